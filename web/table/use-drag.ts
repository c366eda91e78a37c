import { useEffect, useRef } from 'preact/hooks';

/** So far (pixels) a thing is moved before it is dragged. */
const FAR = 9;

interface Wishes {
  /** Whether a thing may be taken. */
  readonly may: (thing: Element) => boolean;
  /** It was let go over something else. */
  readonly drop: (thing: Element, onto: Element) => void;
}

/** Lets things of a box be dragged onto others, by mouse, pen or finger: a picture of the thing follows the pointer. */
export function useDrag(box: { readonly current: HTMLElement | null }, wishes: Wishes): void {
  const latest = useRef(wishes);
  latest.current = wishes;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    let drag: { thing: HTMLElement; x: number; y: number; ghost: HTMLElement | null; pointer: number } | null = null;
    const end = () => {
      drag?.ghost?.remove();
      drag?.thing.classList.remove('is-dragged');
      drag = null;
    };
    const down = (event: PointerEvent) => {
      const thing = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
      if (event.button !== 0 || thing === null || !latest.current.may(thing)) return;
      drag = { thing, x: event.clientX, y: event.clientY, ghost: null, pointer: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (drag.ghost === null) {
        if (Math.hypot(dx, dy) < FAR) return;
        drag.ghost = ghostOf(drag.thing);
        drag.thing.classList.add('is-dragged');
      }
      event.preventDefault();
      drag.ghost.style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointer) return;
      const { ghost, thing } = drag;
      end();
      if (ghost === null) return;
      // What was dragged was not touched.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const onto = document.elementFromPoint(event.clientX, event.clientY);
      if (onto !== null && !thing.contains(onto)) latest.current.drop(thing, onto);
    };
    const ends = new AbortController();
    const { signal } = ends;
    current.addEventListener('pointerdown', down, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', end, { signal });
    // A browser would drag pictures and links of its own accord.
    current.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      end();
      ends.abort();
    };
  }, []);
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** A picture of a thing, where it lies, that takes no touch. */
function ghostOf(thing: HTMLElement): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect();
  // A card of a fan is turned: the box around it is larger.
  const { offsetWidth: wide, offsetHeight: high } = thing;
  const ghost = thing.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  const place = { left: `${left + (width - wide) / 2}px`, top: `${top + (height - high) / 2}px` };
  Object.assign(ghost.style, { position: 'fixed', inset: 'auto', margin: '0', ...place });
  Object.assign(ghost.style, { width: `${wide}px`, height: `${high}px` });
  // Beside the thing it looks as it does there; above everything nothing cuts it.
  ghost.popover = 'manual';
  thing.after(ghost);
  ghost.showPopover();
  return ghost;
}
