import { EMBER_LIMIT, titlesToWin } from '@tabula/elekt/board.js';
import { mostAssignments } from '@tabula/elekt/rules/assignment.js';
import { titlesOf } from '@tabula/elekt/rules/cards.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { lettersOf } from '../letters.js';
import { sizeOf } from './open-board.js';
import { useSeen } from './seen.js';

/** The court: everybody where they sit, what they have, and from whom and which way the Scepter lets them play. */
export function Court({ open }: { readonly open: (seat: Seat) => void }): JSX.Element {
  const { s, props } = useSeen();
  return (
    <ol
      class="ek-court"
      data-players={s.seats.length}
      data-direction={s.direction}
      aria-label={props.say({ key: 'ui.turn-order', params: {} })}
    >
      {s.seats.map((_, seat) => (
        <Plate key={seat} seat={seat} first={seat === s.scepter} open={open} />
      ))}
    </ol>
  );
}

const WAYS = { '1': 'court.cw', '-1': 'court.ccw', '0': 'court.open' } as const;

/** The Scepter before whoever holds it, with the direction it gives. */
function Scepter(): JSX.Element {
  const { s, words } = useSeen();
  const way = words(WAYS[s.direction]);
  return (
    <span class="ek-court__scepter" title={way}>
      <Icon id="scepter" />
      {s.direction !== 0 && (
        <span class={s.direction === -1 ? 'ek-mirror' : ''}>
          <Icon id="cw" />
        </span>
      )}
      <span class="vh">{way}</span>
    </span>
  );
}

/** Long names are set smaller, in two lines where they need them: nobody is called "I…". */
const lengthOf = (name: string): 'long' | 'longer' | undefined =>
  name.length > 15 ? 'longer' : name.length > 6 ? 'long' : undefined;

interface PlateProps {
  readonly seat: Seat;
  readonly first: boolean;
  readonly open: (seat: Seat) => void;
}

function Plate({ seat, first, open }: PlateProps): JSX.Element {
  const { s, view, words, props, nameOf } = useSeen();
  const player = s.seats[seat]!;
  const sitter = props.now.sitters[seat];
  const turn = props.now.result === null && props.now.waiting.includes(seat);
  const titles = titlesOf(s, seat);
  const needed = titlesToWin(s.seats.length);
  const hand = sizeOf(view.seats[seat]!.hand) + sizeOf(view.seats[seat]!.drawn);
  const won = [...player.missions, ...player.influences, ...player.privileges];
  const [may, chosen] = [props.may({ seat }), props.chosen({ seat })];
  // One of the cards before a player may be chosen: the way to it leads over the plate.
  const within = won.some((card) => props.may({ card }));
  const most = mostAssignments(s, seat);
  const assigning = view.phase === 'assignment';
  const note = seat === props.now.you ? words('you') : sitter?.kind === 'bot' ? words('bot') : '';
  const label = [
    nameOf(seat),
    note,
    first ? words('court.holder') : '',
    turn ? words('court.turn') : '',
    words('embers', { count: player.embers }),
    words('titles', { titles, needed }),
    words('hand.count', { count: hand }),
    assigning ? (player.passed ? words('passed') : words('assigned', { count: player.assigned, most })) : '',
    sitter?.connected === false ? words('away') : '',
  ].filter((part) => part !== '');
  const passed = assigning && player.passed;
  return (
    <li class="ek-court__seat">
      {first && <Scepter />}
      <button
        type="button"
        class={`ek-plate${turn ? ' is-turn' : ''}${seat === props.now.you ? ' is-you' : ''}${may || within ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
        data-seat={seat + 1}
        data-flip-seat={seat}
        aria-pressed={chosen}
        onClick={() => (may || chosen ? props.touch({ seat }) : open(seat))}
      >
        <span class="vh">{label.join(', ')}</span>
        <span class="ek-whole" aria-hidden="true">
          <Sigil seat={seat} />
          <span class="ek-plate__name">
            <span data-long={lengthOf(nameOf(seat))} style={{ '--letters': lettersOf(nameOf(seat)) }}>
              {nameOf(seat)}
            </span>
            {/* Who has passed says that; what they are is a touch away. */}
            {note !== '' && !passed && note !== nameOf(seat).toLowerCase() && <em>{note}</em>}
            {sitter?.connected === false && <Icon id="hour" />}
          </span>
          {assigning && (
            <span class="ek-plate__done">
              {passed ? words('passed') : <Assigned count={player.assigned} most={most} />}
            </span>
          )}
          <span class="ek-plate__facts">
            <span class="embers" data-number={`embers/${seat}`} data-count={player.embers}>
              {Array.from({ length: EMBER_LIMIT }, (_, at) => (
                <span key={at} class={at < player.embers ? '' : 'is-spent'}>
                  <Icon id="ember" />
                </span>
              ))}
            </span>
            <span class="ek-plate__st">
              <Icon id="ribbon" />
              <b>
                <Num of={`titles/${seat}`} value={titles} within />
              </b>
              <small>/{needed}</small>
            </span>
          </span>
          {player.privileges.length > 0 && (
            <span class="ek-plate__st ek-plate__priv">
              <Icon id="pow" />
              <b class="num">{player.privileges.length}</b>
            </span>
          )}
          <span class="ek-plate__st ek-plate__hand">
            <span class="ek-mini" />
            <b class="num">{hand}</b>
          </span>
        </span>
      </button>
    </li>
  );
}

/** A notch for every assignment of the round, those made filled. */
function Assigned({ count, most }: { readonly count: number; readonly most: number }): JSX.Element {
  return (
    <span class="ek-notches">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} class={at < count ? 'is-made' : ''} />
      ))}
    </span>
  );
}
