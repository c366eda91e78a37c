import { remove } from '@tabula/kit/piles.js';
import { expect } from 'vitest';
import { kindOf } from '../packs.js';
import { rule } from '../testing/rule.js';
import { boundAfter, carriedOut, says } from '../testing/says.js';
import { table } from '../testing/table.js';

rule('ARK-458.7', 'a monster spawns in one’s space and engages, or comes exhausted', () => {
  const ready = carriedOut({ do: 'spawn', where: 'your-space' });
  expect(ready.board.monsters).toMatchObject([{ space: ready.at('north-b'), exhausted: false }]);
  const tired = carriedOut({ do: 'spawn', where: 'your-space', state: 'exhausted' });
  expect(tired.board.monsters).toMatchObject([{ exhausted: true, with: [] }]);
});

rule('ARK-458.5', 'one in each space of the neighbourhood', () => {
  const t = carriedOut({ do: 'spawn', where: 'each-space-of-your-neighbourhood' });
  expect(t.board.monsters.map(({ space }) => space).sort()).toEqual([0, 1, 2]);
});

rule('ARK-440.13', 'damage goes to one of those engaged, of one’s choice, or to each', () => {
  const t = table()
    .monster('hunter', 'north-b', { with: [0] })
    .monster('giant', 'north-b', { with: [0, 1] });
  const [hunter, giant] = [t.s.monsters[0]!.card, t.s.monsters[1]!.card];
  says(t, [
    { do: 'damage-monster', count: 1, what: 'one-engaged' },
    { do: 'damage-monster', count: 1, what: 'each-engaged' },
  ]);
  t.seat(0)
    .isAsked('which/that', [`card:${hunter}`, `card:${giant}`])
    .picks(`card:${giant}`)
    .isAsked('damage-each/next', [hunter, giant]) // DP-44
    .picks(hunter);
  expect(t.board.monsters.map(({ damage }) => damage)).toEqual([1, 2]);
});

rule('ARK-R.155', 'a monster is picked anywhere, hurts by what is left of it, and is defeated without a reward', () => {
  const t = table().monster('hunter', 'mid-a', { damage: 1 });
  says(t, [
    { do: 'pick', of: 'non-epic', as: 'monster' },
    { do: 'suffer', damage: { per: 'remaining-health-of-that' } },
    { do: 'defeat', what: 'that' },
  ]);
  expect(t.player(0)).toMatchObject({ damage: 1, remnants: 0 });
  expect(t.beast('hunter')).toBeUndefined();
});

rule(['ARK-475.1', 'ARK-481.1'], 'one disengages from all, and those are exhausted', () => {
  const t = table()
    .monster('hunter', 'north-b', { with: [0] })
    .monster('patrol', 'north-b', { with: [0] });
  says(t, [
    { do: 'disengage', from: 'all' },
    { do: 'exhaust', what: 'those' },
  ]);
  expect(t.board.monsters).toMatchObject([
    { exhausted: true, with: [] },
    { exhausted: true, with: [] },
  ]);
});

rule('ARK-202.3b', 'monsters of the neighbourhood recover and attack those they are engaged with', () => {
  const t = table().monster('hunter', 'north-b', { with: [0], damage: 1 });
  says(t, [
    { do: 'heal', what: 'all-of-your-neighbourhood' },
    { do: 'attack-now', what: 'all-of-your-neighbourhood' },
  ]);
  expect(t.beast('hunter')!.damage).toBe(0);
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 1 });
});

rule('ARK-458.5', 'the first of a trait from the bottom comes, the others are shuffled on top', () => {
  const t = table();
  const deck = [...t.s.monsterDeck, ...t.s.monsterTop];
  const first = deck.find((card) => kindOf(card) === 'monster/lurker')!; // the only cultists
  says(t, [{ do: 'spawn-first', trait: 'cultist', count: 1, where: 'your-space' }]);
  expect(t.board.monsters.map(({ card }) => card)).toEqual([first]);
  expect([...t.board.monsterDeck, ...t.board.monsterTop].sort()).toEqual(deck.filter((card) => card !== first).sort());
});

