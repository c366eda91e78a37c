import { arkham } from '@tabula/arkham/arkham.js';
import type { Game } from '@tabula/kernel/game.js';
import { expect, it } from 'vitest';
import { arkhamMoment } from '../games/arkham/moments.js';
import { begin, covering, kindOf, onward, SCRIPTED } from './beats.js';
import { clear } from './crowd.js';
import { shoot, visit } from './visitor.js';

/** What is read over the map at these moments, and the part of it that says what it does. */
const READ: { readonly [kind: string]: string } = {
  'event.headline': '.ar-news__says',
  'event.anomaly-gone': '.ar-effects',
};

it('six on a phone read to its end what lies over the map, as long as the panel below has room', async () => {
  const search = { seats: 6, games: 10, options: { scenario: 'scenario/azathoth' } };
  const { stretches, missing } = covering(arkham as Game, arkhamMoment, Object.keys(READ), [search]);
  expect(missing).toEqual([]);
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'many', speed: 'slow' });
  const { page } = visitor;
  await page.addInitScript(SCRIPTED);
  const seen = new Set<string>();
  let lowest = Number.POSITIVE_INFINITY;
  for (const stretch of stretches) {
    await begin(visitor, stretch);
    for (const cue of stretch.cues) {
      await page.locator(`[data-moment=${JSON.stringify(cue.moment.id)}]`).waitFor();
      const says = READ[kindOf(cue)];
      const read = page.locator('.ar-over');
      if (says !== undefined && (await read.count()) > 0) {
        seen.add(kindOf(cue));
        await clear(visitor, cue.moment.id);
        await shoot(visitor, `arkham-many-${kindOf(cue).slice('event.'.length)}`);
        const [over, last] = await Promise.all([read.boundingBox(), read.locator(says).boundingBox()]);
        expect(last!.y + last!.height).toBeLessThanOrEqual(over!.y + over!.height + 1);
      }
      // The map has the room that only a question would need.
      lowest = Math.min(lowest, (await page.locator('.table__side').boundingBox())!.height);
      await onward(visitor);
    }
  }
  expect(lowest).toBeLessThan(230);
  expect([...seen].sort()).toEqual(Object.keys(READ).sort());
  expect(visitor.complaints).toEqual([]);
});
