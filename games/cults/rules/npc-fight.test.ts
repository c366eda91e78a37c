import { expect } from 'vitest';
import { commit, DULL, disorganisation, NO_ATTACK, totals } from '../testing/fight.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { domination } from './domination.js';
import { totalsOf } from './totals.js';

const solo = (options: Record<string, string> = {}) => table({ players: 1, ...options });
/** Faces of the recruitment die. */
const [ATTACK, POWER, BLANK] = [1, 3, 6];

/** The player dominates Uptown, or the NPC does. */
const attacks = (t: TestTable) => t.run(domination, { seat: 0, district: 'uptown' });
const isAttacked = (t: TestTable) => t.run(domination, { seat: 1, district: 'uptown' });

rule('CULT-19.39', 'without a ritual of the other side on the board there is no confrontation', () => {
  const player = attacks(solo().ritual(0, 'uptown', 3));
  expect(player.told('unopposed')).toHaveLength(1);
  const npc = isAttacked(solo().ritual(1, 'uptown', 3));
  expect(npc.told('unopposed').map(({ params }) => params.seat)).toEqual([{ seat: 1 }]);
  expect(npc.board.districts.uptown.domination).toEqual([1, 1]);
});

rule(
  ['CULT-19.40', 'CULT-19.42', 'CULT-21.62'],
  'it must send its highest ritual from elsewhere, which keeps its level',
  () => {
    const t = attacks(solo().ritual(0, 'uptown', 3).ritual(1, 'northside', 1).ritual(1, 'downtown', 1, 2));
    expect(t.told('responded').map(({ params, rule: cites }) => [params.from, params.level, cites])).toEqual([
      [{ district: 'downtown' }, { level: 2 }, 'CULT-19.40'],
    ]);
    expect(t.ritualsIn('uptown')).toEqual(['0:3', '1:2']);
    // Also when it is there already.
    const present = attacks(solo().ritual(0, 'uptown', 3).ritual(1, 'uptown', 3).ritual(1, 'downtown', 1));
    expect(present.ritualsIn('uptown')).toEqual(['0:3', '1:3', '1:1']);
  },
);

rule(['CULT-19.42', 'CULT-1.5'], 'without a free space it moves nothing', () => {
  const t = attacks(solo().ritual(0, 'uptown', 1, 1, 2).ritual(1, 'northside', 3));
  expect(t.told('responded')).toEqual([]);
  expect(t.told('unopposed')).toHaveLength(1);
});

rule(['CULT-19.41', 'CULT-20.2'], 'of equal highest ones an edition takes the lowest or the highest district', () => {
  const from = (options: Record<string, string>) =>
    attacks(solo(options).ritual(0, 'uptown', 3).ritual(1, 'northside', 2).ritual(1, 'downtown', 2, 1))
      .told('responded')
      .map(({ params }) => params.from);
  expect(from({})).toEqual([{ district: 'northside' }]);
  expect(from({ edition: 'PL' })).toEqual([{ district: 'northside' }]);
  expect(from({ edition: 'DE' })).toEqual([{ district: 'downtown' }]);
  expect(from({ npcReactTie: 'highest' })).toEqual([{ district: 'downtown' }]);
});

rule(['CULT-19.43', 'CULT-19.44'], 'when it executes, the player may send a ritual; else it goes on to terror', () => {
  const lay = () => solo().ritual(1, 'uptown', 2).ritual(0, 'northside', 1);
  const stays = isAttacked(lay());
  stays.seat(0).isAsked('domination/moved', ['northside:1', 'stop']).picks('stop');
  expect(stays.board.districts.uptown.domination).toEqual([1, 1]);
  const comes = isAttacked(lay());
  comes.seat(0).picks('northside:1').isAsked('commitment/thugs');
  const full = isAttacked(solo().ritual(1, 'uptown', 1, 1, 2).ritual(0, 'northside', 1));
  expect(full.board.districts.uptown.domination).toEqual([1, 1]);
});

