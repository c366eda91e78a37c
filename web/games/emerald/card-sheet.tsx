import type { EmeraldView } from '@tabula/emerald/board.js';
import { CITIES } from '@tabula/emerald/content/behaviour.js';
import { anyCard, packFor } from '@tabula/emerald/text/names.js';
import { speak } from '@tabula/emerald/text/speak.js';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type CardFaceProps, spokenAt, type TableNow } from '../../table/source.js';
import { CardSheet } from '../card-sheet.js';
import '../../style/at-table.css';
import './style/cards.css';
import { cardsIn } from '@tabula/emerald/open-board.js';
import { EmeraldFace } from './card.js';
import { lightOf } from './emblem.js';
import { type BoardWords, boardWords } from './words.js';

/** A card in full, without a table around it. */
export function EmeraldCardFace({ card, options, language }: CardFaceProps): JSX.Element | null {
  const speech = useMemo(() => speak(language, { options }), [language, options]);
  const about = speech.card(card);
  if (about === null) return null;
  const pack = packFor({ options });
  return (
    <div class={`unit em-lit--${lightOf(pack, card)} em-face`} data-game="emerald" lang={language}>
      <EmeraldFace pack={pack} card={card} about={about} />
    </div>
  );
}

/** A card in full, what else is printed on it, where it lies now, and the rules that speak of it. */
export function EmeraldCardSheet(props: CardFaceProps & { readonly now: TableNow | null }): JSX.Element {
  const { card, options, language, now } = props;
  const words = boardWords(language, now === null ? { options } : spokenAt(now));
  const about = speak(language, { options }).card(card);
  if (about === null) return <p>{words('sheet.unknown')}</p>;
  return (
    <CardSheet
      face={<EmeraldCardFace {...props} />}
      kind={about.kind}
      text={about.text}
      doing={now === null || now.board === null ? [] : lying(now, card, words)}
      rulings={rulesOf(props)}
    >
      {[...about.symbols.map(({ said }) => said), ...about.printed].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CardSheet>
  );
}

/** Rules that hold for every card of a kind. */
const RULES_OF = {
  starting: ['EMER-4.1'],
  city: ['EMER-6.10', 'EMER-10.7'],
  royal: ['EMER-10.22', 'EMER-10.24'],
  identity: ['EMER-15.1', 'EMER-17.9', 'EMER-17.11'],
} as const;

/** EMER-18: the rules and rulings that speak of a card. */
function rulesOf({ card, options }: Pick<CardFaceProps, 'card' | 'options'>): readonly string[] {
  const found = anyCard(packFor({ options }), card);
  if (found === undefined) return [];
  return found.is === 'game' ? (found.card.rules ?? ['EMER-4.1']) : RULES_OF[found.is];
}

/** Where a card lies on this table. */
function lying(now: TableNow, card: string, words: BoardWords): string[] {
  const view = now.board as EmeraldView;
  const lines: string[] = [];
  for (const id of CITIES) {
    const { top, royal } = view.cities[id];
    if (top.includes(card)) lines.push(words('sheet.top', { city: { city: id } }));
    if (royal.includes(card)) lines.push(words('sheet.royal', { city: { city: id } }));
  }
  view.seats.forEach((player, seat) => {
    const name = { seat };
    if (cardsIn(player.hand).includes(card)) lines.push(words('sheet.hand'));
    if (player.display.includes(card)) lines.push(words('sheet.in-display', { seat: name }));
    if (player.discard.includes(card)) lines.push(words('sheet.in-discard', { seat: name }));
    if (player.played.includes(card)) lines.push(words('sheet.in-play', { seat: name }));
  });
  if (view.removed.includes(card)) lines.push(words('sheet.removed'));
  return lines;
}
