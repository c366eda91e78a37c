import { pointsName } from '@tabula/cults/forecast-changes.js';
import { isNpc } from '@tabula/cults/rules/order.js';
import { sumOf } from '@tabula/cults/sums.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Dialog } from '../../app/parts.js';
import { SumLines } from '../../table/sum-note.js';
import { CardPiece, isNamed } from './card.js';
import { NpcPanel } from './npc.js';
import { cardsIn, sizeOf } from './open-board.js';
import { useSeen } from './seen.js';
import { CityCardNow, PlanBoard } from './sides.js';

/** What may be laid over the board. */
export type Over = { readonly is: 'piles' } | { readonly is: 'player'; readonly seat: Seat } | { readonly is: 'plans' };

export function OverSheet({ over, close }: { readonly over: Over; readonly close: () => void }): JSX.Element {
  const { view, words, nameOf } = useSeen();
  if (over.is === 'piles')
    return (
      <Dialog title={words('piles.title')} kind="wide" close={close}>
        <OwnPiles />
      </Dialog>
    );
  if (over.is === 'plans')
    return (
      <Dialog title={words(view.npc === null ? 'planboard' : 'planboard.npc')} close={close}>
        <div class="cu-over">
          <NpcPanel />
          <PlanBoard />
          <CityCardNow />
        </div>
      </Dialog>
    );
  return (
    <Dialog title={nameOf(over.seat)} close={close}>
      <PlayerFacts seat={over.seat} />
    </Dialog>
  );
}

/** CULT-18.4: what one's own deck is made of, unordered, and the own discard pile. */
function OwnPiles(): JSX.Element {
  const seen = useSeen();
  const { view, words, props } = seen;
  const player = view.seats[props.now.you ?? 0]!;
  const parts = [
    ['discard', cardsIn(player.discard)],
    ['deck', cardsIn(player.deck)],
  ] as const;
  return (
    <div class="cu-over">
      {parts.map(([part, cards]) => (
        <section key={part} aria-label={words(`piles.${part}`, { count: cards.length })}>
          <h3 class="caps">{words(`piles.${part}`, { count: cards.length })}</h3>
          <div class="cu-many">
            {cards.map((card) => (
              <CardPiece key={card} card={card} dim={cards.some((other) => isNamed(seen, other))} piled />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function PlayerFacts({ seat }: { readonly seat: Seat }): JSX.Element {
  const { view, words, props } = useSeen();
  const player = view.seats[seat]!;
  const points = sumOf(view, pointsName(seat));
  // CULT-18.15: one's own hand lies before one.
  const known = seat === props.now.you ? [] : (props.now.held?.[seat] ?? []);
  const told = words('hand.known', { cards: known.length });
  if (isNpc(view, seat))
    return (
      <div class="cu-over">
        <NpcPanel />
      </div>
    );
  const facts = [
    words('hand.count', { count: sizeOf(player.hand) }),
    words('piles', { deck: sizeOf(player.deck), discard: sizeOf(player.discard) }),
    words('supply.rituals', { one: player.rituals[0]!, two: player.rituals[1]!, three: player.rituals[2]! }),
    words('supply', { places: player.places, domination: player.domination, plans: player.plans }),
  ];
  return (
    <div class="cu-over">
      <ul class="cu-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {known.length > 0 && (
        <section aria-label={told}>
          <h3 class="caps">{told}</h3>
          <div class="cu-many">
            {known.map((card) => (
              <CardPiece key={card} card={card} piled />
            ))}
          </div>
        </section>
      )}
      {points !== null && (
        <section aria-label={props.say(points.title)}>
          <h3 class="caps">{props.say(points.title)}</h3>
          <SumLines sum={points} say={props.say} />
        </section>
      )}
    </div>
  );
}
