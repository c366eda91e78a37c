/**
 * What the tale says at a card. The scene is told before anything is decided and does not give away what comes (ARK-466.10);
 * each outcome has its own sentence, and only where something happens. A test that a price may replace has one `pass` for
 * both ways. Lists follow the order of the effect: options, grades of a test from the worst, totals of a roll.
 */
export interface Story {
  readonly scene: string;
  readonly pass?: string;
  readonly fail?: string;
  readonly paid?: string;
  readonly declined?: string;
  readonly bought?: string;
  /** What was offered freely is taken. */
  readonly taken?: string;
  /** The effect's condition is met. */
  readonly met?: string;
  /** Told after a test that counts successes, whatever their number. */
  readonly result?: string;
  /** The other side of an archive card. */
  readonly back?: string;
  readonly won?: string;
  readonly lost?: string;
  readonly options?: readonly string[];
  readonly graded?: readonly string[];
  readonly totals?: readonly string[];
}

/** One file of stories; `voice` says how the deck speaks, for whoever writes more of it. */
export interface Deck {
  readonly voice: string;
  readonly stories: { readonly [id: string]: Story };
}

export type Stories = ReadonlyMap<string, Story>;

export const bound = (decks: readonly Deck[]): Stories =>
  new Map(decks.flatMap((deck) => Object.entries(deck.stories)));
