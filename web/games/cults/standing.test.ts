import type { CultsView } from '@tabula/cults/board.js';
import { commit, DULL, dominate, NO_ATTACK } from '@tabula/cults/testing/fight.js';
import { type TestTable, table } from '@tabula/cults/testing/table.js';
import { stepsOf } from '@tabula/kernel/steps.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { expect, it } from 'vitest';
import { cuesOf } from '../../table/cues.js';
import { cultsMoment } from './moments.js';
import { sizeOf } from './open-board.js';
import { standingOf } from './standing.js';

/** What the last decision shows of a confrontation, moment by moment: cards that lie open and face down, and the totals. */
function staged(t: TestTable) {
  const { game, log, past } = t.kernel;
  const entry = log.at(-1)!;
  const boards = stepsOf(game, past[log.length - 1]!, entry, null) ?? [];
  const cues = cuesOf({ seq: 0, seat: entry.seat, events: eventsFor(entry, null) }, boards, cultsMoment, null);
  return cues.flatMap(({ moment, beat, board }) => {
    const view = board as CultsView;
    if (view.fight === null) return [];
    const cards = view.seats.map(({ revealed, committed }, seat) => {
      const open = view.npc !== null && seat === 1 ? view.npc.revealed : revealed;
      return `${open.length}+${sizeOf(committed)}`;
    });
    const totals = standingOf(view, beat.events).map(({ total }) => total);
    return [`${moment.id.split('/')[0]!.slice('event.'.length)} ${cards.join(' ')} (${totals.join(':')})`];
  });
}

it('a card lies face down until it is told, and what was compared stays as it was told', () => {
  const t = table().ritual(0, 'uptown', 3).ritual(1, 'uptown', 2, 1).hand(0, ['S3', 'S3']).hand(1, ['S1', 'S1']);
  t.tokens(0, { thug: 1 });
  dominate(t, 0, 'uptown');
  commit(t, 0, ['S3.0-0', 'S3.0-1'], 1);
  commit(t, 1, ['S1.1-0', 'S1.1-1'], 0);
  expect(staged(t)).toEqual([
    'committed 0+2 0+2 ()',
    'revealed 1+1 0+2 (5)',
    'revealed 2+0 0+2 (7)',
    'revealed-thugs 2+0 0+2 (8)',
    'revealed 2+0 1+1 (8:3)',
    'revealed 2+0 2+0 (8:3)',
    'revealed-thugs 2+0 2+0 (8:3)',
    'total 2+0 2+0 (8:3)',
    'total 2+0 2+0 (8:3)',
    'confrontation-won 2+0 2+0 (8:3)',
    'ritual-lost 2+0 2+0 (8:3)',
    'disorganised 2+0 2+0 (8:3)',
  ]);
});

it('so do the cards of the NPC, before its dice and its thugs', () => {
  const t = table({ players: 1 }).ritual(0, 'uptown', 1).ritual(1, 'uptown', 2).npc({ deck: DULL, thugs: 3 });
  t.script(...NO_ATTACK.slice(1), 1);
  dominate(t, 0, 'uptown');
  commit(t, 0);
  const shown = staged(t);
  expect(shown.slice(shown.indexOf('revealed 0+0 1+0 (1:2)'))).toEqual([
    'revealed 0+0 1+0 (1:2)',
    'revealed 0+0 2+0 (1:2)',
    'revealed 0+0 3+0 (1:2)',
    'npc-dice 0+0 3+0 (1:2)',
    'npc-dice-again 0+0 3+0 (1:3)',
    'revealed-thugs 0+0 3+0 (1:6)',
    'total 0+0 3+0 (1:6)',
    'total 0+0 3+0 (1:6)',
    'confrontation-won 0+0 3+0 (1:6)',
    'ritual-lost 0+0 3+0 (1:6)',
    'disorganised 0+0 3+0 (1:6)',
  ]);
});
