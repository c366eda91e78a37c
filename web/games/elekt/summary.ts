import { type ElektView, titlesToWin } from '@tabula/elekt/board.js';
import { ZONES } from '@tabula/elekt/content/behaviour.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import { packIn } from '@tabula/elekt/text/speak.js';
import { titlesWon } from '@tabula/elekt/titles.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Spoken } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Past } from '../../replay/past.js';
import { idIn, seatIn } from '../../table/event.js';
import { spokenAt } from '../../table/source.js';
import type { Series, Step, TurningPoint } from '../face.js';
import { boardWords } from './words.js';

const view = (board: unknown): ElektView => board as ElektView;
const unitsOf = ({ zones }: ElektView, seat: Seat): number =>
  ZONES.reduce((sum, zone) => sum + zones[zone].units.filter(({ owner }) => owner === seat).length, 0);

/** What is counted through a game: Titles, which win it, and what they are won with. */
export function elektSeries(language: Language, table: Spoken = {}): readonly Series[] {
  const words = boardWords(language, table);
  const each = (count: (board: ElektView, seat: Seat) => number) => (board: unknown) =>
    view(board).seats.map((_, seat) => count(view(board), seat));
  return [
    {
      id: 'titles',
      label: words('series.titles'),
      goal: titlesToWin,
      of: each(titlesWon),
      says: (count) => words('series.titles.count', { count }),
    },
    {
      id: 'units',
      label: words('series.units'),
      goal: () => null,
      of: each(unitsOf),
      says: (count) => words('series.units.count', { count }),
    },
    {
      id: 'embers',
      label: words('series.embers'),
      goal: () => null,
      of: each(({ seats }, seat) => seats[seat]!.embers),
      says: (count) => words('embers', { count }),
    },
  ];
}

/** A card with Titles that changed hands, and what was counted for it. */
interface Win {
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
  readonly from: Seat | null;
  readonly card: string;
  readonly titles: number;
  /** What everybody had after it. */
  readonly totals: readonly number[];
  /** The counts of Power it was won by; empty if it was taken otherwise. */
  readonly power: readonly number[];
}

function winsOf(past: Past): readonly Win[] {
  const { moments, sitters } = past;
  const { zoneCards } = packOf(packIn(past));
  const totals = sitters.map(() => 0);
  const wins: Win[] = [];
  let round = view(moments[0]?.board).round;
  let power: number[] = [];
  moments.forEach(({ events }, at) => {
    for (const event of events) {
      const [seat, from, card] = [seatIn(event), seatIn(event, 'from'), idIn(event, 'card', 'card')];
      if (event.key === 'event.round') round = Number(event.params.round);
      else if (event.key === 'event.zone') power = [];
      else if (event.key === 'event.count' && idIn(event, 'attribute', 'attribute') === 'power')
        power.push(Number(event.params.count));
      if (event.key !== 'event.won-card' && event.key !== 'event.forged') continue;
      const titles = zoneCards[String(card)]?.titles.length ?? 0;
      if (seat === null || titles === 0) continue;
      if (from !== null) totals[from]! -= titles;
      totals[seat]! += titles;
      const counted = from === null ? power : [];
      wins.push({ at, round, seat, from, card: String(card), titles, totals: [...totals], power: counted });
      power = [];
    }
  });
  // A game that went on from a position begins with what was won before.
  const before = view(moments[0]?.board).seats.map((_, seat) => titlesWon(view(moments[0]?.board), seat));
  return wins.map((win) => ({ ...win, totals: win.totals.map((total, seat) => total + before[seat]!) }));
}

/** Every card with Titles that was won, in order. */
export function elektSteps(past: Past, name: (ref: Ref) => string): readonly Step[] {
  return winsOf(past).map(({ at, seat, card, totals }) => ({ at, seat, total: totals[seat]!, label: name({ card }) }));
}

/** By how much Power a card was won; null if nobody stood against it. */
const margin = ({ power }: Win): number | null => {
  const [best, second] = [...power].sort((a, b) => b - a);
  return best === undefined || second === undefined ? null : best - second;
};

/** The moments that decided a game, in order: the lead that held, the closest win, what was rewritten, the end. */
export function elektTurningPoints(past: Past, language: Language): readonly TurningPoint[] {
  const result = past.moments.at(-1)?.result;
  const winner = result?.places[0]?.[0];
  if (result === null || result === undefined || winner === undefined) return [];
  const words = boardWords(language, spokenAt(past));
  const wins = winsOf(past);
  const own = wins.filter(({ seat }) => seat === winner);
  const last = own.at(-1);
  const ahead = ({ totals }: Win): boolean => totals.every((total, seat) => seat === winner || total < totals[winner]!);
  const behind = wins.findLastIndex((win) => !ahead(win));
  const lead = wins[behind + 1];
  const close = own
    .filter((win) => win !== last && win !== lead && margin(win) !== null)
    .sort((a, b) => margin(a)! - margin(b)!)[0];
  const turn = (win: Win, text: string): TurningPoint => ({ at: win.at, seat: win.seat, text });
  const seat = { seat: winner };
  const turns: TurningPoint[] = wins
    .filter(({ from }) => from !== null)
    .map((win) =>
      turn(
        win,
        words('turn.forged', {
          round: win.round,
          seat: { seat: win.seat },
          from: { seat: win.from! },
          card: { card: win.card },
        }),
      ),
    );
  if (lead !== undefined && lead !== last && lead.seat === winner)
    turns.push(turn(lead, words('turn.lead', { round: lead.round, seat, card: { card: lead.card } })));
  if (close !== undefined && margin(close)! <= 1)
    turns.push(
      turn(
        close,
        words(margin(close) === 0 ? 'turn.tie' : 'turn.close', {
          round: close.round,
          seat,
          card: { card: close.card },
          power: Math.max(...close.power),
        }),
      ),
    );
  if (last !== undefined && result.reason === 'titles')
    turns.push(
      turn(
        last,
        words('turn.last', { round: last.round, seat, card: { card: last.card }, titles: last.totals[winner]! }),
      ),
    );
  return turns.sort((a, b) => a.at - b.at);
}
