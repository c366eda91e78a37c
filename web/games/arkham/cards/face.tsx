import { DARK_PACT, kindOf, pieceOfSide, type Table } from '@tabula/arkham/packs.js';
import type { ArkhamCard } from '@tabula/arkham/text/speak.js';
import type { JSX } from 'preact';
import { Icon } from '../../../app/parts.js';
import { emblemOf, faceOf } from '../emblem.js';
import { softly } from '../soft.js';
import type { BoardWords } from '../words.js';

/** What lies on a card, besides what is printed on it. */
export interface Marks {
  readonly damage: number;
  readonly horror: number;
}
const NONE: Marks = { damage: 0, horror: 0 };

/** By which light a card is known: its type, or what else it is. */
export function lightOf(table: Table, card: string): string {
  const kind = kindOf(pieceOfSide(card));
  if (table.assets[kind] !== undefined) return table.assets[kind].type;
  if (table.monsters[kind] !== undefined) return 'monster';
  if (kind === DARK_PACT) return 'condition';
  return table.sheets[kind] === undefined ? 'paper' : 'investigator';
}

interface FaceProps {
  readonly card: string;
  readonly about: ArkhamCard;
  readonly table: Table;
  readonly marks?: Marks;
  /** Where there is so little room that long words have to be parted. */
  readonly words?: BoardWords;
}

/** The face of a card: emblem or portrait, hands, what it can take, name and text. */
export function CardFront({ card, about, table, marks = NONE, words }: FaceProps): JSX.Element {
  const kind = kindOf(pieceOfSide(card));
  const { hands = 0 } = table.assets[kind] ?? {};
  const art = table.sheets[kind] === undefined ? emblemOf(card) : faceOf(kind);
  const set = (text: string) => (words === undefined ? text : softly(words, text));
  return (
    <span class="ar-front" aria-hidden="true">
      <span class="unit__art">
        <svg>
          <use href={`#${art}`} />
        </svg>
      </span>
      {hands > 0 && (
        <span class="ar-hands">
          {Array.from({ length: hands }, (_, at) => (
            <span key={at}>
              <Icon id="ar-hand" />
            </span>
          ))}
        </span>
      )}
      <Soak table={table} kind={kind} marks={marks} />
      <span class="unit__foot">
        <span class="unit__name">{set(about.name)}</span>
        <span class="unit__text" data-brief>
          {set(about.text.join(' '))}
        </span>
      </span>
    </span>
  );
}

/** How much a card can still take; an investigator or a monster has all of it printed. */
function Soak({ table, kind, marks }: { table: Table; kind: string; marks: Marks }): JSX.Element | null {
  const printed = table.assets[kind] ?? table.sheets[kind] ?? table.monsters[kind];
  if (printed === undefined) return null;
  const { health = 0 } = printed;
  const sanity = 'sanity' in printed ? (printed.sanity ?? 0) : 0;
  if (health + sanity === 0) return null;
  const part = (most: number, hits: number, icon: string, tone: string) =>
    most > 0 && (
      <span class={`${tone}${hits > 0 ? ' is-hit' : ''}`}>
        <Icon id={icon} />
        {most - hits}
      </span>
    );
  return (
    <span class="ar-soak">
      {part(health, marks.damage, 'ar-heart', 'ar-c-health')}
      {part(sanity, marks.horror, 'ar-mind', 'ar-c-sanity')}
    </span>
  );
}
