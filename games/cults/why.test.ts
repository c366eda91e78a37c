import type { Ref } from '@tabula/kernel/chance.js';
import { why as whyAtTable } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import { action } from './rules/action.js';
import { bluff } from './rules/bluff.js';
import { confrontation } from './rules/confrontation.js';
import { growth } from './rules/growth.js';
import { moveIn } from './rules/influence.js';
import { mobilisation } from './rules/mobilisation.js';
import { payment } from './rules/payment.js';
import { planning } from './rules/planning.js';
import { preparation } from './rules/preparation.js';
import { layout } from './rules/setup.js';
import { terror } from './rules/terror.js';
import { type TestTable, table } from './testing/table.js';

/** The rules that stand against a thing for seat 0, or for another. */
const against = (t: TestTable, ref: Ref, seat = 0): string[] =>
  whyAtTable(t.kernel, seat, ref).reasons.map(({ rule, key }) => `${rule} ${key.slice('why.'.length)}`);

describe('a plan', () => {
  const turn = () => table().plans('uptown', 0).plans('northside', 0, 1);
  test('CULT-7.2 a marker that is covered, or not there', () => {
    const t = turn().run(action, {});
    expect(against(t, { district: 'northside' })).toEqual(['CULT-7.2 covered']);
    expect(against(t, { district: 'downtown' })).toEqual(['CULT-7.2 no-marker-here']);
    expect(against(t, { district: 'rivertown' })).toEqual(['CULT-21.7 closed']);
    expect(against(t, { plan: 'bluff', district: 'northside' })).toEqual(['CULT-7.2 covered']);
    expect(against(t, { plan: 'bluff' })).toEqual([]);
  });
  test('CULT-7.10 CULT-8.1 CULT-9.16 CULT-11.1 a district whose marker can be taken: the plans it cannot be used for', () => {
    const t = turn().run(action, {});
    expect(t.seat(0).options).toContain('uptown:bluff');
    expect(against(t, { district: 'uptown' })).toEqual([
      'CULT-8.1 no-foothold',
      'CULT-9.16 place-cost',
      'CULT-11.1 no-ritual-here',
    ]);
    const fit = turn().ritual(0, 'uptown', 1).used(0, { domination: 2 }).run(action, {});
    expect(against(fit, { district: 'uptown' })).toContain('CULT-7.8 plan-used-up');
    expect(against(fit, { district: 'uptown' })).not.toContain('CULT-11.1 no-ritual-here');
  });
  test('CULT-7.8 used up', () => {
    const t = turn().ritual(0, 'uptown', 1).used(0, { domination: 2 }).run(action, {});
    expect(against(t, { plan: 'domination' })).toEqual(['CULT-7.8 plan-used-up']);
    expect(against(t, { plan: 'influence' })).toEqual([]);
  });
  test('CULT-8.1 CULT-11.1 no foothold, no ritual', () => {
    const t = turn().run(action, {});
    expect(against(t, { plan: 'growth' })).toEqual(['CULT-8.1 no-foothold']);
    expect(against(t, { plan: 'domination', district: 'uptown' })).toEqual(['CULT-11.1 no-ritual-here']);
  });
  test('CULT-8.14 CULT-8.15 growth that can do nothing', () => {
    expect(against(turn().place(0, 'uptown').run(action, {}), { plan: 'growth' })).toEqual(['CULT-8.14 growth-cost']);
    const empty = turn().place(0, 'uptown').stack('uptown', 'G3', 0).stack('uptown', 'A2', 0).run(action, {});
    expect(against(empty, { plan: 'growth' })).toEqual(['CULT-8.15 stacks-empty']);
  });
  test('CULT-8.14 the price that cannot be paid is that of the cheaper stack', () => {
    const costOf = (...gone: string[]) => {
      let t = turn().place(0, 'uptown');
      for (const kind of gone) t = t.stack('uptown', kind, 0);
      return whyAtTable(t.run(action, {}).kernel, 0, { plan: 'growth' }).reasons[0]!.params.cost;
    };
    expect([costOf('A2'), costOf('G3'), costOf()]).toEqual([2, 3, 2]);
  });
  test('CULT-9.8 CULT-9.11 CULT-9.16 preparation', () => {
    const reason = (t: TestTable) => against(t, { plan: 'preparation' });
    expect(reason(turn().run(action, {}))).toEqual(['CULT-9.16 place-cost']);
    expect(reason(turn().place(0, 'uptown').run(action, {}))).toEqual(['CULT-9.16 ritual-cost']);
    const full = turn().place(0, 'uptown').ritual(1, 'uptown', 1, 1, 2).run(action, {});
    expect(reason(full)).toEqual(['CULT-9.8 no-free-space']);
    const none = turn().place(0, 'uptown').ritual(0, 'northside', 1, 1, 2).ritual(0, 'downtown', 2, 3).run(action, {});
    expect(reason(none)).toEqual(['CULT-9.11 no-ritual-in-supply']);
    expect(reason(turn().tokens(0, { adept: 5 }).run(action, {}))).toEqual([]);
  });
  test('CULT-10.1 CULT-10.10 influence', () => {
    const full = turn().place(0, 'uptown').tokens(0, { adept: 2 }).ritual(1, 'uptown', 1, 1, 2).run(action, {});
    expect(against(full, { plan: 'influence' })).toEqual(['CULT-10.1 no-free-space']);
    const cards = ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S5', 'S6', 'S6', 'S7'];
    expect(against(turn().hand(0, cards).run(action, {}), { plan: 'influence' })).toEqual([
      'CULT-10.10 influence-nothing',
    ]);
  });
  test('CULT-6.6 CULT-7.13 asked for something else', () => {
    expect(against(table().run(planning, {}), { plan: 'growth' })).toEqual(['CULT-6.6 plan-later']);
    expect(against(table().run(bluff, { seat: 0 }), { plan: 'growth' })).toEqual(['CULT-13.2 other-question']);
  });
});

