import { expect } from 'vitest';
import { archiveId, tableFor } from '../packs.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { checks, effectOver } from './checks.js';
import { placeDoom } from './doom.js';
import { encounter } from './encounter.js';
import { damageMonster } from './monsters.js';
import { drawToken, reckoning } from './mythos.js';
import { deedsOf } from './turn.js';

// ARK-412, ARK-429, ARK-443, ARK-492: the archive, the codex, and what was set aside.

const inCodex = (t: ReturnType<typeof table>) => t.board.codex.map(({ card }) => card);

rule(
  ['ARK-412.5', 'ARK-412.5c'],
  'the goal: with two clues on the sheet the next card comes, and there the game is won',
  () => {
    const t = table({ players: 1 }).codex(3).with(0, { clues: 2 }).on(0, 'mid-a').turn();
    t.script(5, 5, 1, 1).seat(0).does('research').picks('stop').picks('2');
    expect([inCodex(t), t.board.archive.includes('archive/3'), t.player(0).money]).toEqual([['archive/4'], true, 1]);
    t.seat(0).does('0@archive/4').picks('0');
    expect(t.result).toMatchObject({ won: true, reason: 'archive/4' });
  },
);

rule('ARK-412.5d', 'the circumstances of defeat: with ten doom on the sheet the game is lost', () => {
  const t = table().codex(5);
  t.s.sheet.doom = 9;
  t.run(placeDoom, { spaces: [-1] });
  expect([t.board.sheet.doom, t.result]).toEqual([10, null]); // the effect goes on
  const over = table().codex(5);
  over.s.sheet.doom = 10;
  over.run(effectOver, {});
  expect(over.result).toMatchObject({ won: false, reason: 'archive/5' });
});

rule(
  'ARK-R.22',
  'DP-42 winning and losing due together: the group says which comes first, and it ends the game',
  () => {
    const both = (first: string) => {
      const t = coreTable({ scenario: 'twilight' }).codex(23, 27);
      for (const space of ['train-station', 'graveyard', 'historical-society'].filter(
        (one) => one in tableFor(t.s).spaceOf,
      ))
        t.s.markers.push({ space: t.at(space), token: t.s.markerSupply.pop()!, mended: true });
      while (t.s.markers.length < 3) t.s.markers.push({ space: 0, token: t.s.markerSupply.pop()!, mended: true });
      t.s.sheet.doom = 13;
      t.run(effectOver, {});
      const keys = t.seat(0).isAsked('window/first').options;
      t.seat(0).picks(keys.find((key) => key.endsWith(first))!);
      return t.result!.won;
    };
    expect([both('archive/23'), both('archive/27')]).toEqual([true, false]);
  },
);

rule('ARK-412.5f', 'what is said of monsters that are not epic does not find an epic one', () => {
  const t = coreTable({ scenario: 'twilight' }).epic(28, 'historical-society').monster('simon-carter', 'train-station');
  says(t, [
    { do: 'pick', of: 'non-epic', as: 'monster' },
    { do: 'defeat', what: 'that' },
  ]);
  expect(t.board.monsters.map(({ card }) => card)).toEqual(['archive/28']);
});

rule(['ARK-412.5g', 'ARK-R.64'], 'a defeated epic monster goes back to the archive, never into the deck', () => {
  const t = coreTable({ scenario: 'deep' }).epic(39, 'unvisited-isle', { damage: 1 });
  const deck = t.s.monsterDeck.length;
  t.run(damageMonster, { seat: 0, monster: 'archive/39', count: 99, attack: false });
  expect([t.board.monsters, t.board.archive.includes('archive/39')]).toEqual([[], true]);
  expect([t.board.monsterDeck.length, t.board.monsterTop.includes('archive/39')]).toEqual([deck, false]);
  says(t, [{ do: 'spawn-epic', card: 39, where: 'unvisited-isle' }]);
});

rule('ARK-429.3', 'a card gives its rules as long as it is in the codex, and no longer', () => {
  const there = table().codex(2).doom({ 'mid-a': 3 }).run(checks, {});
  expect(there.board.tiles[4].anomaly).toBe(true);
  const gone = says(table().codex(2).doom({ 'mid-a': 3 }), [
    { do: 'return-card', card: 2 },
    { do: 'place-doom', count: 1, where: 'your-space' },
  ]);
  expect([gone.board.tiles[4].anomaly, gone.board.archive.includes('archive/2')]).toEqual([false, true]);
  const rumour = table();
  rumour.s.headlines.splice(rumour.s.headlines.indexOf('headline/5'), 1);
  rumour.s.headlineDiscard.push('headline/5');
  rumour.run(reckoning, {});
  expect(rumour.board.sheet.doom).toBe(1); // of the scenario alone
});

