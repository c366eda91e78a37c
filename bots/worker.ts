import { Defect, type ErrorCode } from '@tabula/kernel/errors.js';
import type { Game } from '@tabula/kernel/game.js';
import { type Decision, LEVELS, type Observation, seen, type Task } from './bot.js';
import { decide } from './levels.js';

/**
 * What a host sends to a worker, as plain data. The worker never gets the true state: the host sends an observation, that
 * is, a guess which was dealt anew for the seat (with what the seat remembers of hidden cards). The worker deals anew
 * from that guess as often as it likes, which gives every world the same chance as dealing from the truth.
 */
export interface Request {
  readonly id: number | string;
  readonly game: string;
  readonly observation: Observation;
  readonly task: Omit<Task, 'now'>;
}

export type Reply =
  | { readonly id: Request['id'] | null; readonly ok: true; readonly decision: Decision }
  | {
      readonly id: Request['id'] | null;
      readonly ok: false;
      readonly error: { readonly code: ErrorCode; readonly message: string };
    };

/**
 * The worker: give it a way to post replies and hand it every message that comes in. It knows nothing of threads, so
 * it is the same in a worker thread of Node and in a Web Worker: `onmessage = (event) => handle(event.data)`.
 */
export function serve(post: (reply: Reply) => void, games: readonly Game[]): (message: unknown) => void {
  return (message) => {
    const { id } = (isObject(message) ? message : {}) as { id?: unknown };
    const to = typeof id === 'number' || typeof id === 'string' ? id : null;
    try {
      const request = requestFrom(message, games);
      const decision = decide(seen(request.game, request.observation), request.task);
      post({ id: to, ok: true, decision });
    } catch (error) {
      const code = error instanceof Defect ? error.code : 'defect';
      post({ id: to, ok: false, error: { code, message: error instanceof Error ? error.message : String(error) } });
    }
  };
}

type Understood = Omit<Request, 'game'> & { readonly game: Game };

function requestFrom(message: unknown, games: readonly Game[]): Understood {
  const request = message as Request;
  if (
    !isObject(message) ||
    !isObject(request.observation) ||
    !isObject(request.observation.guess) ||
    !isObject(request.task)
  )
    throw new Defect('a request has id, game, observation and task');
  const game = games.find((entry) => entry.id === request.game);
  if (game === undefined) throw new Defect(`no game '${request.game}'`);
  const { level } = request.task;
  if (!LEVELS.includes(level)) throw new Defect(`no level '${level}'; there are ${LEVELS.join(', ')}`);
  const { seat, guess } = request.observation;
  if (!Number.isInteger(seat) || guess.seats?.[seat] === undefined) throw new Defect(`no seat ${seat}`);
  return { ...request, game };
}

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
