import type { Effect, Pack, PrivilegePower, Symbols, UnitPower, ZonePower } from '../content/behaviour.js';

/** A small pack of other cards with other numbers, as an owner's file would hold them. Nothing of it is in the rules. */

const words = (en: string) => ({ en, pl: `${en} (pl)`, de: `${en} (de)` });
const two = (letter: string, at: number) => `${letter}${String(at + 1).padStart(2, '0')}`;

type Ability =
  | { readonly instant: { readonly cost: number; readonly does: readonly Effect[] } }
  | { readonly permanent: readonly UnitPower[] }
  | Record<never, never>;
const instant = (cost: number, ...does: Effect[]): Ability => ({ instant: { cost, does } });
const permanent = (...powers: UnitPower[]): Ability => ({ permanent: powers });
const plain: Ability = {};

const basics: readonly (readonly [name: string, symbols: Symbols, ability: Ability])[] = [
  ['Novice', { occultism: 2 }, plain],
  ['Beggar', { cunning: 1, power: 1 }, instant(1, { do: 'draw', count: 2 }, { do: 'discard-units', count: 2 })],
  ['Envoy', { power: 3 }, plain],
  ['Brawler', { violence: 3 }, instant(2, { do: 'confront', attribute: 'violence' })],
];

const elite: readonly (readonly [name: string, symbols: Symbols, ability: Ability])[] = [
  ['Relic Bearer', { power: 1 }, instant(0, { do: 'attach', token: 'any', count: 3, to: 'this' })],
  ['Relic Lender', { power: 1 }, instant(2, { do: 'attach', token: 'violence', count: 2, to: 'your-other' })],
  ['Relic Sharer', {}, instant(1, { do: 'attach', token: 'power', count: 1, to: 'your-other-cultist', may: true })],
  ['Token Eater', { cunning: 1 }, instant(0, { do: 'remove-token' }, { do: 'remove-token' })],
  ['Broom', { power: 1 }, instant(1, { do: 'remove-all-tokens' })],
  ['Mirror', {}, instant(0, { do: 'mirror' })],
  ['Kidnapper', { cunning: 2 }, instant(3, { do: 'take-unit' })],
  ['Medium', { occultism: 1 }, instant(1, { do: 'confront', attribute: 'occultism' })],
  ['Duelist', { cunning: 1 }, instant(1, { do: 'confront', attribute: 'cunning' })],
  ['Silencer', { power: 2 }, instant(2, { do: 'switch-off' })],
  ['Carter', { power: 1 }, instant(1, { do: 'move' }, { do: 'move' })],
  ['Tax Farmer', { power: 1 }, instant(0, { do: 'take-ember', amount: 2 })],
  ['Hangman', { violence: 1 }, instant(1, { do: 'annihilate' })],
  ['Drummer', { power: 1 }, instant(0, { do: 'place-basic' }, { do: 'place-basic' })],
  ['Marshal', { power: 2 }, permanent({ is: 'symbols', changes: { violence: 2, power: -1 }, of: 'your-others' })],
  ['Preceptor', {}, permanent({ is: 'symbols', changes: { occultism: 1 }, of: 'your-basics', where: 'mission' })],
  ['Lantern', {}, permanent({ is: 'symbols', changes: { power: -2 }, of: 'opponents-wraiths' })],
  [
    'Pack Wolf',
    { power: 1 },
    permanent({ is: 'symbols', changes: { power: 2 }, of: 'this', while: 'your-other-wraith' }),
  ],
  ['Notary', { cunning: 3 }, permanent({ is: 'forge', price: 1, titles: 2 })],
  ['Bodyguard', { power: 1 }, permanent({ is: 'redirect' })],
  ['Surgeon', { power: 1 }, permanent({ is: 'stay', price: 2 })],
  ['Seer', { occultism: 3 }, permanent({ is: 'same-tokens' }, { is: 'extra-token', count: 2 })],
  ['Choirmaster', {}, permanent({ is: 'attach-on-assign', token: 'occultism', among: 'cultists' })],
  ['Pit Boss', { violence: 2 }, permanent({ is: 'ember-on-win', attribute: 'violence', amount: 2 })],
  ['Warden', { violence: 1 }, permanent({ is: 'dearer-save', amount: 2 })],
  ['Juggler', { cunning: 2 }, permanent({ is: 'extra-swap', count: 2 })],
  ['Martyr', { power: 4 }, permanent({ is: 'unsavable', who: 'this' }, { is: 'avenge', amount: 2 })],
  ['Judge', { power: 2 }, permanent({ is: 'unsavable', who: 'all' })],
  ['Old Guard', { power: 3 }, permanent({ is: 'save-base', cost: 2 })],
  ['Bully', { violence: 1 }, permanent({ is: 'win-ties', attribute: 'violence' })],
  ['Coward', { power: 5 }, permanent({ is: 'lose-ties' })],
  ['Null Stone', { power: 1 }, permanent({ is: 'no-tokens' })],
  ['Miller', { power: 1 }, permanent({ is: 'harvest', amount: 2, where: 'influence' })],
];

