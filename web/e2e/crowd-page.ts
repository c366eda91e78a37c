/**
 * Looks at a page as somebody does who has to decide: what can they not read, reach or find? Everything here runs inside
 * the page, in any browser, and goes there as text: it knows nothing but the page and the functions of this file.
 */

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the boxes around a place leave of it; `cut` is what they hide for good (pixels): what was scrolled away is only elsewhere. */
interface Shown {
  readonly area: Area | null;
  readonly cut: { readonly x: number; readonly y: number };
}

/** A line of a text as it stands on the screen. */
interface Line extends Shown {
  readonly text: string;
  readonly element: Element;
  readonly box: Area;
}

function overlap(a: Area, b: Area): Area | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return right - left > 0.5 && bottom - top > 0.5 ? { left, top, right, bottom } : null;
}

/** Where it is, in words by which somebody finds it again. */
function placeOf(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null && names.length < 3; at = at.parentElement) {
    const name = at.getAttribute('class')?.split(' ')[0] ?? '';
    if (name !== '') names.unshift(`.${name}`);
  }
  return names.join(' ');
}

/** The box whose edges hold an element: what is placed absolutely hangs out of all boxes that are not placed themselves. */
function boxAround(element: Element, { position }: CSSStyleDeclaration): Element | null {
  let up = element.parentElement;
  if (position !== 'absolute') return up;
  for (; up !== null; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none') return up;
  }
  return null;
}

function shownOf(element: Element, box: Area): Shown {
  let area: Area | null = box;
  let [x, y] = [0, 0];
  let style = getComputedStyle(element);
  for (let at = boxAround(element, style); at !== null && style.position !== 'fixed'; at = boxAround(at, style)) {
    style = getComputedStyle(at);
    const hides = { x: style.overflowX, y: style.overflowY };
    if (at === document.documentElement || (hides.x === 'visible' && hides.y === 'visible')) continue;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const left_: Area =
      hides.x === 'visible' ? { left: area.left, right: area.right, top, bottom } : { left, right, top, bottom };
    const around = hides.y === 'visible' ? { ...left_, top: area.top, bottom: area.bottom } : left_;
    const scrolls = (how: string) => how === 'auto' || how === 'scroll';
    if (!scrolls(hides.x)) x = Math.max(x, around.left - area.left, area.right - around.right);
    if (!scrolls(hides.y)) y = Math.max(y, around.top - area.top, area.bottom - around.bottom);
    const rest: Area | null = overlap(area, around);
    if (rest === null) return { area: null, cut: { x, y } };
    area = rest;
  }
  return { area: overlap(area, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }), cut: { x, y } };
}

/** Whether eyes are meant to see it as part of the page: not what is told to ears alone, nor a note beside a pointer. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clipPath, position, pointerEvents } = getComputedStyle(at);
    if (at.classList.contains('vh') || clipPath === 'inset(50%)') return false;
    if (position === 'fixed' && pointerEvents === 'none') return false;
  }
  return true;
}

/** How much smaller than its style says an element is drawn. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
    return Math.hypot(a, b);
  }
  const { offsetWidth } = element as HTMLElement;
  const scale = element.getBoundingClientRect().width / offsetWidth;
  return scale < 0.95 ? scale : 1; // widths are rounded
}

/** All lines of text that somebody sees. */
function linesIn(root: Element): Line[] {
  const lines: Line[] = [];
  const seen = new Map<Element, boolean>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest('script, style, title, select, svg defs') !== null) continue;
    if (!seen.has(element)) seen.set(element, isSeen(element));
    if (seen.get(element) === false) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) lines.push({ text, element, box, ...shownOf(element, box) });
  }
  return lines;
}

/** What is one touch away as a whole may be shortened. */
const isShortened = (element: Element): boolean =>
  element.closest('[aria-haspopup], [aria-expanded], [data-brief]') !== null;

