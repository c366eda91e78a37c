import type { Seat } from '@tabula/kernel/json.js';
import { resample } from '@tabula/kernel/sight.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { expect } from 'vitest';
import { cults } from './cults.js';
import { action } from './rules/action.js';
import { confrontation } from './rules/confrontation.js';
import { growth } from './rules/growth.js';
import { hiding } from './rules/hiding.js';
import { mobilisation } from './rules/mobilisation.js';
import { planning } from './rules/planning.js';
import { preparation } from './rules/preparation.js';
import { recruitment } from './rules/recruitment.js';
import { scoring } from './rules/scoring.js';
import { terror } from './rules/terror.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';

/** A table at somebody else's question, with a hand, a discard pile and tokens of seat 0. */
const laid = () =>
  table({ players: 3 }).hand(0, ['S7', 'S2']).discard(0, ['S3', 'D']).tokens(0, { thug: 3, adept: 1 }).first(1);

const VIEWERS: readonly (Seat | null)[] = [1, 2, null];

/** What anybody but seat 0 sees, and is told. */
const others = (t: TestTable) =>
  JSON.stringify([
    VIEWERS.map((viewer) => t.view(viewer)),
    VIEWERS.map((viewer) => t.kernel.log.map((entry) => eventsFor(entry, viewer))),
  ]);

rule(
  ['CULT-18.1', 'CULT-18.2', 'CULT-20.19'],
  'hand cards are known to their owner; how many there are, to all',
  () => {
    const t = laid().run(planning, {});
    expect(t.view(0).board.seats[0]!.hand).toEqual(['S7.0-0', 'S2.0-0']);
    for (const viewer of VIEWERS) expect(t.view(viewer).board.seats[0]!.hand).toEqual({ count: 2 });
    expect(others(t)).not.toContain('S7.0-0');
  },
);

rule(['CULT-18.3', 'CULT-18.18'], 'the order of a deck is known to nobody, its size to all', () => {
  const t = table({ players: 1 }).deck(0, ['S7', 'S1']).run(planning, {});
  const own = t.view(0).board;
  expect(own.seats[0]!.deck).toEqual([...t.player(0).deck].sort());
  expect(own.seats[0]!.deck).not.toEqual(t.player(0).deck);
  expect([own.city, own.npc!.deck, t.view(null).board.seats[0]!.deck]).toEqual([
    { count: 15 },
    { count: 12 },
    { count: 12 },
  ]);
});

rule('CULT-18.4', 'a player sees what is in the own deck, hand and discard pile', () => {
  const t = laid().run(planning, {});
  const { deck, hand, discard } = t.view(0).board.seats[0]!;
  expect([...(deck as string[]), ...(hand as string[]), ...(discard as string[])].sort()).toEqual(
    [...cults.box(t.board).cult!].filter((card) => card.includes('.0-') || card === 'D.0').sort(),
  );
});

rule(['CULT-18.5', 'CULT-21.55'], 'of another discard pile the size is shown', () => {
  const t = laid().run(planning, {});
  expect(t.view(0).board.seats[0]!.discard).toEqual(['S3.0-0', 'D.0']);
  for (const viewer of VIEWERS) expect(t.view(viewer).board.seats[0]!.discard).toEqual({ count: 2 });
});

rule(
  'CULT-18.6',
  'what is discarded as payment, for terror or as disorganisation, shown or acquired, is told to all',
  () => {
    const pays = table().place(0, 'uptown').hand(0, ['S1']).run(preparation, { seat: 0, district: 'uptown' });
    pays.seat(0).picks('uptown:1').picks('0:0:0:S1.0-0');
    const frightens = table().ritual(0, 'northside', 3).hand(0, ['S6']);
    frightens.run(terror, { seat: 0, district: 'northside', fought: false }).seat(0).picks('0:0:0:S6.0-0');
    const grows = table().place(0, 'uptown').tokens(0, { adept: 2 }).run(growth, { seat: 0, district: 'uptown' });
    grows.seat(0).picks('G3').picks('0:2:0');
    const told = (t: TestTable, key: string) =>
      VIEWERS.slice(1).flatMap((viewer) =>
        t.kernel.log.flatMap((entry) => eventsFor(entry, viewer)).filter((event) => event.key === `event.${key}`),
      );
    expect(told(pays, 'spent-card')).toMatchObject([{ params: { card: { card: 'S1.0-0' } } }, {}]);
    expect(told(frightens, 'spent-card')).toMatchObject([{ params: { card: { card: 'S6.0-0' } } }, {}]);
    expect(told(grows, 'acquired')).toMatchObject([{ params: { card: { card: 'G3.0' } } }, {}]);
    const drawn = table().deck(0, ['D']).run(mobilisation, {});
    expect(drawn.told('shed')).toMatchObject([{ params: { card: { card: 'D.0' } } }]);
  },
);

