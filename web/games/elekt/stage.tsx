import type { Attribute } from '@tabula/elekt/content/behaviour.js';
import { contestOf } from '@tabula/elekt/contest.js';
import { zonePower } from '@tabula/elekt/rules/cards.js';
import { confrontationOrder } from '@tabula/elekt/rules/confrontation.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Cite, Sigil } from '../../app/parts.js';
import { type Made, madeOf, seatsFrom, tallyOf } from './open-board.js';
import { useSeen } from './seen.js';
import type { Stage, Trial } from './stages.js';
import { Attr, SHORT } from './unit.js';

const PIPS = 6;

/** The confrontations of a Zone, attribute by attribute: counts and what they are made of, who wins, what that allows. */
export function StageTray({ stage }: { readonly stage: Stage }): JSX.Element {
  const { s, words } = useSeen();
  const { zone, trials, over } = stage;
  const told = trials.map(({ attribute }) => attribute);
  const order = [...new Set([...told, ...confrontationOrder(s, zone)])];
  const last = over ? null : (trials.at(-1)?.attribute ?? null);
  return (
    <section class="ek-stage tray" aria-label={words('stage.in', { zone: { zone } })} data-zone={zone}>
      {order.map((attribute, at) => {
        const trial = trials.findLast((entry) => entry.attribute === attribute) ?? null;
        return (
          <Column
            key={`${zone}/${attribute}`}
            stage={stage}
            attribute={attribute}
            trial={trial}
            at={at}
            state={trial === null ? 'next' : attribute === last ? 'now' : 'done'}
          />
        );
      })}
    </section>
  );
}

interface ColumnProps {
  readonly stage: Stage;
  readonly attribute: Attribute;
  readonly trial: Trial | null;
  readonly at: number;
  readonly state: 'done' | 'now' | 'next';
}

