import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from '../people/sessions.js';
import type { Incoming, Visits } from './visit.js';

/** With TLS the name itself makes browsers refuse a cookie that another host of the domain has set. */
const nameFor = (secure: boolean): string => (secure ? '__Host-tabula' : 'tabula');
/** A token and its signature: each 32 bytes in base64url. */
const SIGNED = /^[\w-]{43}\.[\w-]{43}$/;

export function tokenOf(request: Incoming, visits: Visits): string | null {
  const { cookie } = request.headers;
  if (cookie === undefined || cookie.length > 8192) return null;
  const prefix = `${nameFor(visits.of(request).secure)}=`;
  const found = cookie.split(';').find((entry) => entry.trim().startsWith(prefix));
  const token = found?.trim().slice(prefix.length) ?? '';
  return SIGNED.test(token) ? token : null;
}

/** Gives the browser its session, or takes it away (`token` null). */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, visits: Visits, token: string | null): void {
  const { secure } = visits.of(request.raw);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (token === null) void reply.clearCookie(nameFor(secure), attributes);
  else void reply.setCookie(nameFor(secure), token, { ...attributes, maxAge: SESSION_MS / 1000 });
}
