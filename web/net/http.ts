import type { HttpRefusal } from '@tabula/protocol/refusals.js';

/** What a request over HTTP came to. 'offline' is no server's word: nobody has answered. */
export type HttpAnswer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly code: HttpRefusal | 'offline' };

interface Refused {
  readonly error?: { readonly code: HttpRefusal };
}

const underWay = new Set<Promise<unknown>>();

/** Resolves when no request is under way: what we are to the server may be another thing by then. */
export async function quiet(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

export function call<T>(method: string, path: string, body?: object): Promise<HttpAnswer<T>> {
  const answer = answered<T>(method, path, body);
  underWay.add(answer);
  return answer.finally(() => underWay.delete(answer));
}

async function answered<T>(method: string, path: string, body?: object): Promise<HttpAnswer<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    // A page without a server behind it gets some page as its answer.
    if (!(response.headers.get('content-type') ?? '').includes('json')) return { ok: false, code: 'offline' };
    const answer = (await response.json()) as T & Refused;
    return response.ok ? { ok: true, body: answer } : { ok: false, code: answer.error?.code ?? 'defect' };
  } catch {
    return { ok: false, code: 'offline' };
  }
}
