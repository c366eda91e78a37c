import type { Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { JSX } from 'preact';
import { useLater } from '../../../app/later.js';
import { Icon, scrolls } from '../../../app/parts.js';
import { iconOf } from '../emblem.js';
import { Bust } from '../panel/bust.js';
import { useSeen } from '../seen.js';
import { backRef, giftRef, offered, type Thing, thingsIn } from './trade.js';

/**
 * Two who stand together lay out what they have: a touch puts it into the deal. Who is asked sees what is offered. How it
 * looks is loaded with the first trade.
 */
export function TradeTable({ question }: { readonly question: Question }): JSX.Element | null {
  const looks = useLater(() => Promise.all([import('../style/counter.css'), import('../style/trade.css')]));
  const { view, props, words } = useSeen();
  const { seat, options } = question;
  const deal = offered(question);
  const things = deal ?? thingsIn(question, view);
  const { seat: by } = (question.prompt.params.by ?? {}) as Ref;
  // Who offers it gives or takes each of the things; who is asked reads first what becomes of their own.
  const acts = deal === null ? seat : Number(by);
  const found = new Set(things.map(({ from, to }) => (from === acts ? to : from)));
  const partners = [...found].sort((a, b) => Number(b === seat) - Number(a === seat));
  const listed = options.find(({ label }) => label.key === 'option.offer');
  if (looks === null) return null;
  return (
    <section class="ar-over ar-counter ar-trade" aria-label={words('trade')}>
      <header>
        <span class="ar-counter__sign" aria-hidden="true">
          <Icon id="ar-act-trade" />
        </span>
        <div>
          <b>{words('trade')}</b>
          <i>{listed === undefined ? words(deal === null ? 'trade.how' : 'trade.offered') : props.say(listed.label)}</i>
        </div>
      </header>
      <div class="ar-deals" ref={scrolls}>
        {partners.map((other) => (
          <div key={other} class="ar-deal">
            <Side from={acts} to={other} things={things} settled={deal !== null} />
            <Side from={other} to={acts} things={things} settled={deal !== null} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface SideProps {
  readonly from: Seat;
  readonly to: Seat;
  readonly things: readonly Thing[];
  /** It was put together by another: nothing is added or taken back. */
  readonly settled: boolean;
}

/** What one of them can give the other. */
function Side({ from, to, things, settled }: SideProps): JSX.Element {
  const { words } = useSeen();
  const given = things.filter((thing) => thing.from === from && thing.to === to);
  return (
    <section class="ar-deal__side" data-seat={from + 1}>
      <h3>
        <Bust seat={from} />
        {words('trade.side', { from: { seat: from }, to: { seat: to } })}
      </h3>
      {given.length === 0 && <p class="flavour">{words('trade.nothing')}</p>}
      <ul>
        {given.map((thing) => (
          <Offered key={thing.key} thing={thing} settled={settled} />
        ))}
      </ul>
    </section>
  );
}

interface OfferedProps {
  readonly thing: Thing;
  readonly settled: boolean;
}

/** A thing that may be put into the deal, or lies in it: of what is settled a touch shows the card in full. */
function Offered({ thing, settled }: OfferedProps): JSX.Element {
  const { props, words } = useSeen();
  const { what, most } = thing;
  const ref = giftRef(thing);
  const { card } = what;
  const put = props.badge?.(ref)?.count ?? 0;
  const name = props.name(what);
  return (
    <li>
      <button
        type="button"
        class={`ar-offer${props.may(ref) ? ' may' : ''}${put > 0 ? ' is-selected' : ''}`}
        data-card={card}
        disabled={settled && card === undefined}
        aria-pressed={settled ? undefined : put > 0}
        onClick={() => (settled ? props.zoom(String(card)) : props.touch(ref))}
      >
        <Icon id={iconOf(what) ?? 'ar-act-trade'} />
        <span>{name}</span>
        {(settled ? card === undefined : most > 1) && <b class="num">{settled ? most : `${put}/${most}`}</b>}
      </button>
      {put > 0 && most > 1 && (
        <button
          type="button"
          class="ar-offer__back"
          aria-label={words('trade.back', { what: name })}
          onClick={() => props.touch(backRef(thing))}
        >
          <Icon id="undo" />
        </button>
      )}
    </li>
  );
}
