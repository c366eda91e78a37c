import { isHeld, sheetOf } from '@tabula/arkham/rules/look.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog, Icon } from '../../../app/parts.js';
import { nameOfSpace } from '../names.js';
import { type Seen, useSeen } from '../seen.js';
import { Absent, Means } from './absent.js';
import { Bust } from './bust.js';
import { Sheet } from './mine.js';

/** The others, small: one touch answers a question about them, lays one's own in the place of the sheet, or shows them large. */
export function Companions(): JSX.Element {
  const { view, laid, own, lay, props, nameOf } = useSeen();
  const [open, set] = useState<Seat | null>(null);
  return (
    <>
      <section class="ar-companions" data-many={view.seats.length > 4 || undefined}>
        {view.seats.map((_, seat) =>
          seat === laid ? null : (
            <Companion
              key={seat}
              seat={seat}
              own={own.includes(seat)}
              touch={() => {
                if (props.may({ seat }) || props.chosen({ seat })) props.touch({ seat });
                else if (own.includes(seat)) lay(seat);
                else set(seat);
              }}
            />
          ),
        )}
      </section>
      {open !== null && view.seats[open]!.sheet !== null && (
        <Dialog title={nameOf(open)} kind="wide" close={() => set(null)}>
          <Absent seat={open} />
          <Means seat={open} />
          <Sheet seat={open} reads />
        </Dialog>
      )}
    </>
  );
}

type State = 'held' | 'delayed' | 'done' | 'lent' | 'away';
const ICONS: Readonly<Record<State, string>> = {
  held: 'ar-clasp',
  delayed: 'hour',
  done: 'check',
  lent: 'bot',
  away: 'exit',
};

/** The one thing to know of somebody: who plays for them, what holds them, else whether they have had their turn. */
function stateOf({ s, props }: Seen, seat: Seat): State | null {
  const { lent, connected = true } = props.now.sitters[seat] ?? {};
  if (lent === true) return 'lent';
  if (!connected) return 'away';
  const { delayed, inactive, sheet } = s.seats[seat]!;
  // Whoever has no investigator any more is held by nothing, also before what held them has let go.
  return sheet !== null && isHeld(s, seat) ? 'held' : delayed ? 'delayed' : inactive ? 'done' : null;
}

interface CompanionProps {
  readonly seat: Seat;
  /** One of the viewer's own: a touch changes the sheet that lies open. */
  readonly own: boolean;
  readonly touch: () => void;
}

function Companion({ seat, own, touch }: CompanionProps): JSX.Element {
  const seen = useSeen();
  const { s, view, props, words, nameOf } = seen;
  const one = view.seats[seat]!;
  const state = stateOf(seen, seat);
  const look = `${props.may({ seat }) ? ' may' : ''}${props.chosen({ seat }) ? ' is-selected' : ''}`;
  const turn = view.active === seat || props.now.waiting.includes(seat);
  return (
    <button
      type="button"
      class={`ar-mate${look}${turn ? ' is-turn' : ''}`}
      data-flip-seat={seat}
      data-seat={seat + 1}
      data-brief=""
      style={{ '--letters': nameOf(seat).length }}
      aria-haspopup={own || look !== '' ? undefined : 'dialog'}
      onClick={touch}
    >
      <Bust seat={seat} />
      <span class="ar-mate__n">
        {nameOf(seat)}
        {view.lead === seat && (
          <span class="ar-mate__lead" title={words('panel.lead')}>
            <Icon id="ar-star" />
            <span class="vh">, {words('panel.lead')}</span>
          </span>
        )}
        {own && (
          <span class="ar-mate__own" title={words('panel.lay')}>
            <Icon id="ar-hand" />
            <span class="vh">, {words('panel.lay')}</span>
          </span>
        )}
      </span>
      <span class="ar-mate__w">
        <span class="ar-mate__at">
          {one.sheet === null ? words('panel.nobody') : one.space < 0 ? '' : nameOfSpace(seen, one.space)}
        </span>
        {state !== null && (
          <span class={`ar-chip ar-chip--${state}`}>
            <Icon id={ICONS[state]} />
            <span>{words(state === 'held' ? 'panel.held-chip' : `panel.${state}`)}</span>
          </span>
        )}
      </span>
      {one.sheet !== null && <Small left={leftOf(s, seat)} clues={one.clues} money={one.money} />}
      <Means seat={seat} />
    </button>
  );
}

const leftOf = (s: Seen['s'], seat: Seat) => {
  const { health, sanity } = sheetOf(s, seat);
  const { damage, horror } = s.seats[seat]!;
  return { health: Math.max(0, health - damage), sanity: Math.max(0, sanity - horror), most: { health, sanity } };
};

interface SmallProps {
  readonly left: ReturnType<typeof leftOf>;
  readonly clues: number;
  readonly money: number;
}

/** Health, sanity, clues and money in figures. */
function Small({ left, clues, money }: SmallProps): JSX.Element {
  const { words } = useSeen();
  const { health, sanity, most } = left;
  return (
    <span class="ar-mate__v num">
      <span class="vh">
        {words('panel.small', { health, maxHealth: most.health, sanity, maxSanity: most.sanity, clues, money })}
      </span>
      <span class="ar-c-health" aria-hidden="true">
        <Icon id="ar-heart" />
        {health}
        <small>/{most.health}</small>
      </span>
      <span class="ar-c-sanity" aria-hidden="true">
        <Icon id="ar-mind" />
        {sanity}
        <small>/{most.sanity}</small>
      </span>
      <span class="ar-c-clue ar-mate__more" aria-hidden="true">
        <Icon id="ar-clue" />
        {clues}
      </span>
      <span class="ar-c-money ar-mate__more" aria-hidden="true">
        <Icon id="ar-money" />
        {money}
      </span>
    </span>
  );
}
