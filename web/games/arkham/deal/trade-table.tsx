import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { JSX } from 'preact';
import { Icon, scrolls } from '../../../app/parts.js';
import { iconOf } from '../emblem.js';
import { Bust } from '../panel/bust.js';
import { useSeen } from '../seen.js';
import { backRef, giftRef, type Thing, thingsIn } from './trade.js';

/** Two who stand together lay out what they have: a touch puts it into the deal. */
export function TradeTable({ question }: { readonly question: Question }): JSX.Element {
  const { view, props, words } = useSeen();
  const { seat, options } = question;
  const things = thingsIn(question, view);
  const partners = [...new Set(things.map(({ from, to }) => (from === seat ? to : from)))];
  const listed = options.find(({ label }) => label.key === 'option.offer');
  return (
    <section class="ar-over ar-counter ar-trade" aria-label={words('trade')}>
      <header>
        <span class="ar-counter__sign" aria-hidden="true">
          <Icon id="ar-act-trade" />
        </span>
        <div>
          <b>{words('trade')}</b>
          <i>{listed === undefined ? words('trade.how') : props.say(listed.label)}</i>
        </div>
      </header>
      <div class="ar-deals" ref={scrolls}>
        {partners.map((other) => (
          <div key={other} class="ar-deal">
            <Side from={seat} to={other} things={things} />
            <Side from={other} to={seat} things={things} />
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
}

/** What one of them can give the other. */
function Side({ from, to, things }: SideProps): JSX.Element {
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
          <Offered key={thing.key} thing={thing} />
        ))}
      </ul>
    </section>
  );
}

function Offered({ thing }: { readonly thing: Thing }): JSX.Element {
  const { props, words } = useSeen();
  const { what, most } = thing;
  const ref = giftRef(thing);
  const put = props.badge?.(ref)?.count ?? 0;
  const name = props.name(what);
  return (
    <li>
      <button
        type="button"
        class={`ar-offer${props.may(ref) ? ' may' : ''}${put > 0 ? ' is-selected' : ''}`}
        data-card={what.card === undefined ? undefined : String(what.card)}
        aria-pressed={put > 0}
        onClick={() => props.touch(ref)}
      >
        <Icon id={iconOf(what) ?? 'ar-act-trade'} />
        <span>{name}</span>
        {most > 1 && (
          <b class="num">
            {put}/{most}
          </b>
        )}
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