function Column({ stage, attribute, trial, at, state }: ColumnProps): JSX.Element {
  const { s, home, props } = useSeen();
  const { zone } = stage;
  const watched = (props.cue ?? null) !== null;
  const counting = props.cue?.moment.id === `count/${zone}/${attribute}`;
  const live = tallyOf(s, zone, attribute);
  const seats = seatsFrom(s.seats.length, home);
  const order = [...seats.slice(1), seats[0]!];
  const rows = order.map((seat) => {
    // What is still to be counted is not counted beforehand while one watches.
    const count = trial !== null ? (trial.counts.get(seat) ?? null) : watched ? null : (live.counts[seat] ?? null);
    const made = madeOf(s, zone, seat, attribute);
    // What happened since has changed the table: then only the number is known.
    return { seat, count, made: state !== 'done' && made.total === count ? made : null };
  });
  const best = Math.max(0, ...rows.map(({ count }) => count ?? 0));
  const leads = (seat: Seat, count: number | null): boolean =>
    trial !== null && trial.winner !== null ? trial.winner === seat : count === best && best > 0;
  return (
    <section
      class={`ek-cf cf--${SHORT[attribute]} is-${state}${counting ? ' is-counting' : ''}`}
      style={{ '--k': String(at), '--most': String(Math.max(PIPS, best)) }}
      aria-current={state === 'now'}
    >
      <header>
        <Attr of={attribute} />
        <b class="ek-cf__name">
          {props.name({ attribute })}
          <small aria-hidden="true">{props.name({ zone })}</small>
        </b>
      </header>
      <ol>
        {rows.map(({ seat, count, made }) => (
          <Row key={seat} seat={seat} count={count} made={made} best={leads(seat, count)} />
        ))}
      </ol>
      <p class="ek-cf__res">
        {!(watched && trial === null) && (
          <Outcome stage={stage} attribute={attribute} trial={trial} live={live} best={best} />
        )}{' '}
        <Legend made={rows.map(({ made }) => made)} />
      </p>
    </section>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly count: number | null;
  readonly made: Made | null;
  readonly best: boolean;
}

function Row({ seat, count, made, best }: RowProps): JSX.Element {
  const { words, card } = useSeen();
  const kinds =
    made === null
      ? Array.from({ length: count ?? 0 }, () => '')
      : [
          ...Array.from({ length: made.printed }, () => ''),
          ...Array.from({ length: made.tokens }, () => 'is-tok'),
          ...Array.from({ length: made.converted }, () => `is-conv cf--${SHORT[made.from ?? 'cunning']}`),
          ...Array.from({ length: made.bonus }, () => 'is-bonus'),
        ];
  const units = (made?.units ?? [])
    .filter((unit) => unit.count > 0)
    .map((unit) => words('stage.unit', { card: card(unit.card)?.name ?? '', count: unit.count }))
    .join(', ');
  const said =
    count === null
      ? words('tally.none', { seat: { seat } })
      : units === ''
        ? words('stage.count', { seat: { seat }, count })
        : words('stage.units', { seat: { seat }, count, units });
  return (
    <li class={`${best ? 'is-best' : ''}${count === null ? ' is-out' : ''}`} title={said}>
      <Sigil seat={seat} />
      <span class="ek-pips" aria-hidden="true">
        {kinds.map((kind, at) => (
          <i key={at} class={kind} style={{ '--i': String(at) }} />
        ))}
      </span>
      <b class="num" aria-hidden="true" style={{ '--i': String(count ?? 0) }}>
        {count ?? '–'}
      </b>
      <span class="vh">{said}</span>
    </li>
  );
}

interface OutcomeProps {
  readonly stage: Stage;
  readonly attribute: Attribute;
  readonly trial: Trial | null;
  readonly live: ReturnType<typeof tallyOf>;
  readonly best: number;
}

/** Who wins and what that allows; before it is resolved, who would. */
function Outcome({ stage, attribute, trial, live, best }: OutcomeProps): JSX.Element {
  const { s, words, props } = useSeen();
  const { you } = props.now;
  if (trial === null) {
    if (stage.over) return <>{words('stage.forbidden')}</>;
    if (zonePower(s, stage.zone, 'no-confrontation')?.attribute === attribute) return <>{words('stage.forbidden')}</>;
    if (live.leads.length === 0) return <>{words('stage.far.none')}</>;
    const { winner, tied } = contestOf(s, stage.zone, attribute);
    if (tied && winner !== null) return <>{words('stage.far.won', { seat: { seat: winner } })}</>;
    if (tied) return <>{words('stage.far.tie')}</>;
    return <>{words('stage.far', { seat: { seat: live.leads[0]! } })}</>;
  }
  if (trial.outcome === 'none' && attribute === 'power') return <>{words('stage.unclaimed')}</>;
  if (trial.outcome === 'none' || (trial.winner === null && trial.outcome === 'won')) {
    const score = [...trial.counts.values()].filter((count) => count === best).join(' : ');
    return (
      <>
        {best === 0 ? words('stage.zero') : words('stage.tie', { score })} <Cite rule={trial.rule} short />
      </>
    );
  }
  if (trial.winner === null) return <>{words('stage.far.tie')}</>;
  const mine = trial.winner === you;
  const effect = trial.effects.at(-1);
  return (
    <>
      <b>{mine ? words('stage.won.you') : words('stage.won', { seat: { seat: trial.winner } })}</b>{' '}
      {attribute === 'power'
        ? trial.card !== null && words(mine ? 'stage.takes.you' : 'stage.takes', { card: { card: trial.card } })
        : effect !== undefined
          ? props.say(effect)
          : words(`stage.may.${mine ? 'you.' : ''}${attribute}` as 'stage.may.violence')}{' '}
      <Cite rule={trial.rule} short />
    </>
  );
}

/** What pips stand for that are not plain symbols, where there are any. */
function Legend({ made }: { readonly made: readonly (Made | null)[] }): JSX.Element | null {
  const { words } = useSeen();
  const from = made.find((entry) => (entry?.converted ?? 0) > 0)?.from;
  const keys = [
    made.some((entry) => (entry?.tokens ?? 0) > 0) ? { kind: 'is-tok', text: words('stage.token') } : null,
    from !== undefined && from !== null
      ? { kind: `is-conv cf--${SHORT[from]}`, text: words('stage.from', { attribute: { attribute: from } }) }
      : null,
    made.some((entry) => (entry?.bonus ?? 0) > 0) ? { kind: 'is-bonus', text: words('stage.bonus') } : null,
  ].filter((key) => key !== null);
  return (
    <>
      {keys.map(({ kind, text }) => (
        <span key={kind} class="ek-key">
          <i class={kind} /> {text}
        </span>
      ))}
    </>
  );
}
