import type { Json } from '@tabula/kernel/json.js';
import { expect } from 'vitest';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { action } from './action.js';
import { preparation } from './preparation.js';

const PREPARATION = { seat: 0, district: 'uptown' } as const;
const adepts = (adept: number, options: Record<string, Json> = {}) => table(options).tokens(0, { adept });

rule('CULT-9.1', 'the marker goes to the preparation area', () => {
  const t = adepts(5).plans('uptown', 0).run(action, {});
  t.seat(0).picks('uptown:preparation');
  expect(t.player(0).used.preparation).toBe(1);
});

rule(['CULT-9.2', 'CULT-9.3'], 'before anything else the investigator advances, once for both actions', () => {
  const t = table({ players: 4 }).tokens(0, { adept: 9 }).run(preparation, PREPARATION);
  expect(t.board.districts.uptown.track).toBe(3);
  expect(t.board.districts.uptown.places).toEqual([0]);
  t.seat(0).isAsked('preparation/second').picks('uptown:1');
  expect(t.board.districts.uptown.track).toBe(3);
  expect(t.ritualsIn('uptown')).toEqual(['0:1']);
});

rule('CULT-9.4', 'an investigator that arrives raises the costs of this plan already', () => {
  const t = adepts(6).track('uptown', 1).run(preparation, PREPARATION);
  expect(t.board.districts.uptown.investigators).toBe(1);
  expect(t.board.districts.uptown.track).toBe(2);
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
});

rule(['CULT-9.5', 'CULT-9.9'], 'DP-17 DP-18 a place, then a ritual with the place just prepared', () => {
  const t = adepts(7).run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/second', ['uptown:1', 'uptown:2', 'stop']).picks('uptown:2');
  expect(t.board.districts.uptown.places).toEqual([0]);
  expect(t.ritualsIn('uptown')).toEqual(['0:2']);
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
  expect(t.ended).toBe(true);
});

rule('CULT-9.6', 'with a place in the district none can be added', () => {
  const t = adepts(9).place(0, 'uptown').run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/first', ['uptown:1', 'uptown:2', 'uptown:3']);
});

rule('CULT-9.7', 'a place comes from the supply and costs 5 and 1 for each investigator', () => {
  const t = adepts(8).investigators('uptown', 2).run(preparation, PREPARATION);
  expect(t.player(0).places).toBe(3);
  expect(t.board.districts.uptown.places).toEqual([0]);
  expect(t.tokensOf(0)).toEqual([0, 1, 0]);
  const short = adepts(6).investigators('uptown', 2).plans('uptown', 0).run(action, {});
  expect(short.seat(0).options).not.toContain('uptown:preparation');
});

rule(
  ['CULT-9.8', 'CULT-9.10'],
  'a ritual needs an own place there; a ritual or another player’s place is no help',
  () => {
    const t = adepts(4).ritual(0, 'uptown', 1).place(1, 'uptown').plans('uptown', 0).run(action, {});
    expect(t.seat(0).options).not.toContain('uptown:preparation');
    const own = adepts(4).place(0, 'uptown').plans('uptown', 0).run(action, {});
    expect(own.seat(0).options).toContain('uptown:preparation');
  },
);

rule(['CULT-9.8', 'CULT-1.5'], 'a ritual needs a free space', () => {
  const t = adepts(9).place(0, 'uptown').ritual(1, 'uptown', 1, 1, 2).plans('uptown', 0).run(action, {});
  expect(t.seat(0).options).not.toContain('uptown:preparation');
  const both = adepts(9).ritual(1, 'uptown', 1, 1, 2).run(preparation, PREPARATION);
  expect(both.ended).toBe(true); // the place alone
  expect(both.board.districts.uptown.places).toEqual([0]);
});

rule(['CULT-9.11', 'CULT-21.51'], 'a ritual of any level in supply, for its level and 1 for each investigator', () => {
  const t = adepts(4).place(0, 'uptown').investigators('uptown', 1).run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/first', ['uptown:1', 'uptown:2', 'uptown:3']).picks('uptown:3');
  expect(t.ritualsIn('uptown')).toEqual(['0:3']);
  expect(t.player(0).rituals).toEqual([2, 2, 0]);
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
  const gone = adepts(4).place(0, 'uptown').ritual(0, 'northside', 1, 1).run(preparation, PREPARATION);
  gone.seat(0).isAsked('preparation/first', ['uptown:2', 'uptown:3']);
});

rule('CULT-9.12', 'one ritual and no second one in the same plan', () => {
  const t = adepts(9).place(0, 'uptown').run(preparation, PREPARATION);
  t.seat(0).picks('uptown:1');
  expect(t.ended).toBe(true);
  expect(t.ritualsIn('uptown')).toEqual(['0:1']);
});

rule(['CULT-9.13', 'CULT-21.36'], 'each action is paid on its own: excess does not carry over', () => {
  // Three Scribes show 6 power: 5 for the place, and the sixth is lost.
  const t = table().hand(0, ['S2', 'S2', 'A2']).run(preparation, PREPARATION);
  expect(t.player(0).discard).toEqual(['S2.0-0', 'S2.0-1', 'A2.0']);
  expect(t.ended).toBe(true);
  expect(t.ritualsIn('uptown')).toEqual([]);
});

