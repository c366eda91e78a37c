import { LANGUAGES } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../games/all.js';
import { entryOf } from '../games/shelf.js';
import { book, type Chapter, chaptersOf, forReaders, ruleOfRow, ruleText } from './book.js';

describe('a rulebook', () => {
  const [chapter] = chaptersOf(
    [
      '# 9 Violence',
      '- **ELEK-9.4** The owner may save it.',
      '',
      '| **CULT-20.1** | one | two |',
      '|---|---|---|',
    ].join('\n'),
  );

  it('is read as chapters of rules and tables', () => {
    expect(chapter).toMatchObject({
      title: '9 Violence',
      blocks: [
        { is: 'rule', id: 'ELEK-9.4', text: 'The owner may save it.' },
        { is: 'table', rows: [['**CULT-20.1**', 'one', 'two']] },
      ],
    });
  });

  it('is shown without what it says of its file and of the program', () => {
    const text = [
      '# Elekt: rules specification',
      '| Players | 2 |',
      '| Source | `a.txt` |',
      '## 1 Setup',
      'Deal.',
      '- One numbered line is one testable rule. IDs are stable.',
      '## Invariants',
      'x',
      '# 7. Engine notes',
      '## 7.1 Board',
      'y',
    ];
    const part = 'Elekt: rules specification';
    expect(forReaders(chaptersOf(text.join('\n')))).toEqual([
      { id: 'chapter-0', title: 'Elekt', part, blocks: [{ is: 'table', rows: [['Players', '2']] }] },
      { id: 'chapter-1', title: '1 Setup', part, blocks: [{ is: 'text', text: 'Deal.' }] },
    ]);
  });

  it('knows the rules that stand in a table', () => {
    expect(ruleOfRow(['**CULT-20.1**', 'x'])).toBe('CULT-20.1');
    expect(ruleOfRow(['see **CULT-20.1**'])).toBe(null);
    expect(ruleOfRow([])).toBe(null);
  });
});

describe('every rulebook', () => {
  const known: readonly [string, string, string][] = [
    ['elekt', 'ELEK-9.4', 'save'],
    ['cults', 'CULT-20.1', 'rivertown'],
    ['emerald', 'EMER-1.1', ' '],
    ['arkham', 'ARK-001', 'component'],
  ];

  it.each(known)('%s gives the text of %s', async (id, rule, word) => {
    expect((await book(entryOf(id)!, 'en')).chapters.length).toBeGreaterThan(5);
    expect((await ruleText(rule, 'en'))?.text).toContain(word);
  });

  it('says nothing about a rule that is not there', async () => {
    expect(await ruleText(['ELEK', '99.99'].join('-'), 'en')).toBe(null);
    expect(await ruleText('nonsense', 'en')).toBe(null);
  });

  it('is English where there is no translation', async () => {
    const { rules, ...game } = entryOf('elekt')!;
    const only = { ...game, rules: { ...rules, texts: { en: rules.texts.en } } };
    expect(await book(only, 'pl')).toEqual(await book(only, 'en'));
    expect((await ruleText('ELEK-9.4', 'pl'))?.language).toBe('pl');
  });
});

describe('a translation', () => {
  const rulesOf = (chapters: readonly Chapter[]) =>
    chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block): [id: string, text: string][] => {
        if (block.is === 'rule') return [[block.id, block.text]];
        if (block.is !== 'table') return [];
        return block.rows.flatMap((row): [string, string][] => {
          const id = ruleOfRow(row);
          return id === null ? [] : [[id, row.slice(1).join(' ')]];
        });
      }),
    );
  const shapeOf = (chapters: readonly Chapter[]) => chapters.map(({ title }) => /^\d+/.exec(title)?.[0] ?? '');
  /** But for those of chapters that are not for readers: DP-23, INV-28, CM-5. */
  const numbersOf = (text: string) =>
    (text.replace(/\b(DP|INV|CM)-\d+/g, '').match(/\d+(\.\d+)*/g) ?? []).sort().join(' ');

  const translations = ENTRIES.flatMap((game) =>
    LANGUAGES.flatMap((language) =>
      language === 'en' || game.rules.texts[language] === undefined ? [] : [{ id: game.id, language, game }],
    ),
  );

  it.each(translations)('of $id into $language has the same chapters and rules, with the same numbers', async (of) => {
    const { game, language } = of;
    const source = forReaders((await book(game, 'en')).chapters);
    const translated = await book(game, language);
    expect(translated.language).toBe(language);
    expect(shapeOf(forReaders(translated.chapters))).toEqual(shapeOf(source));
    const numbers = (chapters: readonly Chapter[]) =>
      rulesOf(chapters).map(([rule, text]) => `${rule}: ${numbersOf(text)}`);
    expect(numbers(translated.chapters)).toEqual(numbers(source));
  });
});
