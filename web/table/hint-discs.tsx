import type { Ref } from '@tabula/kernel/chance.js';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../games/face.js';
import type { Hint } from './hint.js';
import { Disc } from './hint-panel.js';
import type { TableNow } from './source.js';

/** What of the board may stand for a thing. */
const THINGS =
  '[data-card], [data-zone], [data-district], [data-focus], [data-city], [data-tag], [data-space], [data-flip-seat]';

interface Laid {
  readonly nth: number;
  readonly x: number;
  readonly y: number;
}

interface HintDiscsProps {
  readonly hint: Hint;
  readonly now: TableNow;
  readonly face: Face;
}

/** The numbers of a bot's answers on what they are about. */
export function HintDiscs({ hint, now, face }: HintDiscsProps) {
  const [laid, lay] = useState<readonly Laid[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = box.current?.parentElement ?? null;
    if (board === null) return;
    const place = () => lay(discsOn(board, hint, now, face));
    place();
    addEventListener('resize', place);
    board.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      board.removeEventListener('scroll', place, { capture: true });
    };
  }, [hint, now, face]);
  return (
    <div ref={box} class="hint__discs" aria-hidden="true">
      {laid.map(({ nth, x, y }) => (
        <span key={`${nth}/${x}/${y}`} style={{ left: `${x}px`, top: `${y}px` }}>
          <Disc nth={nth} />
        </span>
      ))}
    </div>
  );
}

/** So far (pixels) discs on one thing lie apart. */
const APART = 24;
/** So far (pixels) a disc reaches around its middle. */
const DISC = 14;
/** So far from the edges of a card. */
const EDGE = 20;

function discsOn(board: Element, { best }: Hint, { question }: TableNow, face: Face): Laid[] {
  const frame = board.getBoundingClientRect();
  const things = [...board.querySelectorAll(THINGS)];
  const taken = new Map<Element, number>();
  return best.flatMap(({ keys }, nth) =>
    keys
      .flatMap((key) => question?.options.find((option) => option.key === key)?.refs ?? [])
      .flatMap((ref) => {
        const piece = pieceOf(things, ref, face);
        const spot = piece?.querySelector('.may') ?? piece;
        const at = spot?.getBoundingClientRect();
        if (spot === undefined || at === undefined || at.width === 0) return [];
        const before = taken.get(spot) ?? 0;
        taken.set(spot, before + 1);
        // On a card it lies in the corner, where it covers no text.
        const card = spot.matches('[data-card]');
        const x = (card ? at.right - EDGE : (at.left + at.right) / 2) - frame.left + before * (card ? -APART : APART);
        const y = (card ? at.top + EDGE : (at.top + at.bottom) / 2) - frame.top;
        // What is scrolled away, or half of it, has none.
        if (x < DISC || x > frame.width - DISC || y < DISC || y > frame.height - DISC) return [];
        return [{ nth, x: Math.round(x), y: Math.round(y) }];
      }),
  );
}

/** Where a thing lies on the board, if it does. */
function pieceOf(things: readonly Element[], ref: Ref, face: Face): Element | undefined {
  const same = (found: Ref | null) =>
    found !== null && Object.entries(found).every(([key, value]) => ref[key] === value);
  return things.find((thing) => thing.getBoundingClientRect().width > 0 && same(face.refAt(thing)));
}
