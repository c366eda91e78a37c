import { type CheckContext, complain, problemsOf } from '@tabula/kernel/shape.js';
import { CITIES, type City, type Effect } from './behaviour.js';
import { type GameCard, type Pack, packShape } from './cards.js';

/** A pack from outside: its form follows from the declaration of the cards; what concerns several of them is here. */

const GAME_CARDS = 66; // CM-1
const STARTING_CARDS = 10; // EMER-1.2
const PACK_ID = /^[a-z][a-z0-9-]{0,39}$/;
const CARD_ID = /^(G|ST)[0-9]{1,3}$/;

const does = (card: GameCard, kind: Effect['do']): boolean => has(card, (effect) => effect.do === kind);
const has = ({ texts = [] }: GameCard, is: (effect: Effect) => boolean): boolean =>
  texts.some((text) => text.does.some(is));

/** Vampires, by what they do. */
const besideOwn = (effect: Effect): boolean => effect.do === 'replace-agent' && effect.where === 'beside-own';
/** Sherlock Holmes, by what he stops: not assassinations alone. */
const blocksMuch = (effect: Effect): boolean =>
  effect.do === 'block' && effect.against.some((attack) => attack !== 'assassination');
const is = (kind: Effect['do']) => (effect: Effect) => effect.do === kind;

/** CM-5, EMER-20.86: texts that one card has. */
const UNIQUE: { readonly [what: string]: (effect: Effect) => boolean } = {
  'raise-dead': is('raise-dead'),
  'replace-agent beside an own one': besideOwn,
  'block of many attacks': blocksMuch,
  'turn-coat': is('turn-coat'),
  'end-undead': is('end-undead'),
  'devour-city': is('devour-city'),
  'park-agents': is('park-agents'),
  'feed-agents': is('feed-agents'),
};

export type Checked = { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: string[] };

/** Whether a value, whatever it is, is a pack the rules can play with; if not, everything that is wrong and where. */
export function checkPack(value: unknown): Checked {
  const problems = problemsOf(packShape, value);
  if (problems.length === 0) {
    const pack = value as Pack;
    const about: CheckContext = { seats: 0, problems };
    checkIds(pack, about);
    checkCities(pack, about);
    checkStarting(pack, about);
    checkCards(pack, about);
    if (problems.length === 0) return { ok: true, pack };
  }
  return { ok: false, problems };
}

const copies = (cards: readonly GameCard[]): number => cards.reduce((sum, card) => sum + card.copies, 0);

function checkIds({ id, starting, cards, name }: Pack, about: CheckContext): void {
  if (!PACK_ID.test(id)) complain(about, '/id', 'expected a small letter, then up to 39 of a-z, 0-9 and -');
  if (Object.values(name).some((text) => text === '')) complain(about, '/name', 'is empty');
  const seen = new Set<string>();
  for (const [kind, list, letters] of [
    ['starting', starting, 'ST'],
    ['cards', cards, 'G'],
  ] as const)
    list.forEach((card, at) => {
      if (!CARD_ID.test(card.id) || !card.id.startsWith(letters))
        complain(about, `/${kind}/${at}/id`, `expected ${letters} and a number of 1 to 3 digits`);
      if (seen.has(card.id)) complain(about, `/${kind}/${at}/id`, `is there twice: ${card.id}`);
      seen.add(card.id);
      if (Object.values(card.name).some((text) => text === '')) complain(about, `/${kind}/${at}/name`, 'is empty');
    });
}

/** EMER-1.6, EMER-1.7, CM-4: one card and one royal for each city, under ids that say so. */
function checkCities({ cities, royals }: Pack, about: CheckContext): void {
  for (const [kind, list, word] of [
    ['cities', cities, 'city'],
    ['royals', royals, 'royal'],
  ] as const) {
    const missing = CITIES.filter((city) => !list.some((card) => card.city === city));
    if (missing.length > 0) complain(about, `/${kind}`, `nothing is there for ${missing.join(', ')}`);
    list.forEach((card, at) => {
      if (card.id !== `${word}-${card.city}`) complain(about, `/${kind}/${at}/id`, `expected ${word}-${card.city}`);
    });
  }
  royals.forEach((royal, at) => {
    if (royal.bombsNeeded !== royal.worth + 1)
      complain(about, `/royals/${at}`, `needs ${royal.worth + 1} bombs, one more than its points`);
  });
  const paris = (list: readonly { readonly city: City; readonly bombsNeeded: number }[]) =>
    list.find(({ city }) => city === 'paris')?.bombsNeeded;
  if (paris(cities) !== 4 || paris(royals) !== 5) complain(about, '/cities', 'Paris takes 4 bombs, its royal 5');
  cities.forEach((card, at) => {
    if (card.points.kind !== 'neutral') complain(about, `/cities/${at}/points`, 'a city gives neutral points'); // EMER-16.10
  });
  balanced(
    cities.map((card) => ({ ...card, copies: 1 })),
    '/cities',
    about,
  );
}