rule('CULT-9.14', 'after the place the player may stop', () => {
  const t = adepts(9).run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/second', ['uptown:1', 'uptown:2', 'uptown:3', 'stop']).picks('stop');
  expect(t.ended).toBe(true);
  expect(t.tokensOf(0)).toEqual([0, 4, 0]);
});

rule(['CULT-9.15', 'CULT-21.31'], 'at least one action has to be performed: the first is not optional', () => {
  const t = adepts(3).place(0, 'uptown').run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/first', ['uptown:1', 'uptown:2', 'uptown:3']);
});

rule(
  ['CULT-9.16', 'CULT-21.37'],
  'whether preparation may be chosen is judged with the costs after the advance',
  () => {
    const offered = (track: number) =>
      adepts(5)
        .track('uptown', track)
        .plans('uptown', 0)
        .run(action, {})
        .seat(0)
        .options.includes('uptown:preparation');
    expect(offered(2)).toBe(true);
    expect(offered(1)).toBe(false);
  },
);

rule('CULT-20.16', 'a ritual may come first where there is a place; a place cannot follow it then', () => {
  const t = adepts(9).place(0, 'uptown').run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/first').picks('uptown:1');
  expect(t.ended).toBe(true);
  expect(t.board.districts.uptown.places).toEqual([0]);
});

rule(
  ['CULT-9.2', 'CULT-9.4', 'CULT-9.7', 'CULT-9.11'],
  'W6 the investigator arrives, then 7 for the place and 3 for the ritual',
  () => {
    const t = adepts(10).investigators('uptown', 1).track('uptown', 1).run(preparation, PREPARATION);
    expect(t.board.districts.uptown.investigators).toBe(2);
    expect(t.board.districts.uptown.track).toBe(2);
    expect(t.tokensOf(0)).toEqual([0, 3, 0]);
    t.seat(0).isAsked('preparation/second', ['uptown:1', 'stop']).picks('uptown:1');
    expect(t.tokensOf(0)).toEqual([0, 0, 0]);
    expect(t.ritualsIn('uptown')).toEqual(['0:1']);
  },
);

rule(['CULT-4.2', 'CULT-9.11'], 'W12 Power Disturbance: a level II ritual for 4, a place for 6', () => {
  const t = adepts(4).event('C1').investigators('uptown', 1).place(0, 'uptown').run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/first', ['uptown:1', 'uptown:2']).picks('uptown:2');
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
  const place = adepts(8).event('C1').investigators('uptown', 1).run(preparation, PREPARATION);
  expect(place.tokensOf(0)).toEqual([0, 2, 0]);
});

rule('CULT-16.32', 'DP-16 False Trail is destroyed before the advance, and the investigator stays where it is', () => {
  const t = adepts(5).hand(0, ['A6']).track('uptown', 1).run(preparation, PREPARATION);
  expect(t.board.districts.uptown.track).toBe(1); // asked before the advance
  t.seat(0).isAsked('preparation/trail', ['A6.0', 'stop']).picks('A6.0');
  expect(t.board.destroyed).toContain('A6.0');
  expect(t.told('destroyed-for-ability').map(({ params }) => params.card)).toEqual([{ card: 'A6.0' }]);
  expect(t.board.districts.uptown).toMatchObject({ track: 1, investigators: 0, places: [0] });
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
});

rule('CULT-16.18', 'using False Trail is the player’s choice', () => {
  const t = adepts(9).hand(0, ['A6']).place(0, 'uptown').track('uptown', 1).run(preparation, PREPARATION);
  t.seat(0).isAsked('preparation/trail', ['A6.0', 'stop']).picks('stop');
  expect(t.board.districts.uptown).toMatchObject({ track: 2, investigators: 1 });
  expect(t.player(0).hand).toEqual(['A6.0']);
});

rule(['CULT-21.72', 'CULT-16.24'], 'False Trail is offered only if an action stays possible without its power', () => {
  // A place costs 5: four adepts and the card's own power pay it, four adepts alone do not.
  const t = adepts(4).hand(0, ['A6']).plans('uptown', 0).run(action, {});
  t.seat(0).isAsked('turn/choice').picks('uptown:preparation');
  expect(t.board.districts.uptown).toMatchObject({ track: 1, places: [0] });
  expect(t.player(0).discard).toEqual(['A6.0']);
});

rule(['CULT-21.72', 'CULT-9.16'], 'False Trail counts when the legality of preparation is judged', () => {
  // With the advance 7 would be due (6 adepts and the card), without it 6: both ways are open.
  const laid = (adept: number) =>
    adepts(adept).hand(0, ['A6']).investigators('uptown', 1).track('uptown', 1).plans('uptown', 0).run(action, {});
  const t = laid(6);
  t.seat(0).picks('uptown:preparation');
  t.seat(0).isAsked('preparation/trail', ['A6.0', 'stop']);
  expect(laid(5).seat(0).options).not.toContain('uptown:preparation');
});
