import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { type Arkham, DISPLAY, type MonsterInPlay, SHEET, TILES, type Tile } from '../board.js';
import type { CardId } from '../cards.js';
import { moments } from '../moments.js';
import { tableFor } from '../packs.js';
import { checked, defeatMonster, discardAsset, engage, leave, placeDoom } from './calls.js';
import { open, rule } from './kit.js';
import { assetOf, has, healthOf, ignores, inForce, inPlay, isPair, placesOf, sheetOf, spacesOf } from './look.js';
import { preyAmong } from './prey.js';

/** ARK-R.20: what is set right after every single instruction, and what follows a whole effect. */

/** ARK-461.5, ARK-434.2: whom a monster engages by being there. */
export function meets(s: Arkham, monster: MonsterInPlay): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) if (isMet(s, monster, seat)) found.push(seat);
  return found;
}

/** Nearly always they are not in one place: that is asked first. */
function isMet(s: Arkham, monster: MonsterInPlay, seat: Seat): boolean {
  const { card } = monster;
  if (monster.exhausted || s.seats[seat]!.space !== monster.space || !inPlay(s, seat)) return false; // ARK-482.3
  const engaged = monster.with.length > 0;
  if (monster.with.includes(seat) || (engaged && !has(s, card, 'massive'))) return false; // ARK-476.9
  if (!engaged && has(s, card, 'elusive')) return false; // ARK-439.2, ARK-R.51
  return !isPair(s.apart, seat, card) && !ignores(s, card, seat);
}

function meetsAnybody(s: Arkham, monster: MonsterInPlay): boolean {
  if (monster.exhausted) return false;
  for (let seat = 0; seat < s.seats.length; seat++) if (isMet(s, monster, seat)) return true;
  return false;
}

const isDown = (s: Arkham, seat: Seat): boolean => {
  if (!inPlay(s, seat)) return false;
  const { damage, horror } = s.seats[seat]!;
  if (damage === 0 && horror === 0) return false;
  const { health, sanity } = sheetOf(s, seat);
  return damage >= health || horror >= sanity;
};

/** ARK-413.8: an asset that has all the damage or horror it can take. */
function fullAsset(s: Arkham, seat: Seat): CardId | null {
  for (const { card, damage, horror } of s.seats[seat]!.assets) {
    if (damage === 0 && horror === 0) continue;
    const { health = 0, sanity = 0, standing = [] } = assetOf(s, card);
    const full = (damage > 0 && damage >= health) || (horror > 0 && horror >= sanity);
    if (full && !standing.some((rule) => rule.is === 'never-discarded')) return card; // ARK-R.139
  }
  return null;
}

type Due =
  | readonly ['leave', Seat]
  | readonly ['asset', Seat, CardId]
  | readonly ['monster', CardId]
  | readonly ['meet', CardId]
  | readonly ['terror']
  | readonly ['anomaly', Tile]
  | readonly ['display'];

/** The first thing that has to be set right; null if all is well. */
function due(s: Arkham): Due | null {
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (isDown(s, seat)) return ['leave', seat];
    const card = fullAsset(s, seat);
    if (card !== null) return ['asset', seat, card];
  }
  for (const monster of s.monsters) {
    if (monster.damage > 0 && monster.damage >= healthOf(s, monster.card)) return ['monster', monster.card];
    if (meetsAnybody(s, monster)) return ['meet', monster.card];
  }
  if (s.display.length < DISPLAY && s.items.length > 0) return ['display'];
  let most = 0;
  for (const doom of s.doom) if (doom > most) most = doom;
  if (most >= 4 && inForce(s, 'outbreak')) return ['terror'];
  const { tiles } = tableFor(s);
  for (const tile of TILES) if (anomalyDue(s, tile, tiles[tile]!)) return ['anomaly', tile];
  return null;
}

/** ARK-411.3a, ARK-411.3e, ARK-R.24. */
function anomalyDue(s: Arkham, tile: Tile, spaces: readonly number[]): boolean {
  let total = 0;
  let most = 0;
  for (const space of spaces) {
    const doom = s.doom[space]!;
    total += doom;
    if (doom > most) most = doom;
  }
  if (s.tiles[tile].anomaly) return total === 0;
  return (total >= 5 || most >= 3) && inForce(s, 'anomalies');
}