rule(
  'CULT-19.45',
  'whoever executes, the player commits, reveals and uses abilities before the NPC shows anything',
  () => {
    for (const start of [attacks, isAttacked]) {
      const t = start(
        solo().ritual(0, 'uptown', 1).ritual(1, 'uptown', 1).hand(0, ['S4', 'S3']).tokens(0, { thug: 1 }),
      );
      commit(t, 0, ['S4.0-0'], 1);
      t.seat(0).isAsked('showing/use', ['S4.0-0', 'stop']);
      expect(t.board.npc!.revealed).toEqual([]);
      expect(t.board.dice).toEqual([]);
      expect(t.board.fight).toMatchObject({ sides: [0, 1], committed: [0], revealed: [0] });
    }
  },
);

rule(
  ['CULT-20.5', 'CULT-19.47'],
  'the player’s abilities may be mandatory; the NPC uses all of its own in any case',
  () => {
    const t = attacks(
      solo({ confrontationAbilities: 'mandatory' })
        .ritual(0, 'uptown', 3)
        .ritual(1, 'uptown', 1)
        .hand(0, ['S4'])
        .npc({ deck: ['S4'] }),
    );
    commit(t, 0, ['S4.0-0']);
    t.seat(0).isAsked('showing/use', ['S4.0-0']).picks('S4.0-0');
    expect(t.board.destroyed).toEqual(['S4.0-0', 'S4.1-0']);
  },
);

rule(
  ['CULT-19.46', 'CULT-19.48', 'CULT-19.49', 'CULT-19.50'],
  'three cards and those set aside, five dice of which all without attack are rolled again twice, all thugs, its rituals',
  () => {
    const t = attacks(
      solo()
        .ritual(0, 'uptown', 3)
        .ritual(1, 'uptown', 2)
        .npc({ deck: ['S3', 'S6', 'S5', 'S3.1-1'], aside: ['S2'], thugs: 2 })
        .script(ATTACK, POWER, POWER, BLANK, 2, /* again */ 5, ATTACK, 4, /* and again */ BLANK, 2),
    );
    commit(t, 0);
    expect(t.told('revealed').map(({ params }) => (params.card as { card: string }).card)).toEqual([
      'S3.1-0',
      'S6.1-0',
      'S5.1-0',
      'S2.1-0',
    ]);
    expect(t.told('npc-dice').map(({ params }) => params.count)).toEqual([2]);
    expect(t.told('npc-dice-again').map(({ params }) => params.count)).toEqual([3, 4]);
    expect(t.told('revealed-thugs').map(({ params }) => params.count)).toEqual([0, 2]);
    expect(totals(t)).toEqual(['0:3', '1:11']); // 3 attack on cards, 4 dice, 2 thugs, level II
    expect(t.board.npc!.thugs).toBe(0); // it gains no tokens from the dice
  },
);

rule(
  ['CULT-19.51', 'CULT-19.53'],
  'the loser’s rituals return, the loser gets a card, all cards and thugs are put away',
  () => {
    const t = attacks(
      solo()
        .ritual(0, 'uptown', 3)
        .ritual(1, 'uptown', 1)
        .hand(0, ['S3', 'S1'])
        .tokens(0, { thug: 3 })
        .npc({ deck: DULL, aside: ['S2'], thugs: 1 })
        .script(...NO_ATTACK),
    );
    commit(t, 0, ['S3.0-0'], 2);
    expect(totals(t)).toEqual(['0:7', '1:2']);
    expect(t.ritualsIn('uptown')).toEqual(['0:3']);
    expect(t.board.npc).toMatchObject({ revealed: [], aside: [], thugs: 0 });
    expect(t.board.npc!.discard).toEqual(['D.0', 'S1.1-0', 'S1.1-1', 'S1.1-2', 'S2.1-0']);
    expect(t.player(0).discard).toEqual(['S3.0-0']);
    expect(t.tokensOf(0)[0]).toBe(1);
    expect(t.player(1)).toMatchObject({ brawlers: 0, weakened: 0, rituals: [2, 2, 1] });
    expect([t.board.dice, t.board.roller]).toEqual([[], null]);
    t.seat(0).isAsked('terror/spend'); // CULT-19.60
    const lost = isAttacked(
      solo()
        .ritual(0, 'uptown', 1)
        .ritual(1, 'uptown', 3)
        .npc({ deck: DULL })
        .script(...NO_ATTACK),
    );
    commit(lost, 0);
    expect(lost.player(0).discard).toEqual(['D.0']);
    expect(lost.player(0).rituals).toEqual([2, 2, 1]);
    expect(lost.board.districts.uptown.domination).toEqual([1]);
  },
);

