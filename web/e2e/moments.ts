import { arkham } from '@tabula/arkham/arkham.js';
import { cults } from '@tabula/cults/cults.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { emerald } from '@tabula/emerald/emerald.js';
import type { Game } from '@tabula/kernel/game.js';
import { type GameRecord, replay } from '@tabula/kernel/record.js';
import { stepsOf } from '@tabula/kernel/steps.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { arkhamMoment } from '../games/arkham/moments.js';
import { cultsMoment } from '../games/cults/moments.js';
import { elektMoment } from '../games/elekt/moments.js';
import { emeraldMoment } from '../games/emerald/moments.js';
import { type Cue, cuesOf, type MomentOf } from '../table/cues.js';
import type { Chance } from './chance.js';
import { clear, EVERYWHERE } from './crowd.js';
import { ending, options, pick } from './table.js';
import type { Visitor } from './visitor.js';

/** The rules of a game, and what its table shows of them. */
export const SHOWN: { readonly [game: string]: { readonly game: Game; readonly momentOf: MomentOf } } = {
  elekt: { game: elekt as Game, momentOf: elektMoment },
  cults: { game: cults as Game, momentOf: cultsMoment },
  emerald: { game: emerald as Game, momentOf: emeraldMoment },
  arkham: { game: arkham as Game, momentOf: arkhamMoment },
};

/** The names of all moments that the page has shown, in order: it is noted whenever another one is there. */
export const NOTES = `
  window.shown = [];
  new MutationObserver(() => {
    const cue = document.querySelector('[data-cue]')?.dataset.cue;
    if (cue !== undefined && window.shown.at(-1) !== cue) window.shown.push(cue);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-cue'] });
`;

/** A page out of sight waits: its moments go on by the key alone, however long it takes to look at one. */
export const OUT_OF_SIGHT = 'Object.defineProperty(document, "visibilityState", { get: () => "hidden" });';

/** As the page names a moment. */
export const nameOf = ({ seq, beat }: Cue): string => `${seq}.${beat.events.length}`;

interface Save {
  readonly record: GameRecord;
}

/** The table that the page shows, as this browser has kept it. */
export const saved = ({ page }: Visitor): Promise<Save> =>
  page.evaluate<Save>(`new Promise((resolve) => {
    const open = indexedDB.open('tabula-tables', 1);
    open.onsuccess = () => {
      const read = open.result.transaction('tables').objectStore('tables').get(location.pathname.split('/')[2]);
      read.onsuccess = () => resolve(read.result);
    };
  })`);

/** What a seat has to be shown of a recorded game, by the rules alone. */
export function cuesFrom(id: string, record: GameRecord, you: number): readonly Cue[] {
  const { game, momentOf } = SHOWN[id]!;
  const told = replay(game, record);
  if (!told.ok) throw new Error(told.error.message);
  const { log, past } = told.table;
  return log.flatMap((entry, seq) => {
    const boards = stepsOf(game, past[seq]!, entry, you);
    const beat = { seq, seat: entry.seat, events: eventsFor(entry, you) };
    return boards === null ? [] : cuesOf(beat, boards, momentOf, you);
  });
}

/** Of so many moments one is looked at for what is crowded. */
const SOME = 4;

const moment = ({ page }: Visitor) => page.locator('[data-cue]');

/** Plays at random and goes through everything that is shown, one by one; `look` sees each moment before it goes on. */
export async function playWatching(
  visitor: Visitor,
  chance: Chance,
  { look, enough }: { readonly look: (cue: string) => Promise<void>; readonly enough: (answers: number) => boolean },
): Promise<void> {
  const { page } = visitor;
  for (let [answers, shown] = [0, 0]; !enough(answers); ) {
    await moment(visitor).or(options(visitor)).or(ending(visitor)).first().waitFor({ timeout: 60_000 });
    if (await ending(visitor).isVisible()) return;
    const cue = await moment(visitor)
      .getAttribute('data-cue', { timeout: 200 })
      .catch(() => null);
    if (cue !== null) {
      await look(cue);
      if (EVERYWHERE || shown % SOME === 0) await clear(visitor, cue);
      shown++;
      // A card between rounds is put away like any sheet.
      await page.keyboard.press((await page.locator('dialog[open]').count()) > 0 ? 'Escape' : 'ArrowRight');
    } else if ((await options(visitor).count()) > 0) {
      await pick(visitor, chance);
      answers++;
    }
  }
}
