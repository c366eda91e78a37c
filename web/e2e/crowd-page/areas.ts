/** Where things stand on the screen, and what the boxes around them leave of them. */

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the boxes around a place leave of it; `cut` is what they hide for good (pixels): what was scrolled away is only elsewhere. */
export interface Shown {
  readonly area: Area | null;
  readonly cut: { readonly x: number; readonly y: number };
}

export function overlap(a: Area, b: Area): Area | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return right - left > 0.5 && bottom - top > 0.5 ? { left, top, right, bottom } : null;
}

/** Where it is, in words by which somebody finds it again. */
export function placeOf(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null && names.length < 3; at = at.parentElement) {
    const name = at.getAttribute('class')?.split(' ')[0] ?? '';
    if (name !== '') names.unshift(`.${name}`);
  }
  return names.join(' ');
}

/** What has to be known of a box to tell what it leaves of the things in it. Pages ask for it once for each line in it. */
interface Holder {
  readonly placed: boolean;
  readonly position: string;
  readonly x: string;
  readonly y: string;
  /** A window over something larger, with a way of its own to the rest (`data-pans`): what is beyond its edge is only elsewhere. */
  readonly pans: boolean;
  readonly box: Area;
  /** What stays at its end while the rest of it is scrolled: what is under that was scrolled away. */
  readonly foot: Element | null;
}

const HOLDERS = new Map<Element, Holder>();

function holderOf(element: Element): Holder {
  const known = HOLDERS.get(element);
  if (known !== undefined) return known;
  const { position, transform, contain, overflowX, overflowY } = getComputedStyle(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const placed = position !== 'static' || transform !== 'none' || contain !== 'none';
  const scrolls = overflowY === 'auto' && element.scrollHeight > element.clientHeight;
  const inside = scrolls ? [...element.querySelectorAll(':scope > *, :scope > * > *')] : [];
  const foot = inside.find((part) => getComputedStyle(part).position === 'sticky') ?? null;
  const pans = element.hasAttribute('data-pans');
  const box = { left, top, right, bottom };
  const holder: Holder = { placed, position, x: overflowX, y: overflowY, pans, box, foot };
  HOLDERS.set(element, holder);
  return holder;
}

/** The box whose edges hold an element: what is placed absolutely hangs out of all boxes that are not placed themselves. */
function boxAround(element: Element): Element | null {
  let up = element.parentElement;
  if (holderOf(element).position !== 'absolute') return up;
  for (; up !== null; up = up.parentElement) if (holderOf(up).placed) return up;
  return null;
}

/** What is left of a place in an element, or of an element itself. */
export function shownOf(element: Element, box: Area, inside = false): Shown {
  let area: Area | null = box;
  let [x, y] = [0, 0];
  let { position } = holderOf(element);
  const first = inside ? element : boxAround(element);
  for (let at = first; at !== null && (at === element || position !== 'fixed'); at = boxAround(at)) {
    const hides = holderOf(at);
    position = hides.position;
    if (at === document.documentElement || (hides.x === 'visible' && hides.y === 'visible')) continue;
    const { left, top, right } = hides.box;
    const under = hides.foot === null || hides.foot.contains(element) ? null : hides.foot;
    const bottom = under === null ? hides.box.bottom : under.getBoundingClientRect().top;
    const left_: Area =
      hides.x === 'visible' ? { left: area.left, right: area.right, top, bottom } : { left, right, top, bottom };
    const around = hides.y === 'visible' ? { ...left_, top: area.top, bottom: area.bottom } : left_;
    const scrolls = (how: string) => hides.pans || how === 'auto' || how === 'scroll';
    if (!scrolls(hides.x)) x = Math.max(x, around.left - area.left, area.right - around.right);
    if (!scrolls(hides.y)) y = Math.max(y, around.top - area.top, area.bottom - around.bottom);
    const rest: Area | null = overlap(area, around);
    if (rest === null) return { area: null, cut: { x, y } };
    area = rest;
  }
  return { area: overlap(area, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }), cut: { x, y } };
}

/** Whether eyes are meant to see it as part of the page: not what is told to ears alone, nor a note beside a pointer. */
export function isSeen(element: Element): boolean {
  return isMeant(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const MEANT = new Map<Element, boolean>();

/** The same without what is hidden: of a box it is asked once for all that is in it. */
function isMeant(element: Element): boolean {
  const known = MEANT.get(element);
  if (known !== undefined) return known;
  const { clipPath, position, pointerEvents } = getComputedStyle(element);
  const apart =
    element.classList.contains('vh') || clipPath === 'inset(50%)' || (position === 'fixed' && pointerEvents === 'none');
  const meant = !apart && (element.parentElement === null || isMeant(element.parentElement));
  MEANT.set(element, meant);
  return meant;
}
