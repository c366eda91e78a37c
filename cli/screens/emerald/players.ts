import { IDENTITY_KINDS, pointLimit, printedFaction, SANITY } from '@tabula/emerald/board.js';
import { FACTIONS, type Faction, POINTS } from '@tabula/emerald/content/behaviour.js';
import { totalOf, trackDifference } from '@tabula/emerald/rules/points.js';
import { effectiveFaction } from '@tabula/emerald/rules/reveal.js';
import type { Seat } from '@tabula/kernel/json.js';
import { flow, padTo, paint, widthOf } from '../../paint.js';
import type { Part } from '../screen.js';
import { AGENT, CUBE, cardsIn, DOT, type EmeraldDrawing, markOf, pointSign, sizeOf, ZOMBIE } from './drawing.js';

/** When we are, what the tracks give, and what everybody has. */

/** A card that shows a faction. */
const identityOf = (faction: Faction): string => IDENTITY_KINDS.find((id) => printedFaction(id) === faction)!;

export function headingLines({ view, voice, words, width }: EmeraldDrawing): string[] {
  const { round, phase, active, seats } = view.board;
  const parts = [
    paint('bold', round === 0 || phase === 'end' ? voice.name({ phase }) : words('round', { round })),
    ...(phase === 'turns' ? [words('turn', { seat: { seat: active } })] : []),
    words('limit', { limit: pointLimit(seats.length) }),
  ];
  return flow(parts, width, DOT());
}

/** EMER-9.7, EMER-17.12: where the markers stand, what that gives everybody now, and who keeps it. */
export function trackLines({ view, voice, words, width }: EmeraldDrawing): string[] {
  const { markers, zombies } = view.board;
  const ahead = FACTIONS.find((track) => markers[track] > Math.min(markers.loyalist, markers.restorationist));
  const parts = [
    ...FACTIONS.map((track) => `${voice.name({ track })} ${paint('bold', String(markers[track]))}`),
    ahead === undefined
      ? words('tracks.even')
      : words('tracks.ahead', { count: trackDifference(view.board), faction: { faction: ahead } }),
    ...(zombies > 0 ? [words('zombies', { count: `${zombies}${ZOMBIE}` })] : []),
  ];
  const [first = '', ...rest] = parts;
  return flow([`${paint('bold', words('tracks'))}: ${first}`, ...rest], width, DOT(), '  ');
}

export function playerParts(drawing: EmeraldDrawing): Part[] {
  const { view, voice, about } = drawing;
  const names = view.board.seats.map((_, seat) => [voice.name({ seat }), about(seat)].join(' ').trimEnd());
  const nameWidth = Math.max(...names.map(widthOf));
  return names.map((name, seat) => plate(drawing, seat, padTo(name, nameWidth)));
}

/** What lies open of a player. */
function plate(drawing: EmeraldDrawing, seat: Seat, name: string): string[] {
  const { view, words, width } = drawing;
  const { board } = view;
  const player = board.seats[seat]!;
  const arrow = view.waiting.includes(seat) ? paint('greenBright', '▸') : ' ';
  const sanity = `${'●'.repeat(player.sanity)}${'○'.repeat(SANITY - player.sanity)}`;
  const piles = { hand: sizeOf(player.hand), deck: sizeOf(player.deck), discard: player.discard.length };
  const facts = [
    `${arrow} ${markOf(seat)} ${name}  ${paint('bold', words('points', { points: totalOf(board, seat) }))}`,
    words('sanity', { tokens: sanity }),
    words('piles', piles),
  ];
  const stock = [
    words('pool', { pieces: `${player.agents}${AGENT} ${player.cubes}${CUBE}` }),
    words('limbo', { pieces: `${player.limbo}${CUBE}` }),
    ...ledger(drawing, seat),
    ...identity(drawing, seat),
    ...display(drawing, seat),
  ];
  return [
    ...flow(facts, width, '  ', '      '),
    ...flow(stock, width - 6, ' · ').map((line) => `      ${paint('dim', line)}`),
  ];
}

/** The booked points by kind, and the share of the tracks. */
function ledger({ view, words }: EmeraldDrawing, seat: Seat): string[] {
  const sums = POINTS.flatMap((kind) => {
    const sum = view.board.seats[seat]!.ledger.reduce(
      (all, entry) => all + (entry.kind === kind ? entry.amount : 0),
      0,
    );
    return sum > 0 ? [pointSign(sum, kind)] : [];
  });
  return sums.length === 0 ? [] : [words('ledger', { points: sums.join(' ') })];
}

/** EMER-15.14, EMER-19.4: who somebody is, once that is known to all; and whether they have changed sides. */
function identity({ view, voice, words }: EmeraldDrawing, seat: Seat): string[] {
  const { revealed, changes } = view.board.seats[seat]!;
  return [
    ...revealed.map((card) => words('revealed', { name: voice.name({ faction: effectiveFaction(card, changes) }) })),
    ...changes.map((card) => words('changed', { name: voice.name({ card }) })),
  ];
}

/** EMER-19.11: cards beside the identity, with the agents that lie on them. */
function display({ view, voice, words }: EmeraldDrawing, seat: Seat): string[] {
  const { display: cards, victims, parked, fed } = view.board.seats[seat]!;
  const shown = cards.map((id) => {
    const on = victims.filter(({ card }) => card === id).map(({ owner }) => `${markOf(owner)}${AGENT}`);
    return [voice.name({ card: id }), ...on].join(' ');
  });
  return [
    ...(shown.length > 0 ? [words('display', { cards: shown.join(', ') })] : []),
    ...(parked > 0 ? [words('parked', { pieces: `${parked}${AGENT}` })] : []),
    ...(fed > 0 ? [words('fed', { pieces: `${fed}${AGENT}` })] : []),
  ];
}

/** EMER-19.1: who the viewer is; nobody else sees it. */
export function ownIdentity({ view, voice, words, width }: EmeraldDrawing): string[] {
  const own = view.you === null ? undefined : view.board.seats[view.you];
  const card = own === undefined ? undefined : cardsIn(own.identity)[0];
  if (card === undefined) return [];
  const faction = effectiveFaction(card, own!.changes);
  const name = paint('bold', voice.name({ faction }));
  const turned = own!.changes.map((change) => words('turned', { name: voice.name({ card: change }) }));
  return flow([words('you', { name }), ...turned, ...voice.card(identityOf(faction))!.text], width, ' ', '  ');
}