rule('ARK-R.154', 'a monster that was set aside comes engaged with the one who meets it', () => {
  const t = table();
  const card = t.s.monsterDeck.find((piece) => kindOf(piece) === 'monster/hunter')!;
  remove(t.s.monsterDeck, card);
  t.s.setAside.push(card);
  says(t, [{ do: 'spawn-set-aside', monster: 'monster/hunter', where: 'your-space', engaged: true }]);
  expect([t.board.setAside, t.beast('hunter')!.with]).toEqual([[], [0]]);
});

rule('ARK-457.1', 'monsters of a trait that were set aside are shuffled into the deck', () => {
  const t = table();
  const lurkers = t.s.monsterDeck.filter((piece) => kindOf(piece) === 'monster/lurker');
  for (const card of lurkers) remove(t.s.monsterDeck, card);
  t.s.setAside.push(...lurkers);
  says(t, [{ do: 'shuffle-in', trait: 'cultist' }]);
  expect(t.board.setAside).toEqual([]);
  expect([...t.board.monsterDeck, ...t.board.monsterTop]).toEqual(expect.arrayContaining(lurkers));
});

rule('ARK-R.130', 'what was to meet another is met instead', () => {
  expect(boundAfter(table(), [{ do: 'engage-instead' }], { seat: 1, monster: 'x' })).toMatchObject({ seat: 0 });
});

rule('ARK-R.188', 'who is engaged with a monster already cannot meet it instead of another', () => {
  const t = table().monster('hunter', 'north-b', { with: [0] });
  const { card } = t.s.monsters[0]!;
  expect(boundAfter(t, [{ do: 'engage-instead' }], { seat: 1, monster: card })).toMatchObject({ seat: 1 });
});

rule('ARK-R.189', 'nor can who has just been disengaged from it, until that effect is complete', () => {
  const t = table().monster('hunter', 'north-b');
  const { card } = t.s.monsters[0]!;
  t.s.monsters[0]!.exhausted = true; // so that it engages nobody by being there
  t.s.apart = [{ seat: 0, card }];
  expect(boundAfter(t, [{ do: 'engage-instead' }], { seat: 1, monster: card })).toMatchObject({ seat: 1 });
  const other = table();
  other.s.apart = [{ seat: 0, card: 'another' }];
  expect(boundAfter(other, [{ do: 'engage-instead' }], { seat: 1, monster: card })).toMatchObject({ seat: 0 });
});

rule('ARK-455.1', 'a monster moves one step towards a space', () => {
  const t = table().monster('hunter', 'south-a');
  const before = t.s.monsters[0]!.space;
  says(t, [{ do: 'move-monster', what: 'that', towards: 'unstable-space' }], { monster: t.s.monsters[0]!.card });
  while (!t.ended) t.seat(0).picks(t.seat(0).options[0]!);
  expect(t.beast('hunter')!.space).not.toBe(before);
});

rule('ARK-R.153', 'who was defeated leaves the game for good', () => {
  const t = table();
  const [top] = t.s.monsterTop;
  says(t, [{ do: 'out-of-game', what: 'that' }], { monster: top! });
  expect(t.board.gone.map(kindOf)).toEqual([kindOf(top!)]);
  expect(t.board.monsterTop).toHaveLength(1);
});

rule(
  ['ARK-R.67', 'ARK-458.11'],
  'DP-44 of monsters that leave together the group says which comes first upon the deck',
  () => {
    const t = table()
      .monster('hunter', 'north-b', { with: [0] })
      .monster('patrol', 'north-b', { with: [0] })
      .monster('feeder', 'north-b', { with: [0] });
    const [hunter, patrol, feeder] = t.s.monsters.map(({ card }) => card);
    t.s.lead = 1;
    says(t, [{ do: 'damage-monster', count: 5, what: 'each-engaged' }]);
    t.seat(1).isAsked('damage-each/next', [hunter!, patrol!, feeder!]).picks(patrol!);
    t.seat(1).isAsked('damage-each/next', [hunter!, feeder!]).picks(feeder!);
    expect([t.board.monsterDeck.slice(-2), t.board.monsterTop]).toEqual([[patrol, feeder], [hunter]]);
  },
);