rule('CULT-19.52', 'equal totals: all rituals return, both get a card, nobody performs terror', () => {
  for (const start of [attacks, isAttacked]) {
    const t = start(
      solo()
        .ritual(0, 'uptown', 2)
        .ritual(1, 'uptown', 2)
        .npc({ deck: DULL })
        .script(...NO_ATTACK),
    );
    commit(t, 0);
    expect(t.ritualsIn('uptown')).toEqual([]);
    expect([disorganisation(t, 0), disorganisation(t, 1)]).toEqual([1, 1]);
    expect(t.board.districts.uptown.domination).toEqual([]);
    expect(t.ended).toBe(true);
  }
});

/** A deck of exactly these cards; with the others in the box. */
function bareNpc(t: TestTable, deck: readonly string[], discard: readonly string[]): TestTable {
  const npc = t.s.npc!;
  t.s.destroyed.push(...npc.deck.filter((card) => !deck.includes(card) && !discard.includes(card)));
  npc.deck = [...deck];
  npc.discard = [...discard];
  return t;
}

rule(
  ['CULT-19.54', 'CULT-21.64', 'CULT-20.28'],
  'an empty deck is formed anew in the middle; with too few cards it shows all',
  () => {
    const fight = (deck: string[], discard: string[]) => {
      const t = bareNpc(solo().ritual(0, 'uptown', 3).ritual(1, 'uptown', 1), deck, discard);
      if (discard.length > 0) t.script(['S5.1-0', 'S3.1-0']);
      return commit(attacks(t.script(...NO_ATTACK)), 0);
    };
    const again = fight(['S1.1-0'], ['S2.1-0', 'S3.1-0', 'S5.1-0']);
    expect(again.told('revealed').map(({ params }) => (params.card as { card: string }).card)).toEqual([
      'S1.1-0',
      'S5.1-0',
      'S3.1-0',
    ]);
    expect(again.board.npc!.deck).toEqual(['S2.1-0']);
    const few = fight(['S1.1-0', 'S3.1-0'], []);
    expect(few.told('revealed')).toHaveLength(2);
  },
);

rule(
  ['CULT-19.55', 'CULT-21.65'],
  'a disorganisation card counts as one of the three, adds nothing and is not replaced',
  () => {
    const t = attacks(
      solo()
        .ritual(0, 'uptown', 3)
        .ritual(1, 'uptown', 1)
        .npc({ deck: ['D', 'S3', 'S1', 'S5'] })
        .script(...NO_ATTACK),
    );
    commit(t, 0);
    expect(totals(t)).toEqual(['0:3', '1:3']);
    expect(t.board.npc!.discard).toContain('D.0');
    expect(t.board.npc!.deck[0]).toBe('S5.1-0');
  },
);

rule('CULT-19.50', 'its total is shown with what it is made of', () => {
  // In the middle of its reveal: cards and thugs lie there, the dice as well.
  const t = solo()
    .ritual(0, 'uptown', 1)
    .ritual(1, 'uptown', 2)
    .npc({ deck: ['G4', 'S3', 'S1'] });
  const { s } = t;
  s.fight = { district: 'uptown', sides: [0, 1], committed: [0], revealed: [0, 1], used: [{ seat: 1, card: 'G4.0' }] };
  s.npc!.revealed = s.npc!.deck.splice(0, 3);
  s.seats[1]!.brawlers = 4;
  s.seats[1]!.weakened = 4;
  s.dice = ['attack', 'power', 'attack', 'blank', 'terror'];
  s.roller = 1;
  const its = { seat: 1, cards: 3, thugs: 3, added: 1, rituals: 2, dice: 2, reduction: 4, total: 7 };
  expect(totalsOf(s)).toEqual([
    { seat: 0, cards: 0, thugs: 0, added: 0, rituals: 1, dice: 0, reduction: 0, total: 1 },
    its,
  ]);
});
