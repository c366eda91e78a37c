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
