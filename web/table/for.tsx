import type { Option } from '@tabula/kernel/question.js';
import { type CouncilInfo, seatsFor } from '@tabula/protocol/council.js';
import { Sigil } from '../app/parts.js';
import { say } from '../text/words.js';
import type { TableNow } from './source.js';

interface ForProps {
  readonly now: TableNow;
  readonly council: CouncilInfo | null | undefined;
  readonly option: Option;
}

/** Who is for an answer, where all decide together. */
export function For({ now, council, option }: ForProps) {
  const seats = council ? seatsFor(council.for, option.key) : [];
  if (seats.length === 0) return null;
  const names = seats.map((seat) => now.sitters[seat]?.name ?? String(seat + 1)).join(', ');
  return (
    <span class="opt__for" title={say('council.for', { names })}>
      {seats.map((seat) => (
        <Sigil key={seat} seat={seat} />
      ))}
      <span class="vh">{say('council.for', { names })}</span>
    </span>
  );
}
