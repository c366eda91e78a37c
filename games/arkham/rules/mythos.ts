import { roll, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { playerOrder, SHEET, TOKENS_A_TURN } from '../board.js';
import { type CardId, MYTHOS, type MythosToken } from '../cards.js';
import { reckonings, textOfReckoning } from '../moments.js';
import { tableFor } from '../packs.js';
import { checked, completed, placeDoom, says } from './calls.js';
import { returnCard } from './codex.js';
import { darkPact } from './conditions.js';
import { gateBurst, spawnClue, spreadDoom } from './doom.js';
import { type Acting, rule } from './kit.js';
import { spawnMonster } from './monsters.js';
import { tale } from './tale.js';

/** ARK-204: the mythos phase. */
export const mythosPhase = rule<None, { seats: Seat[]; left: number }>('mythos-phase')({
  'ARK-204.2': (c) => {
    c.s.phase = 'mythos';
    tell(c, 'event.mythos-phase');
    c.v.seats = playerOrder(c.s); // ARK-204.4: also those without an investigator
  },
  'ARK-204.1': ({ v }) => {
    if (v.seats.length === 0) return done();
    v.left = TOKENS_A_TURN;
  },
  'ARK-R.97': ({ v }) => {
    if (v.left > 0) {
      v.left--;
      return call(drawToken, { seat: v.seats[0]! });
    }
    v.seats.shift();
    return goto('ARK-204.1');
  },
  'ARK-R.97 again': goto('ARK-R.97'),
});

/** ARK-204.3, ARK-204.5: a token comes out of the cup; all come back when it is empty. */
function fromCup(c: Acting): MythosToken {
  const { s } = c;
  if (s.cup.every((count) => count === 0)) {
    s.cup = s.drawn;
    s.drawn = MYTHOS.map(() => 0);
  }
  let nth = roll(
    c,
    s.cup.reduce((sum, count) => sum + count, 0),
  );
  const kind = s.cup.findIndex((count) => {
    nth -= count;
    return nth <= 0;
  });
  s.cup[kind]!--;
  s.drawn[kind]!++;
  return MYTHOS[kind]!;
}

/** ARK-204.7 to ARK-204.13: a token is drawn and resolved. */
export const drawToken = rule<{ seat: Seat }>('draw-token')({
  'ARK-495.1': (c) => {
    const token = fromCup(c);
    tell(c, 'event.token', { seat: { seat: c.v.seat }, token: { token } });
    switch (token) {
      case 'spread-doom':
        return call(spreadDoom, {}); // ARK-204.7a
      case 'spawn-monster':
        return call(spawnMonster, {}); // ARK-204.8a
      case 'spawn-clue':
        return call(spawnClue, {}); // ARK-204.9a
      case 'read-headline':
        return call(headline, { seat: c.v.seat }); // ARK-204.10a
      case 'gate-burst':
        return call(gateBurst, {}); // ARK-204.11a
      case 'reckoning':
        return call(reckoning, {}); // ARK-204.12a
      default:
        return; // ARK-204.13a
    }
  },
  'ARK-R.20': () => completed(),
});

/** ARK-436: the top headline is read. */
export const headline = rule<{ seat: Seat }, { card: CardId; others: CardId[] }>('headline')({
  'ARK-436.2': (c) => {
    const { s, v } = c;
    const card = s.headlines.pop();
    if (card === undefined) return goto('ARK-436.6');
    v.card = card;
    s.encounter.push(card);
    tell(c, 'event.headline', { seat: { seat: v.seat }, card: { card } });
    tale(c, card);
  },
  'ARK-436.3': ({ s, v }) =>
    tableFor(s).headlines[v.card]!.enters === undefined
      ? undefined
      : says({ of: v.card, path: ['enters'], seat: v.seat, bound: {} }),
  'ARK-436.4': ({ s, v }) => {
    s.encounter.splice(s.encounter.indexOf(v.card), 1);
    const { headlines } = tableFor(s);
    if (headlines[v.card]!.rumour !== true) {
      s.headlineDiscard.push(v.card);
      return done();
    }
    v.others = s.codex.map(({ card }) => card).filter((card) => headlines[card]?.rumour === true);
  },
  'ARK-436.7': ({ s, v }) => {
    for (const card of v.others) returnCard(s, card);
    s.codex.push({ card: v.card, back: false, clues: 0, doom: 0 });
    return done();
  },
  'ARK-436.6': () => placeDoom({ spaces: [SHEET] }),
});

/** ARK-204.12, ARK-R.96: all reckoning effects that are in play now, one at a time. */
export const reckoning = rule<None, { left: string[]; next: string }>('reckoning')({
  'ARK-204.12a': ({ s, v }) => {
    v.left = reckonings(s);
  },
  'ARK-204.12c': ({ s, v }) => {
    const still = reckonings(s);
    v.left = v.left.filter((one) => still.includes(one));
    return v.left.length === 0 ? done() : ask(s.lead, 'next', v.left);
  },
  'ARK-R.96': ({ s, v }) => {
    v.left.splice(v.left.indexOf(v.next), 1);
    const text = textOfReckoning(s, v.next);
    return typeof text === 'number' ? call(darkPact, { seat: text }) : says(text);
  },
  'ARK-R.20': () => checked(),
  'ARK-R.20 codex': () => completed(),
  'ARK-204.12c again': goto('ARK-204.12c'),
});

export const MYTHOS_RULES = [mythosPhase, drawToken, headline, reckoning] as const;
