import type { AbilityKind, Listeners } from '@tabula/kernel/listeners.js';
import type { CardId } from './cards.js';
import type { CardAbility } from './words.js';

/**
 * Where abilities that wait for a moment can lie at all. Moments come many times a round and most of them concern a few
 * cards, so that looking at everything in play at each of them would be most of the work of a game.
 */
export interface Hearing {
  /** Among the scenario, the codex, and what lies beside a deck. */
  readonly codex: boolean;
  readonly sheets: Whom;
  readonly assets: Whom;
  readonly monsters: boolean;
}

/** On the cards of nobody; only of who does what the moment is about; of everybody. */
export type Whom = 'nobody' | 'doer' | 'everybody';

/** Everywhere. */
export const ANYWHERE: Hearing = { codex: true, sheets: 'everybody', assets: 'everybody', monsters: true };

/** The same for every moment that something waits for. */
export type Hearings = { readonly [K in AbilityKind]: ReadonlyMap<string, Hearing> };

/** Says where a card lies when it is in play. */
type PlaceOf = (card: CardId) => keyof Hearing;

type Waiting = Listeners<CardAbility>['forced'];

function hearingAt(cards: NonNullable<ReturnType<Waiting['get']>>, placeOf: PlaceOf): Hearing {
  const at = { codex: false, sheets: 'nobody' as Whom, assets: 'nobody' as Whom, monsters: false };
  for (const [card, heard] of cards) {
    const place = placeOf(card);
    if (place === 'codex' || place === 'monsters') at[place] = true;
    else if (!heard.every(({ ability }) => ability.whose === 'own')) at[place] = 'everybody';
    else if (at[place] === 'nobody') at[place] = 'doer';
  }
  return at;
}

/** What can be heard where, from what the cards of a box listen to. */
export function hearingsOf({ forced, optional }: Listeners<CardAbility>, placeOf: PlaceOf): Hearings {
  const index = (waiting: Waiting) =>
    new Map([...waiting].map(([window, cards]) => [window, hearingAt(cards, placeOf)] as const));
  return { forced: index(forced), optional: index(optional) };
}
