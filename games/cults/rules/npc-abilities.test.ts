import { expect } from 'vitest';
import { commit, DULL, disorganisation, NO_ATTACK, totals } from '../testing/fight.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { domination } from './domination.js';

const solo = (options: Record<string, string> = {}) => table({ players: 1, ...options });
const attacks = (t: TestTable) => t.run(domination, { seat: 0, district: 'uptown' });

/** The player (level III) attacks the NPC (level I), whose cards are these; no die shows attack. */
function against(deck: readonly string[], more: { aside?: readonly string[]; options?: Record<string, string> } = {}) {
  const t = solo(more.options).ritual(0, 'uptown', 3).ritual(1, 'uptown', 1);
  t.npc({ deck: [...deck, ...DULL].slice(0, Math.max(3, deck.length)), aside: more.aside ?? [] });
  return commit(attacks(t.script(...NO_ATTACK)), 0);
}
const used = (t: TestTable) =>
  t.events
    .filter(({ key }) => key === 'event.ability' || key === 'event.destroyed-for-ability')
    .map(({ params }) => (params.card as { card: string }).card);

rule(
  ['CULT-21.63', 'CULT-19.47'],
  'abilities: deck cards as revealed, set-aside cards oldest first, added cards last',
  () => {
    const t = against(['G2', 'G4', 'S1', 'G8'], { aside: ['S4', 'G4'] });
    expect(used(t)).toEqual(['G2.0', 'G4.0', 'S4.1-0', 'G4.1', 'G8.0']); // G8 was added by G2
    expect(t.told('card-added').map(({ params }) => params.card)).toEqual([{ card: 'G8.0' }]);
    expect(totals(t)).toEqual(['0:3', '1:10']); // 2 + 1 + 1 + 1 attack, 1 + 2 + 1 thugs, level I
  },
);

rule(
  ['CULT-21.63', 'CULT-21.73'],
  'it destroys a card for its ability if that is worth more than its attack: S4 and G6',
  () => {
    const t = against(['S4', 'G6', 'G6']);
    expect(t.board.destroyed).toEqual(['S4.1-0', 'G6.0', 'G6.1']);
    expect(t.told('weakened').map(({ params }) => [params.target, params.amount])).toEqual([
      [{ seat: 0 }, 4],
      [{ seat: 0 }, 4],
    ]);
    expect(totals(t)).toEqual(['0:0', '1:3']); // not below 0
  },
);

rule(['CULT-21.63', 'CULT-20.6'], 'G1: the NPC pays nothing, or by an option cannot use what has a cost', () => {
  const free = against(['G1']);
  expect(used(free)).toEqual(['G1.0']);
  expect([disorganisation(free, 0), disorganisation(free, 1)]).toEqual([2, 1]); // and a tie of 3 to 3
  const plansOnly = against(['G1'], { options: { npcPaysNothing: 'plansOnly' } });
  expect(used(plansOnly)).toEqual([]);
  expect(plansOnly.told('npc-pays-nothing').map(({ params }) => params.card)).toEqual([{ card: 'G1.0' }]);
  expect(disorganisation(plansOnly, 0)).toBe(1);
  expect(used(against(['G1'], { options: { edition: 'DE' } }))).toEqual([]);
  expect(used(against(['S4', 'G4'], { options: { edition: 'DE' } }))).toEqual(['S4.1-0', 'G4.0']); // no cost in power
});

rule(
  'CULT-21.63',
  'gains other than thugs are ignored; thugs of G8 stay in its supply; G7 destroys a disorganisation card',
  () => {
    const won = against(['G5']);
    expect(totals(won)).toEqual(['0:3', '1:4']);
    expect(won.told('gained')).toEqual([]);
    const lost = against(['G8']);
    expect(totals(lost)).toEqual(['0:3', '1:2']);
    expect(lost.board.npc!.thugs).toBe(2);
    const lay = (discard: readonly string[]) => {
      const t = solo()
        .ritual(0, 'uptown', 1)
        .ritual(1, 'uptown', 3)
        .npc({ deck: ['G7', 'S1', 'S1'], discard });
      return commit(attacks(t.script(...NO_ATTACK)), 0);
    };
    const cleansed = lay(['D', 'D']);
    expect(cleansed.board.destroyed).toEqual(['D.0']);
    expect(lay([]).board.destroyed).toEqual([]);
  },
);

rule(['CULT-21.63', 'CULT-21.73'], 'G3 of the NPC: the player who beats it gets the card', () => {
  const t = solo()
    .ritual(0, 'uptown', 3, 2)
    .ritual(1, 'uptown', 1)
    .npc({ deck: ['G3', 'S1', 'S1'] });
  commit(attacks(t.script(...NO_ATTACK)), 0);
  expect(totals(t)).toEqual(['0:5', '1:3']);
  expect([disorganisation(t, 0), disorganisation(t, 1)]).toEqual([1, 0]);
});
