import { type Arkham, HANDS, type TestInPlay } from '@tabula/arkham/board.js';
import { evadeModifier, monsterCard } from '@tabula/arkham/rules/look.js';
import { diceWith, handsUsed } from '@tabula/arkham/rules/pool.js';
import { successFrom } from '@tabula/arkham/rules/test.js';
import { percent, poolLines } from '@tabula/arkham/sums.js';
import type { Ref } from '@tabula/kernel/chance.js';
import { message } from '@tabula/kernel/game.js';
import type { SumLine } from '@tabula/kit/sums.js';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Cite, Icon, Sigil } from '../../../app/parts.js';
import { Num } from '../../../table/numbers.js';
import { iconOf } from '../emblem.js';
import { type Seen, useSeen } from '../seen.js';
import { softly } from '../soft.js';
import { Die } from './die.js';
import { ladderOf, type Odds, oddsOfPool, oddsOfRerolls, type Rung, rungOf } from './ladder.js';
import { Steps } from './steps.js';
import { STEPS, type Trial, trialNow } from './trial.js';

/** A test in four steps: the pool and why, the dice, what changes them, and what comes of it. */
export function TestStage(): JSX.Element | null {
  const seen = useSeen();
  const trial = trialNow(seen);
  // Once it is over it lies on the table no more: what it was made of is what was seen of it last.
  const last = useRef<{ readonly test: TestInPlay; readonly s: Arkham } | null>(null);
  if (trial?.test) last.current = { test: trial.test, s: seen.s };
  if (trial === null) return null;
  const { words } = seen;
  const known = last.current?.test.seat === trial.seat && last.current.test.skill === trial.skill ? last.current : null;
  const ladder = known === null ? [] : ladderOf(known.s, known.test);
  return (
    <section class="ar-stage tray" data-step={trial.step} aria-label={titleOf(seen, trial, known?.test ?? null)}>
      <Steps steps={STEPS.map((step) => words(`stage.test.${step}`))} at={STEPS.indexOf(trial.step)} />
      <div class="ar-test" data-plain={known === null ? '' : undefined}>
        {known !== null && <Pool s={known.s} test={known.test} />}
        <Dice trial={trial} title={titleOf(seen, trial, known?.test ?? null)} ladder={ladder} />
        {known !== null && <Results s={known.s} test={known.test} trial={trial} ladder={ladder} />}
      </div>
    </section>
  );
}

/** "Ward · La Bella Luna · 2 doom". */
function titleOf({ s, props, words }: Seen, { seat, skill }: Trial, test: TestInPlay | null): string {
  if (skill === null) return words('stage.dice.of', { seat: { seat } });
  const { space } = s.seats[seat]!;
  const tested = words('stage.test.of', { skill: { skill } });
  switch (test?.occasion) {
    case 'ward':
      return [
        props.name({ deed: 'ward' }),
        props.name({ space }),
        words('stage.doom', { count: s.doom[space] ?? 0 }),
      ].join(' · ');
    case 'attack':
      return [props.name({ deed: 'attack' }), props.name({ card: test.monster })].join(' · ');
    case 'evade':
    case 'research':
      return [props.name({ deed: test.occasion }), tested].join(' · ');
    case 'encounter':
      return [tested, props.name({ space })].join(' · ');
    default:
      return tested;
  }
}

/** What dice a test began with that its skill and its cards do not explain. */
function modifierOf(s: Arkham, { occasion, monster, seat }: TestInPlay): number {
  if (occasion === 'attack') return monsterCard(s, monster).attack; // ARK-402.4
  const held = s.monsters.some((each) => each.with.includes(seat));
  return occasion === 'evade' && held ? evadeModifier(s, seat) : 0; // ARK-408.4
}

