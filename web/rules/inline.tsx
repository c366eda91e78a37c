import type { ComponentChildren } from 'preact';
import { ruleAddress } from '../app/parts.js';
import { ENTRIES } from '../games/all.js';

const RULE = `(?:${ENTRIES.map(({ rules }) => rules.prefix).join('|')})-[0-9R]+(?:\\.[0-9]+[a-z]?)?`;
const PARTS = new RegExp(
  `(\\*\\*[^*]+\\*\\*|\`[^\`]+\`|\\*[^*\\s][^*]*\\*|${RULE}|(?<=[(,] ?)[0-9]+\\.[0-9]+(?=[,)]))`,
);

interface InlineProps {
  readonly text: string;
  /** How rules begin that are named by their number alone, in books that do so. */
  readonly prefix?: string | undefined;
}

/** A line of a rulebook: bold, italics, code, and rules that are named in it. */
export function Inline({ text, prefix }: InlineProps) {
  return <>{text.split(PARTS).map((part, at) => (at % 2 === 0 ? part : marked(part, at, prefix)))}</>;
}

function marked(text: string, at: number, prefix: string | undefined): ComponentChildren {
  if (text.startsWith('**')) return <b key={at}>{text.slice(2, -2)}</b>;
  if (text.startsWith('`')) return <code key={at}>{text.slice(1, -1)}</code>;
  if (text.startsWith('*')) return <i key={at}>{text.slice(1, -1)}</i>;
  const isShort = /^[0-9]/.test(text);
  if (isShort && prefix === undefined) return text;
  const rule = isShort ? `${prefix}-${text}` : text;
  return (
    <a key={at} class="ref" href={ruleAddress(rule)} data-rule={rule}>
      {text}
    </a>
  );
}