rule('ARK-R.41', 'DP-16 an action of the codex is for anybody at its place, once a round each', () => {
  const t = table().codex(4).on(0, 'mid-a').on(1, 'mid-a').with(1, { clues: 0 });
  t.s.sheet.clues = 4;
  t.turn();
  expect([0, 1].map((seat) => deedsOf(t.board, seat).includes('0@archive/4'))).toEqual([true, true]);
  t.seat(0).does('0@archive/4').picks('no');
  expect([0, 1].map((seat) => deedsOf(t.board, seat).includes('0@archive/4'))).toEqual([false, true]);
  const away = table().codex(4).on(0, 'mid-b');
  away.s.sheet.clues = 4;
  expect(deedsOf(away.turn().board, 0)).not.toContain('0@archive/4');
});

rule(['ARK-443.1', 'ARK-443.2'], 'what is set aside lies there until something is done with it', () => {
  const t = coreTable({ scenario: 'deep' });
  says(t, [{ do: 'set-aside', cards: [32, 33] }]);
  expect([t.board.aside, t.board.archive.includes('archive/32')]).toEqual([['archive/32', 'archive/33'], false]);
  const later = coreTable({ scenario: 'deep' });
  later.s.aside.push(...later.s.archive.splice(later.s.archive.indexOf('archive/32'), 1));
  says(later, [{ do: 'attach', cards: [32] }]);
  expect([later.board.aside, later.board.attached.map(({ card }) => card)]).toEqual([[], ['archive/32']]);
});

rule(
  ['ARK-443.3', 'ARK-R.109', 'ARK-R.110'],
  'a monster that was set aside is like any other, and joins the deck when it is defeated',
  () => {
    const t = coreTable({ scenario: 'umordhoth' }).monster('billy-cooper', 'graveyard');
    t.run(damageMonster, { seat: 0, monster: 'monster/billy-cooper', count: 9, attack: false });
    expect([t.board.monsterTop, t.board.setAside.includes('monster/billy-cooper')]).toEqual([
      ['monster/billy-cooper'],
      false,
    ]);
    const sent = coreTable({ scenario: 'umordhoth' }).codex(12).monster('billy-cooper', 'graveyard');
    sent.run(damageMonster, { seat: 0, monster: 'monster/billy-cooper', count: 9, attack: false });
    expect([sent.board.gone, sent.board.sheet.markers]).toEqual([['monster/billy-cooper'], 1]); // unless the codex sends it away
  },
);

rule('ARK-R.110', 'where a text says random, chance decides and nobody is asked', () => {
  for (const last of ['archive/32', 'archive/33', 'archive/34']) {
    const t = coreTable({ scenario: 'deep' });
    for (const card of ['archive/32', 'archive/33', 'archive/34'])
      t.s.aside.push(...t.s.archive.splice(t.s.archive.indexOf(card), 1));
    t.script(['archive/32', 'archive/33', 'archive/34'].filter((card) => card !== last));
    says(t, [{ do: 'attach', cards: [32, 33, 34] }]);
    expect([t.ended, t.board.attached[0]!.card]).toEqual([true, last]);
  }
});

rule(
  ['ARK-R.133', 'ARK-R.89'],
  'an archive card in a deck brings no clue; it is met, says its own, and goes back to the archive',
  () => {
    const t = coreTable({ players: 1, scenario: 'umordhoth' }).on(0, 'graveyard');
    const tile = tableFor(t.s).scenario.neighbourhoods.indexOf('rivertown') as 0;
    t.s.archive.splice(t.s.archive.indexOf('archive/15'), 1);
    t.s.tiles[tile].deck.push('archive/15');
    t.script(1, 1, 1, 1).run(encounter, { seat: 0 });
    expect([t.board.tiles[tile].clues, t.board.archive.includes('archive/15'), t.board.eventDiscard]).toEqual([
      0,
      true,
      [],
    ]);
    expect(t.beast('herman-collins')!.space).toBe(t.at('graveyard'));
  },
);

rule('ARK-R.133', 'a card is mixed into the top of the deck of its neighbourhood', () => {
  const t = says(coreTable({ scenario: 'umordhoth' }), [{ do: 'mix-in', cards: [15] }]);
  const tile = tableFor(t.board).scenario.neighbourhoods.indexOf('rivertown') as 0;
  expect([t.board.tiles[tile].deck.slice(-3).includes('archive/15'), t.board.tiles[tile].clues]).toEqual([true, 0]);
});

