import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base } from './base/pack.js';
import { checkPack } from './check.js';

type Loose = { [key: string]: Loose } & Loose[];

/** The base pack as a file would hold it, with something spoilt; and what the check says of it. */
function spoilt(spoil: (pack: Loose) => void): string[] {
  const pack = JSON.parse(JSON.stringify(base)) as Loose;
  spoil(pack);
  const checked = checkPack(pack);
  return checked.ok ? [] : checked.problems;
}

/** A game card of the file by its id. */
const card = (pack: Loose, id: string): Loose => (pack.cards as Loose[]).find((each) => (each.id as unknown) === id)!;
const set = (target: Loose | undefined, values: object) => Object.assign(target!, values);

describe('a pack from outside', () => {
  it('is accepted if it is like the base pack', () => {
    expect(spoilt(() => {})).toEqual([]);
    expect(spoilt((pack) => set(pack, { id: 'my-pack-2' }))).toEqual([]);
  });

  it.each<readonly [string, (pack: Loose) => void, string]>([
    ['no id', (p) => delete p.id, '/id: is missing'],
    ['a bad id', (p) => set(p, { id: 'My Pack' }), '/id: expected a small letter, then up to 39 of a-z, 0-9 and -'],
    ['an empty name', (p) => set(p.name, { pl: '' }), '/name: is empty'],
    ['an empty name of a card', (p) => set(p.cards![0]!.name, { de: '' }), '/cards/0/name: is empty'],
    ['an unknown field', (p) => set(p.cards![0], { cost: 3 }), '/cards/0/"cost": is not part of this game'],
    ['an id of another kind', (p) => set(p.starting![0], { id: 'G77' }), '/starting/0/id: expected ST and a number'],
    ['an id twice', (p) => set(p.cards![1], { id: p.cards![0]!.id }), '/cards/1/id: is there twice: G01'],
    [
      'a city twice',
      (p) => set(p.cities![0], { city: 'paris', id: 'city-paris' }),
      '/cities: nothing is there for london',
    ],
    ['a city under a wrong id', (p) => set(p.cities![0], { id: 'city-x' }), '/cities/0/id: expected city-london'],
    ['no royal for a city', (p) => set(p.royals![0], { city: 'rome' }), '/royals: nothing is there for london'],
    [
      'CM-4 a royal too cheap',
      (p) => set(p.royals![0], { bombsNeeded: 5 }),
      '/royals/0: needs 6 bombs, one more than its points',
    ],
    ['CM-4 another Paris', (p) => set(p.cities![1], { bombsNeeded: 3 }), '/cities: Paris takes 4 bombs, its royal 5'],
    [
      'EMER-16.10 a city of a faction',
      (p) => set(p.cities![0]!.points, { kind: 'loyalist' }),
      '/cities/0/points: a city gives neutral points',
    ],
    [
      'CM-1 a card too many',
      (p) => set(card(p, 'G01'), { copies: 2 }),
      '/cards: needs 66 cards with their copies, has 67',
    ],
    ['EMER-1.2 nine starting cards', (p) => p.starting!.pop(), '/starting: needs 10 cards, has 9'],
    [
      'CM-10 few claims',
      (p) => set(p.starting![2], { symbols: { place: 1 } }),
      '/starting: needs 3 symbols of claim, has 2',
    ],
    [
      'CM-10 no double place',
      (p) => [4, 5].map((at) => set(p.starting![at], { symbols: { place: 1, retrieve: 1 } })),
      '/starting: needs a card with two place symbols',
    ],
    ['CM-10 two bombs', (p) => set(p.starting![0], { bombs: 1 }), '/starting: has more than one bomb'],
    [
      'EMER-1.25 assassins at once',
      (p) => set(p.starting![0]!.symbols, { assassinate: 1 }),
      '/starting/0: cannot assassinate',
    ],
    ['CM-5 two Zombies', (p) => set(card(p, 'G30'), { copies: 2 }), '/cards: more than one card says raise-dead'],
    [
      'CM-5 a single Fenians',
      (p) => set(card(p, 'G13'), { copies: 1 }),
      '/cards: a card that says double-bombs needs a second one',
    ],
    [
      'CM-5 two Vampires',
      (p) => set(card(p, 'G27'), { copies: 2 }),
      '/cards: more than one card says replace-agent beside',
    ],
    [
      'CM-5 two Sherlocks',
      (p) => set(card(p, 'G26'), { copies: 2 }),
      '/cards: more than one card says block of many attacks',
    ],
    ['EMER-20.86 two Mi-Gos', (p) => set(card(p, 'G16'), { copies: 2 }), '/cards: more than one card says park-agents'],
    [
      'EMER-20.86 two Yog-Sothoths',
      (p) => set(card(p, 'G29'), { copies: 2 }),
      '/cards: more than one card says feed-agents',
    ],
    ['CM-5 two Changes of Heart', (p) => set(card(p, 'G03'), { copies: 2 }), 'more than one card says turn-coat'],
    ['CM-5 two Cthulhus', (p) => set(card(p, 'G04'), { copies: 2 }), 'more than one card says devour-city'],
    ['CM-5 two Leopold Societies', (p) => set(card(p, 'G20'), { copies: 2 }), 'more than one card says end-undead'],
    ['CM-6 two claims on a card', (p) => set(card(p, 'G42')!.symbols, { claim: 2 }), 'expected a number 1 to 1'],
    ['CM-7 Vampires without points', (p) => delete card(p, 'G27').points, 'needs points that Leopold Society can take'],
    [
      'CM-8 markers out of balance',
      (p) => set(card(p, 'G21').symbols, { loyalist: 2 }),
      '/cards: the marker symbols do not balance: 13 and 12',
    ],
    [
      'CM-8 in the cities too',
      (p) => set(p.cities![2]!.symbols, { loyalist: 2 }),
      '/cities: the marker symbols do not balance: 2 and 1',
    ],
    [
      'CM-9 points out of balance',
      (p) => set(card(p, 'G24').points, { amount: 2 }),
      '/cards: the points of the factions do not balance: 6 and 5',
    ],
    ['CM-11 few assassins', (p) => set(card(p, 'G06'), { symbols: {} }), '/cards: needs 9 assassinate cards, has 7'],
    [
      'CM-11 none without a kill field',
      (p) => ['G06', 'G36'].map((id) => set(card(p, id), { killField: 1 })),
      '/cards: needs an assassinate card without a kill field',
    ],
    [
      'kill points without a kill',
      (p) => set(card(p, 'G45').points, { kind: 'kill' }),
      'kill points come from a kill field',
    ],
    ['a kill field for nobody', (p) => set(card(p, 'G45'), { killField: 2 }), 'nothing of this card kills'],
    ['Shoggoth without a field', (p) => delete card(p, 'G17').killField, 'needs a kill field'],
    ['a text that says nothing', (p) => set(card(p, 'G23').texts![0], { does: [] }), '/texts/0/does: says nothing'],
    ['an unknown word', (p) => set(card(p, 'G23').texts![0]!.does![0], { do: 'win' }), 'expected one of count-royals'],
    [
      'a word under a wrong heading',
      (p) => set(card(p, 'G10').texts![0], { heading: 'action' }),
      'bombs belongs under advantage',
    ],
    [
      'two texts under one heading',
      (p) => set(card(p, 'G27').texts![1], { heading: 'action' }),
      'has two texts under one heading',
    ],
  ])('is refused with %s', (_, spoil, says) => {
    expect(spoilt(spoil).join('\n')).toContain(says);
  });

  /** Fewer or more of a symbol on the starting cards, one card after the other. */
  const fewer = (pack: Loose, symbol: string, by: number) => {
    for (const { symbols } of (pack.starting as Loose[]).slice(0, 10)) {
      const has = Number(symbols![symbol] ?? 0);
      const taken = Math.min(has, by);
      by -= taken;
      if (taken > 0) set(symbols, { [symbol]: has - taken || undefined });
      if (has > 0 && taken === has) delete symbols![symbol];
    }
  };
  const copied = (pack: Loose, id: string, copies: number, instead: string, others: number) => {
    set(card(pack, id), { copies });
    set(card(pack, instead), { copies: others });
  };

  // The last that is accepted beside the first that is not, and all that is said of it.
  it.each<readonly [string, (pack: Loose) => void, readonly string[]]>([
    ['an id of 40 characters', (p) => set(p, { id: 'a'.repeat(40) }), []],
    [
      'an id of 41',
      (p) => set(p, { id: 'a'.repeat(41) }),
      ['/id: expected a small letter, then up to 39 of a-z, 0-9 and -'],
    ],
    ['a card id of three digits', (p) => set(card(p, 'G01'), { id: 'G999' }), []],
    [
      'one of four',
      (p) => set(card(p, 'G01'), { id: 'G9999' }),
      ['/cards/0/id: expected G and a number of 1 to 3 digits'],
    ],
    [
      'a starting card under an id of a game card',
      (p) => set(p.cards![0], { id: 'ST99' }),
      ['/cards/0/id: expected G and a number of 1 to 3 digits'],
    ],
    ['a royal under a wrong id', (p) => set(p.royals![1], { id: 'royal-x' }), ['/royals/1/id: expected royal-paris']],
    [
      'another royal of Paris',
      (p) => set(p.royals![1], { bombsNeeded: 6, worth: 5 }),
      ['/cities: Paris takes 4 bombs, its royal 5'],
    ],
    ['CM-10 eight place symbols', (p) => fewer(p, 'place', 1), []],
    ['CM-10 seven', (p) => fewer(p, 'place', 2), ['/starting: needs 8 symbols of place, has 7']],
    ['CM-10 five retrieve symbols', (p) => fewer(p, 'retrieve', 1), []],
    ['CM-10 four', (p) => fewer(p, 'retrieve', 2), ['/starting: needs 5 symbols of retrieve, has 4']],
    ['CM-10 two move symbols', (p) => fewer(p, 'move', 1), ['/starting: needs 3 symbols of move, has 2']],
    ['CM-10 two claims', (p) => fewer(p, 'claim', 1), ['/starting: needs 3 symbols of claim, has 2']],
    ['CM-10 a double bomb', (p) => set(p.starting![9], { bombs: 2 }), ['/starting: has more than one bomb']],
    ['CM-10 no bomb', (p) => delete p.starting![9]!.bombs, []],
    ['CM-11 nine assassins', (p) => copied(p, 'G06', 2, 'G09', 3), []],
    ['CM-11 eight', (p) => copied(p, 'G06', 1, 'G09', 4), ['/cards: needs 9 assassinate cards, has 8']],
    ['CM-5 no Fenians', (p) => set(card(p, 'G13'), { texts: [] }), []],
    [
      'Zombies without points',
      (p) => delete card(p, 'G30').points,
      [
        expect.stringMatching(/points of the factions do not balance/),
        expect.stringMatching(/needs points that Leopold/),
      ],
    ],
    [
      'a block under another heading',
      (p) => set(card(p, 'G26').texts![0], { heading: 'free' }),
      [expect.stringMatching(/texts\/0: block belongs under block$/)],
    ],
    [
      'a doubling under another heading',
      (p) => set(card(p, 'G13').texts![0], { heading: 'block' }),
      [expect.stringMatching(/texts\/0: double-bombs belongs under advantage$/)],
    ],
    [
      'the heading of an advantage for a word that has none',
      (p) => set(card(p, 'G23').texts![0], { heading: 'advantage' }),
      [],
    ],
  ])('is judged exactly: %s', (_, spoil, says) => {
    expect(spoilt(spoil)).toEqual(says);
  });

  it('never makes the check throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(checkPack(value).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('starting', 'cities', 'royals', 'cards', 'name'), fc.jsonValue(), (key, value) => {
        expect(Array.isArray(spoilt((pack) => set(pack, { [key]: value })))).toBe(true);
      }),
    );
  });
});
