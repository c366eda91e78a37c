import { PLANS, type Plan } from '@tabula/cults/content/behaviour.js';
import { pointsName } from '@tabula/cults/forecast-changes.js';
import { isNpc } from '@tabula/cults/rules/order.js';
import { markersOf, pointsOf } from '@tabula/cults/rules/points.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { lettersOf } from '../letters.js';
import { sizeOf } from './open-board.js';
import { useSeen } from './seen.js';

/** The players in seat order, and what lies open of them. */
export function Plates({ open }: { readonly open: (seat: Seat) => void }): JSX.Element {
  const { view, words } = useSeen();
  return (
    <ol class="cu-plates" data-players={view.seats.length} aria-label={words('players')}>
      {view.seats.map((_, seat) => (
        <Plate key={seat} seat={seat} open={open} />
      ))}
    </ol>
  );
}

function Plate({ seat, open }: { readonly seat: Seat; readonly open: (seat: Seat) => void }): JSX.Element {
  const { view, s, props, words, nameOf } = useSeen();
  const player = view.seats[seat]!;
  const npc = isNpc(s, seat);
  const turn = props.now.result === null && props.now.waiting.includes(seat);
  const acting = view.turn?.seat === seat;
  const first = view.npc === null && view.first === seat;
  const [may, chosen] = [props.may({ seat }), props.chosen({ seat })];
  const hand = sizeOf(player.hand);
  const known = seat === props.now.you ? [] : (props.now.held?.[seat] ?? []);
  const tokens = player.thug === null ? null : (player.thug ?? 0) + (player.adept ?? 0) + (player.freak ?? 0);
  const points = pointsOf(s, seat);
  const away = props.now.sitters[seat]?.connected === false;
  const note = seat === props.now.you ? words('you') : props.now.sitters[seat]?.kind === 'bot' ? words('bot') : '';
  const label = [
    nameOf(seat),
    note,
    first ? words('first') : '',
    turn ? words('deciding') : '',
    npc ? words('npc.thugs', { count: view.npc!.thugs }) : words('hand.count', { count: hand }),
    known.length === 0 ? '' : words('hand.known', { cards: known.map((card) => props.name({ card })).join(', ') }),
    words('markers', { count: markersOf(s, seat) }),
    words('points', { count: points }),
    away ? words('away') : '',
  ];
  return (
    <li>
      <button
        type="button"
        class={`cu-plate${turn || acting ? ' is-turn' : ''}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
        data-seat={seat + 1}
        data-flip-seat={seat}
        aria-pressed={chosen}
        onClick={() => (may || chosen ? props.touch({ seat }) : open(seat))}
      >
        <span class="vh">{label.filter(Boolean).join(', ')}</span>
        <span class="cu-plate__in" aria-hidden="true">
          <Sigil seat={seat} />
          <span class="cu-plate__name">
            <span data-long={nameOf(seat).length > 10} style={{ '--letters': lettersOf(nameOf(seat)) }}>
              {nameOf(seat)}
            </span>
            {note !== '' && note !== nameOf(seat).toLowerCase() && <em>{note}</em>}
          </span>
          <span class="cu-plate__marks">
            {away && <Icon id="hour" />}
            {first && <Icon id="occ" />}
          </span>
          <span class="cu-plate__facts">
            {npc ? (
              <span>
                <Icon id="thug" />
                {view.npc!.thugs}
              </span>
            ) : (
              <>
                <span>
                  <i class={`cu-mini${known.length > 0 ? ' is-known' : ''}`} />
                  {hand}
                </span>
                <span>
                  <Icon id="eyeoff" />
                  {tokens ?? '?'}
                </span>
              </>
            )}
            <span>
              <Icon id="domi" />
              {markersOf(s, seat)}
            </span>
            <span class="cu-plate__points">
              <Icon id="ribbon" />
              <Num of={pointsName(seat)} value={points} within />
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}

const PLAN_ICON: Readonly<Record<Plan | 'bluff', string>> = {
  growth: 'growth',
  preparation: 'prep',
  influence: 'infl',
  domination: 'domi',
  bluff: 'bluff',
};
export const planIcon = (plan: string): string => (PLAN_ICON as Readonly<Record<string, string>>)[plan] ?? 'chev';

/** CULT-1.24: what everybody has used their markers for in this round. */
export function PlanBoard(): JSX.Element {
  const { view, props, words, nameOf } = useSeen();
  return (
    <section class="cu-planboard tray tray--line" aria-label={words('planboard')}>
      <header class="caps">{words('planboard')}</header>
      <ul>
        {([...PLANS, 'bluff'] as const).map((plan) => {
          const ref = { plan };
          const [may, chosen] = [props.may(ref), props.chosen(ref)];
          const used = view.seats.flatMap((seat, at) => Array.from({ length: seat.used[plan] }, () => at));
          const now = view.turn?.plan === plan;
          return (
            <li key={plan}>
              <button
                type="button"
                class={`cu-plan${now ? ' is-now' : ''}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
                aria-pressed={chosen}
                aria-label={[
                  props.name({ plan }),
                  used.length === 0 ? '' : words('plan.used', { names: used.map(nameOf).join(', ') }),
                  may ? words('may') : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => props.touch(ref)}
              >
                <span class="cu-plan__icon">
                  <Icon id={planIcon(plan)} />
                </span>
                <b>{props.name({ plan })}</b>
                <span class="cu-plan__used" data-many={used.length > 4 ? '' : undefined}>
                  {used.map((seat, at) => (
                    <Sigil key={at} seat={seat} />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The city card in force (CULT-4.5). */
export function CityCardNow(): JSX.Element | null {
  const { view, card, props } = useSeen();
  const id = view.event ?? view.prologue;
  const about = id === null ? null : card(id);
  if (id === null || about === null) return null;
  return (
    <button type="button" class="zcard cu-event" data-card={id} onClick={() => props.zoom(id)}>
      <span class="zcard__kind">{about.kind}</span>
      <span class="zcard__name">{about.name}</span>
      <span class="zcard__text">{about.text.join(' ')}</span>
    </button>
  );
}

/** Where there is no room for all that lies beside the city: a line that names it and opens it. */
export function NowLine({ open }: { readonly open: () => void }): JSX.Element {
  const { view, card, props, words } = useSeen();
  const id = view.event ?? view.prologue;
  return (
    <button type="button" class="cu-now" aria-haspopup="dialog" onClick={open}>
      {id !== null && (
        <span class="cu-now__card">
          <Icon id="temple" /> <b>{card(id)?.name}</b> <small>{card(id)?.text.join(' ')}</small>
        </span>
      )}
      {view.goal !== null && (
        <span class="cu-now__card">
          <Icon id="ribbon" /> <b>{props.name({ card: view.goal })}</b> <small>{card(view.goal)?.text.join(' ')}</small>
        </span>
      )}
      <span class="cu-now__plans">
        <span>{view.npc === null ? words('planboard') : words('planboard.npc')}</span> <Icon id="chev" />
      </span>
    </button>
  );
}
