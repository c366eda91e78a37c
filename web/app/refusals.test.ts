import { HTTP_REFUSALS, SOCKET_REFUSALS } from '@tabula/protocol/refusals.js';
import { expect, it } from 'vitest';
import de from '../text/de.json' with { type: 'json' };
import en from '../text/en.json' with { type: 'json' };
import pl from '../text/pl.json' with { type: 'json' };

/** Refusals that the page makes itself: nobody answered, no passkey was chosen, and a code of a newer server. */
const OWN = ['offline', 'no-passkey', 'unknown'];

it.each(Object.entries({ en, pl, de }))('every refusal has its words, and no words are left over: %s', (_, catalog) => {
  const codes = new Set([...Object.keys(SOCKET_REFUSALS), ...Object.keys(HTTP_REFUSALS), ...OWN]);
  const words = Object.keys(catalog).flatMap((key) => (key.startsWith('refusal.') ? [key.slice(8)] : []));
  expect(words.toSorted()).toEqual([...codes].toSorted());
});
