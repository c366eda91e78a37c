import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { type Forecast, type ForecastsOf, foreseer, type Prospect, prospectMaker } from '@tabula/kit/forecast.js';
import type { Arkham, ArkhamView, TestInPlay } from './board.js';
import { afterReroll, type Chances, expected, ofPool, passing } from './odds.js';
import { openBoard } from './open-board.js';
import type { QUESTIONS } from './questions.js';
import type { RuleId } from './rule-ids.js';
import { gathered } from './rules/actions.js';
import { focusLimit, focusTokens, inPlay } from './rules/look.js';
import { FREE_STEPS, PAID_STEPS } from './rules/move.js';
import { useDicer } from './rules/pool.js';
import { innermost, successesOf } from './rules/test.js';
import { percent, poolLines, rounded } from './sums.js';
import { attackOn, type Trial, trialIn, trialOfAction } from './trials.js';
import { ACTIONS, type Action } from './words.js';

/**
 * What answers lead to: the exact chances of tests (ARK-471). They are made of a view; what encounters bring is not foreseen
 * (ARK-466.10).
 */

const prospect = prospectMaker<RuleId>();

const forecast = (...lines: Prospect[]): Forecast => ({ lines, ghosts: [] });

/** How likely a test is passed, with how many successes on average; and how likely each number of them is. */
const odds = (dice: number, chances: Chances): Prospect[] => [
  prospect('plain', 'ARK-471.5b', 'odds.pass', {
    dice,
    percent: percent(passing(chances)),
    expected: rounded(expected(chances)),
  }),
  prospect('plain', 'ARK-471.5a', 'odds.each', { each: each(chances) }),
];

/** "0: 30 % · 1: 44 % · 2: 22 % · 3: 4 %"; what is all but impossible is left out. A line breaks between them only. */
const each = (chances: Chances): string =>
  chances.flatMap((chance, n) => (percent(chance) > 0 ? [`${n}:\u00a0${percent(chance)}\u00a0%`] : [])).join(' · ');

/** A test that would begin now: its chances, and what its pool is made of. */
const trial = (s: Arkham, of: Trial): Forecast =>
  forecast(
    ...odds(Math.max(1, of.test.pool), ofPool(s, of.test)),
    ...poolLines(s, of).map(({ key, params, amount, rule }) => ({
      is: 'plain' as const,
      key: 'odds.source',
      params: { amount: signed(amount), ...sourceOf(key, params) },
      rule: rule!,
    })),
  );
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const sourceOf = (key: string, params: Prospect['params']) => ({
  kind: key.slice(key.indexOf('.') + 1),
  card: params.card ?? { card: null },
  skill: params.skill ?? { skill: 'any' },
});

/** Actions without a test: how far, how much, and what it takes. */
function untried(s: Arkham, seat: Seat, action: Action): Forecast | null {
  if (!inPlay(s, seat)) return null;
  const { money } = s.seats[seat]!;
  switch (action) {
    case 'move': {
      const more = Math.min(PAID_STEPS, money);
      const paid = more > 0 ? [prospect('plain', 'ARK-406.2', 'odds.move-paid', { more })] : [];
      return forecast(prospect('plain', 'ARK-406.2', 'odds.move', { steps: FREE_STEPS }), ...paid);
    }
    case 'gather':
      return forecast(prospect('gain', 'ARK-404.2', 'odds.gather', { count: gathered(s, seat) }));
    case 'focus': {
      const [tokens, limit] = [focusTokens(s, seat), focusLimit(s, seat)];
      return forecast(
        tokens < limit
          ? prospect('gain', 'ARK-409.2', 'odds.focus')
          : prospect('cost', 'ARK-409.4', 'odds.focus-full', { limit }),
      );
    }
    default:
      return null;
  }
}

/** What successes would be for is not there: no doom in one's space, no clue of one's own. */
function vainly(s: Arkham, seat: Seat, action: Action): Prospect[] {
  const { space, clues } = s.seats[seat]!;
  if (action === 'ward' && (s.doom[space] ?? 0) === 0) return [prospect('vain', 'ARK-405.2', 'odds.no-doom')];
  return action === 'research' && clues === 0 ? [prospect('vain', 'ARK-403.2', 'odds.no-clue')] : [];
}

const deed = (s: Arkham, seat: Seat, key: string): Forecast | null => {
  const action = ACTIONS.find((each) => each === key);
  if (action === undefined) return null;
  const found = trialOfAction(s, seat, action);
  if (found === null) return untried(s, seat, action);
  const { lines, ...tried } = trial(s, found);
  return { ...tried, lines: [...vainly(s, seat, action), ...lines] };
};

/** What a token makes of the dice that lie there: one die of a face is rolled again. */
function rerolled(s: Arkham, test: TestInPlay, face: number): Forecast {
  const at = test.faces.indexOf(face);
  const kept = test.faces.filter((_, die) => die !== at);
  const sure = successesOf(s, { ...test, faces: kept });
  const die = afterReroll(s, { ...test, faces: [face], added: 0 }, 1);
  const chances: Chances = [...new Array<number>(sure).fill(0), ...die];
  const now = successesOf(s, test);
  return forecast(
    prospect('cost', 'ARK-471.4a', 'odds.token'),
    prospect(expected(chances) > now ? 'gain' : 'vain', 'ARK-471.4a', 'odds.change', {
      now,
      expected: rounded(expected(chances)),
      percent: percent(passing(chances)),
    }),
  );
}

/** The test that a card would ask for, if it is taken at its word. */
function asked(view: ArkhamView, seat: Seat, { text }: { readonly text?: unknown }): Forecast | null {
  const s = openBoard(view);
  const found = typeof text === 'string' ? trialIn(s, seat, text) : null;
  return found === null ? null : trial(s, found);
}
const textOf = ({ prompt }: Question): { readonly text?: unknown } => {
  const { text } = prompt.params;
  return typeof text === 'object' && text !== null ? text : {};
};

const FORECASTS: ForecastsOf<ArkhamView, typeof QUESTIONS> = {
  'turn/deed': ([key], { view, seat }) => deed(openBoard(view), seat, key),
  'additional/deed': ([key], { view, seat }) => deed(openBoard(view), seat, key),
  'attack/monster': ([card], { view, seat }) => {
    const s = openBoard(view);
    return trial(s, attackOn(s, seat, card));
  },
  'choose/option': (_, { view, seat, option }) => asked(view, seat, option.refs[0] ?? {}),
  'may/yes': ([yes], { view, seat, question }) => (yes === 'true' ? asked(view, seat, textOf(question)) : null),
  'try/pays': ([pays], { view, seat, question }) => (pays === 'false' ? asked(view, seat, textOf(question)) : null),
  'test/use': ([card], { view }) => {
    const s = openBoard(view);
    const test = innermost(s);
    const inHand = s.inHand.filter((used) => used.seat === test.seat).map((used) => used.card);
    if (card !== 'stop') test.pool += useDicer(s, test, card, inHand);
    return forecast(...odds(Math.max(1, test.pool), ofPool(s, test)));
  },
  'test/change': (key, { view }) => {
    const s = openBoard(view);
    const test = innermost(s);
    const [kind, ...rest] = key as readonly string[];
    if (kind === 'focus' || kind === 'clue') return rerolled(s, test, Number(rest.at(-1)));
    const successes = successesOf(s, test);
    return kind === 'stop' ? forecast(prospect('plain', 'ARK-471.5a', 'odds.now', { successes })) : null;
  },
};

export const foresee = foreseer(FORECASTS);
