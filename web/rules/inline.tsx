import type { ComponentChildren } from 'preact';
import { ruleAddress } from '../app/parts.js';

const PARTS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|(?:ELEK|CULT|EMER|ARK)-[0-9R]+(?:\.[0-9]+[a-z]?)?)/;

/** A line of a rulebook: bold, italics, code, and rules that are named in it. */
export function Inline({ text }: { readonly text: string }) {
  return <>{text.split(PARTS).map(part)}</>;
}

function part(text: string, at: number): ComponentChildren {
  if (at % 2 === 0) return text;
  if (text.startsWith('**')) return <b key={at}>{text.slice(2, -2)}</b>;
  if (text.startsWith('`')) return <code key={at}>{text.slice(1, -1)}</code>;
  if (text.startsWith('*')) return <i key={at}>{text.slice(1, -1)}</i>;
  return (
    <a key={at} class="ref" href={ruleAddress(text)}>
      {text}
    </a>
  );
}
