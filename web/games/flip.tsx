import { Component, type ComponentChildren, createRef } from 'preact';

interface FlipProps {
  /** Things move when this changes. */
  readonly version: number;
  readonly motion: boolean;
  /** The class of the board; its inner grid is called after it. */
  readonly class: string;
  readonly game: string;
  readonly label: string;
  readonly staged: boolean;
  readonly children: ComponentChildren;
}

/** Where a piece was on the screen, and in which part of the table. */
interface Spot {
  readonly box: DOMRect;
  readonly part: string;
}
type Places = ReadonlyMap<string, Spot>;

const partOf = (piece: HTMLElement): string => piece.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';

/** What a browser has not laid out, because it is off the screen, is not laid out only to be measured. */
const isLaid = (piece: HTMLElement): boolean =>
  typeof piece.checkVisibility !== 'function' || piece.checkVisibility({ contentVisibilityAuto: true });

/** Whether a piece lies in a part of the table that has more than it shows. */
function isScrolled(piece: Element, root: Element): boolean {
  for (let at = piece.parentElement; at !== null && at !== root; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY === 'auto') return true;
  return false;
}

const MOVE = 360;
const STAGGER = 55;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

/**
 * Moves pieces from where they were to where they are: every `data-flip` names a piece, wherever it is drawn. Pieces
 * that were not seen before come from the deck, or from the plate of the player who brings them. Nothing waits for it.
 */
export class Flip extends Component<FlipProps> {
  private readonly root = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate(before: FlipProps): Places | null {
    return before.version === this.props.version || !this.props.motion ? null : this.places();
  }

  override componentDidUpdate(_props: FlipProps, _state: unknown, before: Places | null): void {
    if (before !== null && before !== undefined) this.play(before);
  }

  private places(): Places {
    const places = new Map<string, Spot>();
    for (const piece of this.root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      if (!isLaid(piece)) continue;
      const box = piece.getBoundingClientRect();
      if (box.width > 0) places.set(piece.dataset.flip!, { box, part: partOf(piece) });
    }
    return places;
  }

  private play(before: Places): void {
    const root = this.root.current;
    if (root === null) return;
    // All is measured before anything moves: a look after each would lay the page out every time.
    const pieces = [...root.querySelectorAll<HTMLElement>('[data-flip]')].filter(isLaid).map((piece) => {
      const was = before.get(piece.dataset.flip!);
      return { piece, was, is: piece.getBoundingClientRect(), from: was?.box ?? this.origin(piece) };
    });
    // Before anything flies: what is on its way counts as part of where it goes.
    const scrolled = pieces.some(({ piece, was }) => was?.part !== partOf(piece) && isScrolled(piece, root));
    let fresh = 0;
    const flights: Animation[] = [];
    for (const { piece, was, is, from } of pieces) {
      if (is.width === 0) continue;
      if (from === undefined) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE, easing: 'ease-out' });
        continue;
      }
      // A part of the table may move as a whole, when the panel below grows: that is no move of its pieces.
      const stays = was !== undefined && was.part === partOf(piece);
      const dx = from.x + from.width / 2 - is.x - is.width / 2;
      const dy = stays ? 0 : from.y + from.height / 2 - is.y - is.height / 2;
      if (was !== undefined && Math.abs(dx) + Math.abs(dy) < 3) continue;
      const scale = Math.max(0.2, Math.min(1.6, from.width / is.width));
      const start = `translate(${dx}px, ${dy}px) scale(${stays ? 1 : was === undefined ? Math.min(scale, 0.7) : scale})`;
      const flight = piece.animate(
        [
          { transform: start, opacity: was === undefined ? 0 : 1, zIndex: 40 },
          { opacity: 1, offset: 0.3, zIndex: 40 },
          { transform: 'none', opacity: 1, zIndex: 40 },
        ],
        {
          duration: MOVE,
          delay: was === undefined ? STAGGER * fresh++ : 0,
          easing: EASE,
          fill: 'backwards',
          composite: 'add',
        },
      );
      flights.push(flight);
    }
    this.uncut(root, flights, scrolled);
  }

  private flying = 0;

  /** While something flies no part of the table cuts it off, but for one that has to go on scrolling. */
  private uncut(root: HTMLElement, flights: readonly Animation[], scrolled: boolean): void {
    if (flights.length === 0) return;
    this.flying++;
    root.dataset.flying = scrolled ? 'within' : '';
    void Promise.allSettled(flights.map(({ finished }) => finished)).then(() => {
      this.flying--;
      if (this.flying === 0) delete root.dataset.flying;
    });
  }

  /** Where a piece comes from that was not seen before. */
  private origin(piece: HTMLElement): DOMRect | undefined {
    const owner = piece.querySelector<HTMLElement>('[data-seat]')?.dataset.seat;
    const found =
      owner === undefined
        ? this.root.current?.querySelector('[data-flip-deck]')
        : this.root.current?.querySelector(`[data-flip-seat='${Number(owner) - 1}']`);
    const box = found?.getBoundingClientRect();
    return box !== undefined && box.width > 0 ? box : undefined;
  }

  /** A touch ends all motion: who is quicker than the table need not wait for it. */
  private readonly finish = (): void => {
    for (const animation of this.root.current?.getAnimations({ subtree: true }) ?? [])
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  };

  render() {
    const { label, staged, game, children } = this.props;
    return (
      <section
        ref={this.root}
        class={this.props.class}
        aria-label={label}
        data-game={game}
        data-staged={staged}
        onPointerDown={this.finish}
      >
        <div class={`${this.props.class}-grid`}>{children}</div>
      </section>
    );
  }
}
