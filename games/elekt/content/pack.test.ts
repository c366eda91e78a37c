import type { Event } from '@tabula/kernel/chance.js';
import { problemsOf } from '@tabula/kernel/check.js';
import { newState } from '@tabula/kernel/table.js';
import { allowed, forbidden, why } from '@tabula/kernel/testing/why-at-test.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { elekt } from '../elekt.js';
import { QUESTIONS } from '../questions.js';
import { sumOf } from '../sums.js';
import { removePacksAfterwards } from '../testing/packs.js';
import { playRandomly } from '../testing/play.js';
import { second } from '../testing/second-pack.js';
import { table, tokenKeys } from '../testing/table.js';
import { base } from './base.js';
import { checkPack } from './check.js';
import { addPack, packIds, removePack } from './packs.js';

removePacksAfterwards();

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id);
/** The card that an event names; a Basic unit without the seat it began with. */
const named = (event: Event, as: string): string => (event.params[as] as { card: string }).card.split('.')[0]!;

describe('the base pack', () => {
  const MOST_GAMES = 500;

  test('every card is used in random games: assigned, won, its instant ability used; and every question is asked', () => {
    const left = {
      assigned: new Set(ids(base.units)),
      won: new Set(ids([...base.missions, ...base.influences, ...base.privileges])),
      used: new Set(ids(base.units.filter((unit) => unit.instant !== undefined))),
      asked: new Set(Object.keys(QUESTIONS)),
    };
    const event = (one: Event) => {
      if (one.key === 'event.assigned') left.assigned.delete(named(one, 'unit'));
      if (one.key === 'event.won-card') left.won.delete(named(one, 'card'));
      if (one.key === 'event.used-instant') left.used.delete(named(one, 'unit'));
    };
    const asked = (id: string) => left.asked.delete(id);
    const open = () => Object.values(left).some((set) => set.size > 0);
    for (let game = 0; game < MOST_GAMES && open(); game++)
      playRandomly({ seed: `b ${game}`, seats: 2 + (game % 3), asked, event });
    const unused = Object.entries(left).map(([kind, set]) => [kind, [...set]]);
    expect(Object.fromEntries(unused)).toEqual({ assigned: [], won: [], used: [], asked: [] });
  }, 20_000);
});

describe('a second pack', () => {
  beforeAll(() => {
    // As from a file: only what JSON can hold, and only after the check.
    const checked = checkPack(JSON.parse(JSON.stringify(second)));
    if (!checked.ok) throw new Error(checked.problems.join('\n'));
    addPack(checked.pack);
  });

  test('is offered beside the base pack; a pack that was not added is refused', () => {
    expect(packIds()).toEqual(['base', 'second']);
    expect(newState(elekt, { seats: 2, seed: 'a', options: { pack: 'second' } }).ok).toBe(true);
    expect(newState(elekt, { seats: 2, seed: 'a', options: { pack: 'third' } }).ok).toBe(false);
  });

  test('is played to the end by random answers, and every position on the way is sound', () => {
    const assigned = new Set<string>();
    const won = new Set<string>();
    const problems: string[] = [];
    const event = (one: Event) => {
      if (one.key === 'event.assigned') assigned.add(named(one, 'unit'));
      if (one.key === 'event.won-card') won.add(named(one, 'card'));
    };
    for (let game = 0; game < 24; game++) {
      const end = playRandomly({
        ...{ seed: `second ${game}`, seats: 2 + (game % 3), pack: 'second', event },
        asked: (id, state) => {
          for (const { id: invariant, broken } of elekt.invariants) {
            const text = broken(state.board, state);
            if (text !== null) problems.push(`${id}: ${invariant} ${text}`);
          }
        },
      });
      expect(end.result?.places).toHaveLength(end.seats.length);
      problems.push(...problemsOf(elekt, end));
    }
    expect(problems).toEqual([]);
    expect([...assigned].sort()).toEqual(ids(second.units).sort());
    expect([...won].sort()).toEqual(ids([...second.missions, ...second.influences, ...second.privileges]).sort());
  }, 20_000);

  test('a unit attaches 3 tokens of any kind', () => {
    const t = table({ pack: 'second' }).hand(0, ['E01']).passed(1).assign();
    t.seat(0).assigns('E01', 'court').picks('true');
    t.seat(0)
      .isAsked('attach-tokens/choice', tokenKeys(['E01']))
      .picks('power:E01')
      .picks('power:E01');
    t.seat(0)
      .isAsked('attach-tokens/choice', tokenKeys(['E01']))
      .picks('violence:E01');
    expect(t.tokensOn('E01')).toEqual({ power: 2, violence: 1 });
    t.seat(0).isAsked('assignment/choice', ['pass']);
  });

  test('a unit that places two Basic units has nothing left to place when the hand holds only one', () => {
    const t = table({ pack: 'second' }).hand(0, ['E14', 'B1.0', 'E20']).passed(1).assign();
    t.seat(0).assigns('E14', 'court').picks('true').isAsked('place-basic/choice', ['B1.0']).picks('B1.0');
    const [none] = t.seat(0).isAsked('place-basic/choice', ['stop']).question!.options;
    expect([none!.label, none!.refs]).toEqual([{ key: 'option.place-none', params: {} }, []]);
    t.seat(0).picks('stop').isAsked('assignment/choice');
    expect(t.unitsIn('court')).toEqual(['E14', 'B1.0']);
  });

  test('a Mission allows 3 annihilations, one after the other', () => {
    const t = table({ pack: 'second' })
      .mission('M01')
      .zone('mission', { 0: ['B4.0'], 1: ['B1.1', 'B2.1', 'B3.1'] })
      .confront('mission', 'violence');
    t.seat(0).picks('B1.1');
    t.seat(1).picks('let-go');
    t.seat(0).isAsked('violence/victim', ['B4.0', 'B2.1', 'B3.1', 'stop']).picks('B2.1');
    t.seat(1).picks('let-go');
    t.seat(0).isAsked('violence/victim', ['B4.0', 'B3.1', 'stop']).picks('B3.1');
    t.seat(1).picks('let-go');
    expect(t.ended).toBe(true);
    expect(t.unitsIn('mission')).toEqual(['B4.0']);
  });

  test('extra swaps of a unit and of an Influence add up: 1 and 2 and 2', () => {
    const t = table({ pack: 'second' })
      .influence('I02')
      .zone('influence', { 0: ['E26', 'B1.0'] })
      .zone('court', { 0: ['B3.0'] })
      .confront('influence', 'cunning');
    t.seat(0).picks('swap:B1.0:B3.0').picks('swap:B3.0:B1.0').picks('swap:B1.0:B3.0').picks('swap:B3.0:B1.0');
    t.seat(0).isAsked('cunning/choice', ['swap:E26:B3.0', 'swap:B1.0:B3.0', 'stop']).picks('swap:B1.0:B3.0');
    expect(t.ended).toBe(true);
  });

  test('the Occultism of a Mission may attach 4 tokens, and a unit adds 2 more that may repeat', () => {
    const t = table({ pack: 'second' })
      .mission('M02')
      .zone('mission', { 0: ['E22'] })
      .confront('mission', 'occultism');
    t.seat(0).picks('power:E22').picks('power:E22').picks('power:E22').isAsked('occultism/token').picks('power:E22');
    t.seat(0).isAsked('extra-token/token').picks('power:E22').isAsked('extra-token/token').picks('cunning:E22');
    expect(t.tokensOn('E22')).toEqual({ power: 5, cunning: 1 });
    expect(t.ended).toBe(true);
  });
});