const missions: readonly (readonly [name: string, titles: number, ...powers: ZonePower[]])[] = [
  ['Massacre', 2, { is: 'annihilations', count: 3 }],
  ['Great Rite', 1, { is: 'tokens', count: 4 }],
  ['Crusade', 1, { is: 'assign-discard', count: 2 }, { is: 'symbols', changes: { power: 2 }, of: 'basics' }],
  ['Silence', 1, { is: 'no-confrontation', attribute: 'cunning' }, { is: 'lowest-wins-ties' }],
  ['Flood', 2, { is: 'limit', change: 1 }, { is: 'assign-cost', amount: 2 }],
  ['Vision', 1, { is: 'counts-as', from: 'occultism', as: 'power' }, { is: 'first', attribute: 'occultism' }],
  ['Famine', 1, { is: 'assign-lose-ember', amount: 2 }, { is: 'won-discard', count: 3 }],
];

const influences: readonly (readonly [name: string, titles: number, ...powers: ZonePower[]])[] = [
  ['Prism', 1, { is: 'token-worth', symbols: 3 }],
  ['Fair', 1, { is: 'extra-swap', count: 2 }],
  ['Court of Thieves', 1, { is: 'instant-cost', change: 2 }, { is: 'won-gain-ember', amount: 3 }],
  ['Shrine', 1, { is: 'assign-attach', needs: 'power' }],
  ['Mint', 1, { is: 'assign-gain-ember', amount: 2, first: true }],
  ['Gallows', 2, { is: 'dearer-save', amount: 2 }, { is: 'ember-on-win', attribute: 'occultism', amount: 2 }],
  ['Bazaar', 1, { is: 'won-recover' }, { is: 'limit', change: -1 }],
];

const privileges: readonly (readonly [name: string, ...powers: PrivilegePower[]])[] = [
  ['Great Seal', { is: 'seal-ties', price: 2 }],
  ['Great Vault', { is: 'harvest', amount: 3 }],
  ['Great Levy', { is: 'levy', draw: 4 }],
  ['Lifeline', { is: 'free-save' }, { is: 'amnesty' }],
  ['Banner', { is: 'bonus', attribute: 'occultism', zone: 'court', amount: 3 }],
  ['Tunnels', { is: 'passage' }, { is: 'win-ties', attribute: 'power', zone: 'influence' }],
  ['Long Breath', { is: 'extra-assignment', price: 2 }],
];

const titles = (name: string, count: number) => Array.from({ length: count }, (_, at) => words(`${name} ${at + 1}`));

export const second: Pack = {
  id: 'second',
  name: words('Second pack'),
  units: [
    ...basics.map(([name, symbols, ability], at) => ({
      ...{ id: `B${at + 1}`, name: words(name), type: 'cultist' as const, basic: true, symbols },
      ...ability,
    })),
    ...elite.map(([name, symbols, ability], at) => ({
      ...{ id: two('E', at), name: words(name), type: at % 2 === 0 ? ('wraith' as const) : ('cultist' as const) },
      ...{ basic: false, symbols },
      ...ability,
    })),
  ],
  missions: missions.map(([name, count, ...powers], at) => ({
    ...{ id: two('M', at), name: words(name), titles: titles(name, count), powers },
  })),
  influences: influences.map(([name, count, ...powers], at) => ({
    ...{ id: two('I', at), name: words(name), titles: titles(name, count), powers },
  })),
  privileges: privileges.map(([name, ...powers], at) => ({ id: two('P', at), name: words(name), powers })),
};
