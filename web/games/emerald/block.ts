import { ATTACKS, type Attack, CITIES, type City } from '@tabula/emerald/content/behaviour.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import { bombsOf } from '@tabula/emerald/rules/bombs.js';
import { cardOf, symbolsOn } from '@tabula/emerald/rules/cards.js';
import { agentsOnBoard, bombsForAgent } from '@tabula/emerald/rules/cities.js';
import { totalOf } from '@tabula/emerald/rules/points.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Pip, Prospect, Way } from '../../table/composer.js';
import { idIn, seatIn } from '../../table/event.js';
import type { Choosing } from './choosing.js';
import { emblemOf } from './emblem.js';

/** The window in which one may block: the same whatever one holds (EMER-19.15). */

interface Attacked {
  readonly by: Seat;
  readonly city: City;
  readonly attack: Attack;
}

function attackedIn({ question: { prompt } }: Choosing): Attacked | null {
  const by = seatIn(prompt, 'by');
  const city = CITIES.find((id) => id === idIn(prompt, 'city', 'city'));
  const attack = ATTACKS.find((id) => id === idIn(prompt, 'attack', 'attack'));
  return by === null || city === undefined || attack === undefined ? null : { by, city, attack };
}

/** What somebody is about to do to an agent of mine: their cards, and their bombs against those needed. */
export function blockProspect(choosing: Choosing): Prospect | null {
  const { s, voice, words } = choosing;
  const attacked = attackedIn(choosing);
  if (attacked === null) return null;
  const { by, city, attack } = attacked;
  const pack = packOf(s.pack);
  const killing = attack === 'assassination';
  return {
    targets: [],
    papers: s.seats[by]!.played.map((card) => ({
      card,
      icon: emblemOf(pack, card),
      symbol: killing
        ? symbolsOn(s, card, 'assassinate') > 0
          ? 'em-sym-assassinate'
          : 'em-sym-bomb'
        : 'em-head-action',
      name: voice.name({ card }),
    })),
    by,
    meter: killing ? { need: bombsForAgent(s, city), have: bombsAgainst(choosing, attacked) } : null,
    sources: [],
    chips: [],
    outcomes: [{ icon: 'eyeoff', tone: 'plain', text: words('block.nobody-knows') }],
    confirm: null,
  };
}

/** EMER-10.8, EMER-10.9: the attacker's agents, then each supporting card by its bombs, or by its text where those would not suffice. */
function bombsAgainst({ s }: Choosing, { by, city }: Attacked): readonly Pip[] {
  const agents = s.cities[city].agents[by]!;
  const [, ...support] = s.seats[by]!.played;
  const printed = support.map((card) => bombsOf(s, card, agents));
  const short = agents + printed.reduce((sum, count) => sum + count, 0) < bombsForAgent(s, city);
  const counts = short
    ? support.map((card, at) => Math.max(printed[at]!, bombsOf(s, `text:${card}`, agents)))
    : printed;
  return [
    ...Array.from({ length: agents }, () => ({ icon: 'em-agent', seat: by })),
    ...counts.flatMap((count, nth) => Array.from({ length: count }, () => ({ icon: 'em-sym-bomb', nth }))),
  ];
}

/** To block or not, each with all that follows from it. */
export function blockWays(choosing: Choosing): readonly Way[] | null {
  const { question, words, voice } = choosing;
  const attacked = attackedIn(choosing);
  if (attacked === null) return null;
  const spoken = voice.question(question);
  return question.options.map(({ key, label, rule, refs }, at) => {
    const [card] = refs;
    const blocks = label.key === 'option.block';
    return {
      id: key,
      icon: blocks ? 'em-head-block' : 'pass',
      label: spoken.options[at] ?? key,
      hint:
        blocks && card !== undefined
          ? words('block.does', { name: voice.name({ seat: attacked.by }), card: voice.name(card) })
          : lossSaid(choosing, attacked),
      rule,
      answers: [{ question: question.id, keys: () => [key] }],
    };
  });
}

/** What is lost without a block. */
function lossSaid({ s, seat, words, voice }: Choosing, { by, city, attack }: Attacked): string {
  const name = voice.name({ seat: by });
  const mine = s.cities[city];
  const [killer] = s.seats[by]!.played;
  const worth = killer === undefined ? undefined : cardOf(s, killer).killField;
  const from = totalOf(s, by);
  const takes = attack === 'cthulhu' ? mine.agents[seat]! : 1;
  const left = agentsOnBoard(s, seat) - takes;
  const kills = attack === 'assassination' || attack === 'shoggoth';
  const cubes = mine.cubes[seat]!;
  const hidden = s.seats[seat]!.revealed.length === 0;
  return [
    kills && worth !== undefined && killer !== undefined
      ? words('block.killed', { card: voice.name({ card: killer }), name, count: worth, from, to: from + worth })
      : words(attack === 'vampires' ? 'block.replaced' : 'block.home', { count: takes, name }),
    attack === 'assassination' && cubes > 0 ? words('block.cubes', { count: cubes }) : '',
    attack === 'cthulhu' && cubes > 0 ? words('block.cubes.limbo', { count: cubes }) : '',
    left === 0 && hidden ? words('block.exposed') : words('block.left', { count: left }),
  ]
    .filter(Boolean)
    .join(' ');
}
