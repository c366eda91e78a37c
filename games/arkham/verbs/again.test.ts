import { expect } from 'vitest';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';

const MARIE = 'investigator/marie-lambeau';
const BLOOD = 'starting/witch-blood';

const withMarie = () => coreTable({ players: 3 }).plays(0, MARIE);

rule(['ARK-R.159', 'ARK-R.136'], 'Marie Lambeau: another investigator may perform the same action', () => {
  const t = withMarie().turn();
  t.seat(0)
    .does('gather')
    .isAsked('window/use', [`0@${MARIE}`, 'no'])
    .picks(`0@${MARIE}`);
  t.seat(0).isAsked('which/that', ['seat:1', 'seat:2']).picks('seat:1');
  t.seat(1).isAsked('share-action/yes').picks('true');
  expect(t.player(1)).toMatchObject({ money: 1, actions: 0, performed: ['gather'] });
  t.seat(0).isAsked('turn/deed');
  expect(t.player(0).actions).toBe(1);
});

rule('ARK-R.159', 'Marie Lambeau: whoever is chosen may decline', () => {
  const t = withMarie().turn();
  t.seat(0).does('gather').picks(`0@${MARIE}`).picks('seat:1');
  t.seat(1).picks('false');
  expect(t.player(1)).toMatchObject({ money: 0, performed: [] });
});

rule(
  ['ARK-R.136', 'ARK-401.4', 'ARK-401.5', 'ARK-479.1'],
  'Marie Lambeau: only who could perform it is chosen: not again, not delayed, not engaged',
  () => {
    const t = withMarie()
      .with(1, { performed: ['gather'] })
      .with(2, { delayed: true })
      .turn();
    t.seat(0).does('gather').isAsked('turn/deed'); // nobody could
    const held = withMarie().on(1, 'black-cave').on(2, 'black-cave');
    const [card] = held.s.monsterDeck.splice(0, 1);
    held.s.monsters.push({ card: card!, space: held.at('black-cave'), damage: 0, exhausted: false, with: [1] });
    held.turn().seat(0).does('gather').picks(`0@${MARIE}`);
    expect(held.player(2).performed).toEqual([]); // the only one: asked at once
    held.seat(2).isAsked('share-action/yes');
  },
);

rule('ARK-R.159', 'Marie Lambeau: what a card of her own does is not shared', () => {
  const t = withMarie().asset(0, BLOOD).turn();
  t.seat(0).does('gather').picks('no');
  t.seat(0)
    .does(`0@${BLOOD}`)
    .isAsked('window/use', [`0@${MARIE}`, 'no'])
    .picks('no'); // after the repeated action
  expect(t.ended).toBe(true); // and not after the talent
});

rule(['ARK-R.160', 'ARK-R.136'], 'Witch Blood: an action of this round is performed once more', () => {
  const t = coreTable({ players: 1 }).asset(0, BLOOD).turn();
  expect(t.seat(0).options).not.toContain(`0@${BLOOD}`); // nothing was performed
  t.seat(0).does('gather').does(`0@${BLOOD}`);
  expect(t.player(0)).toMatchObject({ money: 2, actions: 2, performed: ['gather', `0@${BLOOD}`] });
});

rule('ARK-R.160', 'Witch Blood: which one, if there are several', () => {
  const t = coreTable({ players: 1 })
    .asset(0, BLOOD)
    .with(0, { performed: ['gather', 'ward'] })
    .turn();
  t.seat(0).does(`0@${BLOOD}`).isAsked('which/that', ['deed:gather', 'deed:ward']).picks('deed:gather');
  expect(t.player(0).money).toBe(1);
});

rule(['ARK-R.160', 'ARK-R.42'], 'Witch Blood: while engaged, only what may be done then', () => {
  const engaged = (...performed: string[]) => {
    const t = coreTable({ players: 1 }).asset(0, BLOOD).with(0, { performed });
    const [card] = t.s.monsterDeck.splice(0, 1);
    t.s.monsters.push({ card: card!, space: t.player(0).space, damage: 0, exhausted: false, with: [0] });
    return t.turn().seat(0).options;
  };
  expect(engaged('gather')).not.toContain(`0@${BLOOD}`);
  expect(engaged('gather', 'focus')).toContain(`0@${BLOOD}`);
});