/** Letters are as high as half of their line; the rest of it is air that may be cut. */
function isCut({ element, box, cut }: Line): boolean {
  const air = (box.bottom - box.top) * 0.26;
  return (cut.x > 1.5 || cut.y > air) && !isShortened(element);
}

const paints = (element: Element): boolean => {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const faint = backgroundColor === 'transparent' ? '0' : /(?:^rgba.*,|\/) ?([\d.]+)\)$/.exec(backgroundColor)?.[1];
  // A picture or a gradient covers what is under it, unless it fades.
  const drawn = backgroundImage !== 'none' && !/rgba\(|\/ 0?\.|transparent/.test(backgroundImage);
  const solid = drawn || Number(faint ?? 1) > 0.5;
  return (solid || element.matches('img, video, canvas')) && Number(opacity) > 0.5;
};

/** What lies over a point of an element, so that it cannot be seen there. */
function coverAt(element: Element, x: number, y: number): Element | null {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (hit.contains(element) || element.contains(hit)) return null;
    if (paints(hit)) return hit;
  }
  return null;
}

/** What lies over the beginning, the middle or the end of a line. */
function coverOf({ element, area, box }: Line): Element | null {
  // What is half scrolled away is on its way elsewhere; what is shortened has its end below.
  if (area === null || area.bottom - area.top < (box.bottom - box.top) * 0.6 || isShortened(element)) return null;
  // What takes no touch is not found by one: whether it lies above or below cannot be told.
  if (getComputedStyle(element).pointerEvents === 'none') return null;
  const y = (area.top + area.bottom) / 2;
  for (const part of [0.08, 0.5, 0.92]) {
    const cover = coverAt(element, area.left + (area.right - area.left) * part, y);
    if (cover !== null) return cover;
  }
  return null;
}

/** Two texts in one place. */
function crossed(a: Line, b: Line): boolean {
  if (a.area === null || b.area === null || a.element === b.element) return false;
  if (isShortened(a.element) || isShortened(b.element)) return false;
  const inner = ({ left, right, top, bottom }: Area): Area => {
    const air = (bottom - top) * 0.27;
    return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air };
  };
  const both = overlap(inner(a.area), inner(b.area));
  return both !== null && both.right - both.left > 2 && both.bottom - both.top > 2;
}

const TARGETS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]';
/** Smaller places are not touched for certain (pixels). */
const LEAST_TARGET = 24;
/** As many answers are in sight at once. */
const LONGEST = 12;
/** Smaller letters are not read (pixels). */
const LEAST_TEXT = 11;

/** What is left of a target where nothing else lies on it: its width and height. */
function reachOf(target: Element, area: Area): { width: number; height: number } {
  const steps = 9;
  const [width, height] = [(area.right - area.left) / steps, (area.bottom - area.top) / steps];
  const hit: { x: number[]; y: number[] } = { x: [], y: [] };
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++) {
      const on = document.elementFromPoint(area.left + (column + 0.5) * width, area.top + (row + 0.5) * height);
      if (on === null || !target.contains(on)) continue;
      hit.x.push(column);
      hit.y.push(row);
    }
  const span = (all: number[]) => (all.length === 0 ? 0 : Math.max(...all) - Math.min(...all) + 1);
  return { width: span(hit.x) * width, height: span(hit.y) * height };
}

/** What can be touched, but only in part: it is cut, or something else lies on it. */
function targetFaults(root: Element): string[] {
  const found: string[] = [];
  for (const target of root.querySelectorAll(TARGETS)) {
    if (target.closest('[inert]') !== null || !isSeen(target)) continue;
    const box = target.getBoundingClientRect();
    const { area, cut } = shownOf(target, box);
    const name = `${placeOf(target)} "${(target.textContent ?? '').trim().slice(0, 40)}"`;
    if (area === null && Math.max(cut.x, cut.y) > 2) found.push(`out of reach: ${name}`);
    if (area === null || box.width < 2 || box.height < 2) continue;
    // What is in a line of text is as high as the line, and the lines are close to one another.
    const least = (size: number) => (size < LEAST_TARGET ? size * 0.6 : LEAST_TARGET - 1);
    const whole = box.width - (area.right - area.left) < 3 && box.height - (area.bottom - area.top) < 3;
    if (!whole && Math.max(cut.x, cut.y) <= 2) continue; // scrolled half away
    const reach = reachOf(target, area);
    if (reach.width < least(box.width) || reach.height < least(box.height))
      found.push(`covered target: ${name} leaves ${Math.round(reach.width)} × ${Math.round(reach.height)}`);
  }
  return found;
}

