import type { Ref } from '@tabula/kernel/chance.js';
import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../games/face.js';
import { candidates, type Draft, EMPTY } from './compose.js';
import { showGhosts } from './numbers.js';
import type { TableNow } from './source.js';

/** Tells at which thing of a box a mouse points, and which thing it drags there; null when it points at nothing. */
function usePointed(
  box: { readonly current: HTMLElement | null },
  refAt: (place: Element) => Ref | null,
  pointed: (at: Ref | null, dragged: Ref | null) => void,
): void {
  const latest = useRef({ refAt, pointed });
  latest.current = { refAt, pointed };
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    let last = '';
    const over = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || pointerType !== 'mouse') return;
      const card = current.querySelector<HTMLElement>('.is-dragged')?.dataset.card;
      const [at, dragged] = [latest.current.refAt(target), card === undefined ? null : { card }];
      const now = JSON.stringify([at, dragged]);
      if (now === last) return;
      last = now;
      latest.current.pointed(at, dragged);
    };
    const leave = () => {
      last = '';
      latest.current.pointed(null, null);
    };
    current.addEventListener('pointerover', over);
    current.addEventListener('pointerleave', leave);
    return () => {
      current.removeEventListener('pointerover', over);
      current.removeEventListener('pointerleave', leave);
    };
  }, []);
}

/** What would come of a touch, or of letting go there, lies on the numbers of the table meanwhile. */
export function useGhostsAt(
  box: { readonly current: HTMLElement | null },
  face: Face,
  { question, board }: TableNow,
  draft: Draft,
): void {
  usePointed(box, face.refAt, (at, dragged) => {
    if (question === null || at === null) return showGhosts();
    const picked = [...(dragged === null ? draft.picked : [dragged]), at];
    const [only, ...others] = candidates(question, { ...EMPTY, picked });
    const meant = only !== undefined && others.length === 0;
    showGhosts(meant ? face.foresee?.(board, question, only)?.ghosts : []);
  });
}
