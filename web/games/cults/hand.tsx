import { TOKENS, type Token } from '@tabula/cults/content/behaviour.js';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../app/parts.js';
import { useInSight } from '../use-in-sight.js';
import { CardPiece, isNamed } from './card.js';
import { cardsIn, sizeOf } from './open-board.js';
import { useSeen } from './seen.js';

/** So many cards can be read whole beside one another. */
const FEW = 6;

/** One's own hand. */
export function Hand({ open }: { readonly open: () => void }): JSX.Element | null {
  const seen = useSeen();
  const { props, view, words } = seen;
  const { you } = props.now;
  const player = you === null ? undefined : view.seats[you];
  const strip = useRef<HTMLDivElement>(null);
  const hand = player === undefined ? [] : cardsIn(player.hand);
  const may = hand.filter((card) => props.may({ card }));
  const chosen = hand.filter((card) => props.chosen({ card }));
  useInSight(strip, [props.now.version, may, chosen].join('/'));
  if (player === undefined) return null;
  const choosing = may.length + chosen.length > 0;
  const own = [player.deck, player.discard].some((pile) => cardsIn(pile).some((card) => isNamed(seen, card)));
  return (
    <section class="cu-hand" data-hand aria-label={words('hand')}>
      <Pocket />
      <div
        ref={strip}
        class={`cu-strip${hand.length > FEW ? ' is-many' : ''}`}
        style={{ '--columns': String(Math.ceil((hand.length + 1) / 2)) }}
      >
        {hand.length === 0 && <p class="cu-none">{words('hand.empty')}</p>}
        {hand.map((card) => (
          <CardPiece key={card} card={card} dim={choosing} />
        ))}
        <button type="button" class={`cu-piles${own ? ' may' : ''}`} data-flip-deck onClick={open}>
          <Icon id="cards" />
          <span>{words('piles', { deck: sizeOf(player.deck), discard: sizeOf(player.discard) })}</span>
        </button>
      </div>
    </section>
  );
}

/** What a token is good for (CULT-1.13): one symbol of its kind. */
const WORTH = { thug: 'attack', adept: 'power', freak: 'terror' } as const;

/** A kind of token behind one's screen: it may be spent by touching it. */
function Coin({ token, count }: { readonly token: Token; readonly count: number }): JSX.Element {
  const { props, words } = useSeen();
  const ref = { token };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const label = words('token', { token: ref, count });
  return (
    <li>
      <button
        type="button"
        class={`cu-token${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
        aria-label={[label, chosen ? words('chosen') : may ? words('may') : ''].filter(Boolean).join(', ')}
        aria-pressed={chosen}
        onClick={() => props.touch(ref)}
      >
        <span class={`cu-coin cu-coin--${token}`}>
          <Icon id={token} />
        </span>
        <b class="num" aria-hidden="true">
          ×{count}
        </b>
        <small class="cu-token__is" aria-hidden="true">
          {props.name(ref)}
          <br />
          {words('card.symbol', { face: { face: WORTH[token] }, count: 1 })}
        </small>
      </button>
    </li>
  );
}

/** The tokens behind one's own screen (CULT-18.8). */
export function Pocket(): JSX.Element | null {
  const { props, view, words } = useSeen();
  const { you } = props.now;
  const player = you === null ? undefined : view.seats[you];
  if (player === undefined) return null;
  return (
    <ul class="cu-pocket" aria-label={words('screen')}>
      {TOKENS.map((token) => (
        <Coin key={token} token={token} count={player[token] ?? 0} />
      ))}
    </ul>
  );
}

const FACE_ICON = { attack: 'atk', power: 'pwr', terror: 'ter', blank: null } as const;

/** The recruitment dice as they lie (CULT-18.10). */
export function Dice(): JSX.Element | null {
  const { props, view, words, nameOf } = useSeen();
  if (view.dice.length === 0) return null;
  return (
    <section class="cu-dicebox" aria-label={words('dice')}>
      <p class="caps">
        {view.roller === null ? words('dice') : words('dice.of', { name: nameOf(view.roller) })}
        {view.rerolls > 0 && <em>{words('rerolls', { count: view.rerolls })}</em>}
      </p>
      <ul class="cu-dice">
        {view.dice.map((face, at) => {
          const ref = { die: at };
          const [may, chosen] = [props.may(ref), props.chosen(ref)];
          const icon = FACE_ICON[face];
          return (
            <li key={at}>
              <button
                type="button"
                class={`cu-die${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
                aria-label={[
                  words('die', { nth: at + 1, face: { face } }),
                  chosen ? words('die.again') : may ? words('may') : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
                aria-pressed={chosen}
                onClick={() => props.touch(ref)}
              >
                {icon !== null && <Icon id={icon} />}
                {chosen && (
                  <span class="cu-die__again">
                    <Icon id="replay" />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