/** What the question needs in sight: its words, its answers, and one of the pieces that it is about. */
function questionFaults(root: Element): string[] {
  const panel = root.querySelector('[data-question]');
  if (panel === null) return [];
  const found: string[] = [];
  // Who chooses among more than a hand of cards, or among sentences, scrolls; but to the end of no list for what ends it.
  const list = panel.querySelector('.opts:not(.opts--last)');
  const lines = list?.children.length ?? 0;
  const long = lines > LONGEST || (lines > 1 && list?.classList.contains('opts--many') === false);
  const answers = long ? '.opts--last .opt' : '.opt:not(.is-forbidden)';
  for (const needed of panel.querySelectorAll(`.ask__prompt, .btn--main, ${answers}`)) {
    const box = needed.getBoundingClientRect();
    const { area } = shownOf(needed, box);
    const missing = area === null ? box.height : box.height - (area.bottom - area.top);
    if (missing > 4) found.push(`out of sight: ${placeOf(needed)} "${(needed.textContent ?? '').slice(0, 40)}"`);
  }
  const pieces = [...root.querySelectorAll('.table__board .may')].filter(isSeen);
  if (pieces.length > 0 && pieces.every((piece) => shownOf(piece, piece.getBoundingClientRect()).area === null))
    found.push(`out of sight: every piece that may be touched, as ${placeOf(pieces[0]!)}`);
  return found;
}

/** Everything that is wrong with the page as it is now, a line for each finding. */
function faultsHere(): string[] {
  const dialogs = document.querySelectorAll('dialog[open]');
  const root = dialogs[dialogs.length - 1] ?? document.body;
  const found = dialogs.length > 0 ? targetFaults(root) : [...questionFaults(root), ...targetFaults(root)];
  const lines = linesIn(root);
  for (const line of lines) {
    const size = Number.parseFloat(getComputedStyle(line.element).fontSize) * scaleOf(line.element);
    const said = `${placeOf(line.element)} "${line.text.slice(0, 60)}"`;
    if (size < LEAST_TEXT - 0.05) found.push(`small text: ${size.toFixed(1)} px ${said}`);
    if (isCut(line)) found.push(`cut text: ${said}`);
    const cover = coverOf(line);
    if (cover !== null) found.push(`covered text: ${said} under ${placeOf(cover)}`);
  }
  for (const [at, line] of lines.entries())
    for (const other of lines.slice(at + 1))
      if (crossed(line, other))
        found.push(
          `crossed texts: ${placeOf(line.element)} "${line.text.slice(0, 30)}" and ${placeOf(other.element)} "${other.text.slice(0, 30)}"`,
        );
  return [...new Set(found)];
}

const PARTS = [
  overlap,
  placeOf,
  boxAround,
  shownOf,
  isSeen,
  scaleOf,
  linesIn,
  isCut,
  coverAt,
  coverOf,
  crossed,
  reachOf,
];

/** The whole of it as a script, whose value is what it finds. */
export const LOOK = `(() => {
  const [TARGETS, LEAST_TARGET, LEAST_TEXT, LONGEST] = ${JSON.stringify([TARGETS, LEAST_TARGET, LEAST_TEXT, LONGEST])};
  const isShortened = ${isShortened.toString()};
  const paints = ${paints.toString()};
  ${[...PARTS, targetFaults, questionFaults].map(String).join('\n')}
  return (${faultsHere.toString()})();
})()`;
