import { cardsIn, sizeOf } from '@tabula/emerald/open-board.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Dialog, Sigil } from '../../app/parts.js';
import { partsOf } from './ledger.js';
import { type Seen, useSeen } from './seen.js';

/** What may be laid over the board. */
export type Over = { readonly is: 'player'; readonly seat: Seat };

export function OverSheet({ over, close }: { readonly over: Over; readonly close: () => void }): JSX.Element {
  const { nameOf } = useSeen();
  return (
    <Dialog title={nameOf(over.seat)} kind="wide" close={close}>
      <PlayerFacts seat={over.seat} />
    </Dialog>
  );
}

/** All that may be known of a player: their points and where they come from, and the cards that lie open. */
function PlayerFacts({ seat }: { readonly seat: Seat }): JSX.Element {
  const seen = useSeen();
  const { view, words, props, nameOf } = seen;
  const player = view.seats[seat]!;
  const parts = partsOf(view, seat);
  const deck = cardsIn(player.deck);
  return (
    <div class="em-over">
      <section>
        <h3 class="caps">{words('sheet.points')}</h3>
        {player.ledger.length === 0 && parts.length === 0 && <p>{words('sheet.points.none')}</p>}
        <ul class="em-ledger">
          {player.ledger.map(({ amount, kind, from, victim }, at) => (
            <li key={at}>
              <i class={`em-lk em-lk--${kind}`} aria-hidden="true" />
              <span>
                {props.name({ card: from })}
                {victim !== null && <small>{words('sheet.victim', { name: nameOf(victim) })}</small>}
              </span>
              <b class="num">{words(`source.${kind}`, { count: amount })}</b>
            </li>
          ))}
          {parts
            .filter(({ source }) => source === 'tracks')
            .map(({ amount }) => (
              <li key="tracks">
                <i class="em-lk em-lk--tracks" aria-hidden="true" />
                <span>{words('tracks')}</span>
                <b class="num">{words('source.tracks', { count: amount })}</b>
              </li>
            ))}
        </ul>
      </section>
      {player.parked > 0 && <p>{words('sheet.parked', { count: player.parked })}</p>}
      {player.fed > 0 && <p>{words('sheet.fed', { count: player.fed })}</p>}
      {player.victims.length > 0 && (
        <section>
          <h3 class="caps">{words('sheet.victims')}</h3>
          <ul class="em-names">
            {player.victims.map(({ card, owner }, at) => (
              <li key={at}>
                <Sigil seat={owner} /> {words('sheet.agent-on', { name: nameOf(owner), card: { card } })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Names title={words('sheet.display', { count: player.display.length })} cards={player.display} seen={seen} />
      <Names title={words('sheet.discard', { count: player.discard.length })} cards={player.discard} seen={seen} />
      <Names title={words('sheet.deck', { count: sizeOf(player.deck) })} cards={deck.toSorted()} seen={seen} />
    </div>
  );
}

interface NamesProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly seen: Seen;
}

/** Cards of a pile by name; a touch shows one. */
function Names({ title, cards, seen }: NamesProps): JSX.Element {
  return (
    <section>
      <h3 class="caps">{title}</h3>
      {cards.length > 0 && (
        <ul class="em-names">
          {cards.map((card) => (
            <li key={card}>
              <button type="button" class="chip" onClick={() => seen.props.zoom(card)}>
                {seen.props.name({ card })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
