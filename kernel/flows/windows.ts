import { conclude } from '../chance.js';
import type { Seat } from '../json.js';
import type { AbilityId } from '../listeners.js';
import { ask, call, done, goto } from '../rule.js';
import { smallGame } from '../testing/game.js';
import { type Board, kindOf, type Moments, open, rule, SPACES, shape } from './windows/board.js';
import { CARDS } from './windows/cards.js';
import { disengage, engage, expire, gain, monsterOf, placeDoom, RULES, suffer, test, wound } from './windows/rules.js';
import { moments, TEXT_RULES, texts } from './windows/texts.js';

/**
 * A small investigation at whose every turn cards may act: before, instead and after; their own, other players', hidden
 * in a hand or printed on the table. The rules only open windows; which card acts there is derived from where it lies.
 */
const ACTIONS = ['gather', 'move', 'research', 'cast', 'buy', 'warding', 'encounter', 'attack', 'evade'] as const;
const ROUNDS = 2;
const PRICE = 2;

const engaged = (s: Board, seat: Seat) => s.monsters.filter((monster) => monster.with === seat);

function actions(s: Board, seat: Seat): string[] {
  const mine = s.seats[seat]!;
  return ACTIONS.filter((action) => {
    if (action === 'attack' || action === 'evade') return engaged(s, seat).length > 0;
    if (action === 'buy') return mine.money > 0;
    return action === 'warding' ? s.doom[mine.space] > 0 : true;
  });
}

/** Two actions, and one for each watch: a rule in force, counted when it is needed. */
const allowed = (s: Board, seat: Seat) =>
  2 + s.seats[seat]!.assets.filter(({ card }) => kindOf(card) === 'watch').length;

const turn = rule<{ seat: Seat }, { taken: number; act: string }>('turn')({
  turn: ({ s, v }) => {
    s.turn = v.seat;
    v.taken = 0;
  },
  'turn act': ({ s, v }) => {
    if (v.taken >= allowed(s, v.seat)) return done();
    const offers = moments.offers(s, v.seat, { window: 'action', carries: { seat: v.seat } });
    return ask(v.seat, 'act', [...actions(s, v.seat), ...offers, 'pass'], { always: true });
  },
  action: ({ v }) => {
    if (v.act === 'pass') return done();
    v.taken++;
    if (v.act.includes('@')) return moments.use(v.act as AbilityId, { window: 'action', carries: { seat: v.seat } });
    return call(act, { seat: v.seat, action: v.act });
  },
  'turn next': ({ s }) => open('check', { round: s.round }),
  'turn again': goto('turn act'),
  'turn over': ({ s }) => expire(s, 'turn'),
});

/** One action: what is declared may become another one, and when it is done cards may follow. */
const act = rule<
  { seat: Seat; action: string },
  { declared: Moments['declared']; successes: number; buys: Moments['buying'] }
>('act')({
  'action declared': ({ v }) => open('declared', { seat: v.seat, action: v.action }, 'declared'),
  action: ({ s, v }) => {
    if (v.declared === null) return done();
    v.action = v.declared.action;
    const { seat } = v;
    switch (v.action) {
      case 'gather':
        return call(gain, { seat, what: 'money', count: 1 });
      case 'cast':
        return call(suffer, { seat, damage: 0, horror: 1, by: 'cast' });
      case 'encounter':
        return call(encounter, { seat });
      case 'buy':
        return open('buying', { seat, price: PRICE }, 'buys');
      case 'ride':
        s.seats[seat]!.focus++;
        return call(move, { seat });
      case 'move':
        return call(move, { seat });
      default:
        return call(test, { seat, kind: v.action, dice: 2 }, 'successes');
    }
  },
  'action result': ({ s, v }) => {
    const { seat, successes } = v;
    const mine = s.seats[seat]!;
    if (v.action === 'buy' && mine.money >= v.buys.price) {
      mine.money -= v.buys.price;
      mine.remnants++;
    }
    if (v.action === 'research' && successes > 0) return call(gain, { seat, what: 'clues', count: successes });
    if (v.action === 'attack') return call(strike, { seat, monster: engaged(s, seat)[0]!.card, damage: successes });
    if (v.action === 'evade' && successes > 0)
      return call(disengage, { seat, monster: engaged(s, seat)[0]!.card, how: 'evade' });
    if (v.action === 'warding' && successes > 0) {
      const count = Math.min(successes, s.doom[mine.space]);
      s.doom[mine.space] -= count;
      return open('doom-removed', { seat, count });
    }
  },
  'action acted': ({ v }) => open('acted', { seat: v.seat, action: v.action }),
});

const move = rule<{ seat: Seat }, { way: Moments['would-enter'] }>('move')({
  'action would': ({ s, v }) => {
    const space = SPACES.find((one) => one !== s.seats[v.seat]!.space)!;
    return open('would-enter', { seat: v.seat, space }, 'way');
  },
  action: ({ s, v }) => {
    if (v.way === null) return done();
    s.seats[v.seat]!.space = v.way.space;
    for (const monster of engaged(s, v.seat)) monster.space = v.way.space;
    const met = s.monsters.find((one) => one.with === null && one.space === s.seats[v.seat]!.space);
    return met === undefined ? done() : call(engage, { seat: v.seat, monster: met.card });
  },
});