describe('nobody asks this seat', () => {
  test('CULT-7.1 CULT-7.3 in the action phase', () => {
    const t = table().plans('uptown', 1, 0).plans('northside', 1).run(action, {});
    expect(against(t, { plan: 'growth' }, 1)).toEqual(['CULT-7.1 not-your-turn']);
    const covered = table().plans('uptown', 1, 0).run(action, {});
    expect(against(covered, { district: 'uptown' }, 1)).toEqual(['CULT-7.3 all-covered']);
    const none = table().plans('uptown', 0).run(action, {});
    expect(against(none, { token: 'thug' }, 1)).toEqual(['CULT-7.3 no-markers-left']);
  });
  test('CULT-3.9 elsewhere', () => {
    expect(against(table().hand(1, ['S1']).run(planning, {}), { card: 'S1.1-0' }, 1)).toEqual([
      'CULT-3.9 not-your-decision',
    ]);
  });
});

describe('a card', () => {
  test('CULT-16.3 CULT-16.7 in a payment', () => {
    const t = table()
      .hand(0, ['S1', 'S1', 'S2', 'S3'])
      .tokens(0, { adept: 1, thug: 2 })
      .run(payment, { seat: 0, cost: 2 });
    expect(against(t, { card: 'S2.0-0' })).toEqual([]);
    expect(against(t, { card: 'S1.0-1' })).toEqual([]);
    expect(against(t, { card: 'S3.0-0' })).toEqual(['CULT-16.3 no-power']);
    expect(against(t, { token: 'adept' })).toEqual([]);
    expect(against(t, { token: 'thug' })).toEqual(['CULT-16.3 token-pays-not']);
    expect(against(t, { district: 'uptown' })).toEqual(['CULT-16.1 other-question']);
    const big = table().hand(0, ['A8', 'S3', 'S1', 'A2']).tokens(0, { adept: 0 }).run(payment, { seat: 0, cost: 6 });
    expect(against(big, { card: 'A8.0' })).toEqual([]);
    expect(against(big, { token: 'adept' })).toEqual(['CULT-1.13 no-such-token']);
  });
  test('CULT-8.8 CULT-20.33 acquired a moment ago', () => {
    const t = table()
      .place(0, 'uptown')
      .stack('uptown', 'A8')
      .hand(0, ['A2', 'S1', 'S2'])
      .run(growth, { seat: 0, district: 'uptown' });
    t.seat(0).picks('A2.0:A8');
    expect(against(t, { card: 'A8.0' })).toEqual(['CULT-8.8 locked']);
    expect(against(t, { stack: 'A8' })).toEqual(['CULT-8.4 one-of-each']);
    expect(against(t, { stack: 'G3' })).toEqual([]);
    expect(against(t, { stack: 'G1' })).toEqual(['CULT-7.7 only-this-district']);
    expect(against(t, { stack: 'G8' })).toEqual(['CULT-2.17 in-the-box']);
    const own = table({ acquiredCardLock: 'ownTurn' })
      .place(0, 'uptown')
      .tokens(0, { adept: 2 })
      .plans('uptown', 1, 0)
      .run(action, {});
    own.seat(0).picks('uptown:growth');
    own.seat(0).picks('G3');
    own.seat(0).picks('0:2:0');
    expect(against(own, { card: 'G3.0' })).toEqual(['CULT-20.33 locked-until-turn']);
  });
  test('CULT-16.19 CULT-21.72 CULT-9.11 CULT-8.15 in the windows of abilities', () => {
    const here = { seat: 0, district: 'uptown' } as const;
    const t = table()
      .place(0, 'uptown')
      .hand(0, ['A3', 'A6', 'S3'])
      .ritual(0, 'downtown', 1)
      .discard(0, ['S1'])
      .run(growth, here);
    expect(against(t, { card: 'A3.0' })).toEqual([]);
    expect(against(t, { card: 'A6.0' })).toEqual(['CULT-16.19 other-window']);
    expect(against(t, { card: 'S1.0-0' })).toEqual(['CULT-16.15 discarded']);
    const trail = table().hand(0, ['A6', 'S2']).tokens(0, { adept: 3 }).place(0, 'uptown').run(preparation, here);
    expect(against(trail, { card: 'A6.0' })).toEqual([]);
    expect(against(trail, { card: 'S2.0-0' })).toEqual(['CULT-16.19 other-window']);
    const poor = table().hand(0, ['A6', 'S1', 'S3']).tokens(0, { adept: 3 }).plans('uptown', 0).run(action, {});
    poor.seat(0).picks('uptown:preparation');
    expect(against(poor, { card: 'A6.0' })).toEqual(['CULT-21.72 no-action-left']);
  });
  test('CULT-16.30 CULT-11.18 CULT-16.22 in a confrontation', () => {
    const t = table().ritual(0, 'uptown', 1).ritual(1, 'uptown', 1).hand(0, ['G4', 'S4', 'S3', 'G1']).hand(1, ['S3']);
    t.run(confrontation, { seat: 0, district: 'uptown' });
    expect(against(t, { token: 'adept' })).toEqual(['CULT-11.16 thugs-only']);
    expect(against(t, { token: 'thug' })).toEqual(['CULT-11.13 cards-first']);
    t.seat(0).picks('G4.0', 'S3.0-0', 'G1.0');
    expect(against(t, { token: 'thug' })).toEqual([]);
    t.seat(0).picks('0');
    expect(against(t, { card: 'G4.0' })).toEqual(['CULT-11.18 committed']);
    t.seat(1).picks();
    t.seat(1).picks('0');
    expect(against(t, { card: 'G4.0' })).toEqual([]);
    expect(against(t, { card: 'S4.0-0' })).toEqual(['CULT-16.30 not-in-fight']);
    expect(against(t, { card: 'S3.0-0' })).toEqual(['CULT-16.19 no-fight-ability']);
    expect(against(t, { card: 'G1.0' })).toEqual(['CULT-16.26 used-or-too-dear']);
    expect(against(t, { card: 'G4.0' }, 1)).toEqual(['CULT-16.17 not-your-card']);
  });
  test('CULT-12.7 CULT-16.3 for terror', () => {
    const t = table()
      .ritual(0, 'uptown', 3)
      .sanity('uptown', 3)
      .hand(0, ['S6', 'S7', 'S1'])
      .tokens(0, { thug: 1, freak: 1 });
    t.run(terror, { seat: 0, district: 'uptown', fought: false });
    expect(against(t, { card: 'S6.0-0' })).toEqual([]);
    expect(against(t, { card: 'S1.0-0' })).toEqual(['CULT-16.3 no-terror']);
    expect(against(t, { token: 'freak' })).toEqual([]);
    expect(against(t, { token: 'thug' })).toEqual(['CULT-16.3 token-frightens-not']);
    const enough = table()
      .ritual(0, 'uptown', 3)
      .sanity('uptown', 2)
      .hand(0, ['S6'])
      .run(terror, { seat: 0, district: 'uptown', fought: false });
    expect(against(enough, { card: 'S6.0-0' })).toEqual(['CULT-12.7 not-needed']);
  });
  test('CULT-16.16 CULT-18.1 CULT-18.3 CULT-4.4 that lies elsewhere', () => {
    const t = table().event('C5').hand(0, ['S1']).hand(1, ['S3']).deck(0, ['S7']).stack('uptown', 'G3', 5);
    t.plans('uptown', 0).run(action, {});
    expect(against(t, { card: 'S7.0-0' })).toEqual(['CULT-18.3 in-deck']);
    expect(against(t, { card: 'G3.0' })).toEqual(['CULT-16.16 destroyed']);
    expect(against(t, { card: 'C5' })).toEqual(['CULT-4.4 city-card']);
    expect(against(t, { card: 'P1' })).toEqual(['CULT-2.22 prologue-card']);
    // A card in another's hand, in another's deck and one that is nowhere cannot be told apart.
    for (const card of ['S3.1-0', 'S7.1-0', 'G5.3']) expect(against(t, { card })).toEqual(['CULT-18.1 not-in-sight']);
  });
});