rule('ARK-492.2', 'a marker means what the card says that places it: a scar may be mended, a worshipper counts', () => {
  const scar = coreTable({ players: 1, scenario: 'twilight' });
  scar.s.codex.push({ card: 'archive/21', back: true, clues: 0, doom: 0 });
  scar.s.archive.splice(scar.s.archive.indexOf('archive/21'), 1);
  const token = scar.s.markerSupply.splice(
    scar.s.markerSupply.findIndex((one) => one.includes('white')),
    1,
  )[0]!;
  scar.s.markers.push({ space: scar.s.seats[0]!.space, token, mended: false });
  scar.s.sheet.clues = 2;
  scar.turn();
  const mend = scar.seat(0).options.find((key) => key.includes('archive/21'))!;
  scar.seat(0).does(mend);
  expect([scar.board.markers[0]!.mended, scar.board.sheet.clues]).toEqual([true, 0]);
  const site = coreTable({ players: 1, scenario: 'umordhoth' });
  site.s.markers.push({ space: site.s.seats[0]!.space, token, mended: false });
  site.s.markerSupply.splice(site.s.markerSupply.indexOf(token), 1);
  expect(
    site
      .turn()
      .seat(0)
      .options.some((key) => key.includes('archive')),
  ).toBe(false);
});

rule(
  'ARK-R.138',
  'joining is offered to each in player order, one is enough, and the win of the Lodge is a win of all',
  () => {
    const flipped = () => {
      const t = coreTable({ scenario: 'twilight' }).codex(20, 21);
      t.s.lead = 1;
      t.s.sheet.clues = 2;
      return t.run(effectOver, {});
    };
    const t = flipped();
    t.seat(1).isAsked('pay/with').picks('no');
    t.seat(0).isAsked('pay/with').picks('0');
    expect([inCodex(t), t.player(0).pact.length]).toEqual([['archive/21', 'archive/24', 'archive/25'], 1]);
    const lodge = coreTable({ scenario: 'twilight' }).codex(25);
    says(lodge, [{ do: 'flip-card', card: 25 }]);
    expect(lodge.result).toMatchObject({ won: true, places: [[0, 1]] });
  },
);

rule(
  ['ARK-458.4', 'ARK-458.6'],
  'a text spawns monsters, and where it says, not where they would by their own text',
  () => {
    const t = table().on(0, 'west-a').on(1, 'mid-a').doom({ 'east-a': 2 });
    t.s.monsterDeck.sort((a, b) => Number(b.includes('patrol')) - Number(a.includes('patrol'))); // it goes where most doom is
    says(t, [{ do: 'spawn', where: 'your-space', state: 'exhausted' }]);
    expect(t.beast('patrol')).toMatchObject({ space: t.at('west-a'), exhausted: true, with: [] });
  },
);

rule(['ARK-R.98', 'ARK-204.13a'], 'a blank token is a drawn token: it counts as one of those to draw', () => {
  const t = table();
  t.s.drawn = t.s.cup.map((count, at) => (at === 6 ? 0 : count));
  t.s.cup = t.s.cup.map((count, at) => (at === 6 ? count : 0));
  says(t, [{ do: 'draw-tokens', count: 2 }]);
  expect([t.told('token').length, t.board.cup[6], t.board.drawn[6]]).toEqual([2, 1, 2]);
});

rule('ARK-R.116', 'tokens that are added are in the cup at once', () => {
  const t = table();
  t.s.drawn = t.s.cup.map((count) => count);
  t.s.cup = t.s.cup.map(() => 0);
  says(t, [
    { do: 'add-tokens', tokens: ['spawn-clue'] },
    { do: 'draw-tokens', count: 1 },
  ]);
  expect(t.told('token').map(({ params }) => params.token)).toEqual([{ token: 'spawn-clue' }]);
});

rule('ARK-R.121', 'the words of the facts have the names of the rules here', () => {
  const { monsters } = tableFor(coreTable({ scenario: 'umordhoth' }).s);
  expect(monsters['monster/wolf-man-drew']!.keywords).toEqual(['scavenger']); // "Feed"
  expect(monsters['monster/masked-hunter']!.elite).toBe(1); // "extra health per investigator"
  const outbreak = tableFor(coreTable({ scenario: 'umordhoth' }).s).archive[archiveId(1)];
  expect(outbreak?.standing?.[0]).toMatchObject({ is: 'outbreak', least: 4, loses: 3 });
  const { assets } = tableFor(coreTable().s);
  expect([assets['spell/binding']!.traits, assets['spell/wither']!.traits]).toEqual([['ritual'], ['incantation']]);
});

rule(
  ['ARK-484.1', 'ARK-488.1'],
  'events drive doom, clues and gate bursts: each token takes its card from that deck',
  () => {
    const draws = (kind: number) => {
      const t = table();
      t.s.drawn = t.s.cup.map((count, at) => (at === kind ? count - 1 : count));
      t.s.cup = t.s.cup.map((_, at) => (at === kind ? 1 : 0));
      t.run(drawToken, { seat: 0 });
      const { events, nextEvent, eventDiscard, tiles } = t.board;
      return [
        events.length + nextEvent.length,
        eventDiscard.length,
        Object.values(tiles).reduce((sum, { clues }) => sum + clues, 0),
      ];
    };
    expect(draws(0)).toEqual([23, 1, 0]); // spread doom
    expect(draws(2)).toEqual([23, 0, 1]); // spawn a clue
    expect(draws(4)).toEqual([24, 0, 0]); // a gate bursts: under the deck again
  },
);
