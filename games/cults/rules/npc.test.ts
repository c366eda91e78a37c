import { view } from '@tabula/kernel/sight.js';
import { expect } from 'vitest';
import type { District } from '../content/behaviour.js';
import { cults } from '../cults.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { action } from './action.js';
import { city } from './city.js';
import { npcPlan, npcTurn } from './npc.js';
import { npcForecast } from './npc-forecast.js';
import { planning } from './planning.js';

const solo = (options: Record<string, string> = {}) => table({ players: 1, ...options });
/** The NPC's turn with one marker in a district and a die that shows this. */
const turnIn = (t: TestTable, district: District, die: number) => t.plans(district, 1).script(die).run(npcTurn, {});
/** The effect of this city card, from when it lies in force. */
function inForce(t: TestTable, card: string): TestTable {
  t.s.phase = 'city';
  return t.event(card).run(city, {}, 'CULT-4.11');
}
const places = (t: TestTable) =>
  Object.values(t.board.districts).map(({ plans }) => plans.filter((seat) => seat === 1).length);

rule(
  ['CULT-19.18', 'CULT-1.21', 'CULT-21.4', 'CULT-19.3'],
  'its die says where a marker goes; Rivertown is rolled again',
  () => {
    const t = solo().script(3, 4, 4, 1, 2, 3).run(planning, {});
    t.seat(0).isAsked('planning/district', ['uptown', 'northside', 'downtown']).picks('uptown');
    expect(t.told('npc-placed').map(({ params }) => params)).toEqual([{ face: 3, district: { district: 'downtown' } }]);
    t.seat(0).picks('uptown');
    expect(t.told('npc-rolls-again').map(({ params }) => params.face)).toEqual([4, 4]);
    expect(t.board.districts.uptown.plans).toEqual([0, 0, 1]); // on top of the stack
    expect(t.board.npc!.die).toBe(1);
    t.seat(0).picks('uptown').picks('uptown');
    expect(places(t)).toEqual([1, 1, 2, 0]);
    expect(t.player(1).plans).toBe(0);
  },
);

rule(['CULT-19.20', 'CULT-19.21'], 'it uses the lowest district that it tops; the marker goes to its supply', () => {
  const t = solo().plans('uptown', 1, 0).plans('northside', 0, 1).plans('downtown', 1).script(4).run(npcTurn, {});
  expect(t.told('npc-rolled').map(({ params }) => [params.district, params.face])).toEqual([
    [{ district: 'northside' }, 4],
  ]);
  expect(t.board.districts.northside.plans).toEqual([0]);
  expect(t.player(1)).toMatchObject({ plans: 2, used: { growth: 0, bluff: 0 } });
});

rule('CULT-19.22', 'it may use one plan more than twice in a round', () => {
  const t = solo().plans('uptown', 1, 1, 1, 1).script(4, 4, 4, 4).run(action, {});
  expect(t.told('npc-grew')).toHaveLength(4);
  expect(t.ended).toBe(true);
});

rule(
  ['CULT-19.23', 'CULT-19.25'],
  'preparation: its highest ritual, free of charge, and the investigator advances',
  () => {
    const t = turnIn(solo().investigators('uptown', 2).event('C1'), 'uptown', 1);
    expect(t.ritualsIn('uptown')).toEqual(['1:3']);
    expect(t.board.districts.uptown).toMatchObject({ track: 1, investigators: 2, places: [] });
    const next = turnIn(solo().ritual(1, 'downtown', 3, 2).track('uptown', 1), 'uptown', 1);
    expect(next.ritualsIn('uptown')).toEqual(['1:2']);
    expect(next.board.districts.uptown).toMatchObject({ track: 2, investigators: 1 });
  },
);

rule('CULT-19.24', 'the die is rolled after the marker is taken, lies open, and names the row', () => {
  const t = turnIn(solo(), 'downtown', 4);
  expect(t.events[0]).toMatchObject({
    key: 'event.npc-rolled',
    rule: 'CULT-19.24',
    params: { face: 4, district: { district: 'downtown' }, plan: { plan: 'growth' } },
  });
  expect(view(cults, t.kernel.state, 0, null).board.npc!.die).toBe(4);
});

