import type { Frame } from '@tabula/kernel/game.js';
import { below, type Rng, shuffleInPlace } from '@tabula/kernel/rng.js';
import { remove } from '@tabula/kit/piles.js';
import { type Arkham, DISPLAY, HEADLINES, TILES, type Tile } from '../board.js';
import { type CardId, MYTHOS } from '../cards.js';
import { archiveId, backOf, kindOf, pieceOfSide, tableFor } from '../packs.js';
import { tileOfEvent } from '../rules/doom.js';
import { assetOf, has, healthOf, isStreet, sheetOf, spacesOf, tileAt } from '../rules/look.js';
import { cardOf, placeOf, type Thing } from './every-text.js';

/** Positions in which something can happen that has not happened yet: its cards lie where they act, all else by chance. */

const some = <T>(rng: Rng, of: readonly T[]): T => of[below(rng, of.length)]!;
const chance = (rng: Rng, oneIn: number): boolean => below(rng, oneIn) === 0;

/** Takes a piece of a card out of whichever of the piles it lies in. */
function takeFrom(piles: readonly string[][], card: CardId): CardId | undefined {
  for (const pile of piles) {
    const piece = pile.find((one) => kindOf(one) === card);
    if (piece !== undefined && remove(pile, piece)) return piece;
  }
  return undefined;
}

/** Everything is shuffled, and what setup lays open lies open. */
function shuffleAll(s: Arkham, rng: Rng): void {
  const decks = [s.streets, s.events, s.items, s.allies, s.spells, s.monsterDeck, s.anomalies, s.headlines, s.pacts];
  for (const deck of [...decks, ...TILES.map((tile) => s.tiles[tile].deck)]) shuffleInPlace(rng, deck);
  s.round = 1;
  s.phase = 'action';
  s.lead = below(rng, s.seats.length);
}

/** Investigators, those that are wanted first, with what they might have in the middle of a game. */
function layInvestigators(s: Arkham, cards: readonly CardId[], rng: Rng): void {
  const sheets = [...cards.filter((card) => s.sheets.includes(card)), ...shuffleInPlace(rng, [...s.sheets])];
  s.seats.forEach((one) => {
    one.sheet = sheets.find((sheet) => s.sheets.includes(sheet))!;
    remove(s.sheets, one.sheet);
    one.space = below(rng, tableFor(s).spaces.length);
    one.inactive = chance(rng, 2);
    Object.assign(one, { money: below(rng, 9), clues: below(rng, 4), remnants: below(rng, 4) });
    one.focus = one.focus.map(() => below(rng, 2));
  });
  s.seats.forEach((one, seat) => {
    const { health, sanity } = sheetOf(s, seat);
    one.damage = below(rng, health - 1);
    one.horror = below(rng, sanity - 1);
  });
}

/** A card of the archive that is a monster. */
const isMonster = (s: Arkham, card: CardId): boolean => tableFor(s).archive[card]?.epic !== undefined;

const LUCK = 'condition/blessed';

/** Assets that are wanted, and some others. */
function layAssets(s: Arkham, cards: readonly CardId[], rng: Rng): void {
  const piles = [s.items, s.allies, s.spells, s.special, s.starting, s.conditions];
  const others = shuffleInPlace(rng, [...s.items, ...s.spells, ...s.allies].map(kindOf)).slice(0, s.seats.length);
  const wanted = cards.map(pieceOfSide).filter((card) => tableFor(s).assets[card] !== undefined);
  for (const [nth, card] of [...wanted.slice(0, 4 * s.seats.length), ...others].entries()) {
    const one = s.seats[nth % s.seats.length]!;
    if (card === LUCK && one.assets.some((asset) => kindOf(asset.card) === LUCK)) continue;
    const piece = takeFrom(piles, card);
    if (piece === undefined) continue;
    const { pile } = assetOf(s, piece);
    if (pile !== 'conditions' && chance(rng, 4)) {
      s[pile].push(piece); // on top, to be gained
      continue;
    }
    const { health = 0, sanity = 0 } = assetOf(s, piece);
    const harm = { damage: health > 1 ? below(rng, health) : 0, horror: sanity > 1 ? below(rng, sanity) : 0 };
    one.assets.push({ card: piece, ...harm, back: card === LUCK && cards.includes(backOf(LUCK)) });
  }
  for (const card of cards.map(pieceOfSide).filter((one) => s.pacts.includes(one))) {
    const free = s.seats.find(({ pact }) => pact.length === 0);
    if (free !== undefined && remove(s.pacts, card)) free.pact.push(card);
  }
}

