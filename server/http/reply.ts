import { HTTP_REFUSALS } from '@tabula/protocol/refusals.js';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { Failure, Outcome } from '../people/outcome.js';

/** Ends a request with a failure: `{error: {code, message}}` and the status that fits. */
export function refuse(reply: FastifyReply, error: Failure): FastifyReply {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  const { code, message } = error;
  return reply.code(HTTP_REFUSALS[code][0]).send({ error: { code, message } });
}

/** What a body must look like, and that it has nothing else. The message names the field, never its value. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): Outcome<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const where = issue?.path.map((step) => String(step).slice(0, 40)).join('.') || 'the body';
  const message = issue?.code === 'unrecognized_keys' ? 'has a field that is not known' : 'is missing or malformed';
  return { ok: false, error: { code: 'bad-request', message: `${where} ${message}` } };
}
