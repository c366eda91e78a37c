import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../db/database.js';
import { exportOf } from '../people/export.js';
import { forget } from '../people/forget.js';
import { allowance } from '../people/limits.js';
import { failure, success } from '../people/outcome.js';
import { createPager } from '../people/pages.js';
import type { Time } from '../time.js';
import { asVisitor, type Context, callerOf, endAfter, recognise, replaceSession } from './context.js';
import { giveCookie } from './cookie.js';
import { readBody, refuse } from './reply.js';

const text = (most: number) => z.string().max(most);
const Name = z.strictObject({ name: text(200) });
const Password = z.strictObject({ password: text(1000), current: text(1000).optional() });
const SignIn = z.strictObject({ name: text(200), password: text(1000) });
const Confirm = z.strictObject({ name: text(200) });
const Nothing = z.strictObject({});

/** Exports of one account: each reads all there is. */
const EXPORTS = { burst: 3, every: 60_000 };

/** Guests, names, passwords, sessions, and one's own data. */
export function accountRoutes(app: FastifyInstance, context: Context, database: Database, { steady }: Time): void {
  const { people, visits } = context;
  const inTurn = createPager();
  const exporting = allowance(EXPORTS, steady);

  app.post('/api/guest', async (request, reply) => {
    const body = readBody(Name, request.body);
    if (!body.ok) return refuse(reply, body.error);
    // One click too many must not leave a second account behind.
    const here = await recognise(request, reply, context);
    if (here !== null)
      return refuse(reply, { code: 'signed-in', message: 'You are signed in already; sign out first.' });
    const guest = await people.guest(body.value.name, callerOf(request, visits));
    if (!guest.ok) return refuse(reply, guest.error);
    giveCookie(request, reply, visits, guest.value.token);
    return reply.code(201).send({ account: await people.accounts.find(guest.value.account.id) });
  });

  app.post('/api/sign-in', async (request, reply) => {
    const body = readBody(SignIn, request.body);
    if (!body.ok) return refuse(reply, body.error);
    const entered = await people.signIn(body.value.name, body.value.password, callerOf(request, visits));
    if (!entered.ok) return refuse(reply, entered.error);
    await replaceSession(request, reply, context, entered.value.token);
    return reply.send({ account: await people.accounts.find(entered.value.account.id) });
  });

  app.post('/api/sign-out', async (request, reply) => {
    const body = readBody(Nothing, request.body);
    if (!body.ok) return refuse(reply, body.error);
    return asVisitor(request, reply, context, async ({ account, session }) => {
      const ended = await people.sessions.end(account.id, session.slice(0, 16));
      context.onEnded(ended === null ? [] : [ended]);
      giveCookie(request, reply, visits, null);
      return success({});
    });
  });

  // Nobody is no error: a page that asks who is there must not fill the console.
  app.get('/api/me', async (request, reply) => {
    const visitor = await recognise(request, reply, context);
    return { account: visitor === null ? null : await people.accounts.find(visitor.account.id) };
  });

  app.patch('/api/me', async (request, reply) => {
    const body = readBody(Name, request.body);
    if (!body.ok) return refuse(reply, body.error);
    return asVisitor(request, reply, context, async (visitor) => {
      const renamed = await people.rename(visitor, body.value.name);
      if (!renamed.ok) return renamed;
      await context.onRenamed(visitor.account.id, renamed.value.name, false);
      return success({ account: await people.accounts.find(visitor.account.id) });
    });
  });

  app.get('/api/me/export', (request, reply) =>
    asVisitor(request, reply, context, async ({ account, session }) => {
      const wait = Math.ceil(exporting(account.id) / 1000);
      if (wait > 0) return failure('too-many', `Too often; try again in ${wait} s.`, wait);
      void reply.header('content-disposition', 'attachment; filename="tabula-obscura.json"');
      void reply.type('application/json; charset=utf-8');
      return success(Readable.from(exportOf(database, people, account.id, session, inTurn)));
    }),
  );

  app.delete('/api/me', async (request, reply) => {
    const body = readBody(Confirm, request.body);
    if (!body.ok) return refuse(reply, body.error);
    return asVisitor(request, reply, context, async (visitor) => {
      const { account } = visitor;
      if (body.value.name !== account.name)
        return failure('not-confirmed', 'Repeat your name exactly to delete your account.');
      const allowed = await people.mayChange(visitor);
      if (!allowed.ok) return allowed;
      const { ended, name } = await forget(database, account.id, inTurn);
      context.onEnded(ended);
      await context.onRenamed(account.id, name, true);
      giveCookie(request, reply, visits, null);
      return success({});
    });
  });

  app.put('/api/me/password', async (request, reply) => {
    const body = readBody(Password, request.body);
    if (!body.ok) return refuse(reply, body.error);
    return asVisitor(request, reply, context, async (visitor) => {
      const secured = await people.setPassword(visitor, body.value.password, body.value.current);
      if (!secured.ok) return secured;
      const { ended, token } = secured.value;
      endAfter(reply, context, ended);
      if (token === null) return success({ ended: ended.length });
      giveCookie(request, reply, visits, token);
      return success({ ended: ended.length - 1 }); // this one goes on by its new token
    });
  });

  app.get('/api/blocks', (request, reply) =>
    asVisitor(request, reply, context, async ({ account }) =>
      success({ blocked: await people.blocks.list(account.id) }),
    ),
  );

  app.delete<{ Params: { id: string } }>('/api/blocks/:id', (request, reply) =>
    asVisitor(request, reply, context, async ({ account }) =>
      (await people.blocks.remove(account.id, request.params.id))
        ? success({})
        : failure('not-found', 'You have blocked nobody of that id.'),
    ),
  );

  app.get('/api/sessions', (request, reply) =>
    asVisitor(request, reply, context, async ({ account, session }) =>
      success({ sessions: await people.sessions.list(account.id, session) }),
    ),
  );

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', (request, reply) =>
    asVisitor(request, reply, context, async (visitor) => {
      const { account, session } = visitor;
      const { id } = request.params;
      // To leave takes no proof; to put out another device does.
      const allowed = session.startsWith(id) ? success(null) : await people.mayChange(visitor);
      if (!allowed.ok) return allowed;
      const ended = await people.sessions.end(account.id, id);
      if (ended === null) return failure('not-found', 'You have no such session.');
      context.onEnded([ended]);
      if (ended === session) giveCookie(request, reply, visits, null);
      return success({});
    }),
  );

  app.delete('/api/sessions', (request, reply) =>
    asVisitor(request, reply, context, async (visitor) => {
      const { account, session } = visitor;
      const allowed = await people.mayChange(visitor);
      if (!allowed.ok) return allowed;
      const ended = await people.sessions.endAll(account.id, session);
      context.onEnded(ended);
      return success({ ended: ended.length });
    }),
  );
}
