import { sheetOf } from '@tabula/arkham/rules/look.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog, Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';
import { softly } from '../soft.js';
import { Bust } from './bust.js';
import { fallenOf } from './fallen.js';
import { FocusCount, Purse, Skills } from './figures.js';
import { assetsOf, Carried, Clinging } from './goods.js';
import { Vital } from './vital.js';

/** The investigator of the viewer, or another of their own that they have laid here, with everything that is theirs. */
export function MyPanel(): JSX.Element {
  const { view, laid } = useSeen();
  return (
    <section class="ar-mine tray" data-flip-seat={laid} data-seat={laid + 1}>
      {view.seats[laid]!.sheet === null ? (
        <Nobody seat={laid} />
      ) : (
        <>
          <Sheet seat={laid} />
          <Strip seat={laid} />
        </>
      )}
    </section>
  );
}

/** ARK-415.6c: the player has no investigator now. */
const Nobody = ({ seat }: { readonly seat: Seat }): JSX.Element => {
  const { words, nameOf, props } = useSeen();
  const left = fallenOf(props.now.story, seat);
  return (
    <div class="ar-nobody">
      <Bust seat={seat} {...(left === undefined ? {} : { fallen: left.sheet })} />
      <p>
        <b>{nameOf(seat)}</b>
        {left === undefined ? words('panel.nobody') : props.say(left.event)}
      </p>
    </div>
  );
};

interface SheetProps {
  readonly seat: Seat;
  /** It lies over the table, to be read. */
  readonly reads?: boolean;
}

/** An investigator in full: who it is, skills and purse, what is carried and what clings. */
export function Sheet({ seat, reads = false }: SheetProps): JSX.Element {
  const { words } = useSeen();
  return (
    <div class="ar-sheet">
      <section class="ar-me">
        <Identity seat={seat} />
        <Vitals seat={seat} />
      </section>
      <section class="ar-figures">
        <div class="ar-hd">
          <h3 class="caps">{words('panel.skills')}</h3>
          <FocusCount seat={seat} />
        </div>
        <Skills seat={seat} />
        <Purse seat={seat} />
      </section>
      <section class="ar-goods">
        <Carried seat={seat} reads={reads} />
        <Clinging seat={seat} reads={reads} />
      </section>
    </div>
  );
}

export function Vitals({ seat }: { readonly seat: Seat }): JSX.Element {
  const { s } = useSeen();
  const { damage, horror } = s.seats[seat]!;
  const { health, sanity } = sheetOf(s, seat);
  return (
    <>
      <Vital kind="health" most={health} hits={damage} />
      <Vital kind="sanity" most={sanity} hits={horror} />
    </>
  );
}

/** Portrait, name and trade; a touch shows the investigator's sheet with its ability. */
function Identity({ seat }: { readonly seat: Seat }): JSX.Element {
  const { view, props, words } = useSeen();
  const sheet = view.seats[seat]!.sheet!;
  const trade = props.name({ card: sheet.replace(/^[^/]+/, 'occupation') });
  return (
    <button type="button" class="ar-me__bust" data-card={sheet} onClick={() => props.zoom(sheet)}>
      <Bust seat={seat} />
      {view.lead === seat && (
        <span class="ar-chip ar-chip--lead">
          <Icon id="ar-star" />
          {words('panel.lead')}
        </span>
      )}
      <span class="ar-me__name">
        <b>{props.name({ card: sheet })}</b>
        <span>{softly(words, trade)}</span>
      </span>
    </button>
  );
}

/** Whether a touch answers: then the table is looked at again. */
const isAnswer = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.may') !== null;

/** On a phone: everything in two rows, and the cards a touch away. */
function Strip({ seat }: { readonly seat: Seat }): JSX.Element {
  const seen = useSeen();
  const { view, props, words } = seen;
  const [open, set] = useState(false);
  const { carried, clings } = assetsOf(seen, seat);
  const asked = [...carried, ...clings].some(({ card }) => props.may({ card }));
  const name = props.name({ card: view.seats[seat]!.sheet! });
  return (
    <>
      <div class="ar-strip">
        <div class="ar-strip__a">
          <Bust seat={seat} />
          <Vitals seat={seat} />
          <Purse seat={seat} brief />
        </div>
        <div class="ar-strip__b">
          <Skills seat={seat} />
          <button
            type="button"
            class={`ar-strip__cards${asked ? ' may' : ''}`}
            aria-haspopup="dialog"
            onClick={() => set(true)}
          >
            <Icon id="ar-hand" />
            {words('panel.cards', { count: carried.length + clings.length })}
          </button>
        </div>
      </div>
      {open && (
        <Dialog title={name} close={() => set(false)}>
          <div onClickCapture={(event) => isAnswer(event.target) && set(false)}>
            <Sheet seat={seat} reads />
          </div>
        </Dialog>
      )}
    </>
  );
}
