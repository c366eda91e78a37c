import { expect } from 'vitest';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { action } from './action.js';
import { drawOrDestroy, influence, moveIn } from './influence.js';

const INFLUENCE = { seat: 0, district: 'uptown' } as const;
/** All twelve starting cards: with them in hand, deck and discard pile are empty. */
const ALL = ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S5', 'S6', 'S6', 'S7'];

rule(['CULT-10.1', 'CULT-21.39'], 'without a free ritual space influence cannot be chosen, not even to draw', () => {
  const laid = (options = {}) =>
    table(options).ritual(1, 'uptown', 1, 1, 2).ritual(0, 'downtown', 1).plans('uptown', 0).run(action, {});
  expect(laid().ended).toBe(false);
  laid().seat(0).isAsked('bluff/taken'); // nothing else was possible
  const t = laid({ influenceCondition: 'moveOnly' });
  t.seat(0).isAsked('turn/choice', ['uptown:influence', 'uptown:bluff']).picks('uptown:influence');
  // CULT-1.5: nothing can be moved, and so something has to be drawn.
  t.seat(0).isNotAsked();
  expect(t.player(0).hand).toHaveLength(1);
  expect(t.ritualsIn('downtown')).toEqual(['0:1']);
});

rule('CULT-10.2', 'the marker goes to the influence area', () => {
  const t = table().plans('uptown', 0).run(action, {});
  t.seat(0).picks('uptown:influence');
  expect(t.player(0).used.influence).toBe(1);
});

rule(['CULT-10.3', 'CULT-10.4', 'CULT-10.9'], 'DP-19 one own ritual from any other district, free of charge', () => {
  const t = table()
    .ritual(0, 'uptown', 1)
    .ritual(0, 'northside', 1, 2)
    .ritual(0, 'downtown', 2)
    .ritual(1, 'downtown', 3)
    .run(influence, INFLUENCE);
  t.seat(0).isAsked('move-in/ritual', ['northside:1', 'northside:2', 'downtown:2', 'stop']).picks('downtown:2');
  expect(t.ritualsIn('uptown')).toEqual(['0:1', '0:3']);
  expect(t.ritualsIn('downtown')).toEqual(['1:3']);
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
});

rule('CULT-10.5', 'the moved ritual is exchanged for one of the next level', () => {
  const t = table()
    .ritual(0, 'northside', 1)
    .run(moveIn, { ...INFLUENCE, must: true });
  expect(t.ritualsIn('uptown')).toEqual(['0:2']);
  expect(t.player(0).rituals).toEqual([2, 1, 1]);
  expect(t.told('moved').map(({ params }) => [params.level, params.risen])).toEqual([[{ level: 1 }, { level: 2 }]]);
});

rule('CULT-10.6', 'without a marker of the next level, or at level III, it moves as it is', () => {
  const none = table()
    .ritual(0, 'northside', 1)
    .ritual(0, 'downtown', 2, 2)
    .run(moveIn, { ...INFLUENCE, must: true });
  none.seat(0).picks('northside:1');
  expect(none.ritualsIn('uptown')).toEqual(['0:1']);
  const top = table()
    .ritual(0, 'northside', 3)
    .run(moveIn, { ...INFLUENCE, must: true });
  expect(top.ritualsIn('uptown')).toEqual(['0:3']);
});

rule(['CULT-10.7', 'CULT-21.40'], 'the rise is not a choice', () => {
  const t = table().ritual(0, 'northside', 2).run(influence, INFLUENCE);
  t.seat(0).isAsked('move-in/ritual', ['northside:2', 'stop']).picks('northside:2');
  t.seat(0).isAsked('draw-or-destroy/extra');
  expect(t.ritualsIn('uptown')).toEqual(['0:3']);
});

rule(['CULT-10.8', 'CULT-20.15'], 'DP-20 after the move a card is drawn or one destroyed, not both', () => {
  const laid = () =>
    table().ritual(0, 'northside', 1).deck(0, ['S7']).discard(0, ['S1', 'S1', 'S3']).run(influence, INFLUENCE);
  const draws = laid();
  draws.seat(0).picks('northside:1');
  draws.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0', 'destroy:S3.0-0', 'stop']).picks('draw');
  expect(draws.player(0).hand).toEqual(['S7.0-0']);
  expect(draws.ended).toBe(true);
  const destroys = laid();
  destroys.seat(0).picks('northside:1');
  destroys.seat(0).picks('destroy:S3.0-0');
  expect(destroys.board.destroyed).toContain('S3.0-0');
  expect(destroys.ended).toBe(true);
});

rule(['CULT-10.10', 'CULT-21.31'], 'at least one of the two parts is performed', () => {
  const t = table().ritual(0, 'northside', 1).discard(0, ['S1']).run(influence, INFLUENCE);
  t.seat(0).picks('stop');
  t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0']);
  // Without a card to draw or destroy the ritual has to move.
  const full = table().ritual(0, 'northside', 1).ritual(0, 'downtown', 2).hand(0, ALL).run(influence, INFLUENCE);
  full.seat(0).isAsked('move-in/ritual', ['northside:1', 'downtown:2']);
});

rule('CULT-10.11', 'without a ritual elsewhere the plan is there for the draw or destroy part', () => {
  const t = table().ritual(0, 'uptown', 1).discard(0, ['S1']).run(influence, INFLUENCE);
  t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0']);
});