/** What a pool is made of, with a line for each card that was taken in hand for it. */
function linesOf(s: Arkham, test: TestInPlay): SumLine[] {
  const lines = poolLines(s, { test, modifier: modifierOf(s, test) });
  const used = lines.findIndex(({ key }) => key === 'sum.used');
  if (used < 0) return lines;
  const inHand = s.inHand.flatMap(({ seat, card }): SumLine[] => {
    const dice = seat === test.seat ? diceWith(s, test, card) : 0;
    if (dice === 0) return [];
    return [{ ...message('sum.card', { card: { card } }), amount: dice, rule: 'ARK-471.2d', ref: { card } }];
  });
  const rest = lines[used]!.amount - inHand.reduce((sum, { amount }) => sum + amount, 0);
  return [...lines.slice(0, used), ...inHand, ...(rest === 0 ? [] : [{ ...lines[used]!, amount: rest }])];
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
const MARKS: { readonly [key: string]: string } = {
  'sum.focus': 'ar-focus',
  'sum.modifier': 'plus',
  'sum.used': 'plus',
};

function Pool({ s, test }: { readonly s: Arkham; readonly test: TestInPlay }): JSX.Element {
  const { props, words } = useSeen();
  const dice = Math.max(1, test.pool);
  const used = Math.min(HANDS, handsUsed(s, test.seat));
  return (
    <section class="ar-pool">
      <h3>
        <span class="caps">{words('stage.why', { dice })}</span>
        <Cite rule="ARK-471.2" short />
      </h3>
      <ul data-skill={test.skill}>
        {linesOf(s, test).map((line, at) => (
          <li key={`${line.key}/${at}`}>
            <Icon id={(line.ref === undefined ? undefined : iconOf(line.ref)) ?? MARKS[line.key] ?? 'plus'} />
            <span>{softly(words, props.say(line))}</span>
            <b>{at === 0 ? line.amount : signed(line.amount)}</b>
          </li>
        ))}
        <li class="is-total">
          <Icon id="loop" />
          <span>{words('stage.dice')}</span>
          <b>
            <Num of="pool" value={dice} first />
          </b>
        </li>
      </ul>
      <p class="ar-grip">
        {Array.from({ length: HANDS }, (_, at) => (
          <i key={at} class={at < used ? 'is-used' : ''} aria-hidden="true" />
        ))}
        {words('stage.hands', { used })}
      </p>
    </section>
  );
}

interface DiceProps {
  readonly trial: Trial;
  readonly title: string;
  readonly ladder: readonly Rung[];
}

/** Questions that are about dice: what each of their options points at. */
const POINTS: { readonly [question: string]: (face: number, die: number, hit: boolean) => Ref } = {
  'test/change': (face, _, hit) => (hit ? { success: face } : { face }),
  'test/dice': (_, die) => ({ die }),
  'reroll/dice': (_, die) => ({ die }),
};

function Dice({ trial, title, ladder }: DiceProps): JSX.Element {
  const { s, props, words } = useSeen();
  const { faces, seat, skill, successes, test } = trial;
  const from = skill === null ? null : successFrom(s, seat);
  const point = POINTS[props.now.question?.id ?? ''];
  const may = (face: number, at: number) => {
    const ref = point?.(face, at, from !== null && face >= from);
    if (ref === undefined || !(props.may(ref) || props.chosen(ref))) return {};
    // Of dice that show the same one is meant: they lie there as one choice.
    const first = ref.die !== undefined || faces.indexOf(face) === at;
    const chosen = first && props.chosen(ref);
    const label = words('stage.die', { nth: at + 1, face });
    return { may: { chosen, label, word: words('stage.again'), touch: () => props.touch(ref) } };
  };
  const stands = successes === null ? undefined : rungOf(ladder, successes);
  return (
    <section class="ar-roll">
      <h3>
        <span class="caps">
          <Sigil seat={seat} />
          {title}
        </span>
        {from !== null && <small>{words('stage.faces', { from: String(from) })}</small>}
      </h3>
      <div class="ar-dice" data-many={Math.max(faces.length, test?.pool ?? 0) > 7 ? '' : undefined}>
        {faces.map((face, at) => (
          <Die
            key={`${at}/${face}`}
            face={face}
            at={at}
            is={from === null ? 'plain' : face >= from ? 'hit' : 'miss'}
            {...may(face, at)}
          />
        ))}
        {faces.length === 0 &&
          Array.from({ length: Math.max(1, test?.pool ?? 1) }, (_, at) => <i key={at} class="ar-die is-empty" />)}
      </div>
      <p class="ar-verdict" role="status">
        {successes !== null && (
          <>
            <b>{successes}</b>
            <span>
              {words('stage.successes', { count: successes })}
              {stands !== undefined && `: ${words(stands.brings.key, stands.brings.params)}`}
            </span>
          </>
        )}
      </p>
    </section>
  );
}

interface ResultsProps {
  readonly s: Arkham;
  readonly test: TestInPlay;
  readonly trial: Trial;
  readonly ladder: readonly Rung[];
}

const rangeOf = ({ from, to }: Rung): string => (to === null ? `${from}+` : to === from ? `${from}` : `${from}–${to}`);

/** What each number of successes brings, where the test stands, and how likely more are. */
function Results({ s, test, trial, ladder }: ResultsProps): JSX.Element {
  const { words } = useSeen();
  const { successes, step } = trial;
  const stands = successes === null ? undefined : rungOf(ladder, successes);
  const next = successes === null ? undefined : ladder.find(({ from }) => from > successes);
  const over = step === 'result';
  const odds =
    successes === null
      ? oddsOfPool(s, test, ladder)
      : over || next === undefined
        ? []
        : oddsOfRerolls(s, test, next.from);
  return (
    <section class="ar-brings">
      <h3>
        <span class="caps">{words('stage.brings')}</span>
        <Cite rule="ARK-471.5" short />
      </h3>
      <ol class="ar-ladder">
        {ladder.map((rung) => {
          const now = rung === stands;
          // Successes are kept: what lies below cannot come any more; when all is over, nor can the rest.
          const gone = successes !== null && !now && (over || (rung.to !== null && rung.to < successes));
          return (
            <li key={rung.from} class={now ? 'is-now' : gone ? 'is-gone' : ''} aria-current={now ? 'true' : undefined}>
              <b>{rangeOf(rung)}</b>
              <span>{words(rung.brings.key, rung.brings.params)}</span>
              {now && <Icon id="check" />}
            </li>
          );
        })}
      </ol>
      {odds.length > 0 && (
        <>
          <h4 class="caps">
            {next === undefined ? words('stage.odds') : words('stage.odds.more', { count: next.from })}
          </h4>
          <ul class="ar-odds">
            {odds.map(({ count, chance }: Odds) => (
              <li key={count}>
                <span>{words(next === undefined ? 'stage.odds.least' : 'stage.odds.again', { count })}</span>
                <b>{words('stage.percent', { percent: percent(chance) })}</b>
                <i style={{ '--p': `${percent(chance)}%` }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
