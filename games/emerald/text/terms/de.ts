import { german } from '@tabula/words/nouns.js';
import type { Counted, Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });
/** "der Weber": within a sentence, and as an object. */
const royal = (article: 'der' | 'die', name: string, acc = name): Forms => ({
  nom: `${article === 'der' ? 'Der' : 'Die'} ${name}`,
  mid: `${article} ${name}`,
  acc: `${article === 'der' ? 'den' : 'die'} ${acc}`,
});
const attack = (acc: string, dat: string): Forms => ({ nom: acc, acc, dat });
const marker = (nom: string): Forms => ({ nom, acc: `den ${nom}` });
const point = (nom: string, adjective?: string): Counted =>
  german('m', `${nom}|${nom}s|${nom}|${nom}`, `${nom}e`, adjective === undefined ? {} : { adjective });
const faction = (nom: string): Counted => german('m', `${nom}|${nom}en|${nom}en|${nom}en`, `${nom}en`);
const step = (nom: string): Counted => german('m', `${nom}|${nom}s|${nom}|${nom}`, `${nom}e`);

export const de: Nouns = {
  city: {
    london: plain('London'),
    paris: plain('Paris'),
    berlin: plain('Berlin'),
    'st-petersburg': plain('Sankt Petersburg'),
    vienna: plain('Wien'),
    rome: plain('Rom'),
    madrid: plain('Madrid'),
    constantinople: plain('Konstantinopel'),
    cairo: plain('Kairo'),
  },
  faction: { loyalist: faction('Loyalist'), restorationist: faction('Restaurationist') },
  track: { loyalist: marker('Loyalistenmarker'), restorationist: marker('Restaurationistenmarker') },
  symbol: {
    place: german('m', 'Einsatz|Einsatzes|Einsatz|Einsatz', 'Einsätze'),
    claim: german('f', 'Übernahme', 'Übernahmen'),
    retrieve: german('f', 'Rückholung', 'Rückholungen'),
    move: german('f', 'Bewegung', 'Bewegungen'),
    assassinate: german('n', 'Attentat|Attentats|Attentat|Attentat', 'Attentate'),
    restorationist: step('Restaurationistenschritt'),
    loyalist: step('Loyalistenschritt'),
  },
  points: {
    neutral: point('Punkt', 'neutral'),
    loyalist: point('Loyalistenpunkt'),
    restorationist: point('Restaurationistenpunkt'),
    kill: point('Tötungspunkt'),
  },
  attack: {
    assassination: attack('das Attentat', 'einem Attentat'),
    shoggoth: attack('den Shoggoth', 'einem Shoggoth'),
    vampires: attack('die Vampire', 'Vampiren'),
    zombie: attack('den Zombie', 'einem Zombie'),
    cthulhu: attack('Cthulhu', 'Cthulhu'),
  },
  deed: {
    place: 'Einfluss einsetzen',
    claim: 'Karten übernehmen',
    retrieve: 'Einfluss zurückholen',
    move: 'Agenten bewegen',
    markers: 'Marker bewegen',
    assassinate: 'Attentat verüben',
    discard: 'Karten abwerfen',
    pass: 'Passen',
    return: 'Deine Agenten in eine Stadt zurückholen (freie Aktion)',
    end: 'Zug beenden',
  },
  heading: {
    action: 'Aktion',
    'action-once': 'Einmalige Aktion',
    free: 'Freie Aktion',
    'free-once': 'Einmalige freie Aktion',
    advantage: 'Vorteil',
    'advantage-once': 'Einmaliger Vorteil',
    block: 'Blockade',
    'block-once': 'Einmalige Blockade',
  },
  place: {
    hand: { nom: 'Hand', out: 'aus der Hand' },
    deck: { nom: 'Nachziehstapel', out: 'aus dem Nachziehstapel' },
    discard: { nom: 'Ablagestapel', out: 'vom Ablagestapel' },
    display: { nom: 'Auslage', out: 'aus der Auslage' },
  },
  limbo: { all: 'Limbus' },
  step: { first: 'Aktion 1', second: 'Aktion 2', last: 'Zugende' },
  phase: { setup: 'Aufbau', turns: 'Züge', end: 'Schlusswertung' },
  noun: {
    card: german('f', 'Karte', 'Karten'),
    cube: german('m', 'Einflussstein|Einflusssteins|Einflussstein|Einflussstein', 'Einflusssteine'),
    agent: german('m', 'Agent|Agenten|Agenten|Agenten', 'Agenten'),
    bomb: german('f', 'Bombe', 'Bomben'),
    point: point('Punkt'),
    token: german('m', 'Stabilitätsmarker|Stabilitätsmarkers|Stabilitätsmarker|Stabilitätsmarker', 'Stabilitätsmarker'),
    zombie: german('m', 'Zombie|Zombies|Zombie|Zombie', 'Zombies'),
    space: german('n', 'Feld|Felds|Feld|Feld', 'Felder'),
  },
  royal: {
    'royal-london': { nom: 'Gloriana', mid: 'Gloriana', acc: 'Gloriana' },
    'royal-paris': royal('der', 'Weber in der Finsternis'),
    'royal-berlin': royal('der', 'Eiserne Träumer', 'Eisernen Träumer'),
    'royal-st-petersburg': royal('der', 'Blinde Selbstherrscher', 'Blinden Selbstherrscher'),
    'royal-vienna': royal('der', 'Tanzende Hunger', 'Tanzenden Hunger'),
    'royal-rome': royal('der', 'Neunfache Pontifex', 'Neunfachen Pontifex'),
    'royal-madrid': royal('die', 'Sonne der Tiefe'),
    'royal-constantinople': royal('der', 'Tausendtorige', 'Tausendtorigen'),
    'royal-cairo': royal('der', 'Kriechende Pharao', 'Kriechenden Pharao'),
  },
  card: { city: { nom: 'Stadtkarte', here: 'die Stadtkarte' } },
  day: { 0: 'Montag', 1: 'Dienstag', 2: 'Mittwoch', 3: 'Donnerstag', 4: 'Freitag' },
  sign: { quoted: '„#“', text: '# (Text)' },
};
