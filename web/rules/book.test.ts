import { describe, expect, it } from 'vitest';
import { type BookId, book, chaptersOf, forReaders, ruleOfRow, ruleText } from './book.js';

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
      '## Invariants',
      'x',
    ];
    expect(forReaders(chaptersOf(text.join('\n')))).toEqual([
      { id: 'chapter-0', title: 'Elekt', blocks: [{ is: 'table', rows: [['Players', '2']] }] },
      { id: 'chapter-1', title: '1 Setup', blocks: [{ is: 'text', text: 'Deal.' }] },
    ]);
  });

  it('knows the rules that stand in a table', () => {
    expect(ruleOfRow(['**CULT-20.1**', 'x'])).toBe('CULT-20.1');
    expect(ruleOfRow(['see **CULT-20.1**'])).toBe(null);
    expect(ruleOfRow([])).toBe(null);
  });
});

describe('every rulebook', () => {
  const known: readonly [BookId, string, string][] = [
    ['elekt', 'ELEK-9.4', 'save'],
    ['cults', 'CULT-20.1', 'rivertown'],
    ['emerald', 'EMER-1.1', ' '],
    ['arkham', 'ARK-001', 'component'],
  ];

  it.each(known)('%s gives the text of %s', async (id, rule, word) => {
    expect((await book(id)).length).toBeGreaterThan(5);
    expect((await ruleText(rule))?.text).toContain(word);
  });

  it('says nothing about a rule that is not there', async () => {
    expect(await ruleText(['ELEK', '99.99'].join('-'))).toBe(null);
    expect(await ruleText('nonsense')).toBe(null);
  });
});
