import { cults } from '@tabula/cults/cults.js';
import type { Game } from '@tabula/kernel/game.js';
import { expect, it } from 'vitest';
import { fullest, lay } from './positions.js';
import { options } from './table.js';
import { visit } from './visitor.js';

it('on a phone the district that is chosen in the list is the one that is looked at', async () => {
  const position = fullest(cults as Game, 3, 12).find(({ asks }) => asks === 'turn/choice')!;
  const visitor = await visit({ size: 'phone', language: 'en', seed: 'focus' });
  await lay(visitor, position);
  // What has answers of its own is a district.
  const districts = options(visitor).and(visitor.page.locator(':not([data-key])'));
  expect(await districts.count()).toBeGreaterThan(1);
  await districts.last().tap();
  const looked = visitor.page.locator('.cu-focus .cu-panel__name.is-selected');
  await expect
    .poll(async () => {
      const box = await looked.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
});
