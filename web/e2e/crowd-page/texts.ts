import { type Area, isSeen, overlap, placeOf, type Shown, shownOf } from './areas.js';

/** Smaller letters are not read (pixels). */
const LEAST_TEXT = 11;
/** Narrower things (pixels) do not tell how they are scaled. */
const ROUNDED = 20;

/** A line of a text as it stands on the screen. */
interface Line extends Shown {
  readonly text: string;
  readonly element: Element;
  readonly box: Area;
  /** All of it is a touch away. */
  readonly short: boolean;
}

/** How much smaller than its style says an element is drawn. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
    return Math.hypot(a, b);
  }
  const { offsetWidth, parentElement } = element as HTMLElement;
  // Widths are rounded: of a dot nothing can be told, so what it stands in is asked.
  if (offsetWidth < ROUNDED && parentElement !== null) return scaleOf(parentElement);
  const scale = element.getBoundingClientRect().width / offsetWidth;
  return scale < 0.95 ? scale : 1;
}

/** All lines of text that somebody sees. */
function linesIn(root: Element): Line[] {
  const lines: Line[] = [];
  const known = new Map<Element, { readonly seen: boolean; readonly short: boolean }>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest('script, style, title, select, svg defs') !== null) continue;
    const about = known.get(element) ?? { seen: isSeen(element), short: isShortened(element) };
    known.set(element, about);
    if (!about.seen) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1)
        lines.push({ text, element, box, short: about.short, ...shownOf(element, box, true) });
  }
  return lines;
}

/** What is one touch away as a whole may be shortened. */
const isShortened = (element: Element): boolean =>
  element.closest('[aria-haspopup], [aria-expanded], [data-brief]') !== null;

/** Letters are as high as half of their line; the rest of it is air that may be cut. */
function isCut({ box, cut, short }: Line): boolean {
  const air = (box.bottom - box.top) * 0.26;
  return (cut.x > 1.5 || cut.y > air) && !short;
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
  const own = (hit: Element) => hit.contains(element) || element.contains(hit);
  // Nearly always it is found at once; to find all that lies there takes long.
  const first = document.elementFromPoint(x, y);
  if (first === null || own(first)) return null;
  for (const hit of document.elementsFromPoint(x, y)) {
    if (own(hit)) return null;
    if (paints(hit)) return hit;
  }
  return null;
}

/** What lies over the beginning, the middle or the end of a line. */
function coverOf({ element, area, box, short }: Line): Element | null {
  // What is half scrolled away is on its way elsewhere; what is shortened has its end below.
  if (area === null || area.bottom - area.top < (box.bottom - box.top) * 0.6 || short) return null;
  // What takes no touch is not found by one: whether it lies above or below cannot be told.
  if (getComputedStyle(element).pointerEvents === 'none') return null;
  const y = (area.top + area.bottom) / 2;
  const wide = area.right - area.left;
  for (const part of wide < 20 ? [0.5] : [0.08, 0.5, 0.92]) {
    const cover = coverAt(element, area.left + wide * part, y);
    if (cover !== null) return cover;
  }
  return null;
}

/** Where the letters of a line stand. */
function lettersOf({ left, right, top, bottom }: Area): Area {
  const air = (bottom - top) * 0.27;
  return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air };
}

/** Pairs of texts in one place. */
function crossed(lines: readonly Line[]): [Line, Line][] {
  const found: [Line, Line][] = [];
  const seen = lines.flatMap((line) => (line.area === null ? [] : { line, letters: lettersOf(line.area) }));
  for (const [at, { line, letters }] of seen.entries())
    for (let next = at + 1; next < seen.length; next++) {
      const other = seen[next]!;
      const both = line.element === other.line.element ? null : overlap(letters, other.letters);
      if (both !== null && both.right - both.left > 2 && both.bottom - both.top > 2) found.push([line, other.line]);
    }
  return found;
}

/** What of the texts cannot be read: they are small, cut, covered, or lie on each other. */
export function textFaults(root: Element): string[] {
  const found: string[] = [];
  const lines = linesIn(root);
  for (const line of lines) {
    const size = Number.parseFloat(getComputedStyle(line.element).fontSize) * scaleOf(line.element);
    const said = `${placeOf(line.element)} "${line.text.slice(0, 60)}"`;
    if (size < LEAST_TEXT - 0.05) found.push(`small text: ${size.toFixed(1)} px ${said}`);
    if (isCut(line)) found.push(`cut text: ${said}`);
    const cover = coverOf(line);
    if (cover !== null) found.push(`covered text: ${said} under ${placeOf(cover)}`);
  }
  for (const [line, other] of crossed(lines.filter(({ short }) => !short)))
    found.push(
      `crossed texts: ${placeOf(line.element)} "${line.text.slice(0, 30)}" and ${placeOf(other.element)} "${other.text.slice(0, 30)}"`,
    );
  return found;
}
