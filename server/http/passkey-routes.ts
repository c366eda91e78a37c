import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { success } from '../people/outcome.js';
import { asVisitor, type Context, callerOf, endAfter, placeOf, replaceSession } from './context.js';
import { giveCookie } from './cookie.js';
import { readBody, refuse } from './reply.js';

/** Base64url of a size no honest authenticator exceeds. */
const blob = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/);
const credential = <T extends z.ZodType>(response: T) =>
  z.strictObject({
    id: blob.min(1),
    rawId: blob.min(1),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.record(z.string().max(100), z.unknown()),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  });
const Registration = z.strictObject({
  label: z.string().trim().min(1).max(60),
  response: credential(
    z.strictObject({
      clientDataJSON: blob,
      attestationObject: blob,
      authenticatorData: blob.optional(),
      transports: z.array(z.string().max(40)).max(10).optional(),
      publicKeyAlgorithm: z.number().optional(),
      publicKey: blob.optional(),
    }),
  ),
});
const Authentication = z.strictObject({
  response: credential(
    z.strictObject({
      clientDataJSON: blob,
      authenticatorData: blob,
      signature: blob,
      userHandle: blob.nullish(),
    }),
  ),
});
const Nothing = z.strictObject({});
const Proof = z.union([z.strictObject({ password: z.string().max(1000) }), Authentication]);

/** Passkeys: add, list, remove, sign in without a name, and show anew that it is oneself. */
export function passkeyRoutes(app: FastifyInstance, context: Context): void {
  const { people, visits } = context;

  app.post('/api/passkeys/options', async (request, reply) => {
    const body = readBody(Nothing, request.body);
    if (!body.ok) return refuse(reply, body.error);
    return asVisitor(request, reply, context, (visitor) => people.passkeyOptions(visitor, placeOf(request, visits)));
  });

  app.post('/api/me/proof', async (request, reply) => {
    const body = readBody(Proof, request.body);
    if (!body.ok) return refuse(reply, body.error);
    const proof = body.value;
    return asVisitor(request, reply, context, async (visitor) => {
      const proven =
        'password' in proof
          ? await people.prove(visitor, proof.password)
          : await people.proveByPasskey(
              visitor,
              placeOf(request, visits),
              proof.response as AuthenticationResponseJSON,
            );
      return proven.ok ? success({}) : proven;
    });
  });

  app.post('/api/passkeys', async (request, reply) => {
    const body = readBody(Registration, request.body);
    if (!body.ok) return refuse(reply, body.error);
    const { label, response } = body.value;
    return asVisitor(request, reply, context, async (visitor) => {
      const place = placeOf(request, visits);
      const added = await people.addPasskey(visitor, place, label, response as RegistrationResponseJSON);
      if (!added.ok) return added;
      const { passkey, ended, token } = added.value;
      endAfter(reply, context, ended);
      if (token !== null) giveCookie(request, reply, visits, token);
      return success(passkey);
    });
  });

  app.get('/api/passkeys', (request, reply) =>
    asVisitor(request, reply, context, async ({ account }) =>
      success({ passkeys: await people.passkeys.list(account.id) }),
    ),
  );

  app.delete<{ Params: { id: string } }>('/api/passkeys/:id', (request, reply) =>
    asVisitor(request, reply, context, async (visitor) => {
      const removed = await people.removePasskey(visitor, request.params.id);
      return removed.ok ? success({}) : removed;
    }),
  );

  app.post('/api/sign-in/passkey/options', async (request, reply) => {
    const body = readBody(Nothing, request.body);
    if (!body.ok) return refuse(reply, body.error);
    return reply.send(await people.passkeys.signInOptions(placeOf(request, visits)));
  });

  app.post('/api/sign-in/passkey', async (request, reply) => {
    const body = readBody(Authentication, request.body);
    if (!body.ok) return refuse(reply, body.error);
    const response = body.value.response as AuthenticationResponseJSON;
    const entered = await people.signInByPasskey(placeOf(request, visits), response, callerOf(request, visits));
    if (!entered.ok) return refuse(reply, entered.error);
    await replaceSession(request, reply, context, entered.value.token);
    return reply.send({ account: await people.accounts.find(entered.value.account.id) });
  });
}
