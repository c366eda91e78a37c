import { expect, it } from 'vitest';
import { marked } from './marks.js';

it('has one mark after a name that ends with one', () => {
  expect(marked('Why go on?: how is it divided?')).toBe('Why go on? – how is it divided?');
  expect(marked('Polizei, an die Arbeit!: Was wählst du?')).toBe('Polizei, an die Arbeit! – Was wählst du?');
  expect(marked('Po co żyć?. Tekst. Co wybierasz?')).toBe('Po co żyć? Tekst. Co wybierasz?');
  expect(marked('Parade on Main St.. Text.')).toBe('Parade on Main St. Text.');
});

it('leaves all other marks as they are', () => {
  for (const text of ['Card 24: where to?', 'He waits... Then he goes.', 'Main St.: what is met?', '“Why?”: a page.'])
    expect(marked(text)).toBe(text);
});