/** Monsters that are wanted, and some others: with somebody, near or anywhere. */
function layMonsters(s: Arkham, cards: readonly CardId[], rng: Rng): void {
  const wanted = cards.filter((card) => tableFor(s).monsters[card] !== undefined).slice(0, 1 + below(rng, 4));
  const epics = s.archive.filter((card) => isMonster(s, card) && chance(rng, 3));
  const others = [...epics, ...s.monsterDeck.slice(0, below(rng, 3)).map(kindOf)];
  for (const card of [...wanted, ...others]) {
    const piece = takeFrom([s.monsterDeck, s.setAside, s.archive], card);
    if (piece === undefined) continue;
    const prey = below(rng, s.seats.length);
    const space = chance(rng, 3) ? below(rng, tableFor(s).spaces.length) : s.seats[prey]!.space;
    const exhausted = !has(s, piece, 'massive') && chance(rng, 5);
    const engaged = space === s.seats[prey]!.space && !exhausted && chance(rng, 2);
    const health = healthOf(s, piece);
    const damage = chance(rng, 2) ? health - 1 : below(rng, health);
    s.monsters.push({ card: piece, space, damage, exhausted, with: engaged ? [prey] : [] });
  }
  s.monsterTop = s.monsterDeck.splice(-1);
}

/** Cards of the codex that are wanted, besides those of the beginning; numbers and markers by chance. */
function layCodex(s: Arkham, cards: readonly CardId[], rng: Rng): void {
  const { scenario, archive } = tableFor(s);
  const wanted = cards.filter((card) => archive[pieceOfSide(card)] !== undefined && !isMonster(s, card)).slice(0, 3);
  const beside = wanted.filter((card) => archive[card]?.neighbourhood !== undefined && archive[card]?.at === undefined);
  for (const card of beside)
    if (remove(s.archive, card))
      s.attached.push({ card, tile: scenario.neighbourhoods.indexOf(archive[card]!.neighbourhood!) });
  const others = shuffleInPlace(rng, [...s.archive]).filter((card) => !isMonster(s, card) && chance(rng, 8));
  const turned = others.map((card) => (archive[card]!.back !== undefined && chance(rng, 2) ? backOf(card) : card));
  for (const card of [...wanted, ...scenario.codex.map(archiveId), ...turned])
    if (archive[pieceOfSide(card)]?.at === undefined && remove(s.archive, pieceOfSide(card)))
      s.codex.push({
        card: pieceOfSide(card),
        back: card.endsWith('/back'),
        clues: below(rng, 6),
        doom: below(rng, 4),
      });
  for (const card of s.archive.filter((one) => archive[one]!.neighbourhood !== undefined && chance(rng, 3)))
    if (archive[card]!.at === undefined && remove(s.archive, card)) s.aside.push(card);
  Object.assign(s.sheet, { clues: below(rng, 9), doom: below(rng, chance(rng, 2) ? 4 : 14), markers: below(rng, 5) });
  const tokens = shuffleInPlace(rng, s.markerSupply.slice(0, chance(rng, 2) ? 2 : undefined)).slice(0, below(rng, 6));
  for (const token of tokens) {
    remove(s.markerSupply, token);
    const space = chance(rng, 4) ? below(rng, 15) : some(rng, s.seats).space;
    if (chance(rng, 3)) s.facedown.push({ space, token: [token] });
    else s.markers.push({ space, token, mended: token.startsWith('marker/white') && chance(rng, 2) });
  }
}

/** Doom by chance; where there is much of it in a neighbourhood, an anomaly if the scenario has them. */
function layDoom(s: Arkham, rng: Rng): void {
  const anomalies = s.anomalies.length > 0 && s.codex.some(({ card }) => card === archiveId(2));
  for (const tile of TILES) {
    const much = anomalies && chance(rng, 2) ? 4 : 2;
    for (const space of spacesOf(s, tile)) s.doom[space] = below(rng, much);
    s.tiles[tile].anomaly = much === 4 && spacesOf(s, tile).some((space) => s.doom[space]! > 0);
  }
}