describe('a stack or a district', () => {
  test('CULT-8.3 CULT-8.15 CULT-16.5 a stack', () => {
    const asked = table().plans('uptown', 0).stack('uptown', 'A2', 0).run(action, {});
    expect(against(asked, { stack: 'G3' })).toEqual(['CULT-8.3 acquired-by-growth']);
    expect(against(asked, { card: 'A2' })).toEqual(['CULT-8.15 stack-empty']);
    const dear = table()
      .place(0, 'uptown')
      .tokens(0, { adept: 2 })
      .discard(0, ['S1'])
      .run(growth, { seat: 0, district: 'uptown' });
    expect(against(dear, { stack: 'A2' })).toEqual(['CULT-16.5 card-cost']);
    expect(against(dear, { stack: 'G3' })).toEqual([]);
  });
  test('CULT-2.14 CULT-2.15 in the draft', () => {
    const t = table();
    t.s.phase = 'setup';
    t.s.round = 0;
    t.s.districts.uptown.guardian = null;
    t.s.stacks.push('G3');
    t.run(layout, { seat: 0 }, 'CULT-2.13');
    expect(against(t, { stack: 'G3' })).toEqual([]);
    expect(against(t, { stack: 'A5' })).toEqual(['CULT-2.14 type-everywhere']);
    expect(against(t, { stack: 'G1' })).toEqual(['CULT-2.14 stack-placed']);
    expect(against(t, { district: 'northside' })).toEqual(['CULT-2.15 district-full']);
    expect(against(t, { district: 'rivertown' })).toEqual(['CULT-21.7 closed']);
  });
  test('CULT-1.5 CULT-7.7 CULT-10.3 CULT-10.9 a district', () => {
    const t = table()
      .place(0, 'uptown')
      .ritual(1, 'downtown', 1, 1, 2)
      .hand(0, ['A3'])
      .discard(0, ['S1'])
      .run(growth, { seat: 0, district: 'uptown' });
    expect(against(t, { district: 'northside' })).toEqual([]);
    expect(against(t, { district: 'downtown' })).toEqual(['CULT-1.5 no-free-space']);
    const moving = table().ritual(0, 'northside', 1, 2).run(moveIn, { seat: 0, district: 'uptown', must: true });
    expect(against(moving, { district: 'northside' })).toEqual([]);
    expect(against(moving, { district: 'uptown' })).toEqual(['CULT-10.9 from-elsewhere']);
    expect(against(moving, { district: 'downtown' })).toEqual(['CULT-10.3 no-ritual-here']);
    const preparing = table()
      .place(0, 'uptown')
      .tokens(0, { adept: 3 })
      .run(preparation, { seat: 0, district: 'uptown' });
    expect(against(preparing, { district: 'downtown' })).toEqual(['CULT-7.7 only-this-district']);
  });
  test('CULT-13.2 a token', () => {
    expect(against(table().run(bluff, { seat: 0 }), { token: 'freak' })).toEqual([]);
    const t = table().deck(0, ['A1']).run(mobilisation, {});
    expect(against(t, { token: 'freak' })).toEqual(['CULT-5.5 other-question']);
  });
});
