import { type Say, speaker } from '@tabula/words/format.js';
import { grammars } from '@tabula/words/grammar/grammars.js';
import type { Language } from '@tabula/words/language.js';
import { and, type Phrase, phrase } from '@tabula/words/phrase.js';
import { sentence } from '@tabula/words/sentence.js';
import { type ActionSymbol, SYMBOLS } from '../content/behaviour.js';
import type { Card, CardText, CityCard } from '../content/cards.js';
import { effectVerb } from '../verbs/effects.js';
import { catalogs } from './catalogs.js';
import type { AnyCard } from './names.js';
import type { FullHeading } from './nouns.js';
import { noun } from './terms.js';

const voices: { [L in Language]?: Say } = {};

/** Card texts name no cards and no players. They are of this repository, so a fault in them is ours: strict. */
function voice(language: Language): Say {
  voices[language] ??= speaker(
    catalogs[language],
    language,
    (kind, id) => (typeof id === 'string' ? noun(kind, id, language) : undefined),
    { strict: true, grammar: grammars[language] },
  );
  return voices[language];
}

const sentences = (parts: readonly Phrase[], language: Language): string[] =>
  parts.map((part) => sentence(voice(language)(part), language));

/** What a card says: its texts with their headings, or what it is there for. Never empty. */
export function cardText(found: AnyCard, language: Language): string[] {
  if (found.is === 'identity')
    return sentences(found.faction === 'loyalist' ? LOYALIST_TEXT : RESTORATIONIST_TEXT, language);
  if (found.is === 'royal') {
    const { bombsNeeded, worth } = found.card;
    return sentences([phrase('card.royal', { bombs: bombsNeeded }), phrase('card.royal-worth', { worth })], language);
  }
  const { texts = [] } = 'texts' in found.card ? found.card : {};
  return sentences(texts.length > 0 ? texts.map(sayText) : [phrase('card.no-text')], language);
}

const LOYALIST_TEXT = [phrase('card.loyalist.keeps'), phrase('card.loyalist.revealed')];
const RESTORATIONIST_TEXT = [phrase('card.restorationist.keeps'), phrase('card.restorationist.revealed')];

const headingOf = ({ heading, once }: CardText): FullHeading => (once === true ? `${heading}-once` : heading);

/** EMER-4.5 to EMER-4.9: the heading, then what is done. */
function sayText(text: CardText): Phrase {
  const said = text.does.map((effect) => effectVerb(effect).says(effect));
  return phrase('card.text', {
    heading: { heading: headingOf(text) },
    clause: said.length === 1 ? said[0]! : and(...said),
  });
}

/** EMER-1.23: what else is printed: bombs, what a claim brings, what a killed agent or royal is worth. */
export function printedText(found: AnyCard, language: Language): string[] {
  if (found.is === 'identity' || found.is === 'royal') return []; // their text says it all
  const { card } = found;
  const gains = gainsOf(card);
  return sentences(
    [
      ...('bombsNeeded' in card ? [phrase('card.city', { bombs: card.bombsNeeded })] : supportOf(card)),
      ...(gains.length > 0 ? [phrase('card.claimed', { gains: and(...gains) })] : []),
    ],
    language,
  );
}

/** What a card brings to an assassination. */
const supportOf = ({ bombs, killField }: Card): Phrase[] => [
  ...(bombs === undefined ? [] : [phrase('card.bombs', { bombs })]),
  ...(killField === undefined ? [] : [phrase('card.kill-field', { worth: killField })]),
];

/** EMER-4.15: what happens when a card is claimed. */
function gainsOf(card: Card | CityCard): Phrase[] {
  const { points, recruits, madness }: Pick<Card, 'points' | 'recruits' | 'madness'> = card;
  return [
    ...(recruits === undefined ? [] : [phrase('card.recruits', { agents: recruits })]),
    ...(points === undefined ? [] : [phrase('card.points', { worth: points.amount, points: { points: points.kind } })]),
    ...(madness === true ? [phrase('card.madness')] : []),
  ];
}

/** A symbol as often as a card shows it, in words: "2 placements". */
export interface SymbolWords {
  readonly symbol: ActionSymbol;
  readonly count: number;
  readonly said: string;
}

/** The symbols on the left edge of a card, in the order of the rule book. */
export function symbolsOf(found: AnyCard, language: Language): SymbolWords[] {
  if (found.is === 'identity' || found.is === 'royal') return [];
  const { symbols } = found.card;
  return SYMBOLS.flatMap((symbol) => {
    const count = symbols[symbol] ?? 0;
    if (count === 0) return [];
    return [{ symbol, count, said: voice(language)(phrase('card.symbols', { count, symbol: { symbol } })) }];
  });
}

/** What kind of card it is. */
export const kindText = ({ is }: AnyCard, language: Language): string => voice(language)(phrase(`label.${is}`));
