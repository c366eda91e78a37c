import { expect } from 'vitest';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { action } from './action.js';
import { planning } from './planning.js';

/** A bluff with the marker of a district, the quickest turn there is. */
const bluffs = (t: ReturnType<typeof table>, seat: number, district: string) => {
  if (t.seat(seat).question?.id === 'turn/choice') t.seat(seat).picks(`${district}:bluff`);
  t.seat(seat).isAsked('bluff/taken').picks('2:0:0');
};

rule('CULT-7.1', 'turns go clockwise from the first cultist until no marker is left', () => {
  const t = table({ players: 3 })
    .first(1)
    .plans('uptown', 0)
    .plans('northside', 1, 1)
    .plans('downtown', 2)
    .run(action, {});
  for (const [seat, district] of [
    [1, 'northside'],
    [2, 'downtown'],
    [0, 'uptown'],
    [1, 'northside'],
  ] as const) {
    expect(t.questions.map((question) => question.seat)).toEqual([seat]);
    bluffs(t, seat, district);
  }
  expect(t.ended).toBe(true);
  expect(t.player(1).used.bluff).toBe(2);
});

rule(
  ['CULT-7.2', 'CULT-7.13', 'CULT-21.33'],
  'DP-10 one decision: a district with an own marker on top, and its use',
  () => {
    const t = table()
      .ritual(0, 'uptown', 1)
      .hand(0, ['S3'])
      .plans('uptown', 1, 0)
      .plans('northside', 0)
      .plans('downtown', 0, 1)
      .run(action, {});
    t.seat(0).isAsked('turn/choice', [
      'uptown:influence',
      'uptown:domination',
      'uptown:bluff',
      'northside:influence',
      'northside:bluff',
    ]);
  },
);

rule('CULT-7.3', 'a player without a marker on top is skipped, without compensation', () => {
  const t = table().plans('uptown', 0, 1, 1).run(action, {});
  expect(t.told('skipped').map(({ params }) => params.seat)).toEqual([{ seat: 0 }]);
  bluffs(t, 1, 'uptown');
  expect(t.told('skipped').map(({ params }) => params.seat)).toEqual([{ seat: 0 }]);
  bluffs(t, 1, 'uptown');
  bluffs(t, 0, 'uptown');
  expect(t.ended).toBe(true);
  expect(t.tokensOf(0)).toEqual([2, 0, 0]);
});

rule('CULT-7.3', 'a player without markers is passed over, silently', () => {
  const t = table().plans('uptown', 1, 1).run(action, {});
  expect(t.told('skipped')).toEqual([]);
  bluffs(t, 1, 'uptown');
  bluffs(t, 1, 'uptown');
  expect(t.ended).toBe(true);
});

rule('CULT-7.4', 'whoever has a marker on top cannot skip', () => {
  const t = table().plans('uptown', 0).run(action, {});
  expect(t.seat(0).refused('stop')).toEqual({ code: 'illegal', rule: 'CULT-7.13' });
  expect(t.seat(0).options).not.toContain('stop');
});

rule(['CULT-7.5', 'CULT-7.6'], 'the marker lies on its area of the plan board before the plan is resolved', () => {
  const t = table().place(0, 'uptown').plans('uptown', 0).discard(0, ['S1', 'S3']).run(action, {});
  t.seat(0).picks('uptown:growth');
  t.seat(0).isAsked('growth/victim');
  expect(t.player(0).used).toEqual({ growth: 1, preparation: 0, influence: 0, domination: 0, bluff: 0 });
  expect(t.board.districts.uptown.plans).toEqual([]);
  expect(t.board.turn).toEqual({ seat: 0, district: 'uptown', plan: 'growth' });
  expect(t.told('plan').map(({ params }) => params)).toEqual([
    { seat: { seat: 0 }, district: { district: 'uptown' }, plan: { plan: 'growth' } },
  ]);
});

rule('CULT-7.7', 'a plan works in the district of its marker only', () => {
  const t = table().place(0, 'uptown', 'downtown').plans('uptown', 0).tokens(0, { adept: 9 }).run(action, {});
  t.seat(0).picks('uptown:preparation');
  t.seat(0).isAsked('preparation/first', ['uptown:1', 'uptown:2', 'uptown:3']);
  const growing = table().place(0, 'uptown', 'downtown').plans('uptown', 0).tokens(0, { adept: 9 }).run(action, {});
  growing.seat(0).picks('uptown:growth');
  growing.seat(0).isAsked('growth/cards', ['G3', 'A2', 'G3:A2']);
});