describe('cards with two powers, as other packs have them', () => {
  const two = {
    ...base,
    id: 'two-powers',
    missions: base.missions.map((card) =>
      card.id === 'M10'
        ? { ...card, powers: [{ is: 'won-gain-ember', amount: 1 } as const, { is: 'won-recover' } as const] }
        : card,
    ),
    privileges: base.privileges.map((card) =>
      card.id === 'P04' ? { ...card, powers: [{ is: 'harvest', amount: 1 } as const, ...card.powers] } : card,
    ),
  };

  test('ELEK-14.19 both texts after winning a card are carried out', () => {
    addPack(two);
    const t = table({ pack: two.id })
      .mission('M10')
      .discard(['E05'])
      .embers(0, 0)
      .zone('mission', { 0: ['B3.0'] })
      .confront('mission', 'power');
    expect(t.embersOf(0)).toBe(1);
    t.seat(0).isAsked('after-winning/choice', ['E05', 'stop']);
  });

  test('ELEK-17.39 a Privilege is named by the power that is used', () => {
    addPack(two);
    const t = table({ pack: two.id })
      .owns(1, 'P04')
      .zone('court', { 0: ['B4.0'], 1: ['E26'] })
      .confront('court', 'violence');
    t.seat(0).picks('E26');
    const pact = t.seat(1).question!.options.find(({ key }) => key === 'pact');
    expect(pact?.refs).toContainEqual({ card: 'P04' });
  });
});

describe('Privileges with another power before their own', () => {
  const pack = 'padded';
  const levy = { is: 'levy', draw: 3 } as const;
  const privileges = base.privileges.map((card) => ({ ...card, powers: [levy, ...card.powers] }));
  beforeAll(() => addPack({ ...base, id: pack, privileges }));

  test('ELEK-13.20 ELEK-13.32 the reason is that of the power that is asked for', () => {
    const t = table({ pack })
      .owns(1, 'P04')
      .owns(1, 'P01')
      .zone('court', { 0: ['B4.0'], 1: ['E13', 'E23'] })
      .confront('court', 'violence');
    t.seat(0).picks('E13');
    expect(why(t, 1, { card: 'P04' })).toEqual(allowed('pact'));
    t.seat(1).picks('pact');
    expect(why(t, 1, { card: 'P04' })).toEqual(forbidden('ELEK-13.32'));
    expect(why(t, 1, { card: 'P01' })).toEqual(forbidden('ELEK-13.20'));
    const sealed = table({ pack }).owns(1, 'P01');
    sealed.s.seats[1]!.sealUsed = true;
    expect(why(sealed.assign(0), 1, { card: 'P01' })).toEqual(forbidden('ELEK-13.32'));
  });

  test('ELEK-10.12 ELEK-17.25 it wins ties, and is named where it adds to a count', () => {
    const tie = table({ pack })
      .owns(1, 'P11')
      .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] })
      .confront('mission', 'power');
    expect(tie.told('tie-won').map(({ params }) => params.card)).toEqual([{ card: 'P11' }]);
    const more = table({ pack })
      .owns(0, 'P05')
      .zone('court', { 0: ['B3.0'] })
      .assign(0);
    const lines = sumOf(more.view(0).board, 'count/court/0/power')!.lines;
    expect(lines.map(({ key, ref }) => [key, ref])).toContainEqual(['sum.bonus', { card: 'P05' }]);
  });
});

test('what a file has added is taken away again, the pack of the box never', () => {
  addPack({ ...base, id: 'passing' });
  expect(packIds()).toContain('passing');
  removePack('passing');
  removePack('base');
  expect(packIds()).not.toContain('passing');
  expect(packIds()).toContain('base');
});