export const checks = rule<None>('checks')(
  {
    'ARK-R.20': (c) => {
      const { s } = c;
      const next = due(s);
      if (next === null) return done();
      switch (next[0]) {
        case 'leave':
          return call(leaveOf, { seat: next[1] });
        case 'asset':
          return discardAsset({ seat: next[1], card: next[2] });
        case 'monster':
          return defeatMonster({ seat: -1, monster: next[1], attack: false }); // ARK-R.143
        case 'meet':
          return call(meet, { monster: next[1] });
        case 'terror':
          return call(terror, {});
        case 'anomaly':
          return call(anomaly, { tile: next[1] });
        default:
          s.display.push(s.items.pop()!); // ARK-485.4
          tell(c, 'event.displayed', { card: { card: s.display[s.display.length - 1]! } }, 'ARK-485.4');
          return;
      }
    },
    'ARK-R.20 again': goto('ARK-R.20'),
  },
  (s) => (due(s) === null ? done() : undefined),
);

const leaveOf = rule<{ seat: Seat }>('down')({
  'ARK-415.6a': ({ v }) => leave({ seat: v.seat, how: 'defeated' }),
});

/** ARK-461.5, ARK-461.6: a monster engages one of those who are there; a massive one all of them. */
export const meet = rule<{ monster: CardId }, { whom: Seat }>('meet')({
  'ARK-461.6': ({ s, v }) => {
    const monster = s.monsters.find(({ card }) => card === v.monster)!;
    const there = meets(s, monster);
    const choices = has(s, v.monster, 'massive') ? there.slice(0, 1) : preyAmong(s, v.monster, there); // ARK-R.47
    return ask(s.lead, 'whom', choices);
  },
  'ARK-461.5': ({ v }) => engage({ seat: v.whom, monster: v.monster, by: 'monster' }),
});

/** ARK-437.1a, ARK-R.23. */
export const terror = rule<None, { space: number }>('terror')({
  'ARK-437.1': ({ s }) =>
    ask(
      s.lead,
      'space',
      placesOf(s).filter((space) => s.doom[space]! >= 4),
    ),
  'ARK-437.1a': (c) => {
    const { s, v } = c;
    s.doom[v.space]! -= 3;
    tell(c, 'event.terror', { space: { space: v.space } });
    const tile = TILES.find((at) => spacesOf(s, at).includes(v.space))!;
    return placeDoom({ spaces: [...spacesOf(s, tile).filter((space) => space !== v.space), SHEET] });
  },
});

/** ARK-411.3: an anomaly comes or goes. */
const anomaly = rule<{ tile: Tile }>('anomaly')({
  'ARK-411.3a': (c) => {
    const here = c.s.tiles[c.v.tile];
    here.anomaly = !here.anomaly;
    tell(c, here.anomaly ? 'event.anomaly' : 'event.anomaly-gone', { tile: { tile: c.v.tile } });
    return here.anomaly ? open('anomaly', { tile: c.v.tile }) : done(); // ARK-411.3e
  },
});

/** ARK-R.20: an effect is complete. Who disengaged may be engaged again (ARK-R.120), then the codex is looked at. */
export const effectOver = rule<{ within?: boolean }>('effect-over')(
  {
    'ARK-R.120': ({ s, v }) => {
      if (s.apart.length > 0 && v.within !== true) s.apart = [];
      return checked();
    },
    'ARK-R.20': ({ s }) => open('state', { round: s.round }),
  },
  (s, { within }) => ((s.apart.length === 0 || within === true) && isSettled(s) ? done() : undefined),
);

/** Nothing has to be set right, and nothing of the codex waits for how the board stands. */
const isSettled = (s: Arkham): boolean =>
  due(s) === null && moments.isIdle(s, { window: 'state', carries: { round: s.round } });

export const CHECK_RULES = [checks, leaveOf, meet, terror, anomaly, effectOver] as const;
