import type { Fate, Message, Ref } from '@tabula/kernel/chance.js';
import { askOf } from '@tabula/kernel/question.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import { asked, decide, type Entry, eventsFor, open, questions, type Table } from '@tabula/kernel/table.js';
import { parametersOf } from '@tabula/words/catalogs.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { type Elekt, type ElektView, PHASES, shape } from '../board.js';
import { base } from '../content/base.js';
import { ATTRIBUTES, UNIT_TYPES, ZONES } from '../content/behaviour.js';
import { elekt } from '../elekt.js';
import { newGame } from '../testing/new-game.js';
import { catalogs } from './catalogs.js';
import { speak } from './speak.js';

const NAMES = ['Aleksandra', 'Bartek', 'Celinka', 'Damian'];
const strict = { strict: true };
const named = LANGUAGES.map((language) => speak(language, { name: (seat) => NAMES[seat] }, strict));
const unnamed = LANGUAGES.map((language) => speak(language, {}, strict));

const BROKEN = /[{}[\]#_]| {2}|\b[BEMIP]\d{1,2}\b|\b(?:null|undefined|NaN|object)\b/;
const IDS = [...ATTRIBUTES, ...ZONES, ...UNIT_TYPES, ...PHASES, 'clockwise', 'counter-clockwise'];
const ENGLISH = new RegExp(`\\b(?:${IDS.join('|')})\\b`);
const SENTENCE = /^[\p{Lu}„].*[.?!]$/u;

/** A text is whole: nothing is left to fill in, no id stands in it, and a sentence is a sentence. */
function whole(text: string, key: string, at: number): void {
  const language = LANGUAGES[at]!;
  const foreign = language !== 'en' && ENGLISH.test(text);
  const cut = /^(?:event|ask|why|result)\./.test(key) && !SENTENCE.test(text);
  if (text === '' || BROKEN.test(text) || foreign || cut) throw new Error(`${language}/${key}: ${text}`);
}

const heard = new Set<string>();
const keys = new Set<string>();

function check({ key, params }: Message): void {
  const told = JSON.stringify([key, params]);
  if (heard.has(told)) return;
  heard.add(told);
  keys.add(key);
  for (const voices of [named, unnamed])
    voices.forEach((voice, at) => {
      whole(voice.say({ key, params }), key, at);
    });
}

function checkEntry(entry: Entry, seats: number): void {
  for (const viewer of [null, ...Array(seats).keys()]) eventsFor(entry, viewer).forEach(check);
}

function checkQuestions(table: Table<Elekt, ElektView>): void {
  for (const question of questions(table)) {
    check(question.prompt);
    for (const { label } of question.options) check(label);
    const { options } = named[0]!.question(question);
    if (new Set(options).size < options.length) throw new Error(`${question.id} is ambiguous: ${options.join(' | ')}`);
  }
}

/** Everything a player might point at. */
const things: Ref[] = [
  ...ZONES.map((zone) => ({ zone })),
  ...ATTRIBUTES.map((attribute) => ({ attribute })),
  { seat: 0 },
  ...Object.values(elekt.box(elekt.setup(4, { pack: 'base' }))).flatMap((ids) => ids.map((card) => ({ card }))),
];

function checkReasons(table: Table<Elekt, ElektView>): void {
  const now = asked(table);
  for (let seat = 0; seat < table.state.seats.length; seat++) {
    const ask = askOf(now, seat);
    const about = now !== null && ask !== null ? { ask, frame: now.frame } : null;
    for (const thing of things) elekt.why(table.state.board, seat, thing, about).forEach(check);
  }
}

/** What lies on top: the cards whose words are heard least, so that a few games are enough. */
function rareCardsFirst(rng: Rng): Fate[] {
  const some = (...cards: string[]) => cards.filter(() => below(rng, 2) === 0);
  return [
    some('M04', 'M12', 'M08'),
    some('I15', 'I12', 'I16'),
    some('P10', 'P04', 'P01', 'P12', 'P06'),
    [],
    some('E03', 'E01', 'E08', 'E15', 'E21', 'E02', 'E33', 'E19'),
  ];
}

/** Plays a game at random and listens to it. */
function listen(seats: number, seed: string): void {
  const rng = seeded(seed);
  const opened = open(elekt, { seats, seed, script: rareCardsFirst(rng) });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table } = opened;
  checkEntry(table.log[0]!, seats);
  for (let question = questions(table)[0]; question !== undefined; question = questions(table)[0]) {
    checkQuestions(table);
    const common = question.id === 'assignment/choice' || question.id === 'recruit/keep';
    if (below(rng, common ? 20 : 3) === 0) checkReasons(table);
    // To pass early leaves little to hear of.
    const { options } = question;
    const most = options.length - (options.at(-1)!.key === 'pass' && options.length > 1 && below(rng, 9) > 0 ? 1 : 0);
    const decided = decide(table, question.seat, [options[below(rng, most)]!.key]);
    if (!decided.ok) throw new Error(decided.error.message);
    checkEntry(decided.entry, seats);
  }
  checkReasons(table);
  const { result, board } = table.state;
  named.forEach((voice, at) => {
    whole(voice.result(result!, shape.view(board, null, -1)), 'result.', at);
  });
}

