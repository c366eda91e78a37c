import { useEffect, useRef } from 'preact/hooks';
import type { Cue } from './cues.js';

interface SpotProps {
  readonly cue: Cue | null;
  readonly motion: boolean;
  /** What is written on the thing that flies. */
  readonly text: string;
}

/** Pieces are where they belong after so long (milliseconds). */
const LANDED = 380;
const FLIGHT = 1000;
/** The ring lies so far around its place, and so far within the table at least (pixels). */
const AROUND = 5;
const EDGE = 2;

interface Found {
  readonly piece: Element;
  readonly box: DOMRect;
}

/** The first of some pieces that is drawn. */
function found(board: Element, selectors: readonly string[]): Found | null {
  for (const selector of selectors)
    for (const piece of board.querySelectorAll(selector)) {
      const box = piece.getBoundingClientRect();
      if (box.width > 0 && box.right > 0 && box.left < innerWidth) return { piece, box };
    }
  return null;
}

/** What is round has a round ring. */
const roundness = (piece: Element): string => {
  const { borderRadius } = getComputedStyle(piece);
  return borderRadius === '50%' ? borderRadius : '';
};

/** A ring around the place where something happens, in the colour of whose doing it is; and what goes from there. */
export function Spot({ cue, motion, text }: SpotProps) {
  const ring = useRef<HTMLElement>(null);
  const flag = useRef<HTMLElement>(null);
  useEffect(() => {
    const board = ring.current?.parentElement ?? null;
    if (cue === null || board === null || ring.current === null) return;
    const { current } = ring;
    const place = () => {
      const at = found(board, cue.moment.where);
      const frame = board.getBoundingClientRect();
      current.hidden = at === null;
      if (at === null) return;
      const { box, piece } = at;
      // What reaches beyond the table is ringed as far as it is seen.
      const left = Math.max(box.left - frame.left - AROUND, EDGE);
      const top = Math.max(box.top - frame.top - AROUND, EDGE);
      Object.assign(current.style, {
        borderRadius: roundness(piece),
        left: `${left}px`,
        top: `${top}px`,
        width: `${Math.min(box.right - frame.left + AROUND, frame.width - EDGE) - left}px`,
        height: `${Math.min(box.bottom - frame.top + AROUND, frame.height - EDGE) - top}px`,
      });
    };
    const timer = setTimeout(
      () => {
        place();
        // On a phone the board scrolls to where it happens: what is out of sight until then gets its ring when it is there.
        board.addEventListener('scroll', place, { capture: true, passive: true });
        if (motion)
          current.animate(
            [
              { opacity: 0, scale: 1.12 },
              { opacity: 1, scale: 1 },
            ],
            { duration: 240, easing: 'ease-out' },
          );
      },
      motion ? LANDED : 0,
    );
    addEventListener('resize', place);
    const flight = motion ? fly(board, cue, flag.current) : null;
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', place);
      board.removeEventListener('scroll', place, { capture: true });
      current.hidden = true;
      flight?.cancel();
    };
  }, [cue, motion]);
  const seat = cue?.moment.seat ?? null;
  return (
    <>
      <i class="spot" ref={ring} hidden aria-hidden="true" data-seat={seat === null ? undefined : seat + 1} />
      <i class="flying" ref={flag} hidden aria-hidden="true">
        {text}
      </i>
    </>
  );
}

/** Lets what was won go to whose it is now. */
function fly(board: Element, { moment }: Cue, flag: HTMLElement | null): Animation | null {
  if (moment.flies === undefined || flag === null) return null;
  const [from, to] = [found(board, moment.flies.from)?.box, found(board, moment.flies.to)?.box];
  if (from === undefined || to === undefined) return null;
  const frame = board.getBoundingClientRect();
  flag.hidden = false;
  // It is wider than a plate at the edge of a phone: it stays on the table as a whole.
  const half = flag.offsetWidth / 2;
  const middle = ({ left, top, width, height }: DOMRect) => {
    const across = Math.max(half, Math.min(frame.width - half, left + width / 2 - frame.left));
    return `translate(${across}px, ${top + height / 2 - frame.top}px) translate(-50%, -50%)`;
  };
  const flight = flag.animate(
    [
      { transform: `${middle(from)} scale(.9)`, opacity: 0 },
      { transform: `${middle(from)} scale(1.1) rotate(-3deg)`, opacity: 1, offset: 0.2 },
      { transform: `${middle(to)} scale(.7)`, opacity: 1, offset: 0.92 },
      { transform: `${middle(to)} scale(.4)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay: 300, easing: 'cubic-bezier(.4, 0, .2, 1)', fill: 'backwards' },
  );
  const done = () => {
    flag.hidden = true;
  };
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
  return flight;
}
