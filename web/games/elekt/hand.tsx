import type { JSX } from 'preact';
import { cardsIn } from './open-board.js';
import { useSeen } from './seen.js';
import { Unit } from './unit.js';

/** So many cards can be read whole beside one another. */
const FEW = 5;
const FEW_BESIDE_DRAWN = 3;

/** One's own hand: a fan on a desk, a strip on a phone. Cards just drawn lie beside it until one is kept. */
export function Hand(): JSX.Element | null {
  const { props, view, words } = useSeen();
  const { you } = props.now;
  const player = you === null ? undefined : view.seats[you];
  if (player === undefined) return null;
  const drawn = cardsIn(player.drawn);
  const hand = cardsIn(player.hand);
  // More cards than there is room for beside one another lie in two rows, without their texts.
  const many = hand.length > (drawn.length > 0 ? FEW_BESIDE_DRAWN : FEW);
  const choosing = (cards: readonly string[]) => cards.some((card) => props.may({ card }));
  return (
    <div class="ek-hand" data-hand>
      {drawn.length > 0 && (
        <section class="ek-drawn" aria-label={words('hand.drawn')}>
          <p class="caps">{words('hand.drawn')}</p>
          <div class="ek-fan ek-fan--drawn">
            {drawn.map((card) => (
              <Unit key={card} card={card} place={{ is: 'drawn' }} size="full" dim={choosing(drawn)} />
            ))}
          </div>
        </section>
      )}
      <section class="ek-held" aria-label={words('hand')}>
        {hand.length === 0 && <p class="ek-held__none">{words('hand.empty')}</p>}
        <div
          class={`ek-fan${many ? ' is-many' : ''}`}
          style={{ '--count': String(hand.length), '--columns': String(Math.ceil(hand.length / 2)) }}
        >
          {hand.map((card, at) => (
            <Unit
              key={card}
              card={card}
              place={{ is: 'hand' }}
              size="full"
              dim={choosing(hand)}
              style={{ '--n': String(at - (hand.length - 1) / 2) }}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
