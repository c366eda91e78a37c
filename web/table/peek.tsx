import type { Voice } from '@tabula/kit/voice.js';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Cite, Icon } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import type { TableNow, Why } from './source.js';

/** A card that is looked at beside where it lies: in passing, or held open with why it cannot be used. */
export interface Peeked {
  readonly card: string;
  /** Where it lies on the screen. */
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  /** Set where it was touched: then it stays until it is put away. */
  readonly why?: Why;
}

interface PeekProps {
  readonly peeked: Peeked;
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly close: () => void;
}

/** So far from the card, and from the edges of the screen (pixels). */
const GAP = 12;

/** A card large, beside the one it shows: the table stays as bright as it is. */
export function Peek({ peeked, now, face, voice, close }: PeekProps) {
  const { card, box, why } = peeked;
  const pinned = why !== undefined;
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = note;
    if (current === null) return;
    const { width, height } = current.getBoundingClientRect();
    const right = box.right + GAP + width <= innerWidth - GAP;
    const left = right ? box.right + GAP : box.left - GAP - width;
    const fits = left >= GAP;
    // Where there is room on neither side it lies above or below.
    const above = box.top - GAP - height >= GAP ? box.top - GAP - height : box.bottom + GAP;
    const top = fits ? (box.top + box.bottom - height) / 2 : above;
    const within = (at: number, size: number, all: number) => Math.max(GAP, Math.min(all - size - GAP, at));
    current.style.left = `${fits ? left : within((box.left + box.right - width) / 2, width, innerWidth)}px`;
    current.style.top = `${within(top, height, innerHeight)}px`;
  }, [card, box]);
  usePutAway(pinned, note, close);
  return (
    <section
      ref={note}
      class={`peek${pinned ? ' is-pinned' : ''}`}
      {...(pinned ? { role: 'dialog', 'aria-label': voice.card(card)?.name ?? '' } : { inert: true })}
    >
      <face.CardSheet card={card} options={now.options} language={settings.get().language} now={now} />
      {pinned && (
        <div class="peek__why">
          {why.reasons.map((reason) => (
            <p class="reason" key={`${reason.key}/${reason.rule}`}>
              {voice.say(reason)} <Cite rule={reason.rule} />
            </p>
          ))}
          {why.reasons.length === 0 && <p class="reason">{say('why.nothing')}</p>}
          <button type="button" class="iconbtn" aria-label={say('close')} onClick={close}>
            <Icon id="close" />
          </button>
        </div>
      )}
    </section>
  );
}

/** A touch elsewhere or Escape puts away what is held open. */
function usePutAway(pinned: boolean, note: { readonly current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!pinned) return;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && note.current?.contains(target) === false) latest.current();
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('keydown', pressed);
    };
  }, [pinned]);
}
