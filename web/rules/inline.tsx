import { ruleAddress } from '../app/parts.js';
import { type Part, partsOf } from './parts.js';

interface InlineProps {
  readonly text: string;
  /** How rules begin that are named by their number alone, in books that do so. */
  readonly prefix?: string | undefined;
}

/** A line of a rulebook: bold, italics, code, and rules that are named in it. */
export function Inline({ text, prefix }: InlineProps) {
  return (
    <>
      {partsOf(text, prefix).map((part, at) => (
        <Marked key={at} part={part} />
      ))}
    </>
  );
}

function Marked({ part }: { readonly part: Part }) {
  switch (part.is) {
    case 'bold':
      return <b>{part.text}</b>;
    case 'code':
      return <code>{part.text}</code>;
    case 'italics':
      return <i>{part.text}</i>;
    case 'rule':
      return (
        <a class="ref" href={ruleAddress(part.rule)} data-rule={part.rule}>
          {part.text}
        </a>
      );
    default:
      return <>{part.text}</>;
  }
}
