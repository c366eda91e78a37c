import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../people/outcome.js';
import type { Place } from '../people/passkeys.js';
import type { Caller, People } from '../people/people.js';
import { deviceOf, type Visitor } from '../people/sessions.js';
import { giveCookie, tokenOf } from './cookie.js';
import { refuse } from './reply.js';
import { household, type Incoming, type Visits } from './visit.js';

/** What the routes about people have in common. */
export interface Context {
  readonly people: People;
  readonly visits: Visits;
  /** Closes the open sockets of ended sessions. */
  readonly onEnded: (sessions: readonly string[]) => void;
  /** Tells the tables that somebody has another name now, or is gone. */
  readonly onRenamed: (account: string, name: string, gone: boolean) => Promise<void>;
}

/** Who is there, for requests and for sockets; the same session, the same answer. */
export async function visitorOf(request: Incoming, { people, visits }: Pick<Context, 'people' | 'visits'>) {
  const token = tokenOf(request, visits);
  if (token === null) return null;
  const found = await people.sessions.visitor(token);
  return found === null ? null : { ...found, token };
}

/** The visitor of a request; a cookie that lives longer now is given again. */
export async function recognise(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<Visitor | null> {
  const found = await visitorOf(request.raw, context);
  if (found?.renewed === true) giveCookie(request, reply, context.visits, found.token);
  return found?.visitor ?? null;
}

/** Runs work for somebody who is signed in, and answers with what it gave or why it did not. */
export async function asVisitor<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  work: (visitor: Visitor) => Promise<Outcome<T>>,
): Promise<FastifyReply> {
  const visitor = await recognise(request, reply, context);
  if (visitor === null) return refuse(reply, { code: 'not-signed-in', message: 'You are not signed in.' });
  const outcome = await work(visitor);
  return outcome.ok ? reply.send(outcome.value) : refuse(reply, outcome.error);
}

/** Ends the sockets of ended sessions when the answer is on its way: a page that is signed out before it has its new cookie would take itself for nobody. */
export function endAfter(reply: FastifyReply, { onEnded }: Context, sessions: readonly string[]): void {
  reply.raw.once('close', () => onEnded(sessions));
}

/** Goes on by another token; the one that was shown until now opens nothing any more. */
export async function replaceSession(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  token: string,
): Promise<void> {
  const { people, visits } = context;
  const before = await visitorOf(request.raw, context);
  if (before !== null) {
    const { account, session } = before.visitor;
    const ended = await people.sessions.end(account.id, session.slice(0, 16));
    endAfter(reply, context, ended === null ? [] : [ended]);
  }
  giveCookie(request, reply, visits, token);
}

export const callerOf = (request: FastifyRequest, visits: Visits): Caller => ({
  address: household(visits.of(request.raw).address),
  device: deviceOf(request.headers['user-agent']),
});

export function placeOf(request: FastifyRequest, visits: Visits): Place {
  const origin = visits.origin(request.raw);
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
}