/** Somebody stands where an encounter is met that is wanted, with its card on top. */
function layEncounter(s: Arkham, one: Thing, seat: number, rng: Rng): void {
  const t = tableFor(s);
  const card = cardOf(one);
  const [, where = ''] = placeOf(one).split('/');
  const onTop = (deck: string[]) => {
    remove(deck, card);
    deck.push(card);
  };
  const stands = (space: number) => {
    s.seats[seat]!.space = space;
  };
  if (t.anomalies[card] !== undefined) {
    const tile = some(rng, TILES);
    const [space, other] = shuffleInPlace(rng, [...spacesOf(s, tile)]);
    const { from, to = 3 } = t.anomalies[card]!.byDoom[Number(where)]!;
    s.doom[space!] = from + below(rng, to - from + 1);
    s.doom[other!] = Math.max(1, s.doom[other!]!);
    s.tiles[tile].anomaly = s.codex.some(({ card: rules }) => rules === archiveId(2));
    onTop(s.anomalies);
    stands(space!);
    return;
  }
  const streets = [...t.spaces.keys()].filter((space) => t.spaces[space]!.street === where);
  const space = t.spaceOf[where] ?? (streets.length === 0 ? undefined : some(rng, streets));
  if (space === undefined) return;
  const tile = tileAt(s, space);
  if (tile === null) onTop(s.streets);
  else {
    s.tiles[tile].anomaly = false;
    for (const there of spacesOf(s, tile)) s.doom[there] = Math.min(1, s.doom[there]!);
    layInDeck(s, card, tile);
  }
  stands(space);
}

/** A card of a neighbourhood, an event or a card of the archive lies on top of the deck there. */
function layInDeck(s: Arkham, card: CardId, tile: Tile): void {
  const { deck } = s.tiles[tile];
  if (tableFor(s).events[card] !== undefined && !deck.includes(card)) {
    remove(s.events, card);
    s.tiles[tile].clues++;
  } else if (!remove(s.archive, card)) remove(deck, card);
  deck.push(card);
}

const isEncounter = (one: Thing): boolean =>
  /^(?:encounter|street|event|anomaly|archive)\/.* (?:at|byDoom)\//.test(one);

/** The cup has more of what is wanted: headlines, reckonings, the doom of events. */
function layMythos(s: Arkham, cards: readonly CardId[], things: readonly Thing[]): void {
  const headline = cards.find((card) => tableFor(s).headlines[card] !== undefined);
  if (headline !== undefined) {
    remove(s.headlines, headline);
    s.headlines.push(headline);
  }
  s.unusedHeadlines = s.headlines.splice(0, s.headlines.length - HEADLINES);
  for (const token of ['read-headline', 'reckoning', 'spread-doom'] as const) s.cup[MYTHOS.indexOf(token)]! += 3;
  const doomed = things.filter((one) => placeOf(one) === 'doom' && s.events.includes(cardOf(one))).map(cardOf);
  s.events = [...new Set([...doomed, ...s.events])];
  s.nextEvent = s.events.splice(-1);
  s.nextTile = tileOfEvent(s, s.nextEvent[0]!);
}

const PHASES = ['ARK-201', 'ARK-202', 'ARK-203', 'ARK-204'];

/** Lays a position of a new board for things that are wanted; the frames are those of the phase that begins. */
export function layWanted(s: Arkham, wanted: readonly Thing[], rng: Rng): Frame[] {
  const things = shuffleInPlace(rng, [...wanted]);
  const cards = [...new Set(things.map(cardOf))];
  shuffleAll(s, rng);
  layInvestigators(s, cards, rng);
  const entering = things.find(
    (one) => placeOf(one).startsWith('enters/') && s.archive.includes(pieceOfSide(cardOf(one))),
  );
  layCodex(s, entering === undefined ? cards : cards.filter((card) => card !== cardOf(entering)), rng);
  layAssets(s, cards, rng);
  layDoom(s, rng);
  const met = things.filter(isEncounter);
  s.seats.forEach((_, seat) => {
    if (seat < met.length && !chance(rng, 4)) layEncounter(s, met[seat]!, seat, rng);
  });
  layMonsters(s, cards, rng);
  layMythos(s, cards, things);
  s.display = s.items.splice(-DISPLAY);
  for (const marker of [...s.markers, ...s.facedown]) if (isStreet(s, marker.space)) marker.space = 0;
  const at = met.length > 0 && chance(rng, 2) ? 'ARK-203' : some(rng, PHASES);
  if (at === 'ARK-203') for (const one of s.seats) one.inactive = true;
  if (at === 'ARK-201') for (const one of s.seats) one.inactive = false;
  const frame = (rule: string, first: string, v: Frame['v'] = {}): Frame => ({ rule, at: first, v, into: '' });
  const frames = [frame('arkham', '', {}), frame('play', at), frame('checks', 'ARK-R.20')];
  if (entering === undefined) return frames;
  const card = pieceOfSide(cardOf(entering));
  const back = cardOf(entering) !== card;
  if (!back || !s.archive.includes(card)) {
    if (s.archive.includes(card)) frames.push(frame('add-card', 'ARK-429.2', { card, back: false }));
    return frames;
  }
  remove(s.archive, card);
  s.codex.push({ card, back: false, clues: 0, doom: 0 });
  return [...frames, frame('flip-card', 'ARK-412.5b', { card })];
}
