import type { CultsView } from '@tabula/cults/board.js';
import { DISTRICTS } from '@tabula/cults/content/behaviour.js';
import { KINDS, kindOf, rulesOf } from '@tabula/cults/content/cards.js';
import { cardCost } from '@tabula/cults/rules/growth.js';
import { speak } from '@tabula/cults/text/speak.js';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CardFaceProps, TableNow } from '../../table/source.js';
import { CardSheet } from '../card-sheet.js';
import '../../style/at-table.css';
import './style/cards.css';
import { openBoard } from '@tabula/cults/open-board.js';
import { CultFace, frameOf } from './card.js';
import { cardsIn } from './open-board.js';
import { boardWords } from './words.js';

/** A card in full, without a table around it. */
export function CultsCardFace({ card, language }: CardFaceProps): JSX.Element | null {
  const speech = useMemo(() => speak(language), [language]);
  const about = speech.card(card);
  const printed = KINDS[kindOf(card)];
  if (about === null) return null;
  if (printed !== undefined)
    return (
      <div class={`unit unit--${frameOf(printed)} cu-face`} data-game="cults" lang={language}>
        <CultFace card={card} about={about} />
      </div>
    );
  return (
    <div class="zcard cu-face cu-face--paper" data-game="cults" lang={language}>
      <span class="zcard__kind">{about.kind}</span>
      <span class="zcard__name">{about.name}</span>
      {about.text.map((line) => (
        <span key={line} class="zcard__text">
          {line}
        </span>
      ))}
    </div>
  );
}

/** A card in full, where it lies now, and the rules that speak of it. */
export function CultsCardSheet(props: CardFaceProps & { readonly now: TableNow | null }): JSX.Element {
  const { card, language, now } = props;
  const words = boardWords(language);
  const about = speak(language).card(card);
  if (about === null) return <p>{words('sheet.hidden')}</p>;
  const cost = KINDS[kindOf(card)]?.cost ?? 0;
  return (
    <CardSheet
      face={<CultsCardFace {...props} />}
      kind={about.kind}
      text={about.text}
      doing={now === null || now.board === null ? [] : doingNow(now, card, words)}
      rulings={rulesOf(card)}
    >
      {cost > 0 && <p>{words('sheet.cost', { cost })}</p>}
    </CardSheet>
  );
}

/** Where a card lies on this table. */
function doingNow(now: TableNow, card: string, words: ReturnType<typeof boardWords>): string[] {
  const view = now.board as CultsView;
  const s = openBoard(view);
  const lines: string[] = [];
  for (const id of DISTRICTS)
    for (const stack of [view.districts[id].guardian, view.districts[id].action])
      if (stack !== null && stack.kind === kindOf(card))
        lines.push(
          words('sheet.stack', { district: { district: id }, left: stack.left, cost: cardCost(s, id, stack.kind) }),
        );
  const own = now.you === null ? undefined : view.seats[now.you];
  if (own !== undefined && cardsIn(own.hand).includes(card)) lines.push(words('sheet.hand'));
  if (view.destroyed.includes(card)) lines.push(words('sheet.destroyed'));
  if (view.event === card) lines.push(words('sheet.in-force'));
  if (view.pastEvents.includes(card)) lines.push(words('sheet.used'));
  return lines;
}
