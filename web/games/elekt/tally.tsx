import type { Elekt } from '@tabula/elekt/board.js';
import { ATTRIBUTES, type Zone } from '@tabula/elekt/content/behaviour.js';
import { countName } from '@tabula/elekt/contest.js';
import type { Seat } from '@tabula/kernel/json.js';
import { Sigil } from '../../app/parts.js';
import { still } from '../../app/still.js';
import { Num } from '../../table/numbers.js';
import type { BoardProps } from '../../table/source.js';
import { tallyOf } from './open-board.js';
import { Attr } from './unit.js';
import type { BoardWords } from './words.js';

/** What everybody counts in a Zone, as a text: as long as it reads the same, nothing of it is drawn again. */
export type Told = string;

type Tallies = readonly ReturnType<typeof tallyOf>[];

/** What everybody would count in a Zone now, attribute by attribute. */
export const told = (s: Elekt, zone: Zone): Told =>
  JSON.stringify(ATTRIBUTES.map((attribute) => tallyOf(s, zone, attribute)));

const read = (tally: Told) => {
  const tallies = JSON.parse(tally) as Tallies;
  return ATTRIBUTES.map((attribute, at) => ({ attribute, ...tallies[at]! }));
};

const standing = (leads: readonly Seat[], seat: Seat): string =>
  leads.includes(seat) ? (leads.length > 1 ? 'is-even' : 'is-lead') : '';

interface CountsProps {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly tally: Told;
}

/** What one player counts here, beside their units where the Zone is narrow; for ears there is the table. */
export const Counts = still(({ zone, seat, tally }: CountsProps) => (
  <ul class="ek-counts" aria-hidden="true">
    {read(tally).map(({ attribute, counts, leads }) => (
      <li key={attribute} class={standing(leads, seat)}>
        <Attr of={attribute} />
        <Num of={countName(zone, seat, attribute)} value={counts[seat] ?? '·'} />
      </li>
    ))}
  </ul>
));

interface TallyProps {
  readonly zone: Zone;
  /** The seats in the order of the columns. */
  readonly order: string;
  readonly tally: Told;
  readonly words: BoardWords;
  readonly name: BoardProps['name'];
}

/** What everybody would count in the Zone now; whoever leads stands out and is marked. */
export const Tally = still(({ zone, order, tally, words, name }: TallyProps) => {
  const seats = order.split(',').map(Number);
  return (
    <table class="ek-tally" aria-label={words('tally', { zone: { zone } })} data-players={seats.length} data-numbers>
      <tbody>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Sigil seat={seat} />
              <span class="vh">{words('stage.count', { seat: { seat }, count: '' })}</span>
            </th>
          ))}
        </tr>
        {read(tally).map(({ attribute, counts, leads }, row) => (
          <tr key={attribute}>
            <th scope="row">
              <Attr of={attribute} />
              <span class="vh">{name({ attribute })}</span>
            </th>
            {seats.map((seat, column) => {
              const count = counts[seat] ?? null;
              const said = leads.includes(seat) ? 'tally.lead' : 'tally.cell';
              return (
                <td key={seat} class={standing(leads, seat)}>
                  <Num
                    of={countName(zone, seat, attribute)}
                    value={count ?? '·'}
                    first={row + column === 0}
                    said={
                      count === null
                        ? words('tally.none', { seat: { seat } })
                        : words(said, { seat: { seat }, count, attribute: { attribute } })
                    }
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
