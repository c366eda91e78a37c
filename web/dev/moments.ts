import type { Elekt, ElektView } from '@tabula/elekt/board.js';
import { elekt } from '@tabula/elekt/elekt.js';
import type { Seat } from '@tabula/kernel/json.js';
import { keyOf, present, type Question } from '@tabula/kernel/question.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { asked, decide, eventsFor, open, type Table } from '@tabula/kernel/table.js';
import type { TableNow } from '../table/source.js';

/** Six moments of real games, to look at: played by a seed, with answers that a careless but sane player would give. */
export const MOMENTS = ['setup', 'recruitment', 'assignment', 'confrontation', 'save', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

const NAMES = ['Ilse', 'Marta', 'Orlok', 'Vesna'];

type Ask = NonNullable<ReturnType<typeof asked<Elekt>>>;

/** Whether this is the moment we look for. */
function arrived(moment: Moment, s: Elekt, now: Ask | null): boolean {
  if (now === null) return moment === 'end';
  const id = `${now.frame.rule}/${now.asks[0]!.into}`;
  switch (moment) {
    case 'setup':
      return id === 'setup/direction';
    case 'recruitment':
      return id === 'recruit/keep' && s.round >= 2;
    case 'assignment':
      return id === 'assignment/choice' && s.round >= 4 && s.seats[now.asks[0]!.seat]!.assigned === 3;
    case 'confrontation':
      return id === 'violence/victim' && s.round >= 3 && s.phase === 'confrontation';
    case 'save':
      return id === 'annihilate/save' && s.round >= 3;
    case 'end':
      return false;
  }
}

function pick(now: Ask, s: Elekt, rng: Rng): string[] {
  const ask = now.asks[0]!;
  const weights = ask.choices.map(() => 1);
  elekt.sense.weigh(s, ask, now.frame, weights);
  const best = ask.choices.map((choice, at) => ({ choice, weight: weights[at]! * (1 + below(rng, 100) / 60) }));
  best.sort((a, b) => b.weight - a.weight);
  return best.slice(0, Math.max(1, ask.min)).map(({ choice }) => keyOf(choice));
}

export interface Found {
  readonly now: TableNow;
  readonly question: Question | null;
}

/** Plays until the moment has come; seeds are tried until it does. */
export function moment(wanted: Moment, players: number, seed: string): Found {
  for (let attempt = 0; attempt < 40; attempt++) {
    const opened = open(elekt, { seats: players, seed: `${seed}${attempt}`, options: { pack: 'base' } });
    if (!opened.ok) throw new Error(opened.error.message);
    const { table } = opened;
    const rng = seeded(`answers ${seed}${attempt}`);
    for (let step = 0; step < 2000; step++) {
      const now = asked(table);
      if (arrived(wanted, table.state.board, now)) return found(table, now);
      if (now === null) break;
      const ask = now.asks[0]!;
      const done = decide(table, ask.seat, pick(now, table.state.board, rng));
      if (!done.ok) throw new Error(done.error.message);
    }
  }
  throw new Error(`no ${wanted} for ${players} players`);
}

function found(table: Table<Elekt, ElektView>, now: Ask | null): Found {
  const ask = now?.asks[0];
  const you: Seat = ask?.seat ?? 0;
  const seen = view(table.game, table.state, you);
  const question = now === null || ask === undefined ? null : present(table.game, table.state, now, ask);
  return {
    question,
    now: {
      game: 'elekt',
      options: {},
      you,
      sitters: table.state.seats.map((_, seat) => ({
        seat,
        name: NAMES[seat]!,
        kind: seat === you ? 'person' : 'bot',
        connected: true,
      })),
      version: table.log.length,
      board: seen.board,
      waiting: seen.waiting,
      question,
      result: seen.result,
      story: table.log.map((entry, seq) => ({ seq, seat: entry.seat, events: eventsFor(entry, you) })),
      chat: [],
      link: 'here',
      canUndo: false,
      curtain: you,
    },
  };
}
