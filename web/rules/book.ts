import type { Language } from '@tabula/words/language.js';
import { ENTRIES } from '../games/all.js';
import type { Entry, Later } from '../games/entry.js';
import { gameOfRule } from '../games/shelf.js';
import { type CardName, withNames } from './parts.js';

/** A piece of a rulebook. */
export type Block =
  | { readonly is: 'rule'; readonly id: string; readonly text: string }
  | { readonly is: 'item' | 'text'; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'table'; readonly rows: readonly (readonly string[])[] };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** The heading above it: of the book, or of a part of the book. */
  readonly part: string;
  readonly blocks: readonly Block[];
}

/** A rulebook in the language it was found in. */
export interface Book {
  readonly language: Language;
  readonly chapters: readonly Chapter[];
}

const books = new Map<Later, Promise<readonly Chapter[]>>();

/** Chapters, and parts of chapters, that speak of the program or the file only, or list the cards: readers have the cards themselves. */
const NOT_FOR_READERS = [
  'Contents',
  'Engine flow',
  'Engine notes',
  'Decision points',
  'Invariants',
  'Content manifest',
];
/** Lines that speak of the file they stand in, or of the program. */
const OF_THE_TEXT = /testable rule|IDs are stable|^Card ids:|enforced by the engine/;
/** Rows of the first table that speak of the file they stand in. */
const OF_THE_FILE = ['Source', 'Sources', 'Rule prefix', 'Rule IDs', 'Status'];

/** A rulebook as players read it: without what the specification says of itself and of the program. */
export const forReaders = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters
    .filter(({ title, part }) => ![title, part].some((heading) => NOT_FOR_READERS.includes(unnumbered(heading))))
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter(forReader) }))
    .map((chapter, at) =>
      at > 0
        ? chapter
        : {
            ...chapter,
            title: chapter.title.replace(/[:\s—]+rules specification$/, ''),
            blocks: chapter.blocks.map(withoutFile),
          },
    );

const forReader = (block: Block): boolean => block.is !== 'item' || !OF_THE_TEXT.test(block.text);

/** The same book with the names of cards. */
export const named = (chapters: readonly Chapter[], nameOf: CardName): readonly Chapter[] =>
  chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.map((block) => namedBlock(block, nameOf)) }));

const namedBlock = (block: Block, nameOf: CardName): Block =>
  block.is === 'table'
    ? { ...block, rows: block.rows.map((row) => row.map((cell) => withNames(cell, nameOf))) }
    : { ...block, text: withNames(block.text, nameOf) };

const unnumbered = (heading: string) => heading.replace(/^[\d.]+ /, '');

const withoutFile = (block: Block): Block =>
  block.is === 'table' ? { ...block, rows: block.rows.filter(([first = '']) => !OF_THE_FILE.includes(first)) } : block;

/** A rulebook in a language, or in English where it is in no other; read once. */
export async function book({ rules: { texts } }: Entry, wanted: Language): Promise<Book> {
  const translation = texts[wanted];
  const chapters = await chaptersIn(translation ?? texts.en);
  return { language: translation === undefined ? 'en' : wanted, chapters };
}

function chaptersIn(text: Later): Promise<readonly Chapter[]> {
  const known = books.get(text);
  if (known !== undefined) return known;
  const read = text().then(({ default: whole }) => chaptersOf(whole));
  books.set(text, read);
  read.catch(() => books.delete(text)); // without a network, and the next look tries again
  return read;
}

/** What one rule says, in which language, and the chapter it stands in. */
export interface RuleText {
  readonly language: Language;
  readonly chapter: string;
  readonly text: string;
  /** As for `shortPrefix`. */
  readonly prefix: string | undefined;
}

/** What a rule says. */
export async function ruleText(rule: string, wanted: Language): Promise<RuleText | null> {
  const game = gameOfRule(rule);
  if (game === undefined) return null;
  const { language, chapters } = await book(game, wanted);
  const prefix = shortPrefix(game);
  for (const { title, blocks } of chapters)
    for (const block of blocks) {
      if (block.is === 'rule' && block.id === rule) return { language, prefix, chapter: title, text: block.text };
      const row = block.is === 'table' ? block.rows.find((cells) => ruleOfRow(cells) === rule) : undefined;
      if (row !== undefined) return { language, prefix, chapter: title, text: row.slice(1).join(' · ') };
    }
  return null;
}

/** How rules begin that a book names by their number alone, in books that do so. */
export const shortPrefix = ({ rules: { prefix, short } }: Entry): string | undefined => (short ? prefix : undefined);

const RULE_ID = `(?:${ENTRIES.map(({ rules }) => rules.prefix).join('|')})-[A-Za-z0-9.]+`;
const ROW = new RegExp(`^\\*\\*(${RULE_ID})\\*\\*$`);
const RULE = new RegExp(`^(?:[-*] )?\\*\\*(${RULE_ID}?)\\.?\\*\\*[.:]?\\s*(.*)$`);

/** The rule that a row of a table is: some rulebooks set their variants side by side. */
export const ruleOfRow = ([first = '']: readonly string[]): string | null => ROW.exec(first)?.[1] ?? null;

/** Splits the text of a rulebook; the first chapter is what stands before the first heading. */
export function chaptersOf(text: string): readonly Chapter[] {
  const chapters: { id: string; title: string; part: string; blocks: Block[] }[] = [];
  let blocks: Block[] = [];
  let part = '';
  for (const line of text.split('\n')) {
    const heading = /^(#{1,2}) (.*)$/.exec(line);
    if (heading !== null) {
      blocks = [];
      if (heading[1] === '#') part = heading[2]!;
      chapters.push({ id: `chapter-${chapters.length}`, title: heading[2]!, part, blocks });
    } else read(line, blocks);
  }
  return chapters.filter((chapter) => chapter.blocks.length > 0);
}

function read(line: string, blocks: Block[]): void {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed === '---') return;
  const rule = RULE.exec(trimmed);
  if (rule !== null) blocks.push({ is: 'rule', id: rule[1]!, text: rule[2]! });
  else if (trimmed.startsWith('|')) row(trimmed, blocks);
  else if (/^#{3,} /.test(trimmed)) blocks.push({ is: 'heading', text: trimmed.replace(/^#+ /, '') });
  else if (/^([-*]|\d+\.) /.test(trimmed)) blocks.push({ is: 'item', text: trimmed.replace(/^([-*]|\d+\.) /, '') });
  else blocks.push({ is: 'text', text: trimmed });
}

function row(line: string, blocks: Block[]): void {
  if (/^\|[\s:|-]+\|$/.test(line)) return;
  const cells = line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  if (cells.every((cell) => cell === '')) return;
  const last = blocks.at(-1);
  if (last?.is === 'table') (last.rows as (readonly string[])[]).push(cells);
  else blocks.push({ is: 'table', rows: [cells] });
}
