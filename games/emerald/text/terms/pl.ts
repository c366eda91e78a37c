import { polish } from '@tabula/words/nouns.js';
import type { Counted, Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

/** A city: where something comes from, and where it is. */
const city = (nom: string, gen: string, loc: string): Forms => ({ nom, gen, loc });
const royal = (nom: string, acc: string): Forms => ({ nom, mid: nom, acc });
const attack = (nom: string, ins: string): Forms => ({ nom, acc: nom, ins });

const point = (around: { adjective?: string; after?: string } = {}): Counted =>
  polish('m', 'punkt|punktu|punktowi|punkt|punktem|punkcie', 'punkty|punktów|punktom|punkty|punktami|punktach', around);
/** What is done: "umieszczenie", "umieszczeń"; "przejęcie", "przejęć". */
const doing = (stem: string): Counted =>
  polish(
    'n',
    `${stem}ie|${stem}ia|${stem}iu|${stem}ie|${stem}iem|${stem}iu`,
    `${stem}ia|${stem.replace(/n$/, 'ń').replace(/c$/, 'ć')}|${stem}iom|${stem}ia|${stem}iami|${stem}iach`,
  );
const step = (after: string): Counted =>
  polish('m', 'krok|kroku|krokowi|krok|krokiem|kroku', 'kroki|kroków|krokom|kroki|krokami|krokach', { after });

export const pl: Nouns = {
  city: {
    london: city('Londyn', 'Londynu', 'Londynie'),
    paris: city('Paryż', 'Paryża', 'Paryżu'),
    berlin: city('Berlin', 'Berlina', 'Berlinie'),
    'st-petersburg': city('Petersburg', 'Petersburga', 'Petersburgu'),
    vienna: city('Wiedeń', 'Wiednia', 'Wiedniu'),
    rome: city('Rzym', 'Rzymu', 'Rzymie'),
    madrid: city('Madryt', 'Madrytu', 'Madrycie'),
    constantinople: city('Konstantynopol', 'Konstantynopola', 'Konstantynopolu'),
    cairo: city('Kair', 'Kairu', 'Kairze'),
  },
  faction: {
    loyalist: polish(
      'mp',
      'Lojalista|Lojalisty|Lojaliście|Lojalistę|Lojalistą|Lojaliście',
      'Lojaliści|Lojalistów|Lojalistom|Lojalistów|Lojalistami|Lojalistach',
    ),
    restorationist: polish(
      'mp',
      'Restauracjonista|Restauracjonisty|Restauracjoniście|Restauracjonistę|Restauracjonistą|Restauracjoniście',
      'Restauracjoniści|Restauracjonistów|Restauracjonistom|Restauracjonistów|Restauracjonistami|Restauracjonistach',
    ),
  },
  track: {
    loyalist: { nom: 'znacznik Lojalistów', acc: 'znacznik Lojalistów' },
    restorationist: { nom: 'znacznik Restauracjonistów', acc: 'znacznik Restauracjonistów' },
  },
  symbol: {
    place: doing('umieszczen'),
    claim: doing('przejęc'),
    retrieve: doing('odzyskan'),
    move: doing('przesunięc'),
    assassinate: polish(
      'n',
      'zabójstwo|zabójstwa|zabójstwu|zabójstwo|zabójstwem|zabójstwie',
      'zabójstwa|zabójstw|zabójstwom|zabójstwa|zabójstwami|zabójstwach',
    ),
    restorationist: step('Restauracjonistów'),
    loyalist: step('Lojalistów'),
  },
  points: {
    neutral: point({ adjective: 'neutraln' }),
    loyalist: point({ after: 'Lojalistów' }),
    restorationist: point({ after: 'Restauracjonistów' }),
    kill: point({ after: 'za zabitego agenta' }),
  },
  attack: {
    assassination: attack('zabójstwo', 'zabójstwem'),
    shoggoth: attack('atak Shoggotha', 'Shoggothem'),
    vampires: attack('atak wampirów', 'wampirami'),
    zombie: attack('atak zombie', 'zombie'),
    cthulhu: attack('atak Cthulhu', 'Cthulhu'),
  },
  deed: {
    place: 'Umieść kostki wpływów',
    claim: 'Przejmij karty',
    retrieve: 'Odzyskaj kostki wpływów',
    move: 'Przesuń agentów',
    markers: 'Przesuń znaczniki',
    assassinate: 'Dokonaj zabójstwa',
    discard: 'Odrzuć karty',
    pass: 'Spasuj',
    return: 'Sprowadź agentów z powrotem do miasta (darmowa akcja)',
    end: 'Zakończ turę',
  },
  heading: {
    action: 'Akcja',
    'action-once': 'Jednorazowa akcja',
    free: 'Darmowa akcja',
    'free-once': 'Jednorazowa darmowa akcja',
    advantage: 'Korzyść',
    'advantage-once': 'Jednorazowa korzyść',
    block: 'Blok',
    'block-once': 'Jednorazowy blok',
  },
  place: {
    hand: { nom: 'ręka', out: 'z ręki' },
    deck: { nom: 'talia', out: 'z talii' },
    discard: { nom: 'stos kart odrzuconych', out: 'ze stosu kart odrzuconych' },
    display: { nom: 'karty obok tożsamości', out: 'spośród kart obok tożsamości' },
  },
  limbo: { all: 'Otchłań' },
  step: { first: 'Akcja 1', second: 'Akcja 2', last: 'Koniec tury' },
  phase: { setup: 'Przygotowanie gry', turns: 'Tury', end: 'Końcowa punktacja' },
  noun: {
    card: polish('f', 'karta|karty|karcie|kartę|kartą|karcie', 'karty|kart|kartom|karty|kartami|kartach'),
    cube: polish('f', 'kostka|kostki|kostce|kostkę|kostką|kostce', 'kostki|kostek|kostkom|kostki|kostkami|kostkach'),
    agent: polish(
      'mp',
      'agent|agenta|agentowi|agenta|agentem|agencie',
      'agenci|agentów|agentom|agentów|agentami|agentach',
    ),
    bomb: polish('f', 'bomba|bomby|bombie|bombę|bombą|bombie', 'bomby|bomb|bombom|bomby|bombami|bombach'),
    point: point(),
    token: polish(
      'm',
      'znacznik|znacznika|znacznikowi|znacznik|znacznikiem|znaczniku',
      'znaczniki|znaczników|znacznikom|znaczniki|znacznikami|znacznikach',
      { after: 'poczytalności' },
    ),
    zombie: polish('n', 'zombie|zombie|zombie|zombie|zombie|zombie', 'zombie|zombie|zombie|zombie|zombie|zombie'),
    space: polish('n', 'pole|pola|polu|pole|polem|polu', 'pola|pól|polom|pola|polami|polach'),
  },
  royal: {
    'royal-london': royal('Gloriana', 'Glorianę'),
    'royal-paris': royal('Tkający w Ciemności', 'Tkającego w Ciemności'),
    'royal-berlin': royal('Żelazny Śniący', 'Żelaznego Śniącego'),
    'royal-st-petersburg': royal('Ślepy Samowładca', 'Ślepego Samowładcę'),
    'royal-vienna': royal('Tańczący Głód', 'Tańczący Głód'),
    'royal-rome': royal('Dziewięciokrotny Kapłan', 'Dziewięciokrotnego Kapłana'),
    'royal-madrid': royal('Słońce Głębin', 'Słońce Głębin'),
    'royal-constantinople': royal('Tysiącbramny', 'Tysiącbramnego'),
    'royal-cairo': royal('Pełzający Faraon', 'Pełzającego Faraona'),
  },
  card: { city: { nom: 'karta miasta', here: 'miasta' } },
  day: { 0: 'Poniedziałek', 1: 'Wtorek', 2: 'Środa', 3: 'Czwartek', 4: 'Piątek' },
  sign: { quoted: '„#”', text: '# (tekst)' },
};
