import type { ArkhamView } from '@tabula/arkham/board.js';
import { speakingOf } from '@tabula/arkham/content/pack.js';
import { openBoard } from '@tabula/arkham/open-board.js';
import { DARK_PACT, kindOf, pieceOfSide } from '@tabula/arkham/packs.js';
import { healthOf } from '@tabula/arkham/rules/look.js';
import { contentOf } from '@tabula/arkham/shelf.js';
import { speak } from '@tabula/arkham/text/speak.js';
import { tableOf } from '@tabula/arkham/text/table-terms.js';
import type { JSX } from 'preact';
import { type CardFaceProps, spokenAt, type TableNow } from '../../table/source.js';
import { CardSheet } from '../card-sheet.js';
import '../../style/at-table.css';
import './style/cards.css';
import { CardFront, lightOf } from './cards/face.js';
import { type BoardWords, boardWords } from './words.js';

/** A card in full, without a table around it. */
export function ArkhamCardFace({ card, options, language }: CardFaceProps): JSX.Element | null {
  const about = speak(language, { options }).card(card);
  if (about === null) return null;
  const table = tableOf({ options });
  const light = lightOf(table, card);
  if (light === 'paper')
    return (
      <div class="zcard ar-face ar-face--paper" data-game="arkham" lang={language}>
        <span class="zcard__kind">{about.kind}</span>
        <span class="zcard__name">{about.name}</span>
        {about.text.map((line) => (
          <span key={line} class="zcard__text">
            {line}
          </span>
        ))}
      </div>
    );
  return (
    <div class={`unit ar-unit ar-unit--${light} ar-face`} data-game="arkham" lang={language}>
      <CardFront card={card} about={about} table={table} />
    </div>
  );
}

/** A card in full, what else is printed on it, where it lies now, and the rules that speak of it. */
export function ArkhamCardSheet(props: CardFaceProps & { readonly now: TableNow | null }): JSX.Element {
  const { card, options, language, now } = props;
  const spoken = now === null ? { options } : spokenAt(now);
  const words = boardWords(language, spoken);
  const about = speak(language, spoken).card(card);
  if (about === null) return <p>{words('sheet.unknown')}</p>;
  return (
    <CardSheet
      face={<ArkhamCardFace {...props} />}
      kind={about.kind}
      text={about.text}
      doing={now === null || now.board === null ? [] : doingNow(now.board as ArkhamView, card, words)}
      rulings={rulesOf(options, card)}
    >
      {about.printed.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CardSheet>
  );
}

/** The rules that a card names. */
function rulesOf(options: CardFaceProps['options'], card: string): readonly string[] {
  const { pack } = tableOf({ options });
  const kind = kindOf(pieceOfSide(card));
  return speakingOf(contentOf(pack.id)).find(({ id }) => id === kind)?.rules ?? [];
}

/** Where a card lies on this table, and what lies on it. Another copy of it is another card. */
function doingNow(view: ArkhamView, card: string, words: BoardWords): string[] {
  const s = openBoard(view);
  const lines = s.seats.flatMap(({ sheet, assets, space }, seat) => {
    if (sheet === card) return [words('card.at', { seat: { seat }, space: { space } })];
    if (card === DARK_PACT && view.seats[seat]!.pact.count > 0) return [words('card.with', { seat: { seat } })];
    const asset = assets.find((one) => one.card === card);
    if (asset === undefined) return [];
    return [
      words('card.with', { seat: { seat } }),
      ...(asset.damage > 0 ? [words('card.damaged', { count: asset.damage })] : []),
      ...(asset.horror > 0 ? [words('card.horrified', { count: asset.horror })] : []),
      ...(s.locked.includes(card) ? [words('card.locked')] : []),
    ];
  });
  const monster = s.monsters.find((one) => one.card === card);
  if (monster !== undefined) {
    lines.push(words('card.monster', { space: { space: monster.space }, left: healthOf(s, card) - monster.damage }));
    if (monster.exhausted) lines.push(words('card.exhausted'));
    for (const seat of monster.with) lines.push(words('card.holds', { seat: { seat } }));
  }
  if (view.display.includes(card)) lines.push(words('card.display'));
  if (view.codex.some((entry) => entry.card === card)) lines.push(words('card.in-codex'));
  if (view.lostSheets.includes(card)) lines.push(words('card.lost'));
  return lines;
}
