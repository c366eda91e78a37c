import { cardOf } from '@tabula/cults/content/cards.js';
import { strengthName } from '@tabula/cults/forecast-changes.js';
import { ritualValue } from '@tabula/cults/rules/districts.js';
import { isNpc } from '@tabula/cults/rules/order.js';
import type { Total } from '@tabula/cults/rules/totals.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, Sigil } from '../../app/parts.js';
import { seatIn } from '../../table/event.js';
import { Num } from '../../table/numbers.js';
import { CardBack, CardPiece } from './card.js';
import { cardsIn, sizeOf } from './open-board.js';
import { useSeen } from './seen.js';
import { standingOf } from './standing.js';

/** Who takes part, while one still looks at one's own hand: who they are, and what their rituals give them. */
export function Opposed(): JSX.Element | null {
  const { view, s, words, nameOf } = useSeen();
  const { fight } = view;
  if (fight === null) return null;
  return (
    <ol class="cu-opposed" aria-label={words('fight', { district: { district: fight.district } })}>
      {fight.sides.map((seat) => {
        const rituals = ritualValue(s, fight.district, seat);
        return (
          <li key={seat} data-seat={seat + 1}>
            <Sigil seat={seat} />
            <b>{nameOf(seat)}</b>
            <span class="vh">{words('fight.begins', { rituals })}</span>
            <span class="num" aria-hidden="true">
              <Icon id="occ" /> +<Num of={strengthName(fight.district, seat)} value={rituals} within />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The confrontation in progress, side by side: what lies hidden, what is revealed, and what it comes to. */
export function FightStage(): JSX.Element | null {
  const { view, props, words } = useSeen();
  const { fight } = view;
  const sides = useRef<HTMLDivElement>(null);
  const { question, version } = props.now;
  const told = props.cue?.moment.seat ?? null;
  // Where not all sides have room, who is asked sees their own, and who looks on the one of whom something is told.
  useEffect(() => {
    const box = sides.current;
    const side = box?.querySelector<HTMLElement>(told === null ? '.is-you' : `.cu-side[data-seat='${told + 1}']`);
    if (box === null || !side) return;
    const top = side.offsetTop - box.offsetTop;
    if (told !== null)
      box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + side.offsetHeight - box.clientHeight));
    else if (question !== null) box.scrollTop = top;
  }, [version, props.cue]);
  if (fight === null) return null;
  const totals = standingOf(view, props.now.story.at(-1)?.events ?? []);
  const best = Math.max(...totals.map(({ total }) => total));
  return (
    <section class="cu-stage tray tray--line" aria-label={words('fight', { district: { district: fight.district } })}>
      <header>
        <Icon id="atk" />
        <h2 class="title">{words('fight', { district: { district: fight.district } })}</h2>
        <ol class="cu-steps">
          {(['respond', 'commit', 'reveal', 'outcome'] as const).map((step) => (
            <li key={step} aria-current={step === stepOf(fight, totals.length) ? 'step' : undefined}>
              {words(`fight.${step}`)}
            </li>
          ))}
        </ol>
      </header>
      <div class="cu-sides" data-sides={fight.sides.length} ref={sides}>
        {fight.sides.map((seat) => (
          <Side
            key={seat}
            seat={seat}
            total={totals.find((entry) => entry.seat === seat) ?? null}
            leads={totals.length > 1 && totals.find((entry) => entry.seat === seat)?.total === best}
            committed={fight.committed.includes(seat)}
            waiting={props.now.waiting.includes(seat)}
          />
        ))}
      </div>
    </section>
  );
}

const stepOf = (fight: { readonly sides: readonly Seat[]; readonly committed: readonly Seat[] }, revealed: number) =>
  revealed === fight.sides.length
    ? 'outcome'
    : revealed > 0 || fight.committed.length === fight.sides.length
      ? 'reveal'
      : 'commit';

interface SideProps {
  readonly seat: Seat;
  readonly total: Total | null;
  readonly leads: boolean;
  readonly committed: boolean;
  readonly waiting: boolean;
}

function Side({ seat, total, leads, committed, waiting }: SideProps): JSX.Element {
  const { view, s, words, nameOf, props } = useSeen();
  const player = view.seats[seat]!;
  const npc = isNpc(view, seat);
  const revealed = npc ? view.npc!.revealed : player.revealed;
  const own = cardsIn(player.committed);
  const soFar =
    seat !== props.now.you
      ? null
      : own.reduce((sum, card) => sum + cardOf(card).attack, ritualValue(s, view.fight!.district, seat)) +
        (player.gang ?? 0);
  const hidden = sizeOf(player.committed);
  // The thugs are told after the last card.
  const last = props.cue?.events.at(-1);
  const turning = last?.key === 'event.revealed' && seatIn(last) === seat;
  return (
    <article
      class={`cu-side${leads ? ' is-leading' : ''}${seat === props.now.you ? ' is-you' : ''}`}
      data-seat={seat + 1}
    >
      <header>
        <Sigil seat={seat} />
        <b>{nameOf(seat)}</b>
        {total === null ? (
          <small>
            {soFar !== null
              ? words('fight.so-far', { attack: soFar })
              : waiting
                ? words('fight.deciding')
                : committed
                  ? words('fight.sealed')
                  : words('fight.undecided')}
          </small>
        ) : (
          <Attack total={total.total} seat={seat} />
        )}
      </header>
      <div class="cu-side__cards">
        {[...revealed, ...own].map((card) => (
          <CardPiece key={card} card={card} turned={revealed.includes(card)} />
        ))}
        {own.length === 0 && Array.from({ length: hidden }, (_, at) => <CardBack key={at} />)}
        {committed && (total === null || turning) && (
          <span class="cu-fist" role="img" aria-label={words('fight.fist')}>
            <Icon id="atk" />
            {player.gang !== null && seat === props.now.you ? player.gang : '?'}
          </span>
        )}
      </div>
      {total !== null && <Sum total={total} />}
    </article>
  );
}

/** The attack total of a side, in large type. */
export function Attack({ total, seat }: { readonly total: number; readonly seat?: Seat }): JSX.Element {
  const { words } = useSeen();
  return (
    <b class="cu-side__total num">
      <span class="vh">{words('fight.total', { total })}</span>
      <span aria-hidden="true">{seat === undefined ? total : <Num of={`attack/${seat}`} value={total} within />}</span>
    </b>
  );
}

const PART_ICON = {
  rituals: 'occ',
  cards: 'cards',
  thugs: 'thug',
  added: 'people',
  dice: 'replay',
  reduction: 'bolt',
} as const;

/** CULT-11.21: what a total is made of. */
export function Sum({ total }: { readonly total: Total }): JSX.Element {
  const { words } = useSeen();
  const parts = [
    ['rituals', total.rituals],
    ['cards', total.cards],
    ['thugs', total.thugs],
    ['added', total.added],
    ['dice', total.dice],
    ['reduction', -total.reduction],
  ] as const;
  return (
    <dl class="cu-sum">
      {parts
        .filter(([, count]) => count !== 0)
        .map(([part, count]) => (
          <div key={part}>
            <dt title={words(`sum.${part}`)}>
              <Icon id={PART_ICON[part]} />
              <span>{words(`sum.${part}`)}</span>
            </dt>
            <dd class="num">{count > 0 ? `+${count}` : `−${-count}`}</dd>
          </div>
        ))}
    </dl>
  );
}
