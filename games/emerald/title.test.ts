import { titleLaws } from '@tabula/kit/testing/title-laws.js';
import { expect, it } from 'vitest';
import { base } from './content/base/pack.js';
import { title } from './title.js';

const pages: Record<string, string> = import.meta.glob(['../../docs/protocol/emerald.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

titleLaws(title, Object.values(pages)[0]!, {
  read: { ...base, id: 'another' },
  about: '47 kinds of game cards, 10 starting cards, 9 cities, 9 royals',
});

it('a pack that was added has its words', () => {
  const checked = title.packs!.check({ ...base, id: 'third' });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  checked.add();
  expect(title.voice('de', { options: { pack: 'third' } }).card('G17')?.name).toBe('Shoggoth');
  expect(title.packs!.check({ ...base, royals: [] })).toMatchObject({ ok: false });
});
