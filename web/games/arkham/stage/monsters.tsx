import type { MonsterInPlay } from '@tabula/arkham/board.js';
import { healthOf, monsterCard } from '@tabula/arkham/rules/look.js';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, Sigil } from '../../../app/parts.js';
import { emblemOf } from '../emblem.js';
import { acting } from '../map/shown.js';
import { useSeen } from '../seen.js';
import { softly } from '../soft.js';
import { inOrder, MONSTER_STEPS, monsterStep, type Plan, planOf } from './plans.js';
import { Steps } from './steps.js';
import { since } from './told.js';

/** The monster phase: every monster of the board, with what it will do now. */
export function MonsterStage(): JSX.Element {
  const { s, props, words } = useSeen();
  const { now } = props;
  const told = since(now.story, ({ key }) => key === 'event.monster-phase') ?? [];
  const cards = now.question?.options.flatMap(({ refs }) => refs.map(({ card }) => String(card))) ?? [];
  const step = monsterStep(
    s,
    told.map(({ key }) => key),
    now.question === null ? null : { id: now.question.id, cards },
  );
  const monsters = inOrder(s);
  const queue = useRef<HTMLUListElement>(null);
  // Where not all have room, those that the question is about are seen.
  useEffect(() => {
    const [box, first] = [queue.current, queue.current?.querySelector<HTMLElement>('.may, .is-about')?.parentElement];
    if (box !== null && first)
      box.scrollLeft = first.offsetLeft - box.offsetLeft - Number.parseFloat(getComputedStyle(box).paddingLeft);
  }, [now.version, props.cue]);
  return (
    <section class="ar-stage tray" aria-label={words('stage.monsters')}>
      <Steps steps={MONSTER_STEPS.map((each) => words(`stage.monster.${each}`))} at={MONSTER_STEPS.indexOf(step)} />
      {monsters.length === 0 ? (
        <p class="ar-calm">{words('stage.monsters.none')}</p>
      ) : (
        <ul class="ar-queue" ref={queue}>
          {monsters.map((monster) => (
            <li key={monster.card}>
              <MonsterCard monster={monster} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const STATES = { ready: 'bolt', held: 'link', lies: 'hour' } as const;

function MonsterCard({ monster }: { readonly monster: MonsterInPlay }): JSX.Element {
  const seen = useSeen();
  const { s, props, words } = seen;
  const { card, damage } = monster;
  const state = monster.exhausted ? 'lies' : monster.with.length > 0 ? 'held' : 'ready';
  const ref = { card };
  const mark = `${props.chosen(ref) ? ' is-selected' : props.may(ref) ? ' may' : ''}${acting(seen) === card ? ' is-about' : ''}`;
  return (
    <button
      type="button"
      class={`ar-mcard is-${state}${mark}`}
      data-card={card}
      data-seat={monster.with[0] === undefined ? undefined : monster.with[0] + 1}
      onClick={() => props.touch(ref)}
    >
      <span class="ar-mcard__art">
        <svg aria-hidden="true">
          <use href={`#${emblemOf(card)}`} />
        </svg>
      </span>
      <b class="ar-mcard__name">{softly(words, props.name(ref))}</b>
      <span class="ar-mcard__state">
        <Icon id={STATES[state]} />
        {words(`stage.state.${state}`)}
        {monster.with.map((seat) => (
          <Sigil key={seat} seat={seat} />
        ))}
      </span>
      <span class="ar-mcard__plan">{usePlanned(planOf(s, monster), monster)}</span>
      <MonsterFigures card={card} damage={damage} />
    </button>
  );
}

interface FiguresProps {
  readonly card: string;
  /** What it has taken. */
  readonly damage: number;
}

/** What a monster can take, how hard it is to attack and to evade, and what it does. */
export function MonsterFigures({ card, damage }: FiguresProps): JSX.Element {
  const { s, props, words } = useSeen();
  const { attack, evade, damage: hurts, horror } = monsterCard(s, card);
  return (
    <span class="ar-mcard__n">
      <Figure icon="shield" label={words('stage.health')} value={`${healthOf(s, card) - damage}`} />
      <Figure icon="ar-act-attack" label={props.name({ deed: 'attack' })} value={minus(attack)} />
      <Figure icon="ar-act-evade" label={props.name({ deed: 'evade' })} value={minus(evade)} />
      <Figure icon="ar-damage" label={props.name({ suffered: 'damage' })} value={minus(hurts)} />
      <Figure icon="ar-horror" label={props.name({ suffered: 'horror' })} value={minus(horror)} />
    </span>
  );
}

const minus = (count: number): string => String(count).replace('-', '−');

interface FigureProps {
  readonly icon: string;
  readonly label: string;
  readonly value: string;
}

function Figure({ icon, label, value }: FigureProps): JSX.Element {
  return (
    <span>
      <Icon id={icon} />
      <span class="vh">{label} </span>
      {value}
    </span>
  );
}

/** What it will do, in a sentence. */
function usePlanned(plan: Plan, { card, space }: MonsterInPlay): string {
  const { s, props, words, nameOf } = useSeen();
  const { damage, horror } = monsterCard(s, card);
  const names = (seats: readonly number[]) => seats.map(nameOf).join(' / ');
  const places = (spaces: readonly number[]) => spaces.map((at) => props.name({ space: at })).join(' / ');
  switch (plan.does) {
    case 'hunts':
      return words('stage.plan.hunts', { steps: plan.steps, whom: names(plan.prey) });
    case 'patrols':
      return words('stage.plan.patrols', { steps: plan.steps, where: places(plan.to) });
    case 'comes':
      return words('stage.plan.comes', { where: plan.prey.length > 0 ? names(plan.prey) : places(plan.to) });
    case 'attacks':
      return words('stage.plan.attacks', { whom: names(plan.whom), damage, horror });
    case 'rises':
      return words('stage.plan.rises', { space: { space } });
    default:
      return words(`stage.plan.${plan.does}`);
  }
}
