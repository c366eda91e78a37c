import { why } from '@tabula/kernel/testing/why-at-test.js';
import { expect } from 'vitest';
import { CITIES } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { variant } from '../testing/variant.js';
import { factionOf, mustReveal } from './reveal.js';

// Section 15. Night Terror (G22) with a roll of 1 takes a token.

/** Seat 0 frightens seat 1 out of its last token. */
function maddened(
  faction: 'loyalist' | 'restorationist',
  lay: (t: TestTable) => void = () => {},
  pack = 'base',
): TestTable {
  const t = table({ pack }).hand(0, ['G22']).identity(1, faction).sanity(1, 1);
  lay(t);
  t.turn().script(1).seat(0).does('act:G22');
  return t;
}

rule('EMER-15.1', 'who has no agent on the board, or has lost the last token, reveals', () => {
  maddened('loyalist').seat(1).isAsked('reveal/how');
  const t = table().hand(0, ['G14']).identity(1, 'loyalist').onlyAgents(1, { rome: 1 }).turn();
  t.seat(0).does('act:G14');
  t.seat(1).isAsked('reveal/how');
  const one = table().hand(0, ['G14']).onlyAgents(1, { rome: 2 }).turn();
  one.seat(0).does('act:G14');
  one.seat(1).isNotAsked();
});

rule(
  ['EMER-15.2', 'EMER-20.38'],
  'whatever took the last agent: assassination, Shoggoth, zombies, Cthulhu, a replacement, a royal, Yog-Sothoth',
  () => {
    const last = () => table().identity(1, 'loyalist').onlyAgents(1, { rome: 1 }).agents(0, { rome: 4 });
    const killed = last().hand(0, ['G36']).turn();
    killed.seat(0).does('assassinate').picks('G36:rome:1');
    const shoggoth = last().hand(0, ['G17']).turn();
    shoggoth.seat(0).does('act:G17');
    const vampires = last().hand(0, ['G27']).turn();
    vampires.seat(0).does('act:G27');
    const zombie = last().hand(0, ['G30']).zombies({ rome: 1 }).turn();
    zombie.seat(0).does('act:G30').picks('rome:1');
    const cthulhu = last().hand(0, ['G04']).turn();
    cthulhu.seat(0).does('act:G04').picks('rome');
    for (const t of [killed, shoggoth, vampires, zombie, cthulhu]) {
      t.seat(1).isAsked('block-window/block').picks('stop');
      t.seat(1).isAsked('reveal/how');
    }
    const adler = last().hand(0, ['G14']).turn();
    adler.seat(0).does('act:G14');
    adler.seat(1).isAsked('reveal/how');
    const own = () => table().onlyAgents(0, { rome: 1 }).royal('rome');
    const kills = own().hand(0, ['G36', 'G10.0']).turn().script(1);
    kills.seat(0).does('assassinate').picks('G36:rome:royal').picks('text:G10.0');
    const hides = own().hand(0, ['G05.0']).turn().script(1);
    hides.seat(0).does('act:G05.0');
    const feeds = own().hand(0, ['G29']).turn();
    feeds.seat(0).does('act:G29');
    for (const t of [kills, hides, feeds]) t.seat(0).isAsked('reveal/how');
  },
);

rule(['EMER-15.3', 'EMER-20.56'], 'agents on Mi-Go count as on the board', () => {
  const t = table().hand(0, ['G14']).onlyAgents(1, { rome: 1 }).parked(1, 1).turn();
  t.seat(0).does('act:G14');
  t.seat(1).isNotAsked();
});

rule(['EMER-15.4', 'EMER-20.40'], 'nobody reveals of their own will', () => {
  const t = table().hand(0, ['G03', 'ST01']).turn();
  expect(t.seat(0).options.filter((key) => key.includes('reveal'))).toEqual([]);
});

rule('EMER-15.5', 'the effective faction is the printed one, inverted by each Change of Heart', () => {
  const { s } = table().changed(0);
  expect([factionOf(s, 0), factionOf(s, 1)]).toEqual(['restorationist', 'restorationist']);
  s.seats[0]!.changes.push('another');
  expect(factionOf(s, 0)).toBe('loyalist');
});

rule('EMER-15.6', 'DP-18 a revealed Loyalist fills up to three agents on the board, one by one, in any cities', () => {
  const t = maddened('loyalist');
  t.seat(1).picks('reveal');
  t.seat(1).isAsked('reveal/city', CITIES).picks('rome');
  t.seat(1).isAsked('reveal/city', CITIES).picks('paris');
  expect([t.city('rome').agents[1], t.city('paris').agents[1], t.city('cairo').agents[1]]).toEqual([1, 1, 1]);
  expect(t.player(1).agents).toBe(7);
  const three = maddened('loyalist', (u) => u.agents(1, { rome: 2 }));
  three.seat(1).picks('reveal');
  three.seat(0).isAsked('turn/deed');
});

rule(['EMER-15.7', 'EMER-20.42'], 'if the pool is too small, all that there are', () => {
  const t = maddened('loyalist', (u) => u.agentPool(1, 1));
  t.seat(1).picks('reveal').picks('rome');
  t.seat(0).isAsked('turn/deed');
  expect([t.city('rome').agents[1], t.player(1).agents]).toEqual([1, 0]);
});

rule('EMER-15.8', 'then the interrupted effect and the game go on', () => {
  const t = table().hand(0, ['G30']).identity(1, 'loyalist').onlyAgents(1, { rome: 1 }).zombies({ rome: 1 }).turn();
  t.seat(0).does('act:G30').picks('rome:1');
  t.seat(1).picks('stop').picks('reveal').picks('paris').picks('paris').picks('paris');
  t.seat(0).isAsked('raise-dead/city'); // part 2 of Zombies
});

