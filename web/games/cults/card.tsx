import type { CultCard } from '@tabula/cults/content/behaviour.js';
import { cardOf } from '@tabula/cults/content/cards.js';
import type { CardWords } from '@tabula/kit/voice.js';
import type { JSX } from 'preact';
import { Icon } from '../../app/parts.js';
import { Emblem } from './emblem.js';
import { type Seen, useSeen } from './seen.js';

export const SYMBOLS = ['attack', 'power', 'terror'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const SHORT: Readonly<Record<Symbol, string>> = { attack: 'atk', power: 'pwr', terror: 'ter' };

/** A printed symbol; whoever shows it says it in words beside it. */
export const Attr = ({ of }: { readonly of: Symbol }): JSX.Element => (
  <span class={`attr attr--${SHORT[of]}`} aria-hidden="true">
    <Icon id={SHORT[of]} />
  </span>
);

const symbolsOf = (card: CultCard): Symbol[] =>
  SYMBOLS.flatMap((symbol) => Array.from({ length: card[symbol] }, () => symbol));

export const frameOf = ({ type }: CultCard): string =>
  type === 'start' ? 'starting' : type === 'disorganisation' ? 'dead' : type;

interface FaceProps {
  readonly card: string;
  readonly about: CardWords;
}

/** The face of a cult card: emblem, symbols, cost, name and text. */
export function CultFace({ card, about }: FaceProps): JSX.Element {
  const printed = cardOf(card);
  const text = about.text.join(' ');
  const colon = printed.ability === undefined ? -1 : text.indexOf(':');
  return (
    <span class="cu-whole" aria-hidden="true">
      <span class="unit__art">
        <Emblem card={card} />
      </span>
      <span class="unit__attrs cu-attrs">
        {symbolsOf(printed).map((symbol, at) => (
          <Attr key={at} of={symbol} />
        ))}
      </span>
      {printed.cost > 0 && <b class="cu-cost num">{printed.cost}</b>}
      <span class="unit__foot">
        <span class="unit__name">{about.name}</span>
        <span class="unit__text" data-brief>
          {colon < 0 ? (
            <i>{text}</i>
          ) : (
            <>
              <b class="cu-keyword">{text.slice(0, colon)}</b> {text.slice(colon + 1)}
            </>
          )}
        </span>
      </span>
    </span>
  );
}

/** A card in words: "Scribe, starting card, power 2, may be chosen". */
export function cardLabel({ card, words, props, view, home }: Seen, id: string): string {
  const about = card(id);
  if (about === null) return '';
  const printed = cardOf(id);
  const parts = [
    about.name,
    about.kind,
    ...SYMBOLS.filter((symbol) => printed[symbol] > 0).map((symbol) =>
      words('card.symbol', { face: { face: symbol }, count: printed[symbol] }),
    ),
    view.seats[home]?.locked.includes(id) === true ? words('card.locked') : '',
    props.chosen({ card: id }) ? words('chosen') : props.may({ card: id }) ? words('may') : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

interface PieceProps {
  readonly card: string;
  /** Others like it may be chosen now, this one not: it steps back. */
  readonly dim?: boolean;
  /** It lies in a pile: a copy in hand does not speak for it, and a touch shows it. */
  readonly piled?: boolean;
  /** It lay face down until it was turned over. */
  readonly turned?: boolean;
}

/** Whether an answer to the question names this very card; in a payment copies in hand stand for one another. */
export const isNamed = ({ props }: Seen, card: string): boolean =>
  props.now.question?.options.some(({ refs }) => refs.some((ref) => ref.card === card)) === true;

/** A card on the table: a touch answers or explains, a right click or the key I shows it in full. */
export function CardPiece({ card, dim = false, piled = false, turned = false }: PieceProps): JSX.Element | null {
  const seen = useSeen();
  const { props, words, view, home } = seen;
  const about = seen.card(card);
  if (about === null) return null;
  const ref = { card };
  const open = !piled || isNamed(seen, card);
  const [may, chosen] = [open && props.may(ref), open && props.chosen(ref)];
  const locked = view.seats[home]?.locked.includes(card) === true;
  const state = `${may ? ' may' : ''}${chosen ? ' is-selected' : ''}${dim && !may && !chosen ? ' cu-no' : ''}`;
  return (
    <div class={`cu-card${chosen ? ' is-up' : ''}${turned ? ' is-turned' : ''}`} data-flip={`card:${card}`}>
      <button
        type="button"
        class={`unit unit--${frameOf(cardOf(card))}${state}`}
        data-card={card}
        aria-pressed={chosen}
        onClick={() => (open ? props.touch(ref) : props.zoom(card))}
        onContextMenu={(event) => {
          event.preventDefault();
          props.zoom(card);
        }}
        onKeyDown={(event) => {
          if (event.key === 'i' || event.key === 'I') props.zoom(card);
        }}
      >
        <span class="vh">{cardLabel(seen, card)}</span>
        <CultFace card={card} about={about} />
        {chosen && (
          <span class="cu-worth" aria-hidden="true">
            <Icon id="check" />
            {props.worth?.(ref) ?? ''}
          </span>
        )}
        {locked && (
          <span class="cu-locked" aria-hidden="true">
            <Icon id="lock" />
          </span>
        )}
      </button>
      <button
        type="button"
        class="cu-loupe"
        tabIndex={-1}
        aria-label={words('zoom', { card: { card } })}
        onClick={() => props.zoom(card)}
      >
        <Icon id="search" />
      </button>
    </div>
  );
}

/** The back of a card that one does not see. */
export const CardBack = (): JSX.Element => <span class="cu-back" aria-hidden="true" />;
