import { LANGUAGES } from '@tabula/words/language.js';
import { expect, it } from 'vitest';
import { base } from './content/base/pack.js';
import { title } from './title.js';

it('every card of the box can be read in every language', () => {
  for (const language of LANGUAGES) {
    const voice = title.voice(language);
    for (const { id } of title.cards) expect(voice.card(id)?.text, `${language} ${id}`).not.toBeUndefined();
  }
  expect(title.packs!.all().find(({ id }) => id === 'base')?.cards).toEqual(title.cards);
});

it('a pack from outside is checked, told about, and can be played with once it is added', () => {
  const checked = title.packs!.check({ ...base, id: 'another' });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  expect(checked.about).toBe('47 kinds of game cards, 10 starting cards, 9 cities, 9 royals');
  expect(title.packs!.all().map(({ id }) => id)).not.toContain('another');
  checked.add();
  expect(title.packs!.all().map(({ id }) => id)).toContain('another');
  expect(title.voice('de', { options: { pack: 'another' } }).card('G17')?.name).toBe('Shoggoth');
  expect(title.packs!.check({ ...base, royals: [] })).toMatchObject({ ok: false });
});
