import { ATTRIBUTES, type Attribute } from '@tabula/elekt/content/behaviour.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import type { ElektCard } from '@tabula/elekt/text/speak.js';
import type { JSX } from 'preact';
import { Icon } from '../../app/parts.js';
import { still } from '../../app/still.js';
import { cardsNamedIn } from './cards-named.js';
import { Emblem } from './emblem.js';
import { softly } from './hyphens.js';
import { cardLabel, type Place } from './labels.js';
import { useSeen } from './seen.js';

export const SHORT: Readonly<Record<Attribute, string>> = {
  occultism: 'occ',
  cunning: 'cun',
  violence: 'vio',
  power: 'pow',
};

/** A symbol of an attribute, printed or as a token; whoever shows it says it in words beside it. */
export function Attr({ of, token = false }: { readonly of: Attribute; readonly token?: boolean }): JSX.Element {
  return (
    <span class={`attr attr--${SHORT[of]}${token ? ' is-token' : ''}`} aria-hidden="true">
      <Icon id={SHORT[of]} />
    </span>
  );
}

/** As many symbols as there are; four or more of a kind are written as a number. */
const each = (of: Attribute, count: number, token: boolean) =>
  count > 3
    ? [
        <span key={of} class="ek-many">
          <Attr of={of} token={token} />
          <b class="num">{count}</b>
        </span>,
      ]
    : Array.from({ length: count }, (_, at) => <Attr key={`${of}${at}`} of={of} token={token} />);

interface FaceProps {
  readonly card: string;
  readonly pack: string;
  readonly about: ElektCard;
  readonly size: 'full' | 'small';
  /** How many of each attribute, as a text: as long as it reads the same, the face is not drawn again. */
  readonly tokens?: string;
  readonly off?: string | null;
}

/** The tokens on a unit, in the order of the attributes. */
const tokensOn = ({ tokens }: { readonly tokens: Readonly<Record<Attribute, number>> }): string =>
  ATTRIBUTES.map((attribute) => tokens[attribute]).join();

/** The face of a unit: emblem, symbols, tokens, name, and its text if there is room for it. */
export const UnitFace = still(({ card, pack, about, size, tokens, off = null }: FaceProps): JSX.Element => {
  const unit = packOf(pack).units[card];
  const long = about.text.join(' ').length;
  const symbols = about.symbols.reduce((sum, symbol) => sum + symbol.count, 0);
  return (
    <span class="ek-whole" aria-hidden="true">
      <span class="unit__art">
        <Emblem card={card} />
      </span>
      <span
        class={`unit__attrs${symbols > 3 || (symbols === 3 && size === 'full' && long > 70) ? ' unit__attrs--two' : ''}`}
      >
        {about.symbols.flatMap((symbol) => each(symbol.attribute, symbol.count, false))}
      </span>
      {tokens !== undefined && (
        <span class="unit__tokens">
          {tokens.split(',').flatMap((count, at) => each(ATTRIBUTES[at]!, Number(count), true))}
        </span>
      )}
      {unit?.basic === true && (
        <span class="unit__badge">
          <Icon id="shield" />
        </span>
      )}
      {off !== null && <span class="ek-off">{size === 'full' ? off : <Icon id="mute" />}</span>}
      <span class="unit__foot">
        <span class="unit__name">{softly(about.name, size === 'full' ? 11 : 0)}</span>
        {size === 'full' && (
          <span class="unit__text" data-brief>
            {about.ability === null ? (
              <i>{about.text.join(' ')}</i>
            ) : (
              <>
                <AbilityMark cost={unit?.instant?.cost ?? null} />
                {about.text.join(' ')}
              </>
            )}
          </span>
        )}
      </span>
    </span>
  );
});

/** Arrow: at once; flames: for so many Embers; ring: as long as it lies there. */
export function AbilityMark({ cost }: { readonly cost: number | null }): JSX.Element {
  return (
    <span class="unit__cost" aria-hidden="true">
      <Icon id={cost === null ? 'loop' : 'bolt'} />
      {Array.from({ length: cost ?? 0 }, (_, at) => (
        <Icon key={at} id="ember" />
      ))}
    </span>
  );
}

interface PieceProps {
  readonly card: string;
  readonly place: Place;
  readonly size: 'full' | 'small';
  /** Others like it may be chosen now, this one not: it steps back. */
  readonly dim?: boolean;
  readonly class?: string;
  readonly style?: { readonly [property: string]: string };
}

/** A unit on the table: a touch answers or explains, a right click or the key I shows it in full. */
export function Unit({ card, place, size, dim = false, class: more = '', style }: PieceProps): JSX.Element | null {
  const seen = useSeen();
  const { props, view, words } = seen;
  const about = seen.card(card);
  if (about === null) return null;
  const ref = { card };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const unit = place.is === 'zone' ? place.unit : null;
  const type = packOf(view.pack).units[card]?.type ?? 'cultist';
  const told = cardsNamedIn(props.now.question).includes(card);
  const state = `${told ? ' is-told' : ''}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}${dim && !may && !chosen ? ' is-forbidden-piece' : ''}`;
  return (
    <div
      class={`ek-piece ek-piece--${size} ${more}${chosen ? ' is-up' : ''}`}
      style={style ?? {}}
      data-flip={`card:${card}`}
    >
      <button
        type="button"
        class={`unit unit--${type}${size === 'small' ? ' unit--zone' : ''}${state}${unit?.off === true ? ' is-off' : ''}`}
        {...(unit === null ? {} : { 'data-seat': unit.owner + 1 })}
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
        <span class="vh">{cardLabel(seen, card, place)}</span>
        <UnitFace
          card={card}
          pack={view.pack}
          about={about}
          size={size}
          {...(unit === null ? {} : { tokens: tokensOn(unit) })}
          off={unit?.off === true ? props.say({ key: 'ui.switched-off', params: {} }) : null}
        />
      </button>
      <button
        type="button"
        class="ek-loupe"
        tabIndex={-1}
        aria-label={words('zoom', { card: about.name })}
        onClick={() => props.zoom(card)}
      >
        <Icon id="search" />
      </button>
    </div>
  );
}
