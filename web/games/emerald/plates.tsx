import { pointLimit, SANITY } from '@tabula/emerald/board.js';
import { pointsName } from '@tabula/emerald/forecast-changes.js';
import { sizeOf } from '@tabula/emerald/open-board.js';
import { agentsOnBoard } from '@tabula/emerald/rules/cities.js';
import { totalOf } from '@tabula/emerald/rules/points.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { factionSeen } from './identity.js';
import { marked } from './labels.js';
import { partsOf } from './ledger.js';
import { useSeen } from './seen.js';

/** The players in the order of the seats; a touch tells more of one, or chooses them. */
export function Plates({ open }: { readonly open: (seat: Seat) => void }): JSX.Element {
  const { view, words } = useSeen();
  return (
    <ol class="em-plates" aria-label={words('players')} data-players={view.seats.length}>
      {view.seats.map((_, seat) => (
        <Plate key={seat} seat={seat} open={() => open(seat)} />
      ))}
    </ol>
  );
}

function Plate({ seat, open }: { readonly seat: Seat; readonly open: () => void }): JSX.Element {
  const seen = useSeen();
  const { props, view, s, words, nameOf } = seen;
  const player = view.seats[seat]!;
  const limit = pointLimit(view.seats.length);
  const total = totalOf(view, seat);
  const ref = { seat };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const active = view.phase === 'turns' && view.active === seat;
  const facts = [
    {
      icon: 'em-agent',
      label: words('plate.agents', { count: agentsOnBoard(s, seat) }),
      count: agentsOnBoard(s, seat),
    },
    { icon: 'em-cube', label: words('plate.cubes', { count: player.cubes }), count: player.cubes },
    { icon: 'cards', label: words('plate.hand', { count: sizeOf(player.hand) }), count: sizeOf(player.hand) },
  ];
  return (
    <li
      class={`em-pl${active ? ' is-active' : ''}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
      data-seat={seat + 1}
      data-flip-seat={seat}
      data-brief
    >
      <button
        type="button"
        class="em-pl__touch"
        aria-label={marked(seen, words('plate', { name: nameOf(seat), total, limit }), ref)}
        onClick={() => (may || chosen ? props.touch(ref) : open())}
      />
      <Sigil seat={seat} />
      <b class="em-pl__n">{nameOf(seat)}</b>
      <Identity seat={seat} />
      <Sanity left={player.sanity} />
      <span class="em-pl__v num" aria-hidden="true">
        <b>
          <Num of={pointsName(seat)} value={total} within />
        </b>
        <small>/{limit}</small>
      </span>
      <span class="em-pl__s num">
        {facts.map(({ icon, label, count }) => (
          <span key={icon} title={label}>
            <Icon id={icon} />
            <span aria-hidden="true">{count}</span>
            <span class="vh">{label}</span>
          </span>
        ))}
      </span>
      <Ledger seat={seat} limit={Math.max(limit, total)} />
    </li>
  );
}

/** EMER-16.1: one unit is one point; its kind is told by colour and pattern. */
function Ledger({ seat, limit }: { readonly seat: Seat; readonly limit: number }): JSX.Element {
  const { view, words } = useSeen();
  const parts = partsOf(view, seat);
  const said = parts.map(({ source, amount }) => words(`source.${source}`, { count: amount })).join(', ');
  return (
    <span class="em-led" title={said}>
      <span class="vh">{said}</span>
      {parts.map(({ source, amount }) => (
        <i
          key={source}
          class={`em-lk em-lk--${source}`}
          style={{ width: `${(amount / limit) * 100}%` }}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}

/** EMER-14.1: the sanity tokens that are left. */
export function Sanity({ left }: { readonly left: number }): JSX.Element {
  const { words } = useSeen();
  const label = words('sanity', { left, of: SANITY });
  return (
    <span class="em-san" title={label}>
      <span class="vh">{label}</span>
      {Array.from({ length: SANITY }, (_, nth) => (
        <span key={nth} class={nth < left ? '' : 'is-off'}>
          <Icon id="occ" />
        </span>
      ))}
    </span>
  );
}

/** Nobody's faction is hinted at before it is revealed: only one's own is shown, to oneself. */
function Identity({ seat }: { readonly seat: Seat }): JSX.Element {
  const seen = useSeen();
  const { words } = seen;
  const known = factionSeen(seen.view, seat);
  if (known === null)
    return (
      <span class="em-pl__id" title={words('identity.hidden')}>
        <span class="vh">{words('identity.hidden')}</span>
        <span aria-hidden="true">?</span>
      </span>
    );
  const label = words(known.open ? 'identity.open' : 'identity.own', { faction: { faction: known.faction } });
  return (
    <span class={`em-pl__id em-is--${known.faction}${known.open ? ' is-open' : ''}`} title={label}>
      <span class="vh">{label}</span>
      <Icon id={`em-sym-${known.faction}`} />
    </span>
  );
}
