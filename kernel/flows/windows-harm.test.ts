import { describe, expect } from 'vitest';
import { apart, laid, pass, showing } from './testing/laid.js';
import type { Board } from './windows/board.js';

const { shows, noneIsLeft } = showing('harm', 'monsters');

describe('harm', () => {
  shows('W16', 'the horror of a cast is turned into damage', () => {
    const t = laid({ mine: ['agnes'] });
    t.answer(0, 'cast');
    t.answer(0, '0@agnes.0');
    expect(t.s.seats[0]).toMatchObject({ damage: 1, horror: 0 });
  });

  shows('W17', 'harm is prevented by one’s own card, and by anyone’s anywhere', () => {
    const t = laid({ mine: ['amulet'], hand: ['ward.0'], board: apart });
    t.chance(1, 1);
    t.answer(0, 'encounter');
    t.answer(1, 'no'); // it might hold a card for the roll
    expect(t.asks()).toEqual({ 0: 'window/use: 0@amulet.0 no' });
    t.answer(0, '0@amulet.0');
    expect(t.asks()).toEqual({ 1: 'window/use: 0@ward.0 no' });
    t.answer(1, '0@ward.0');
    expect(t.s.seats[0]).toMatchObject({ damage: 0, horror: 0 });
  });

  shows('W18', 'what would fall on a card is stopped there', () => {
    const t = laid({ mine: ['vest'] });
    t.answer(0, 'cast');
    t.answer(0, 'vest.0');
    expect(t.asks()).toEqual({ 0: 'window/use: 0@vest.0 no' });
    t.answer(0, '0@vest.0');
    expect(t.s.seats[0]).toMatchObject({ horror: 0, assets: [{ card: 'vest.0', horror: 0 }] });
  });

  shows('W19', 'a card answers what was suffered', () => {
    const t = laid({ mine: ['king'] });
    t.answer(0, 'cast');
    t.answer(0, '0@king.0');
    expect(t.s.seats[0]).toMatchObject({ horror: 1, clues: 1, assets: [] });
  });

  shows('W20', 'a card that was discarded by it still does what it says about itself', () => {
    const t = laid({ mine: ['faith'], board: (s) => Object.assign(s.seats[0]!.assets[0]!, { horror: 1 }) });
    t.answer(0, 'cast');
    t.answer(0, 'faith.0');
    expect(t.s.seats[0]).toMatchObject({ assets: [], focus: 1 });
  });

  shows('W39', 'what would leave stays; what would be entered is closed', () => {
    const t = laid({
      mine: ['moonstone'],
      codex: ['barrier'],
      board: (s) => Object.assign(s.seats[0]!.assets[0]!, { horror: 1 }),
    });
    t.answer(0, 'cast');
    t.answer(0, 'moonstone.0');
    expect(t.s.seats[0]!.assets).toEqual([{ card: 'moonstone.0', horror: 2 }]);
    t.answer(0, 'move');
    expect(t.s.seats[0]!.space).toBe('docks');
  });
});

describe('monsters', () => {
  /** The ghoul waits in the church, where the other one is. */
  const waiting = (s: Board) => {
    apart(s);
    Object.assign(s.monsters[0]!, { with: null, space: 'church' });
  };

  shows('W22', 'another steps in between; a cloak hides its wearer from all', () => {
    const t = laid({
      other: ['tommy'],
      board: waiting,
    });
    t.answer(0, 'move');
    expect(t.asks()).toEqual({ 1: 'window/use: 0@tommy.0 no' });
    t.answer(1, '0@tommy.0');
    expect(t.s.monsters[0]!.with).toBe(1);
    const hidden = laid({
      mine: ['cloak'],
      other: ['tommy'],
      board: waiting,
    });
    hidden.answer(0, 'move'); // cancelled before anybody could step in
    expect(hidden.s.monsters[0]!.with).toBe(null);
    expect(hidden.asks()[0]).toMatch(/^turn/);
  });

  shows('W23', 'a card acts before the attacks, and there is none', () => {
    const t = laid({ mine: ['cat'] });
    pass(t);
    t.answer(0, '0@cat.0');
    expect(t.s.seats[0]!.damage).toBe(0);
    expect(t.s.doom.church).toBe(1); // W25: the ghoul says so of being left
  });

  shows('W24', 'a monster does what it says after its attack', () => {
    const t = laid();
    pass(t);
    expect(t.s.seats[0]).toMatchObject({ damage: 1, horror: 1 });
  });

  shows('W25 W26', 'a monster answers being left, or being evaded', () => {
    const t = laid({ monsters: ['ghoul', 'priest'] });
    t.chance(5, 5);
    t.answer(0, 'evade');
    expect(t.s).toMatchObject({ doom: { docks: 2, church: 1 } });
    t.chance(5, 5);
    t.answer(0, 'evade');
    expect(t.s.seats[0]!.damage).toBe(1);
  });

  shows('W1 W27', 'between result and damage; and after any damage', () => {
    const t = laid({ mine: ['dynamite'], other: ['lita'] });
    t.chance(1, 1);
    t.answer(0, 'attack');
    t.answer(0, '0@dynamite.0');
    t.answer(0, '0'); // one damage of the dynamite, one by Lita: the ghoul is gone before the blow falls
    expect(t.s.monsters).toEqual([]);
    expect(t.s.seats[0]!.assets).toEqual([]);
  });

  shows('W28 W29', 'after a defeat: what is forced, then what is wished; the defeated has its word too', () => {
    const t = laid({ mine: ['michael', 'tetsuo'], monsters: ['priest'] });
    t.chance(5, 5);
    t.answer(0, 'attack');
    expect(t.asks()).toEqual({ 0: 'window/first: 0@michael.0 1@priest.0' });
    t.answer(0, '1@priest.0');
    expect(t.s.seats[0]).toMatchObject({ remnants: 4, money: 3 });
    expect(t.asks()).toEqual({ 0: 'window/use: 0@tetsuo.0 no' });
    t.answer(0, '0@tetsuo.0');
    expect(t.s.seats[0]!.clues).toBe(1);
  });

  noneIsLeft();
});
