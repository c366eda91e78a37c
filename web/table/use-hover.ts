import { useEffect, useRef } from 'preact/hooks';

/** So long (milliseconds) a mouse rests on a card before it is shown large. */
const REST = 250;
/** So long a finger rests on it, and so far (pixels) it may tremble. */
const HOLD = 350;
const TREMBLE = 9;

interface Wishes {
  /** A mouse rests on a card, or has left it. */
  readonly rest: (card: Element | null) => void;
  /** A finger rests on one: what it shows stays when the finger goes. */
  readonly hold: (card: Element) => void;
}

/** Tells on which card of a box a mouse or a finger rests. A finger that rested has not touched. */
export function useHover(box: { readonly current: HTMLElement | null }, wishes: Wishes): void {
  const latest = useRef(wishes);
  latest.current = wishes;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    let over: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let finger: { readonly x: number; readonly y: number; held: boolean } | null = null;
    const cardAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-card]') : null);
    const leave = () => {
      clearTimeout(timer);
      if (over !== null) latest.current.rest(null);
      over = null;
    };
    const enter = ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const card = cardAt(target);
      if (card === over && buttons === 0) return;
      leave();
      if (card === null || buttons !== 0) return;
      over = card;
      timer = setTimeout(() => latest.current.rest(card), REST);
    };
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      leave();
      const card = cardAt(target);
      finger = pointerType === 'mouse' || card === null ? null : { x: clientX, y: clientY, held: false };
      if (finger === null || card === null) return;
      timer = setTimeout(() => {
        if (finger !== null) finger.held = true;
        latest.current.hold(card);
      }, HOLD);
    };
    const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse' || finger === null) return;
      if (Math.hypot(clientX - finger.x, clientY - finger.y) > TREMBLE) clearTimeout(timer);
    };
    const up = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') clearTimeout(timer);
    };
    /** What a browser makes of a long touch besides. */
    const besides = (event: Event) => {
      if (finger?.held !== true) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') finger = null;
    };
    const ends = new AbortController();
    const { signal } = ends;
    current.addEventListener('pointerover', enter, { signal });
    current.addEventListener('pointerleave', leave, { signal });
    current.addEventListener('pointerdown', down, { signal });
    current.addEventListener('pointermove', move, { signal });
    current.addEventListener('pointerup', up, { signal });
    current.addEventListener('pointercancel', up, { signal });
    current.addEventListener('click', besides, { signal, capture: true });
    current.addEventListener('contextmenu', besides, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, []);
}
