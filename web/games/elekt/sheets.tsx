import { titlesToWin } from '@tabula/elekt/board.js';
import { mostAssignments } from '@tabula/elekt/rules/assignment.js';
import { titlesOf } from '@tabula/elekt/rules/cards.js';
import { turnOrder } from '@tabula/elekt/rules/court.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Dialog, Icon } from '../../app/parts.js';
import { Emblem } from './emblem.js';
import { sizeOf } from './open-board.js';
import { Pool } from './pool.js';
import { useSeen } from './seen.js';
import { Unit } from './unit.js';

/** What the board lays over itself. */
export type Over = { readonly is: 'discard' | 'more' } | { readonly is: 'player'; readonly seat: Seat };

interface OverProps {
  readonly over: Over;
  readonly open: (over: Over | null) => void;
}

export function OverSheet({ over, open }: OverProps): JSX.Element {
  const close = () => open(null);
  switch (over.is) {
    case 'discard':
      return <DiscardSheet close={close} />;
    case 'player':
      return <PlayerSheet seat={over.seat} close={close} />;
    case 'more':
      return <MoreSheet close={close} openDiscard={() => open({ is: 'discard' })} />;
  }
}

/** The discard pile, newest first. */
function DiscardSheet({ close }: { readonly close: () => void }): JSX.Element {
  const { view, words, props } = useSeen();
  const choosing = view.discard.some((card) => props.may({ card }));
  return (
    <Dialog title={words('discard.title')} kind="wide" close={close}>
      {view.discard.length === 0 ? (
        <p>{words('discard.empty')}</p>
      ) : (
        <div class="ek-spread">
          {view.discard.toReversed().map((card) => (
            <Unit key={card} card={card} place={{ is: 'discard' }} size="full" dim={choosing} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function MoreSheet({ close, openDiscard }: { readonly close: () => void; readonly openDiscard: () => void }) {
  const { words } = useSeen();
  return (
    <Dialog title={words('table.more')} close={close}>
      <Pool openDiscard={openDiscard} />
    </Dialog>
  );
}

/** What a player has won: Titles by name, the cards that carry them, and Privileges. */
function PlayerSheet({ seat, close }: { readonly seat: Seat; readonly close: () => void }): JSX.Element {
  const { s, view, words, props, nameOf } = useSeen();
  const player = s.seats[seat]!;
  const hand = sizeOf(view.seats[seat]!.hand) + sizeOf(view.seats[seat]!.drawn);
  const needed = titlesToWin(s.seats.length);
  const carrying = [...player.missions, ...player.influences];
  return (
    <Dialog title={nameOf(seat)} kind="wide" close={close}>
      <ul class="ek-facts">
        <Fact icon="ribbon" text={props.say({ key: 'ui.titles', params: { titles: titlesOf(s, seat), needed } })} />
        <Fact icon="ember" text={words('embers', { count: player.embers })} />
        <Fact icon="cards" text={words('hand.count', { count: hand })} />
        {view.phase === 'assignment' && (
          <Fact
            icon={player.passed ? 'pass' : 'check'}
            text={
              player.passed
                ? words('passed')
                : words('assigned', { count: player.assigned, most: mostAssignments(s, seat) })
            }
          />
        )}
        {turnOrder(s)[0] === seat && <Fact icon="scepter" text={words('court.holder')} />}
      </ul>
      {carrying.length + player.privileges.length === 0 && <p>{words('player.none')}</p>}
      {carrying.length > 0 && <WonCards title={words('player.cards')} cards={carrying} />}
      {player.privileges.length > 0 && <WonCards title={words('player.privileges')} cards={player.privileges} />}
    </Dialog>
  );
}

const Fact = ({ icon, text }: { readonly icon: string; readonly text: string }): JSX.Element => (
  <li>
    <Icon id={icon} />
    {text}
  </li>
);

function WonCards({ title, cards }: { readonly title: string; readonly cards: readonly string[] }): JSX.Element {
  const { props, card: aboutCard } = useSeen();
  return (
    <section class="ek-won">
      <h3 class="caps">{title}</h3>
      <ul>
        {cards.map((card) => {
          const about = aboutCard(card);
          const may = props.may({ card });
          return (
            <li key={card}>
              <button
                type="button"
                class={`zcard ek-zcard${may ? ' may' : ''}`}
                onClick={() => (may ? props.touch({ card }) : props.zoom(card))}
              >
                <Emblem card={card} class="zcard__mark" />
                <span class="zcard__kind">{about?.kind}</span>
                <span class="zcard__name">{about?.name}</span>
                {about !== null && about.titles.length > 0 && (
                  <span class="ribbons">
                    {about.titles.map((name) => (
                      <span key={name} class="ribbon">
                        {name}
                      </span>
                    ))}
                  </span>
                )}
                <span class="zcard__text">{about?.text.join(' ')}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