rule('CULT-18.7', 'cards discarded in the hiding phase are not shown', () => {
  const lay = (hand: string[]) => table().hand(0, hand).run(hiding, {});
  const seen = (t: TestTable) => JSON.stringify([t.view(1), t.view(null), t.events]);
  expect(seen(lay(['S7', 'S2']))).toBe(seen(lay(['S1', 'S1'])));
});

rule('CULT-18.8', 'tokens behind a screen are hidden', () => {
  const lay = (thug: number, adept: number) =>
    table({ players: 3 }).tokens(0, { thug, adept }).first(1).run(planning, {});
  for (const viewer of VIEWERS) {
    const { thug, adept, freak } = lay(3, 1).view(viewer).board.seats[0]!;
    expect([thug, adept, freak]).toEqual([null, null, null]);
  }
  expect(others(lay(3, 1))).toBe(others(lay(0, 2)));
  expect(lay(3, 1).view(0).board.seats[0]!.thug).toBe(3);
});

rule(['CULT-18.9', 'CULT-21.56'], 'gains and payments of tokens happen openly', () => {
  const t = table()
    .discard(0, ['S7'])
    .script(1, 1, 3, 3, 5)
    .run(recruitment, { kept: [0, 0] });
  t.seat(0).picks();
  const told = eventsFor(t.kernel.log.at(-1)!, null).filter(({ key }) => key === 'event.gained');
  expect(told.map(({ params }) => params.count)).toEqual([2, 2, 1]);
  const pays = table().place(0, 'uptown').tokens(0, { adept: 1 }).run(preparation, { seat: 0, district: 'uptown' });
  pays.seat(0).picks('uptown:1').picks('0:1:0');
  expect(eventsFor(pays.kernel.log.at(-1)!, 1)).toContainEqual(
    expect.objectContaining({
      key: 'event.spent-tokens',
      params: { seat: { seat: 0 }, token: { token: 'adept' }, count: 1 },
    }),
  );
});

rule('CULT-18.10', 'all dice are public', () => {
  const t = table({ players: 3 }).run(recruitment, { kept: [0, 0, 0] });
  for (const viewer of VIEWERS) expect(t.view(viewer).board.dice).toEqual(t.board.dice);
  const alone = table({ players: 1 }).script(3).run(planning, {});
  alone.seat(0).picks('uptown');
  expect(alone.view(null).board.npc!.die).toBe(3);
});

/** Seat 0 has committed these, and seat 1 is about to. */
function committed(cards: string[], thugs: number): TestTable {
  const t = table().ritual(0, 'uptown', 1).ritual(1, 'uptown', 1).hand(0, ['S3', 'S4', 'S1']).hand(1, ['S3']);
  t.tokens(0, { thug: 3 }).run(confrontation, { seat: 0, district: 'uptown' });
  t.seat(0).picks(...cards);
  t.seat(0).picks(String(thugs));
  return t;
}

rule(
  ['CULT-18.11', 'CULT-18.12', 'CULT-11.17'],
  'of a commitment others see how many cards it is, and nothing of the thugs',
  () => {
    const t = committed(['S3.0-0', 'S4.0-0'], 2);
    t.seat(1).isAsked('commitment/cards');
    const seat = t.view(1).board.seats[0]!;
    expect([seat.committed, seat.gang, seat.thug, seat.brawlers]).toEqual([{ count: 2 }, null, null, 0]);
    expect(t.view(0).board.seats[0]!.committed).toEqual(['S3.0-0', 'S4.0-0']);
    const sent = (table: TestTable) =>
      JSON.stringify(
        [1, null].map((viewer) => [
          table.view(viewer),
          table.kernel.log.map((entry) => ({ ...eventsFor(entry, viewer) })),
        ]),
      );
    expect(sent(committed(['S3.0-0', 'S4.0-0'], 2))).toBe(sent(committed(['S4.0-0', 'S1.0-0'], 0)));
  },
);

rule('CULT-18.12', 'who guesses deals the thugs of a closed hand anew, and nothing else of the tokens', () => {
  const t = committed(['S3.0-0'], 2);
  const gangs = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const { thug, gang } = resample(cults, t.kernel.state, 1, seed).board.seats[0]!;
    expect(thug + gang).toBe(3);
    gangs.add(gang);
  }
  expect([...gangs].sort()).toEqual([0, 1, 2, 3]);
  expect(resample(cults, t.kernel.state, 0, 'own').board.seats[0]!.gang).toBe(2);
});

