import { catalogs } from '@tabula/cults/text/catalogs.js';
import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { cultsMoment } from './moments.js';

const event = (key: string, params: Event['params'] = {}): Event => ({ key, params, rule: '' });

test('everything that happens has a moment of its own, but for what follows from what was just seen', () => {
  const events = Object.keys(catalogs.en).filter((key) => key.startsWith('event.'));
  expect(events.filter((key) => cultsMoment(event(key), 0) === null)).toEqual([
    'event.out-of-the-game',
    'event.stack-laid',
    'event.shed',
    'event.drew-cards',
    'event.drew-card',
    'event.reshuffled',
    'event.gained',
    'event.tokens-returned',
    'event.tie-domination',
    'event.tie-places',
    'event.tie-rituals',
    'event.tie-disorganisation',
    'event.tie-shared',
    'event.tie-not-beaten',
    'event.npc-shuffled',
    'event.npc-rolls-again',
    'event.npc-full',
    'event.npc-no-supply',
    'event.npc-none-elsewhere',
    'event.npc-no-ritual',
    'event.npc-no-guardian',
    'event.npc-pays-nothing',
    'event.npc-forfeits',
  ]);
});