rule('CULT-19.28', 'influence: its lowest ritual from higher districts; only if there is none, from lower ones', () => {
  const higher = turnIn(solo().ritual(1, 'uptown', 1).ritual(1, 'downtown', 3, 2), 'northside', 2);
  expect(higher.told('npc-moved').map(({ params }) => [params.from, params.level])).toEqual([
    [{ district: 'downtown' }, { level: 2 }],
  ]);
  const lower = turnIn(solo().ritual(1, 'uptown', 2, 1).ritual(1, 'northside', 3), 'northside', 2);
  expect(lower.told('npc-moved').map(({ params }) => [params.from, params.level])).toEqual([
    [{ district: 'uptown' }, { level: 1 }],
  ]);
});

rule(['CULT-19.29', 'CULT-21.60'], 'of equal ones it moves that in the lowest district', () => {
  const t = turnIn(solo().ritual(1, 'downtown', 2).ritual(1, 'northside', 2), 'uptown', 2);
  expect(t.told('npc-moved').map(({ params }) => params.from)).toEqual([{ district: 'northside' }]);
  const lower = turnIn(solo().ritual(1, 'northside', 1).ritual(1, 'uptown', 1), 'downtown', 2);
  expect(lower.told('npc-moved').map(({ params }) => params.from)).toEqual([{ district: 'uptown' }]);
});

rule(['CULT-19.30', 'CULT-21.61'], 'the moved ritual rises if the supply has the next level', () => {
  const risen = turnIn(solo().ritual(1, 'northside', 1), 'uptown', 2);
  expect(risen.ritualsIn('uptown')).toEqual(['1:2']);
  expect(risen.player(1).rituals).toEqual([2, 1, 1]);
  const stuck = turnIn(solo().ritual(1, 'northside', 1).ritual(1, 'uptown', 2, 2), 'uptown', 2);
  expect(stuck.ritualsIn('uptown')).toEqual(['1:2', '1:2', '1:1']);
  const top = turnIn(solo().ritual(1, 'northside', 3), 'uptown', 2);
  expect(top.ritualsIn('uptown')).toEqual(['1:3']);
});

rule(
  ['CULT-19.31', 'CULT-19.54', 'CULT-18.21'],
  'after the move it sets its top card aside, unseen; such cards accumulate',
  () => {
    const t = solo()
      .ritual(1, 'northside', 3)
      .npc({ deck: ['S3', 'S5'], aside: ['S4'] });
    turnIn(t, 'uptown', 2);
    expect(t.board.npc!.aside).toEqual(['S4.1-0', 'S3.1-0']);
    expect(t.view(0).board.npc).toMatchObject({ aside: { count: 2 }, deck: { count: 10 } });
    const empty = solo().ritual(1, 'northside', 3);
    empty.s.npc!.discard = empty.s.npc!.deck.splice(0);
    empty.plans('uptown', 1).script(2, ['S7.1-0']).run(npcTurn, {});
    expect(empty.board.npc).toMatchObject({ aside: ['S7.1-0'], discard: [] }); // the discard pile was its new deck
  },
);

rule(
  ['CULT-19.35', 'CULT-19.36'],
  'growth: the guardian on top of its deck, and a disorganisation card destroyed',
  () => {
    const t = turnIn(solo().npc({ discard: ['D', 'S1', 'D'] }), 'uptown', 4); // no place and no ritual of its own there
    expect(t.board.npc!.deck[0]).toBe('G3.0');
    expect(t.board.districts.uptown.guardian).toEqual({ kind: 'G3', left: 5 });
    expect(t.board.npc!.discard).toEqual(['S1.1-0', 'D.1']);
    expect(t.board.destroyed).toEqual(['D.0']);
    const none = turnIn(solo().npc({ discard: ['S1'] }), 'uptown', 4);
    expect(none.board.npc!.discard).toEqual(['S1.1-0']);
  },
);