/** Values for the parameters of messages, several of each kind. */
const cards = ['B1.2', 'E23', 'E02', 'M12', 'I01', 'P11'].map((card) => ({ card }));
const numbers = [0, 1, 2, 5, 12];
const seats = NAMES.map((_, seat) => ({ seat }));
const zones = ZONES.map((zone) => ({ zone }));
const SAMPLES: { readonly [name: string]: readonly Message['params'][string][] } = {
  attribute: ATTRIBUTES.map((attribute) => ({ attribute })),
  direction: ['clockwise', 'counter-clockwise'].map((direction) => ({ direction })),
  phase: PHASES.map((phase) => ({ phase })),
  zone: zones,
  ...Object.fromEntries(['seat', 'owner', 'herald', 'from', 'to'].map((name) => [name, seats])),
  ...Object.fromEntries(['own', 'more', 'can', 'two', 'same'].map((name) => [name, [true, false]])),
  ...Object.fromEntries(
    ['unit', 'other', 'card', 'guard', 'exarch', 'privilege', 'mission', 'influence', 'named'].map((name) => [
      name,
      cards,
    ]),
  ),
  forger: [...cards, { card: null }],
};

/** The n-th sample of every parameter that a message names. */
function sample(key: string, nth: number): Message {
  const params = parametersOf(catalogs.en[key]!, 'en').map((name) => {
    const values = key === 'event.moved' && (name === 'from' || name === 'to') ? zones : (SAMPLES[name] ?? numbers);
    return [name, values[nth % values.length]!] as const;
  });
  return { key, params: Object.fromEntries(params) };
}

describe('what the game says', () => {
  it('reads whole in every language, all through random games', { timeout: 60_000 }, () => {
    for (let game = 0; game < 12; game++) listen(2 + (game % 3), `words ${game}`);
    expect(keys.size).toBeGreaterThan(100);
  });

  it('reads whole with all kinds of values', () => {
    const told = Object.keys(catalogs.en).filter((key) => /^(?:event|ask|option|why|result|ui)\./.test(key));
    for (const key of told) for (let nth = 0; nth < 12; nth++) check(sample(key, nth));
  });

  it('keeps the labels of options short', () => {
    const lengths = Object.keys(catalogs.en)
      .filter((key) => key.startsWith('option.'))
      .flatMap((key) => named.map((voice) => voice.say(sample(key, 1)).length));
    const most = Math.max(...lengths);
    expect(most).toBeLessThanOrEqual(65);
    expect(lengths.filter((length) => length <= 42).length / lengths.length).toBeGreaterThan(0.9);
  });

  it('says of a hidden card only that it is a card', () => {
    const tell = (key: string) =>
      named.map((voice) => voice.say({ key, params: { seat: { seat: 0 }, unit: { card: null } } }));
    expect(tell('event.kept')).toEqual([
      'Aleksandra keeps a card.',
      'Aleksandra zatrzymuje na ręce jedną kartę.',
      'Aleksandra behält eine Karte.',
    ]);
    expect(tell('event.redrew')).toEqual([
      'Aleksandra draws a card instead and keeps it.',
      'Aleksandra dobiera w\u00a0zamian jedną kartę i\u00a0zatrzymuje ją na ręce.',
      'Aleksandra zieht dafür eine Karte und behält sie.',
    ]);
    expect(tell('event.drew-unit')).toEqual([
      'Aleksandra draws a card from the Elite deck.',
      'Aleksandra dobiera kartę z\u00a0talii Jednostek Elitarnych.',
      'Aleksandra zieht eine Karte vom Stapel der Eliteeinheiten.',
    ]);
  });

  it('counts options that would read the same', () => {
    const unit = { key: 'option.discard', params: { unit: { card: 'B1.0' } } };
    const labels = [
      unit,
      { ...unit, params: { unit: { card: 'B4.0' } } },
      { ...unit, params: { unit: { card: 'B1.1' } } },
    ];
    const options = labels.map((label, at) => ({ key: `${at}`, label, rule: 'ELEK-14.1', refs: [] }));
    const prompt = { key: 'ask.discard-units/unit', params: { count: 2 } };
    const question = {
      seat: 0,
      id: '',
      kind: 'one' as const,
      prompt,
      rule: '',
      min: 1,
      max: 1,
      cosmetic: false,
      options,
    };
    expect(named[1]!.question(question)).toMatchObject({
      prompt: 'Musisz odrzucić z\u00a0ręki 2\u00a0Jednostki. Wybierz pierwszą.',
      options: ['Odrzuć: Akolita (nr\u00a01)', 'Odrzuć: Zabójca', 'Odrzuć: Akolita (nr\u00a02)'],
    });
  });
});

