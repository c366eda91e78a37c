import { call } from '../net/http.js';

/** What the authenticator of this device has answered, or why it has not. */
export type PasskeyResult =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly code: string };

/** Browsers offer passkeys on secure addresses only; those that cannot read the server's JSON are too old for them. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Lets the device make a passkey for the account, or show one it has. */
export async function passkeyFor(what: 'add' | 'sign-in'): Promise<PasskeyResult> {
  try {
    const credential = await (what === 'add' ? made() : shown());
    if (typeof credential === 'string') return { ok: false, code: credential };
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, code: 'no-passkey' };
    return { ok: true, value: credential.toJSON() as object };
  } catch {
    return { ok: false, code: 'no-passkey' }; // thought better of it, or there is none
  }
}

async function made(): Promise<Credential | string | null> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/passkeys/options', {});
  if (!options.ok) return options.code;
  return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.body) });
}

async function shown(): Promise<Credential | string | null> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options', {});
  if (!options.ok) return options.code;
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.body) });
}