/** An attack has a moment between its result and its damage. */
const strike = rule<{ seat: Seat; monster: string; damage: number }, { blow: Moments['striking'] }>('strike')({
  'monster would': ({ v }) => open('striking', { seat: v.seat, monster: v.monster, damage: v.damage }, 'blow'),
  monster: ({ v }) =>
    v.blow === null ? done() : call(wound, { seat: v.seat, monster: v.monster, count: v.blow.damage, attack: true }),
});

const encounter = rule<{ seat: Seat }, { page: Moments['would-encounter'] }>('encounter')({
  'action would': ({ s, v }) => open('would-encounter', { seat: v.seat, page: s.seats[v.seat]!.space }, 'page'),
  action: ({ v }) =>
    v.page === null ? done() : call(texts.run, { of: v.page.page, path: [], seat: v.seat, bound: {} }),
  'action after': ({ v }) => open('encountered', { seat: v.seat }),
});

/** The monsters of one investigator attack, those that are still there when it is their turn. */
const attacks = rule<{ seat: Seat }, { left: string[]; monster: string }>('attacks')({
  'monster would': ({ s, v }) => {
    if (engaged(s, v.seat).length === 0) return done();
    return open('before-attacks', { seat: v.seat });
  },
  monster: ({ s, v }) => {
    v.left = engaged(s, v.seat).map(({ card }) => card);
  },
  'monster next': ({ v }) => {
    const next = v.left.shift();
    if (next === undefined) return done();
    v.monster = next;
    return call(suffer, { seat: v.seat, damage: 1, horror: 0, by: next });
  },
  'monster attacked': ({ s, v }) =>
    monsterOf(s, v.monster) === undefined ? undefined : open('attacked', { seat: v.seat, monster: v.monster }),
  'monster again': goto('monster next'),
});

const mythos = rule<Record<never, never>, { next: Seat }>('mythos')({
  mythos: ({ v }) => {
    v.next = 0;
  },
  'mythos attacks': ({ s, v }) => (v.next < s.seats.length ? call(attacks, { seat: v.next++ }) : goto('doom')),
  'mythos more': goto('mythos attacks'),
  doom: () => call(placeDoom, { space: 'docks', count: 1 }),
  'mythos reckoning': ({ s }) => open('reckoning', { round: s.round }),
  'mythos check': ({ s }) => open('check', { round: s.round }),
  'mythos over': ({ s }) => expire(s, 'round'),
});

const game = rule<Record<never, never>, { next: Seat }>('game')({
  setup: ({ s, v }) => {
    if (s.round === ROUNDS) return goto('end');
    s.round++;
    v.next = 0;
  },
  'turn next': ({ s, v }) => (v.next < s.seats.length ? call(turn, { seat: v.next++ }) : goto('mythos')),
  'turn again': goto('turn next'),
  mythos: () => call(mythos, {}),
  'mythos over': goto('setup'),
  end: (c) => conclude(c, { places: [[...c.s.seats.keys()]], reason: 'end' }),
});

const SPELL_CARDS = ['intervene.0', 'intervene.1', 'ward.0', 'ward.1'];
const MONSTERS = ['ghoul.0', 'priest.0'];
const OTHERS = Object.keys(CARDS)
  .filter((kind) => CARDS[kind]!.in === 'assets' || CARDS[kind]!.in === 'codex')
  .map((kind) => `${kind}.0`);

export const inquest = smallGame({
  id: 'windows',
  seats: [1, 3],
  shape,
  setup: (seats, { all }) => {
    // With every card in play all windows are busy; without, a test lays what it is about.
    const assets = all === true ? OTHERS.filter((piece) => CARDS[kindOf(piece)]!.in === 'assets') : [];
    const codex =
      all === true ? OTHERS.filter((piece) => CARDS[kindOf(piece)]!.in === 'codex' && kindOf(piece) !== 'anomaly') : [];
    return {
      round: 0,
      turn: 0,
      seats: Array.from({ length: seats }, (_, at) => ({
        space: all === true && at === 1 ? ('church' as const) : ('docks' as const),
        damage: 0,
        horror: 0,
        money: 2,
        clues: 0,
        remnants: 2,
        focus: 0,
        blessed: false,
        hand: all === true ? [SPELL_CARDS[at]!] : [],
        assets: assets.filter((_card, i) => i % seats === at).map((card) => ({ card, horror: 0 })),
      })),
      spells: all === true ? SPELL_CARDS.slice(seats) : SPELL_CARDS.slice(),
      spent: [],
      codex,
      archive: [...OTHERS, ...MONSTERS].filter((piece) => ![...assets, ...codex, 'ghoul.0'].includes(piece)),
      monsters: [{ card: 'ghoul.0', space: 'docks' as const, damage: 0, with: 0 }],
      doom: { docks: 2, church: 0 },
      used: [],
    };
  },
  options: { all: { type: 'boolean', default: true, title: 'Every card is in play' } },
  play: [game, turn, act, move, strike, encounter, attacks, mythos, ...RULES, ...TEXT_RULES],
  look: (_s, _ask, _frame, choice) => ({ label: { key: 'choice', params: { it: String(choice) } }, refs: [] }),
  box: () => ({ card: [...OTHERS, ...MONSTERS], spell: SPELL_CARDS }),
  loose: (s) => ({
    card: [...s.seats.flatMap(({ assets }) => assets.map(({ card }) => card)), ...s.monsters.map(({ card }) => card)],
  }),
});
