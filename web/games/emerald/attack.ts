import type { City } from '@tabula/emerald/content/behaviour.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import { assassinated } from '@tabula/emerald/forecast-kills.js';
import { bombsNeeded, type Plan, plans, type Target } from '@tabula/emerald/rules/assassinate.js';
import { bombsOf, isText, type Support, supportCard, supportSets } from '@tabula/emerald/rules/bombs.js';
import { symbolsOn } from '@tabula/emerald/rules/cards.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Pip, Prospect, Said, Way } from '../../table/composer.js';
import type { Badge } from '../../table/source.js';
import { attackOutcomes } from './attack-outcomes.js';
import { alike, type Choosing, cardsOf, inHand, saying, within } from './choosing.js';

/** An assassination that is put together: against whom, with which card, and which cards bring the bombs that are missing. */

/** What of the chosen things says whom it is meant for: an agent, or a royal with its city. */
const targetRefs = ({ s }: Choosing, city: City, target: Target): readonly Ref[] =>
  target === 'royal' ? [{ card: s.cities[city].royal[0]! }, { city }] : [{ agent: `${city}:${target}` }, { city }];

/** The attack that is chosen: its card is the first with the symbol. */
export function chosenPlan(choosing: Choosing, picked: readonly Ref[]): Plan | null {
  const { s } = choosing;
  const card = inHand(choosing, picked).find((one) => symbolsOn(s, one, 'assassinate') > 0);
  if (card === undefined) return null;
  for (const { card: royal, agent } of picked) {
    const at = royalCity(choosing, royal);
    if (at !== null) return [card, at, 'royal'];
    if (typeof agent !== 'string') continue;
    const [city, owner] = agent.split(':');
    return [card, city as City, Number(owner)];
  }
  return null;
}

const plansWith = ({ s, seat }: Choosing, card: string): Plan[] =>
  plans(s, seat).filter(([killer]) => within(s, [killer], [card]));

/** The sets of supporting cards for an attack. */
const supports = ({ s, seat }: Choosing, [card, city, target]: Plan): Support[][] =>
  supportSets(s, seat, city, bombsNeeded(s, city, target), card);

/** The set that wastes least: fewest cards, then fewest that are lost for good, then fewest bombs too many. */
function thriftiest(choosing: Choosing, plan: Plan): Support[] {
  const { s, seat } = choosing;
  const agents = s.cities[plan[1]].agents[seat]!;
  const cost = (set: readonly Support[]) =>
    set.filter(isText).length * 100 + set.length * 10 + set.reduce((sum, used) => sum + bombsOf(s, used, agents), 0);
  return supports(choosing, plan).reduce((best, set) => (cost(set) < cost(best) ? set : best));
}

/** What is chosen when somebody aims at a target: the card, the target, and the support that wastes least. */
function aimed(choosing: Choosing, plan: Plan): readonly Ref[] {
  const [card, city, target] = plan;
  const cards = [card, ...thriftiest(choosing, plan).map(supportCard)];
  return [...cards.map((one) => ({ card: one })), ...targetRefs(choosing, city, target)];
}

const targetName = ({ s, words, voice }: Choosing, [, city, target]: Plan): string =>
  target === 'royal'
    ? voice.name({ card: s.cities[city].royal[0]! })
    : words('attack.agent', { name: voice.name({ seat: target }) });

/** Whom the chosen card could kill: each leads to what it takes and what comes of it. */
export function attackWays(choosing: Choosing, cards: readonly string[], city: City | undefined): Way[] {
  const { s, words, question } = choosing;
  const card = cards.find((one) => symbolsOn(s, one, 'assassinate') > 0);
  const asked = question.id === 'assassinate/plan' || question.options.some(({ key }) => key === 'assassinate');
  if (card === undefined || !asked) return [];
  return plansWith(choosing, card)
    .filter(([, at]) => city === undefined || at === city)
    .map((plan) => {
      const [, at, target] = plan;
      return {
        id: `kill ${at} ${target}`,
        icon: 'em-sym-assassinate',
        label: words('way.kill', { city: { city: at }, target: targetName(choosing, plan) }),
        hint: words('way.kill.hint', {
          count: bombsNeeded(s, at, target),
          agents: s.cities[at].agents[choosing.seat]!,
        }),
        rule: 'EMER-10.2',
        ghosts: assassinated(card, at, target, choosing).ghosts,
        picks: aimed(choosing, [card, at, target]),
      };
    });
}

/** The hand cards that support the attack, as they are chosen. */
const supportChosen = (choosing: Choosing, picked: readonly Ref[], [card]: Plan): string[] =>
  inHand(choosing, picked).filter((one) => one !== card);

/** The set that is exactly what is chosen: printed bombs before texts, which are lost for good. */
function settled(choosing: Choosing, plan: Plan, cards: readonly string[]): Support[] | null {
  const fitting = supports(choosing, plan).filter((set) => alike(choosing.s, set.map(supportCard), cards));
  return fitting.toSorted((a, b) => a.filter(isText).length - b.filter(isText).length)[0] ?? null;
}