rule('CULT-10.12', 'influence moves no investigator', () => {
  const t = table().track('uptown', 1).run(influence, INFLUENCE);
  expect(t.player(0).hand).toHaveLength(1);
  expect(t.board.districts.uptown).toMatchObject({ track: 1, investigators: 0 });
});

rule(['CULT-10.13', 'CULT-21.22'], 'a disorganisation card that is drawn is discarded at once and not replaced', () => {
  const t = table().deck(0, ['D.0', 'S7']).run(drawOrDestroy, { seat: 0, must: true });
  expect(t.player(0).hand).toEqual([]);
  expect(t.player(0).discard).toEqual(['D.0']);
  expect(t.player(0).deck[0]).toBe('S7.0-0');
  expect(t.told('shed').map(({ params }) => params.card)).toEqual([{ card: 'D.0' }]);
});

rule('CULT-20.8', 'with the option beforeOrAfter a card may be drawn or destroyed before the move', () => {
  const laid = (options = {}) => table(options).ritual(0, 'northside', 1).deck(0, ['S7']).run(influence, INFLUENCE);
  laid().seat(0).isAsked('move-in/ritual');
  const t = laid({ influenceExtraTiming: 'beforeOrAfter' });
  t.seat(0).isAsked('influence/first', ['move', 'extra']).picks('extra');
  t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'stop']).picks('draw');
  t.seat(0).isAsked('move-in/ritual', ['northside:1', 'stop']).picks('northside:1');
  expect(t.ended).toBe(true);
  expect(t.ritualsIn('uptown')).toEqual(['0:2']);
  const after = laid({ influenceExtraTiming: 'beforeOrAfter' });
  after.seat(0).picks('move');
  after.seat(0).picks('northside:1');
  after.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'stop']);
  // Whoever did nothing before has to move.
  const idle = laid({ influenceExtraTiming: 'beforeOrAfter' });
  idle.seat(0).picks('extra');
  idle.seat(0).picks('stop');
  expect(idle.ritualsIn('uptown')).toEqual(['0:2']);
});

rule(
  ['CULT-21.74', 'CULT-16.21', 'CULT-16.20'],
  'Web of Informers is shown, stays in hand, and allows both in either order',
  () => {
    const laid = () =>
      table().hand(0, ['A7']).deck(0, ['S7']).discard(0, ['S1']).run(drawOrDestroy, { seat: 0, must: false });
    const t = laid();
    t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0', 'show:A7.0', 'stop']).picks('show:A7.0');
    expect(t.told('ability').map(({ params }) => params.card)).toEqual([{ card: 'A7.0' }]);
    t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0', 'stop']).picks('destroy:S1.0-0');
    t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'stop']).picks('draw');
    expect(t.ended).toBe(true);
    expect(t.player(0).hand).toEqual(['A7.0', 'S7.0-0']);
    expect(t.board.known['A7.0']).toBeGreaterThan(0);
    const other = laid();
    other.seat(0).picks('show:A7.0');
    other.seat(0).picks('draw');
    other.seat(0).isAsked('draw-or-destroy/extra', ['destroy:S1.0-0', 'stop']);
  },
);

rule('CULT-21.75', 'Web of Informers may be shown after the first part, also when it was just drawn', () => {
  const t = table().deck(0, ['A7']).discard(0, ['S1']).run(drawOrDestroy, { seat: 0, must: false });
  t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0', 'stop']).picks('draw');
  t.seat(0).isAsked('draw-or-destroy/extra', ['show:A7.0', 'stop']).picks('show:A7.0');
  t.seat(0).isAsked('draw-or-destroy/extra', ['destroy:S1.0-0', 'stop']).picks('destroy:S1.0-0');
  expect(t.ended).toBe(true);
});

rule('CULT-21.72', 'showing Web of Informers is not yet carrying out a part', () => {
  const t = table().hand(0, ['A7']).discard(0, ['S1']).run(drawOrDestroy, { seat: 0, must: true });
  t.seat(0).picks('show:A7.0');
  t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0']);
});

rule(
  ['CULT-10.3', 'CULT-10.5', 'CULT-10.8'],
  'W7 a level I ritual comes and becomes level II; then a card is drawn',
  () => {
    const t = table().ritual(0, 'northside', 1).deck(0, ['S2']).run(influence, INFLUENCE);
    t.seat(0).picks('northside:1');
    expect(t.ritualsIn('uptown')).toEqual(['0:2']);
    expect(t.player(0).rituals).toEqual([2, 1, 1]);
    t.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'stop']).picks('draw');
    expect(t.player(0).hand).toEqual(['S2.0-0']);
  },
);

rule(['CULT-20.8', 'CULT-10.10'], 'who has drawn first and stops there need not move a ritual', () => {
  const t = table({ influenceExtraTiming: 'beforeOrAfter' })
    .hand(0, ['A7'])
    .deck(0, ['S2', 'S1'])
    .discard(0, ['S3'])
    .ritual(0, 'northside', 1)
    .run(influence, INFLUENCE);
  t.seat(0).isAsked('influence/first').picks('extra');
  t.seat(0).isAsked('draw-or-destroy/extra').picks('draw');
  t.seat(0).isAsked('draw-or-destroy/extra').picks('stop');
  t.seat(0).isAsked('move-in/ritual', ['northside:1', 'stop']).picks('stop');
  expect(t.ritualsIn('northside')).toEqual(['0:1']);
});
