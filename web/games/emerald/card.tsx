import type { PackIndex } from '@tabula/emerald/content/packs.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import type { EmeraldCard } from '@tabula/emerald/text/speak.js';
import type { JSX } from 'preact';
import { Icon } from '../../app/parts.js';
import { lightOf } from './emblem.js';
import { parted } from './hyphens.js';
import { cardLabel, marked } from './labels.js';
import { useSeen } from './seen.js';
import { ActionSymbols, Emblem, Gains } from './symbols.js';

interface FaceProps {
  readonly pack: PackIndex;
  readonly card: string;
  readonly about: EmeraldCard;
}

/** The face of a card: emblem, symbols, what it brings, name and text. */
export function EmeraldFace({ pack, card, about }: FaceProps): JSX.Element {
  const printed = pack.cards[card] ?? pack.cards[`${card}.0`];
  const text = about.text.join(' ');
  const colon = printed?.texts === undefined ? -1 : text.indexOf(':');
  return (
    <span class="em-whole" aria-hidden="true">
      <span class="unit__art">
        <Emblem pack={pack} card={card} />
      </span>
      {printed !== undefined && (
        <>
          <span class="unit__attrs">
            <ActionSymbols card={printed} />
          </span>
          <span class="em-right">
            <Gains card={printed} />
          </span>
        </>
      )}
      <span class="unit__foot">
        <span class="unit__name">{parted(about.name)}</span>
        <span class="unit__text">
          {colon < 0 ? (
            <i>{text}</i>
          ) : (
            <>
              <b class="em-kw">{text.slice(0, colon + 1)}</b>
              {text.slice(colon + 1)}
            </>
          )}
        </span>
      </span>
    </span>
  );
}

interface PieceProps {
  readonly card: string;
  /** Others may be chosen now, this one not: it steps back. */
  readonly dim?: boolean;
  /** It bears the symbol that is looked for. */
  readonly lit?: boolean;
}

/** A card in one's hand: a touch chooses or explains, a right click or the key I shows it in full. */
export function CardPiece({ card, dim = false, lit = false }: PieceProps): JSX.Element | null {
  const seen = useSeen();
  const { props, view } = seen;
  const about = seen.card(card);
  if (about === null) return null;
  const pack = packOf(view.pack);
  const ref = { card };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const badge = chosen ? props.badge?.(ref) : null;
  const state = `${may ? ' may' : ''}${chosen ? ' is-selected' : ''}${dim && !may && !chosen ? ' em-no' : ''}${lit ? ' is-lit' : ''}`;
  return (
    <div class={`em-card${chosen ? ' is-up' : ''}`} data-brief data-flip={`card:${card}`} data-played={badge?.symbol}>
      <button
        type="button"
        class={`unit em-lit--${lightOf(pack, card)}${state}`}
        data-card={card}
        aria-pressed={chosen}
        onClick={() => props.touch(ref)}
        onContextMenu={(event) => {
          event.preventDefault();
          props.zoom(card);
        }}
        onKeyDown={(event) => {
          if (event.key === 'i' || event.key === 'I') props.zoom(card);
        }}
      >
        <span class="vh">{marked(seen, cardLabel(seen, card), ref)}</span>
        <EmeraldFace pack={pack} card={card} about={about} />
        {chosen && (
          <span class="em-use num" aria-hidden="true">
            <Icon id={badge?.icon ?? 'check'} />
            {badge?.count ?? ''}
          </span>
        )}
      </button>
      <button
        type="button"
        class="em-loupe"
        tabIndex={-1}
        aria-label={seen.words('zoom', { card: ref })}
        onClick={() => props.zoom(card)}
      >
        <Icon id="search" />
      </button>
    </div>
  );
}