/** How a chosen card counts: as in the set that is reached, else by what it brings at most. */
function usedAs(choosing: Choosing, plan: Plan, cards: readonly string[]): Support[] {
  const reached = settled(choosing, plan, cards);
  if (reached !== null) return reached;
  const wider = supports(choosing, plan).find((set) => within(choosing.s, cards, set.map(supportCard)));
  const left = [...(wider ?? [])];
  return cards.map((card) => {
    const at = left.findIndex((used) => within(choosing.s, [supportCard(used)], [card]));
    return at < 0 ? card : left.splice(at, 1)[0]!;
  });
}

export const maySupport = (choosing: Choosing, plan: Plan, cards: readonly string[]): boolean =>
  supports(choosing, plan).some((set) => within(choosing.s, cards, set.map(supportCard)));

/** What is seen of the attack before it is made. */
export function attackProspect(choosing: Choosing, picked: readonly Ref[]): Prospect | null {
  const plan = chosenPlan(choosing, picked);
  if (plan === null) return null;
  const { s, seat, words, voice } = choosing;
  const [card, city, target] = plan;
  const agents = s.cities[city].agents[seat]!;
  const cards = supportChosen(choosing, picked, plan);
  const used = usedAs(choosing, plan, cards);
  const have: Pip[] = [
    ...Array.from({ length: agents }, () => ({ icon: 'em-agent', seat })),
    ...used.flatMap((one, nth) =>
      Array.from({ length: bombsOf(s, one, agents) }, () => ({ icon: 'em-sym-bomb', nth })),
    ),
  ];
  const need = bombsNeeded(s, city, target);
  const set = settled(choosing, plan, cards);
  const more = s.seats[seat]!.hand.filter(
    (one) => one !== card && (cards.includes(one) || maySupport(choosing, plan, [...cards, one])),
  );
  return {
    targets: plansWith(choosing, card)
      .filter(([, at]) => at === city)
      .map((other) => ({
        id: `${other[1]} ${other[2]}`,
        icon: 'em-sym-loyalist',
        label: targetName(choosing, other),
        hint: '',
        rule: 'EMER-10.2',
        picks: aimed(choosing, [card, other[1], other[2]]),
        on: other[2] === target,
        count: bombsNeeded(s, other[1], other[2]),
        ...(other[2] === 'royal' ? {} : { seat: other[2] }),
      })),
    papers: [],
    by: null,
    meter: { need, have },
    sources: [
      words('attack.agents', { count: agents }),
      ...used.map((one) => voice.name(isText(one) ? { text: supportCard(one) } : { card: one })),
    ],
    chips: more.map((one) => {
      const on = cards.includes(one);
      const as = on ? used[cards.indexOf(one)]! : usedAs(choosing, plan, [...cards, one]).at(-1)!;
      return { ref: { card: one }, on, label: voice.name({ card: one }), count: bombsOf(s, as, agents) };
    }),
    outcomes: attackOutcomes(choosing, plan, used),
    confirm: {
      label: set === null ? words('attack.missing', { count: Math.max(1, need - have.length) }) : words('attack.do'),
      icon: 'em-sym-assassinate',
      answers: set === null ? null : answersFor(choosing, plan, set),
    },
  };
}

function answersFor({ s }: Choosing, [card, city, target]: Plan, set: readonly Support[]): readonly Said[] {
  return [
    saying('turn/deed', 'assassinate'),
    {
      question: 'assassinate/plan',
      keys({ options }) {
        const found = options.find(
          ({ key, refs }) => key.endsWith(`:${city}:${target}`) && within(s, cardsOf(refs).slice(0, 1), [card]),
        );
        return found === undefined ? null : [found.key];
      },
    },
    {
      question: 'assassinate/support',
      keys({ options }) {
        const found = options.find(({ key, refs }) => {
          if (key === 'stop' || refs.length !== set.length) return false;
          const [texts, printed] = [set.filter(isText).map(supportCard), set.filter((one) => !isText(one))];
          const named = refs.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
          return alike(s, named, texts) && alike(s, cardsOf(refs), printed);
        });
        return found === undefined ? null : [found.key];
      },
    },
  ];
}

/** What a card is in the attack: the assassin, or so many bombs. */
export function attackBadge(choosing: Choosing, plan: Plan, picked: readonly Ref[], card: string): Badge | null {
  if (card === plan[0]) return { symbol: 'assassinate', icon: 'em-sym-assassinate', count: null };
  const cards = supportChosen(choosing, picked, plan);
  const at = cards.indexOf(card);
  if (at < 0) return null;
  const agents = choosing.s.cities[plan[1]].agents[choosing.seat]!;
  const used = usedAs(choosing, plan, cards)[at];
  const count = used === undefined ? null : bombsOf(choosing.s, used, agents);
  return { symbol: 'bomb', icon: 'em-sym-bomb', count };
}

/** The royal that a card is, by its city. */
export const royalCity = ({ s }: Choosing, card: unknown): City | null =>
  typeof card === 'string' ? (packOf(s.pack).royals[card]?.city ?? null) : null;