rule('CULT-18.21', 'everybody knows the guardian that was just put on top, until the deck is shuffled', () => {
  const t = turnIn(solo(), 'uptown', 4);
  expect(t.told('npc-grew').map(({ params }) => params.card)).toEqual([{ card: 'G3.0' }]);
  expect(t.board.known['G3.0']).toBeDefined();
});

rule('CULT-19.37', 'bluff: two thugs into its supply', () => {
  const t = turnIn(solo().stack('uptown', 'G3', 0).npc({ thugs: 1 }), 'uptown', 4);
  expect(t.board.npc!.thugs).toBe(3);
  expect(t.told('npc-plan').map(({ params }) => params.plan)).toEqual([{ plan: 'bluff' }]);
});

rule('CULT-19.33', 'domination: confrontation and terror in its district', () => {
  const t = turnIn(solo().ritual(1, 'uptown', 2).ritual(0, 'uptown', 1), 'uptown', 3);
  t.seat(0).isAsked('commitment/thugs');
  expect(t.board.turn).toEqual({ seat: 1, district: 'uptown', plan: 'domination' });
});

rule('CULT-21.69', 'city cards that change plan markers and disorganisation concern the NPC', () => {
  const t = solo().event('C4').script(1, 1, 1).run(planning, {});
  t.seat(0).picks('uptown').picks('uptown').picks('uptown');
  expect(places(t)).toEqual([3, 0, 0, 0]);
  expect(t.ended).toBe(true);
  const informer = inForce(solo(), 'C7');
  expect(informer.board.npc!.discard).toEqual(['D.1']);
  const files = inForce(solo().npc({ discard: ['D'] }), 'C8');
  expect(files.board.npc!.discard).toEqual([]);
});

rule('CULT-21.69', 'city cards on tokens, costs and sanity checks do not help or hinder it', () => {
  const births = inForce(solo(), 'C14');
  expect(births.told('gained').map(({ params }) => params.seat)).toEqual([{ seat: 0 }]);
  expect(births.board.npc!.thugs).toBe(0);
  const dear = turnIn(solo().event('C1'), 'uptown', 1);
  expect(dear.ritualsIn('uptown')).toEqual(['1:3']);
});

rule('CULT-19.38', 'table 19c can be run from any face that the die shows', () => {
  const t = solo().ritual(1, 'northside', 1);
  t.s.npc!.die = 2;
  t.run(npcPlan, { district: 'uptown' });
  expect(t.told('npc-moved')).toHaveLength(1);
});

rule(
  ['CULT-19.20', 'CULT-19.25', 'CULT-19.28', 'CULT-19.35'],
  'the forecast names the deed of each face, from a view',
  () => {
    const t = solo()
      .plans('northside', 0, 1)
      .plans('downtown', 0)
      .ritual(1, 'uptown', 1)
      .npc({ discard: ['D'] });
    t.run(action, {}).seat(0).isAsked('turn/choice');
    expect(npcForecast(t.view(null).board)).toEqual({
      district: 'northside',
      rule: 'CULT-19.20',
      outlooks: [
        { face: 1, begins: 'preparation', jumps: [], deed: { plan: 'preparation', rule: 'CULT-19.25', level: 3 } },
        {
          face: 2,
          begins: 'influence',
          jumps: [],
          deed: { plan: 'influence', rule: 'CULT-19.28', from: 'uptown', level: 1, risen: 2 },
        },
        {
          face: 3,
          begins: 'domination',
          jumps: [{ rule: 'CULT-19.34', why: 'no-ritual', from: 'domination', to: 'growth' }],
          deed: { plan: 'growth', rule: 'CULT-19.35', guardian: 'G1', destroys: true },
        },
        {
          face: 4,
          begins: 'growth',
          jumps: [],
          deed: { plan: 'growth', rule: 'CULT-19.35', guardian: 'G1', destroys: true },
        },
      ],
    });
    expect(npcForecast(solo().plans('uptown', 1, 0).s)).toBeNull();
    expect(npcForecast(table().plans('uptown', 1).s)).toBeNull();
  },
);
