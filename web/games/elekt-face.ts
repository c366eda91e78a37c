import { type ElektView, titlesToWin } from '@tabula/elekt/board.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import { speak } from '@tabula/elekt/text/speak.js';
import type { Param } from '@tabula/kernel/chance.js';
import type { Beat } from '../table/source.js';
import { ElektBoard } from './elekt/board.js';
import { ElektCardFace, ElektCardSheet } from './elekt/card-sheet.js';
import type { Face, Step, Voice } from './face.js';

/** The Titles on the cards that a player has won. */
function titlesWon({ pack, seats }: ElektView, seat: number): number {
  const { zoneCards } = packOf(pack);
  const { missions, influences } = seats[seat]!;
  return [...missions, ...influences].reduce((sum, id) => sum + (zoneCards[id]?.titles.length ?? 0), 0);
}

const refOf = (param: Param | undefined, kind: string): string | number | null => {
  const value = typeof param === 'object' && param !== null ? param[kind] : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** Every card won, in order: the Titles of each player as they grew, and what was rewritten. */
function pathOf(story: readonly Beat[], players: number, voice: Voice): { goal: number; steps: readonly Step[] } {
  const totals = new Array<number>(players).fill(0);
  const steps: Step[] = [];
  let round = 1;
  const add = (seat: number, by: number, label: string) => {
    totals[seat] = (totals[seat] ?? 0) + by;
    steps.push({ seat, total: totals[seat], label, round });
  };
  for (const { key, params } of story.flatMap(({ events }) => events)) {
    if (key === 'event.round') round = Number(params.round);
    if (key !== 'event.won-card' && key !== 'event.forged') continue;
    const [seat, from, card] = [refOf(params.seat, 'seat'), refOf(params.from, 'seat'), refOf(params.card, 'card')];
    const words = typeof card === 'string' ? voice.card(card) : null;
    if (typeof seat !== 'number' || words === null || words.titles.length === 0) continue;
    if (typeof from === 'number') add(from, -words.titles.length, words.name);
    add(seat, words.titles.length, words.name);
  }
  return { goal: titlesToWin(players), steps };
}

const ICONS: { readonly [ref: string]: string } = {
  'attribute:occultism': 'occ',
  'attribute:cunning': 'cun',
  'attribute:violence': 'vio',
  'attribute:power': 'pow',
  'zone:mission': 'bell',
  'zone:influence': 'temple',
  'zone:court': 'throne',
  'direction:clockwise': 'cw',
  'direction:counter-clockwise': 'ccw',
};

export const elektFace: Face = {
  Board: ElektBoard,
  CardFace: ElektCardFace,
  CardSheet: ElektCardSheet,
  voice(language, pack, names) {
    const speech = speak(language, pack, names);
    return {
      ...speech,
      result: (result, board) => speech.result(result, titlesWon(board as ElektView, result.places[0]?.[0] ?? 0)),
    };
  },
  icon(ref) {
    const [kind, id] = Object.entries(ref)[0] ?? ['', null];
    return ICONS[`${kind}:${String(id)}`] ?? (kind === 'card' ? 'cards' : null);
  },
  where(board, voice) {
    const { round, phase } = board as ElektView;
    return { round, phase: voice.name({ phase }) };
  },
  isBeat: (key) => key === 'event.round' || key === 'event.zone',
  tally({ key, params }) {
    const seat = refOf(params.seat, 'seat');
    if (key !== 'event.count' || typeof seat !== 'number') return null;
    return { seat, count: Number(params.count), about: { attribute: refOf(params.attribute, 'attribute') } };
  },
  path: pathOf,
  score: (board) => (board as ElektView).seats.map((_, seat) => titlesWon(board as ElektView, seat)),
  cards(pack) {
    const { units, missions, influences, privileges } = packOf(pack).pack;
    return [
      ...units.map(({ id, basic }) => ({ id, group: basic ? 'basic' : 'elite' })),
      ...missions.map(({ id }) => ({ id, group: 'mission' })),
      ...influences.map(({ id }) => ({ id, group: 'influence' })),
      ...privileges.map(({ id }) => ({ id, group: 'privilege' })),
    ];
  },
};
