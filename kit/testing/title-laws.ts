import { LANGUAGES } from '@tabula/words/language.js';
import { expect, it } from 'vitest';
import type { Title } from '../title.js';

/** The rows of a table of a document, by its first line. */
function rowsUnder(page: string, head: string): string[] {
  const lines = page.split('\n');
  const start = lines.indexOf(head);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return start < 0 ? [] : lines.slice(start + 2, end);
}

/** What every title keeps: its cards can be read, its page says its notes, its packs are told about and can be added. */
export function titleLaws(title: Title, page: string, pack: { readonly read: object; readonly about: string }): void {
  const { notes, cards } = title;

  it('every card of the box can be read in every language', () => {
    for (const language of LANGUAGES) {
      const voice = title.voice(language);
      for (const { id } of cards) expect(voice.card(id)?.text, `${language} ${id}`).not.toBeUndefined();
    }
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  it('the page of the protocol says what the notes say', () => {
    const named = (pairs: readonly (readonly [string, string])[]) => pairs.map(([of, is]) => `| \`${of}\` | ${is} |`);
    expect(rowsUnder(page, '| key | meaning |')).toEqual(named(notes.keys));
    expect(rowsUnder(page, '| number | meaning |')).toEqual(named(notes.numbers ?? []));
    expect(rowsUnder(page, '| outcome | what it decides |')).toEqual(
      notes.chance.map(([outcome, decides]) => `| ${outcome} | ${decides} |`),
    );
  });

  it('a pack from outside is checked, told about, and there once it is added', () => {
    const ids = () => title.packs!.all().map(({ id }) => id);
    expect(title.packs!.check({})).toMatchObject({ ok: false });
    const checked = title.packs!.check(pack.read);
    if (!checked.ok) throw new Error(checked.problems.join('; '));
    expect(checked).toMatchObject({ about: pack.about, differences: [] });
    expect(ids()).not.toContain(checked.id);
    checked.add();
    expect(ids()).toContain(checked.id);
    const [box, other] = [ids()[0], checked.id].map((id) => title.packs!.all().find((one) => one.id === id)!.cards);
    expect(box).toEqual(cards);
    expect(other).toHaveLength(cards.length);
  });
}
