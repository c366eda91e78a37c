import type { ElektView } from '@tabula/elekt/board.js';
import { ATTRIBUTES, ZONES } from '@tabula/elekt/content/behaviour.js';
import { packOf, rulesOf } from '@tabula/elekt/content/packs.js';
import { fateOf } from '@tabula/elekt/forecasts.js';
import { packIn, speak } from '@tabula/elekt/text/speak.js';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type CardFaceProps, spokenAt, type TableNow } from '../../table/source.js';
import { CardSheet } from '../card-sheet.js';
import '../../style/at-table.css';
import './style/cards.css';
import './style/sheet.css';
import { openBoard } from '@tabula/elekt/open-board.js';
import { Emblem } from './emblem.js';
import { cardsIn, changedSymbols, placeOf } from './open-board.js';
import { AbilityMark, UnitFace } from './unit.js';
import { boardWords } from './words.js';

/** A card in full, without a table around it. */
export function ElektCardFace({ card, options, language }: CardFaceProps): JSX.Element | null {
  const pack = packIn({ options });
  const speech = useMemo(() => speak(language, { options }), [language, pack]);
  const about = speech.card(card);
  const { units } = packOf(pack);
  const unit = units[card];
  if (about === null) return null;
  if (unit !== undefined)
    return (
      <div class={`unit unit--${unit.type} ek-face`} data-game="elekt" lang={language}>
        <UnitFace card={card} pack={pack} about={about} size="full" />
      </div>
    );
  return (
    <div class="zcard ek-zcard ek-face ek-face--zone" data-game="elekt" lang={language}>
      <Emblem card={card} class="zcard__mark" />
      <span class="zcard__kind">{about.kind}</span>
      <span class="zcard__name">{about.name}</span>
      {about.titles.length > 0 && (
        <span class="ribbons">
          {about.titles.map((title) => (
            <span key={title} class="ribbon">
              {title}
            </span>
          ))}
        </span>
      )}
      <span class="zcard__text">{about.text.join(' ')}</span>
    </div>
  );
}

interface SheetProps extends CardFaceProps {
  /** The table it lies on, to say what it is doing there; null in a gallery. */
  readonly now: TableNow | null;
}

/** A card in full, what it is doing now, and the rules that speak of it. */
export function ElektCardSheet({ card, options, language, now }: SheetProps): JSX.Element {
  const table = now === null ? { options } : spokenAt(now);
  const words = boardWords(language, table);
  const about = speak(language, table).card(card);
  if (about === null) return <p>{words('sheet.hidden')}</p>;
  const unit = packOf(packIn(table)).units[card];
  return (
    <CardSheet
      face={<ElektCardFace card={card} options={options} language={language} />}
      kind={[about.kind, about.type].filter((part) => part !== null).join(' · ')}
      text={about.text}
      doing={now === null || now.board === null ? [] : [...doingNow(now, card, words), ...fateIn(now, card, language)]}
      rulings={rulesOf(packIn(table), card)}
    >
      {about.symbols.length > 0 && (
        <p>
          {about.symbols
            .map(({ attribute, count }) => words('card.symbol', { attribute: { attribute }, count }))
            .join(', ')}
        </p>
      )}
      {about.ability !== null && (
        <p class="ek-ability">
          <AbilityMark cost={unit?.instant?.cost ?? null} /> {about.ability}
        </p>
      )}
    </CardSheet>
  );
}

/** What would become of a unit if it were annihilated where it lies: what matters most before a confrontation. */
function fateIn(now: TableNow, card: string, language: CardFaceProps['language']): string[] {
  const [words, { say }] = [boardWords(language), speak(language, spokenAt(now))];
  return fateOf(now.board as ElektView, now.you ?? NOBODY, card).map((line) =>
    words('sheet.fate', { what: say(line) }),
  );
}

/** The seat of somebody who only looks on. */
const NOBODY = -1;

/** Where a card lies on this table and how it differs from what is printed on it. */
function doingNow(now: TableNow, card: string, words: ReturnType<typeof boardWords>): string[] {
  const view = now.board as ElektView;
  const s = openBoard(view);
  const place = placeOf(s, card);
  if (place !== null) {
    const { unit, zone } = place;
    return [
      words('sheet.place', { zone: { zone }, seat: { seat: unit.owner } }),
      ...ATTRIBUTES.filter((attribute) => unit.tokens[attribute] > 0).map((attribute) =>
        words('card.token', { attribute: { attribute }, count: unit.tokens[attribute] }),
      ),
      ...changedSymbols(s, card).map(({ attribute, printed, now: is }) =>
        words('sheet.changed', { attribute: { attribute }, printed, now: is }),
      ),
      ...(unit.off ? [words('sheet.off')] : []),
    ];
  }
  const zone = ZONES.find((id) => view.zones[id].card === card);
  if (zone !== undefined) return [words('sheet.face-up', { zone: { zone } })];
  if (view.discard.includes(card)) return [words('sheet.discarded')];
  const { gone } = view;
  if ([...gone.missions, ...gone.influences, ...gone.privileges].includes(card)) return [words('sheet.gone')];
  const winner = view.seats.findIndex((player) =>
    [...player.missions, ...player.influences, ...player.privileges].includes(card),
  );
  if (winner >= 0) return [words('sheet.won', { seat: { seat: winner } })];
  const own = now.you === null ? undefined : view.seats[now.you];
  return own !== undefined && [...cardsIn(own.hand), ...cardsIn(own.drawn)].includes(card) ? [words('sheet.hand')] : [];
}