rule('CULT-7.8', 'a plan used twice is not available any more this round', () => {
  const laid = (used: number) =>
    table()
      .ritual(0, 'uptown', 1)
      .place(0, 'uptown')
      .plans('uptown', 0)
      .used(0, { domination: used })
      .hand(0, ['S1'])
      .run(action, {});
  expect(laid(1).seat(0).options).toContain('uptown:domination');
  expect(laid(2).seat(0).options).not.toContain('uptown:domination');
  expect(laid(2).seat(0).options).toContain('uptown:influence');
});

rule(['CULT-7.10', 'CULT-7.11', 'CULT-21.31'], 'only what can be carried out is offered, and the bluff always', () => {
  // Nothing to pay with, no card to draw or destroy, no ritual: nothing but the bluff.
  const cards = ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S5', 'S6', 'S6', 'S7'];
  const t = table()
    .plans('uptown', 0, 0)
    .hand(0, cards)
    .place(0, 'uptown')
    .ritual(1, 'uptown', 1, 2, 3)
    .run(action, {});
  t.seat(0).isAsked('turn/choice', ['uptown:growth', 'uptown:bluff']);
  const poor = table().plans('uptown', 0).hand(0, cards).investigators('uptown', 9).place(0, 'uptown').run(action, {});
  // 12 cards show 8 power: nothing costs less with nine investigators. Left with one choice, the player is not asked.
  poor.seat(0).isAsked('bluff/taken');
});

rule('CULT-21.32', 'domination may be chosen even if it cannot lead to anything', () => {
  const t = table().ritual(0, 'uptown', 1).sanity('uptown', 9).hand(0, []).plans('uptown', 0).run(action, {});
  expect(t.seat(0).options).toContain('uptown:domination');
});

rule('CULT-7.12', 'the marker below is uncovered for the next turn', () => {
  const t = table().plans('uptown', 1, 0).run(action, {});
  t.seat(1).isNotAsked();
  bluffs(t, 0, 'uptown');
  t.seat(1).isAsked('turn/choice', ['uptown:influence', 'uptown:bluff']);
});

rule('CULT-7.14', 'what a marker is used for is said when it is taken, not before', () => {
  const t = table().plans('uptown', 0, 0).place(0, 'uptown').deck(0, ['S7']).discard(0, ['S1', 'S3']).run(action, {});
  expect(t.seat(0).options).toEqual(['uptown:growth', 'uptown:influence', 'uptown:bluff']);
  expect(t.board.districts.uptown.plans).toEqual([0, 0]);
  t.seat(0).picks('uptown:influence');
  t.seat(0).picks('draw');
  t.seat(0).isAsked('turn/choice', ['uptown:growth', 'uptown:influence', 'uptown:bluff']);
});

rule('CULT-7.15', 'used markers stay on the plan board until the hiding phase', () => {
  const t = table()
    .plans('uptown', 0)
    .used(0, { bluff: 3 })
    .plans('northside', 1)
    .used(1, { bluff: 3 })
    .run(action, {});
  bluffs(t, 0, 'uptown');
  bluffs(t, 1, 'northside');
  expect(t.ended).toBe(true);
  expect(t.player(0).plans).toBe(0);
  expect(t.player(0).used.bluff).toBe(4);
  const later = table().used(0, { bluff: 2, growth: 2 }).used(1, { bluff: 4 }).rounds('CULT-3.4');
  expect(later.player(0).plans).toBe(4);
  expect(later.player(0).used).toEqual({ growth: 0, preparation: 0, influence: 0, domination: 0, bluff: 0 });
});

rule(['CULT-7.2', 'CULT-7.3'], 'W9 while the marker in X is covered only the one in Y can be used', () => {
  const t = table()
    .place(0, 'uptown')
    .tokens(0, { adept: 5 })
    .plans('uptown', 0, 1)
    .plans('downtown', 0)
    .run(action, {});
  // The ritual that was to be prepared in Uptown first is not there yet: influence can only draw or destroy.
  t.seat(0).isAsked('turn/choice', ['downtown:influence', 'downtown:preparation', 'downtown:bluff']);
});

rule(['CULT-6.5', 'CULT-6.2'], 'W10 nobody can cover the fourth marker of the last player in turn order', () => {
  const t = table().first(0).run(planning, {});
  for (let marker = 0; marker < 4; marker++) for (const seat of [0, 1]) t.seat(seat).picks('uptown');
  expect(t.ended).toBe(true);
  const { plans } = t.board.districts.uptown;
  expect(plans).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  const acting = table()
    .first(0)
    .plans('uptown', ...plans)
    .run(action, {});
  expect(acting.told('skipped').map(({ params }) => params.seat)).toEqual([{ seat: 0 }]);
  acting.seat(1).isAsked('turn/choice');
});