rule(['CULT-18.13', 'CULT-18.14'], 'board, plan board and supplies are open to all', () => {
  const t = table({ players: 3 })
    .ritual(0, 'uptown', 2)
    .place(1, 'uptown')
    .domination('uptown', 2)
    .plans('uptown', 0, 2);
  t.used(1, { growth: 1 }).investigators('downtown', 1).event('C5').run(planning, {});
  for (const viewer of VIEWERS) {
    const { districts, event, seats } = t.view(viewer).board;
    expect(districts).toEqual(t.board.districts);
    expect(event).toBe('C5');
    for (const [seat, { rituals, places, domination, plans, used }] of seats.entries()) {
      const own = t.player(seat);
      expect({ rituals, places, domination, plans, used }).toEqual({
        rituals: own.rituals,
        places: own.places,
        domination: own.domination,
        plans: own.plans,
        used: own.used,
      });
    }
  }
});

rule('CULT-18.17', 'used city cards and destroyed cards are public', () => {
  const t = table({ players: 3 }).event('C5').round(4).hand(0, ['A1']);
  t.s.destroyed.push(...t.s.seats[0]!.hand.splice(0));
  t.run(planning, {});
  for (const viewer of VIEWERS) {
    expect(t.view(viewer).board.pastEvents).toEqual(t.board.pastEvents);
    expect(t.view(viewer).board.destroyed).toEqual(['A1.0']);
  }
});

rule('CULT-18.18', 'two states that differ in what is hidden from a seat look the same to it: INV-33', () => {
  const twin = (mix: (t: TestTable) => void) => {
    const t = laid();
    mix(t);
    return t.run(planning, {});
  };
  const one = twin(() => {});
  const two = twin((t) => {
    const player = t.s.seats[0]!;
    [player.hand[0], player.deck[3]] = [player.deck[3]!, player.hand[0]!];
    player.deck.reverse();
    t.s.seats[2]!.deck.reverse();
    t.s.city.reverse();
    player.thug = 0;
    player.freak = 2;
  });
  for (const viewer of [1, null]) expect(JSON.stringify(one.view(viewer))).toBe(JSON.stringify(two.view(viewer)));
  expect(JSON.stringify(one.view(0))).not.toBe(JSON.stringify(two.view(0)));
  const sent = JSON.stringify(one.view(1));
  for (const secret of ['rng', 'seed', 'script', 'stack"']) expect(sent).not.toContain(`"${secret}`);
});

rule('CULT-18.18', 'whether a plan can be paid does not show in the questions others see', () => {
  // Seat 0 can prepare a ritual in one world and can only bluff or draw in the other; it is asked in both.
  const asks = (hand: string[]) => {
    const t = table().place(0, 'uptown').hand(0, hand).plans('uptown', 0).run(action, {});
    return [JSON.stringify(t.view(1)), t.seat(0).options.length] as const;
  };
  const [rich, poor] = [asks(['S2', 'S2']), asks(['S3', 'S3'])];
  expect(rich[0]).toBe(poor[0]);
  expect(rich[1]).not.toBe(poor[1]);
});

rule('CULT-18.19', 'a spectator sees what all players see in common', () => {
  const t = laid().run(planning, {});
  const watching = t.view(null).board;
  const common = t.view(2).board;
  for (const seat of [0, 1]) expect(watching.seats[seat]).toEqual(common.seats[seat]);
  expect(watching.seats[2]!.hand).toEqual({ count: 0 });
  expect(watching.districts).toEqual(common.districts);
});

rule('CULT-18.20', 'at the end the points are told, with what they are made of', () => {
  const t = table().ritual(0, 'uptown', 1).place(0, 'uptown').domination('uptown', 0).run(scoring, {});
  expect(t.told('scored')[0]!.params).toMatchObject({ points: 3, domination: 1, places: 1, majority: 1 });
});

rule('CULT-18.21', 'of the NPC only the order of its deck and the cards beside its supply are hidden', () => {
  const t = table({ players: 1 })
    .npc({ aside: ['S7'], discard: ['S1'], thugs: 2 })
    .run(planning, {});
  const { deck, aside, discard, thugs } = t.view(0).board.npc!;
  expect([deck, aside, discard, thugs]).toEqual([{ count: 10 }, { count: 1 }, ['S1.1-0'], 2]);
  // A guardian that was just put on top is known to be there.
  const known = table({ players: 1 }).npc({ deck: ['G3'] });
  known.s.known['G3.0'] = 0x3fffffff;
  known.run(planning, {});
  for (let seed = 0; seed < 10; seed++)
    expect(resample(cults, known.kernel.state, 0, seed).board.npc!.deck[0]).toBe('G3.0');
});