rule(
  ['EMER-15.9', 'EMER-15.10', 'EMER-17.3', 'EMER-17.5', 'EMER-20.85'],
  'a revealed Restorationist ends the game at once, in the middle of the effect',
  () => {
    const t = table().hand(0, ['G33']).agents(0, { rome: 3 }).cubes(0, { rome: 1 }).onlyAgents(1, { rome: 1 }).turn();
    t.seat(0).does('assassinate').picks('G33:rome:1');
    t.seat(1).picks('stop').picks('reveal');
    expect([t.board.ended, t.result === null]).toEqual(['reveal', false]);
    // The points of the kill were booked before, the cubes are not cleared any more.
    expect([t.player(0).ledger.length, t.city('rome').cubes[0], t.placeOf(0, 'G33')]).toEqual([1, 1, 'played']);
    expect(t.player(0).victims).toEqual([{ card: 'G33', owner: 1 }]);
  },
);

rule(['EMER-15.11', 'EMER-20.39'], 'a revealed Loyalist who again has no agents or tokens plays on', () => {
  const t = table().hand(0, ['G14', 'G22']).identity(1, 'loyalist').revealed(1).onlyAgents(1, { rome: 1 });
  t.sanity(1, 1).turn();
  t.script(1).seat(0).does('act:G22');
  t.seat(0).does('act:G14');
  t.seat(0).does('end');
  expect([t.player(1).sanity, t.city('rome').agents[1], t.board.ended]).toEqual([0, 0, null]);
  t.goOn().seat(1).isAsked('turn/deed');
});

rule('EMER-15.12', 'both reasons at once are one reveal', () => {
  const t = table().hand(0, ['G36', 'G10.0']).onlyAgents(0, { rome: 1 }).royal('rome').sanity(0, 1).turn().script(1);
  t.seat(0).does('assassinate').picks('G36:rome:royal').picks('text:G10.0').picks('reveal');
  t.seat(0).picks('paris').picks('paris').picks('paris');
  t.seat(0).isAsked('turn/deed');
});

rule(['EMER-15.13', 'EMER-20.41'], 'several at once reveal in turn order beginning with the active player', () => {
  const t = table({ players: 4 }).hand(2, ['G04']).identity(1, 'loyalist');
  for (const seat of [0, 1, 2]) t.onlyAgents(seat, { rome: 1 });
  t.turn(2).seat(2).does('act:G04').picks('rome');
  t.seat(0).picks('stop');
  t.seat(1).picks('stop');
  for (const seat of [2, 0, 1])
    t.seat(seat).isAsked('reveal/how').picks('reveal').picks('paris').picks('paris').picks('paris');
  expect(t.city('paris').agents).toEqual([3, 3, 3, 0]);
  t.seat(2).isAsked('turn/deed');
});

rule('EMER-15.14', 'a revealed identity stays public', () => {
  const t = maddened('loyalist');
  t.seat(1).picks('reveal');
  expect(t.view(0).board.seats[1]!.revealed).toEqual(t.board.seats[1]!.revealed);
  expect(t.board.seats[1]).toMatchObject({ identity: [], revealed: [expect.stringMatching(/^loyalist/)] });
});

rule(
  ['EMER-15.15', 'EMER-20.45'],
  'DP-17 a Loyalist with Change of Heart in hand may play it then, and the game ends',
  () => {
    const t = maddened('loyalist', (u) => u.hand(1, ['G03']));
    t.seat(1).isAsked('reveal/how', ['reveal', 'change']).picks('change');
    expect([t.board.ended, t.placeOf(1, 'G03'), factionOf(t.board, 1)]).toEqual([
      'reveal',
      'changes',
      'restorationist',
    ]);
    expect(t.board.actions).toBe(1);
    const declines = maddened('loyalist', (u) => u.hand(1, ['G03']));
    declines.seat(1).picks('reveal').isAsked('reveal/city');
  },
);

rule(
  ['EMER-15.15', 'EMER-4.7', 'EMER-15.16'],
  'a card is what one of its effects makes it, whatever else it does',
  () => {
    const pack = variant('two-effects', {
      G03: {
        texts: [
          {
            heading: 'action',
            once: true,
            does: [{ do: 'turn-coat' }, { do: 'draw', cards: 1 }],
          },
        ],
      },
      G27: {
        texts: [
          {
            heading: 'block',
            does: [
              { do: 'draw', cards: 1 },
              { do: 'block', against: ['shoggoth'] },
            ],
          },
        ],
      },
    });
    const changes = maddened('loyalist', (u) => u.hand(1, ['G03']), pack);
    changes.seat(1).isAsked('reveal/how', ['reveal', 'change']);
    const cannot = maddened('restorationist', (u) => u.hand(1, ['G03']), pack);
    expect(why(cannot, 1, { card: 'G03' }).rules).toEqual(['EMER-15.16']);
    const t = table({ pack }).hand(0, ['G17']).agents(1, { rome: 1 }).hand(1, ['G27']).turn();
    t.seat(0).does('act:G17').picks('rome:1');
    t.seat(1).isAsked('block-window/block', ['G27', 'stop']);
  },
);

rule(['EMER-15.16', 'EMER-20.45'], 'a Restorationist has no such choice', () => {
  maddened('restorationist', (u) => u.hand(1, ['G03']))
    .seat(1)
    .isAsked('reveal/how', ['reveal']);
});

rule('EMER-15.1', 'who has pieces, tokens, or has revealed has no reason to reveal', () => {
  const { s } = table().revealed(0).sanity(0, 0);
  expect([mustReveal(s, 0), mustReveal(s, 1)]).toEqual([false, false]);
});