/** CM-10: what the starting cards have to make possible. */
function checkStarting({ starting }: Pack, about: CheckContext): void {
  if (starting.length !== STARTING_CARDS)
    complain(about, '/starting', `needs ${STARTING_CARDS} cards, has ${starting.length}`);
  const sum = (symbol: 'place' | 'claim' | 'retrieve' | 'move') =>
    starting.reduce((total, { symbols }) => total + (symbols[symbol] ?? 0), 0);
  for (const [symbol, least] of [
    ['claim', 3],
    ['place', 8],
    ['retrieve', 5],
    ['move', 3],
  ] as const)
    if (sum(symbol) < least) complain(about, '/starting', `needs ${least} symbols of ${symbol}, has ${sum(symbol)}`);
  if (!starting.some(({ symbols }) => (symbols.place ?? 0) >= 2))
    complain(about, '/starting', 'needs a card with two place symbols');
  if (starting.reduce((total, { bombs }) => total + (bombs ?? 0), 0) > 1)
    complain(about, '/starting', 'has more than one bomb');
  starting.forEach(({ symbols }, at) => {
    if (symbols.assassinate !== undefined) complain(about, `/starting/${at}`, 'cannot assassinate'); // EMER-1.25
  });
}

function checkCards({ cards }: Pack, about: CheckContext): void {
  if (copies(cards) !== GAME_CARDS)
    complain(about, '/cards', `needs ${GAME_CARDS} cards with their copies, has ${copies(cards)}`);
  for (const [what, says] of Object.entries(UNIQUE))
    if (copies(cards.filter((card) => has(card, says))) > 1)
      complain(about, '/cards', `more than one card says ${what}`);
  if (copies(cards.filter((card) => does(card, 'double-bombs'))) === 1)
    complain(about, '/cards', 'a card that says double-bombs needs a second one'); // EMER-18.43
  balanced(cards, '/cards', about);
  const assassins = copies(cards.filter(({ symbols }) => symbols.assassinate !== undefined));
  const plain = copies(
    cards.filter(({ symbols, killField }) => symbols.assassinate !== undefined && killField === undefined),
  );
  if (assassins < 9) complain(about, '/cards', `needs 9 assassinate cards, has ${assassins}`); // CM-11
  if (plain === 0) complain(about, '/cards', 'needs an assassinate card without a kill field');
  cards.forEach((card, at) => {
    checkCard(card, `/cards/${at}`, about);
  });
}

/** CM-8, CM-9: neither faction is favoured by symbols or points. */
function balanced(
  cards: readonly Pick<GameCard, 'symbols' | 'points' | 'copies'>[],
  path: string,
  about: CheckContext,
): void {
  const sum = (of: (card: Pick<GameCard, 'symbols' | 'points'>) => number) =>
    cards.reduce((total, card) => total + card.copies * of(card), 0);
  const symbols = (['loyalist', 'restorationist'] as const).map((track) => sum((card) => card.symbols[track] ?? 0));
  if (symbols[0] !== symbols[1]) complain(about, path, `the marker symbols do not balance: ${symbols.join(' and ')}`);
  const points = ['loyalist', 'restorationist'].map((kind) =>
    sum((card) => (card.points?.kind === kind ? card.points.amount : 0)),
  );
  if (points[0] !== points[1])
    complain(about, path, `the points of the factions do not balance: ${points.join(' and ')}`);
}

/** What a single card cannot be without. */
function checkCard(card: GameCard, path: string, about: CheckContext): void {
  const { texts = [], points, killField, symbols } = card;
  if (points?.kind === 'kill') complain(about, `${path}/points`, 'kill points come from a kill field');
  if (killField !== undefined && symbols.assassinate === undefined && !does(card, 'devour-agent'))
    complain(about, `${path}/killField`, 'nothing of this card kills');
  if (does(card, 'devour-agent') && killField === undefined) complain(about, path, 'needs a kill field'); // EMER-18.17
  if ((does(card, 'raise-dead') || has(card, besideOwn)) && points === undefined)
    complain(about, `${path}/points`, 'needs points that Leopold Society can take'); // CM-7
  const headings = texts.map(({ heading }) => heading);
  if (new Set(headings).size < headings.length) complain(about, `${path}/texts`, 'has two texts under one heading');
  texts.forEach((text, at) => {
    if (text.does.length === 0) complain(about, `${path}/texts/${at}/does`, 'says nothing');
    for (const { do: kind } of text.does)
      if (headingOf(kind) !== null && headingOf(kind) !== text.heading)
        complain(about, `${path}/texts/${at}`, `${kind} belongs under ${headingOf(kind)}`);
  });
}

/** Words that are used within another rule have the heading of that rule, and no other word has it. */
function headingOf(kind: Effect['do']): 'advantage' | 'block' | null {
  if (kind === 'bombs' || kind === 'double-bombs') return 'advantage';
  return kind === 'block' ? 'block' : null;
}
