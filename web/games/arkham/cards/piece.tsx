import { sideOf } from '@tabula/arkham/packs.js';
import type { JSX } from 'preact';
import type { Seen } from '../seen.js';
import { useSeen } from '../seen.js';
import { CardFront, lightOf, type Marks } from './face.js';

interface PieceProps {
  readonly card: string;
  /** Turned over: the other side is read. */
  readonly back?: boolean;
  readonly marks?: Marks;
  /** Others like it may be chosen now, this one not: it steps back. */
  readonly dim?: boolean;
  /** It lies on a sheet over the table: what cannot be chosen is read. */
  readonly reads?: boolean;
}

/** A card in words: "Leather Coat, item, 1 damage on it, may be chosen". */
export function cardLabel({ card, words, props }: Seen, id: string, { damage, horror }: Marks): string {
  const about = card(id);
  if (about === null) return '';
  return [
    about.name,
    about.kind,
    ...about.printed,
    damage > 0 ? words('card.damaged', { count: damage }) : '',
    horror > 0 ? words('card.horrified', { count: horror }) : '',
    props.chosen({ card: id }) ? words('card.chosen') : props.may({ card: id }) ? words('card.may') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A card on the table: a touch answers or explains, on a sheet it shows what cannot be chosen; a right click or the key I shows it in full. */
export function CardPiece({
  card,
  back = false,
  marks = { damage: 0, horror: 0 },
  dim = false,
  reads = false,
}: PieceProps): JSX.Element | null {
  const seen = useSeen();
  const { props, table } = seen;
  const about = seen.card(sideOf(card, back));
  if (about === null) return null;
  const ref = { card };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const state = `${may ? ' may' : ''}${chosen ? ' is-selected' : ''}${dim && !may && !chosen ? ' ar-no' : ''}`;
  return (
    <button
      type="button"
      class={`unit ar-unit ar-unit--${lightOf(table, card)}${state}`}
      data-card={card}
      data-flip={`card:${card}`}
      aria-pressed={chosen}
      onClick={() => (reads && !may && !chosen ? props.zoom(card) : props.touch(ref))}
      onContextMenu={(event) => {
        event.preventDefault();
        props.zoom(card);
      }}
      onKeyDown={(event) => {
        if (event.key === 'i' || event.key === 'I') props.zoom(card);
      }}
    >
      <span class="vh">{cardLabel(seen, card, marks)}</span>
      <CardFront card={card} about={about} table={table} marks={marks} words={seen.words} />
    </button>
  );
}
