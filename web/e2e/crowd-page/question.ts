import { isSeen, placeOf, shownOf } from './areas.js';

/** As many answers are in sight at once. */
const LONGEST = 12;

/** What the question needs in sight: its words, its answers, and one of the pieces that it is about. */
export function questionFaults(root: Element): string[] {
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
  const pieces = [...root.querySelectorAll('.table__board :is(.may, .is-selected)')].filter(isSeen);
  if (pieces.length > 0 && pieces.every((piece) => shownOf(piece, piece.getBoundingClientRect()).area === null))
    found.push(`out of sight: every piece that may be touched or is chosen, as ${placeOf(pieces[0]!)}`);
  return found;
}
