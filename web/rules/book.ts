/** A piece of a rulebook. */
export type Block =
  | { readonly is: 'rule'; readonly id: string; readonly text: string }
  | { readonly is: 'item' | 'text'; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'table'; readonly rows: readonly (readonly string[])[] };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type BookId = 'elekt' | 'cults' | 'emerald' | 'arkham';

const TEXTS: { readonly [B in BookId]: () => Promise<{ default: string }> } = {
  elekt: () => import('../../docs/rules/elekt.md?raw'),
  cults: () => import('../../docs/rules/cults.md?raw'),
  emerald: () => import('../../docs/rules/emerald.md?raw'),
  arkham: () => import('../../docs/rules/arkham.md?raw'),
};

const PREFIX: { readonly [prefix: string]: BookId } = { ELEK: 'elekt', CULT: 'cults', EMER: 'emerald', ARK: 'arkham' };

export const isBook = (id: string): id is BookId => Object.hasOwn(TEXTS, id);

const books = new Map<BookId, Promise<readonly Chapter[]>>();

/** Chapters that speak of the program only. */
const NOT_FOR_READERS = ['Engine flow', 'Decision points', 'Invariants'];
/** Rows of the first table that speak of the file they stand in. */
const OF_THE_FILE = ['Source', 'Sources', 'Rule prefix', 'Rule IDs', 'Status'];

/** A rulebook as players read it: without what the specification says of itself and of the program. */
export const forReaders = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters
    .filter(({ title }) => !NOT_FOR_READERS.includes(title))
    .map(({ id, title, blocks }, at) => ({
      id,
      title: at === 0 ? title.replace(/[:\s—]+rules specification$/, '') : title,
      blocks: at === 0 ? blocks.map(withoutFile) : blocks,
    }));

const withoutFile = (block: Block): Block =>
  block.is === 'table' ? { ...block, rows: block.rows.filter(([first = '']) => !OF_THE_FILE.includes(first)) } : block;

/** A rulebook, read once. */
export function book(id: BookId): Promise<readonly Chapter[]> {
  const known = books.get(id);
  if (known !== undefined) return known;
  const read = TEXTS[id]().then(({ default: text }) => chaptersOf(text));
  books.set(id, read);
  read.catch(() => books.delete(id)); // without a network, and the next look tries again
  return read;
}

/** What one rule says, and the chapter it stands in. */
export async function ruleText(rule: string): Promise<{ chapter: string; text: string } | null> {
  const id = PREFIX[rule.split('-')[0] ?? ''];
  if (id === undefined) return null;
  for (const { title, blocks } of await book(id))
    for (const block of blocks) {
      if (block.is === 'rule' && block.id === rule) return { chapter: title, text: block.text };
      const row = block.is === 'table' ? block.rows.find((cells) => ruleOfRow(cells) === rule) : undefined;
      if (row !== undefined) return { chapter: title, text: row.slice(1).join(' · ') };
    }
  return null;
}

/** The rule that a row of a table is: some rulebooks set their variants side by side. */
export const ruleOfRow = ([first = '']: readonly string[]): string | null =>
  /^\*\*((?:ELEK|CULT|EMER|ARK)-[A-Za-z0-9.]+)\*\*$/.exec(first)?.[1] ?? null;

const RULE = /^(?:[-*] )?\*\*((?:ELEK|CULT|EMER|ARK)-[A-Za-z0-9.]+)\.?\*\*[.:]?\s*(.*)$/;

/** Splits the text of a rulebook; the first chapter is what stands before the first heading. */
export function chaptersOf(text: string): readonly Chapter[] {
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  let blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const heading = /^(#{1,2}) (.*)$/.exec(line);
    if (heading !== null) {
      blocks = [];
      chapters.push({ id: `chapter-${chapters.length}`, title: heading[2]!, blocks });
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
