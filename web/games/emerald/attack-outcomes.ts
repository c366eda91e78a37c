import { packOf } from '@tabula/emerald/content/packs.js';
import type { Plan } from '@tabula/emerald/rules/assassinate.js';
import { isText, type Support, supportCard } from '@tabula/emerald/rules/bombs.js';
import { cardOf } from '@tabula/emerald/rules/cards.js';
import { agentsOnBoard } from '@tabula/emerald/rules/cities.js';
import { blackHandPoints } from '@tabula/emerald/rules/killing.js';
import { totalOf } from '@tabula/emerald/rules/points.js';
import type { Outcome } from '../../table/composer.js';
import type { Choosing } from './choosing.js';
import { factionSeen } from './identity.js';

/** EMER-10.15 to EMER-10.29: what comes of an assassination, as far as it can be known before it is made; losses too. */
export function attackOutcomes(choosing: Choosing, plan: Plan, used: readonly Support[]): readonly Outcome[] {
  return [
    ...(plan[2] === 'royal' ? royalKilled(choosing, plan) : agentKilled(choosing, plan)),
    cubesMoved(choosing, plan),
    cardsGone(choosing, plan, used),
  ].flatMap((outcome) => outcome ?? []);
}

function royalKilled(choosing: Choosing, [, city]: Plan): readonly Outcome[] {
  const { view, s, seat, words, voice } = choosing;
  const royal = s.cities[city].royal[0]!;
  const player = s.seats[seat]!;
  const bonus = player.display.reduce((sum, card) => sum + blackHandPoints(s, card), 0);
  const count = packOf(s.pack).royals[royal]!.worth + bonus;
  const from = totalOf(s, seat);
  const lastAgent = agentsOnBoard(s, seat) === 1;
  const exposed = factionSeen(view, seat)?.open !== true && (player.sanity === 1 || lastAgent);
  return [
    {
      icon: 'em-laurel',
      tone: 'good',
      text: words('outcome.points', { count, points: { points: 'restorationist' }, from, to: from + count }),
    },
    {
      icon: 'em-die-madness',
      tone: 'risk',
      text: words(player.sanity > 0 ? 'outcome.sanity' : 'outcome.sanity.none', { city: { city } }),
    },
    ...(exposed ? [{ icon: 'em-unknown-identity', tone: 'risk' as const, text: words('outcome.exposed') }] : []),
    ...(bonus > 0
      ? [
          {
            icon: 'em-black-hand',
            tone: 'plain' as const,
            text: words('outcome.black-hand', { count: bonus, card: voice.name({ card: royal }) }),
          },
        ]
      : []),
  ];
}

function agentKilled({ s, seat, words, voice }: Choosing, [card, , target]: Plan): readonly Outcome[] {
  if (target === 'royal') return [];
  const name = voice.name({ seat: target });
  const count = cardOf(s, card).killField;
  const from = totalOf(s, seat);
  const last = s.seats[target]!.revealed.length === 0 && agentsOnBoard(s, target) === 1;
  return [
    { icon: 'em-head-block', tone: 'risk', text: words('outcome.block', { name }) },
    count === undefined
      ? { icon: 'em-agent', tone: 'plain', text: words('outcome.agent-home', { name }) }
      : {
          icon: 'em-laurel',
          tone: 'good',
          text: words('outcome.kill-points', { count, name, from, to: from + count }),
        },
    ...(last
      ? [{ icon: 'em-unknown-identity', tone: 'plain' as const, text: words('outcome.reveals', { name }) }]
      : []),
  ];
}

/** EMER-10.27: the own cubes go to Limbo, those of all others home. */
function cubesMoved({ s, seat, words, voice }: Choosing, [, city]: Plan): Outcome | null {
  const { cubes } = s.cities[city];
  const others = cubes.flatMap((count, owner) => (owner !== seat && count > 0 ? [voice.name({ seat: owner })] : []));
  const own = cubes[seat]!;
  if (own === 0 && others.length === 0) return null;
  const said = [
    own > 0 ? words('outcome.cubes.own', { count: own }) : '',
    others.length > 0 ? words('outcome.cubes.others', { names: others.join(', ') }) : '',
  ];
  return { icon: 'em-cube', tone: own > 0 ? 'loss' : 'plain', text: said.filter(Boolean).join(' ') };
}

/** EMER-10.13, EMER-10.14: where the cards go. */
function cardsGone({ words, voice }: Choosing, [card]: Plan, used: readonly Support[]): Outcome {
  const gone = used.filter(isText).map((one) => voice.name({ card: supportCard(one) }));
  const said = [
    words('outcome.killer', { card: { card } }),
    gone.length > 0 ? words('outcome.gone', { names: gone.join(', ') }) : '',
  ];
  return { icon: 'cards', tone: 'plain', text: said.filter(Boolean).join(' ') };
}