describe('speak', () => {
  it('reads a card aloud', () => {
    expect(named[1]!.card('B1.2')).toEqual({
      name: 'Akolita',
      kind: 'Jednostka Podstawowa',
      type: 'Kultysta',
      ability: 'Zdolność natychmiastowa z kosztem: 1 Żar',
      symbols: [
        { attribute: 'occultism', name: 'Okultyzm', count: 1 },
        { attribute: 'power', name: 'Władza', count: 1 },
      ],
      text: ['Dołącz 1\u00a0dowolny żeton Atrybutu do tej Jednostki.'],
      titles: [],
    });
    expect(named[2]!.card('M12')).toEqual({
      name: 'Expedition in die Finsternis',
      kind: 'Mission',
      type: null,
      ability: null,
      symbols: [],
      text: ['Um dieser Zone eine Basiseinheit zuzuweisen, muss ein Spieler 1\u00a0Glut bezahlen.'],
      titles: ['Fackel in der Finsternis', 'Erster jenseits der Schwelle'],
    });
    expect(named[0]!.card('B3')!.ability).toBeNull();
    expect(named[0]!.card('X1')).toBeNull();
  });

  it('names single things', () => {
    const refs = [
      { card: 'E01' },
      { card: null },
      { zone: 'court' },
      { seat: 1 },
      { title: 'M01.1' },
      { phase: 'end' },
    ];
    expect(refs.map((ref) => named[2]!.name(ref))).toEqual([
      'Geschichtsfälscher',
      'eine Karte',
      'Hofzone',
      'Bartek',
      'Herr der Stürme',
      'Rundenende',
    ]);
    expect(unnamed[1]!.name({ seat: 1 })).toBe('Gracz 2');
    expect(() => named[0]!.name({ zone: 'attic' })).toThrow("no name of zone attic in 'en'");
    expect(speak('en').name({ zone: 'attic' })).toBe('[zone attic]');
  });

  it('says how the game ended', () => {
    const result = { places: [[1], [0]], reason: 'titles' };
    const { board } = newGame(2).state;
    const bringing = (titles: number) => base.missions.filter((card) => card.titles.length === titles);
    board.seats[1]!.missions = [...bringing(2).slice(0, 3), ...bringing(1).slice(0, 1)].map(({ id }) => id);
    const seen = shape.view(board, null, -1);
    expect(named.map((voice) => voice.result(result, seen))).toEqual([
      'Bartek wins with 7\u00a0Titles.',
      'Bartek wygrywa, mając 7\u00a0Tytułów.',
      'Bartek gewinnt mit 7\u00a0Titeln.',
    ]);
    expect(named.map((voice) => voice.result(result, seen, 0))).toEqual(
      named.map((voice) => voice.result(result, seen)),
    );
    expect(named.map((voice) => voice.result(result, seen, 1))).toEqual([
      'You win with 7\u00a0Titles.',
      'Wygrywasz, mając 7\u00a0Tytułów.',
      'Du gewinnst mit 7\u00a0Titeln.',
    ]);
  });

  it('shows people what is missing in brackets', () => {
    expect(speak('pl').say({ key: 'event.nonsense', params: {} })).toBe('[event.nonsense]');
  });
});
