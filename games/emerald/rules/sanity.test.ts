import { expect } from 'vitest';
import { base } from '../content/base/pack.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Section 14.

/** Seat 0 claims Cthulhu, a card with a madness symbol, in Rome. */
const claims = (sanity: number) =>
  table().hand(0, ['ST03']).cubes(0, { rome: 1 }).stack('rome', ['G04', 'G38.0']).sanity(0, sanity);

rule(
  ['EMER-14.1', 'EMER-14.2'],
  'CE-6 a roll of madness costs a token, which goes to the supply; a blank costs nothing',
  () => {
    const mad = claims(3).turn().script(3);
    mad.seat(0).does('claim').picks('ST03.0:rome');
    expect([mad.player(0).sanity, mad.board.sanity]).toEqual([2, 10]);
    const blank = claims(3).turn().script(4);
    blank.seat(0).does('claim').picks('ST03.0:rome');
    expect([blank.player(0).sanity, blank.board.sanity]).toEqual([3, 9]);
    const broken = table();
    broken.s.seats[0]!.sanity = 4;
    expect(() => broken.turn()).toThrow('expected a number 0 to 3');
  },
);

rule(
  'EMER-14.3',
  'on claiming madness, killing a royal, Hide Royalty and Night Terror, and on no other occasion',
  () => {
    const kills = table().hand(0, ['G36']).agents(0, { rome: 4 }).royal('rome').turn();
    kills.seat(0).does('assassinate').picks('G36:rome:royal');
    const hides = table().hand(0, ['G05.0']).agents(0, { rome: 1 }).royal('rome').turn();
    hides.seat(0).does('act:G05.0');
    const frightens = table().hand(0, ['G22']).turn();
    frightens.seat(0).does('act:G22');
    const claimed = claims(3).turn();
    claimed.seat(0).does('claim').picks('ST03.0:rome');
    for (const t of [kills, hides, frightens, claimed]) expect(t.told('sanity')).toHaveLength(1);
    // Not when such a card is used, whatever it is used for.
    const mad = base.cards.filter(({ madness }) => madness === true).map(({ id }) => id);
    expect(mad).toHaveLength(7);
    const quiet = table().hand(0, ['G27', 'G30', 'G16', 'G29']).agents(0, { rome: 3 }).agents(1, { rome: 1 }).turn();
    quiet.seat(0).does('place').picks('G27:G30').picks('rome');
    quiet.seat(0).does('act:G29').picks('rome').picks('stop');
    expect(quiet.told('sanity')).toEqual([]);
  },
);

rule('EMER-14.4', 'a claim causes one check at most', () => {
  const t = claims(3).turn().script(1);
  t.seat(0).does('claim').picks('ST03.0:rome');
  expect([t.told('sanity').length, t.player(0).sanity]).toEqual([1, 2]);
});

rule(['EMER-14.5', 'EMER-20.39'], 'who has no token loses nothing by madness', () => {
  const t = claims(0).revealed(0).turn().script(1);
  t.seat(0).does('claim').picks('ST03.0:rome');
  t.seat(0).isAsked('turn/deed');
  expect([t.player(0).sanity, t.board.sanity]).toEqual([0, 12]);
  expect(t.told('sanity')[0]!.params).toMatchObject({ mad: true, lost: false });
});

rule('EMER-14.6', 'the last token lost: the player has to reveal', () => {
  const t = claims(1).turn().script(1);
  t.seat(0).does('claim').picks('ST03.0:rome');
  t.seat(0).isAsked('reveal/how');
});

rule('EMER-14.7', 'a reveal brings no token back; Freud does', () => {
  const t = claims(1).turn().script(1);
  t.seat(0).does('claim').picks('ST03.0:rome').picks('reveal').picks('paris').picks('paris');
  expect(t.player(0).sanity).toBe(0);
  const freud = table().hand(0, ['G18']).revealed(0).sanity(0, 0).turn();
  freud.seat(0).does('act:G18');
  expect([freud.player(0).sanity, freud.board.sanity]).toEqual([3, 9]);
});
