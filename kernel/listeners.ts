import type { Instructions, Vocabulary } from './instructions.js';

/** What a card does at a window. */
export interface Ability<N extends string, W extends Vocabulary> {
  readonly at: N;
  readonly forced?: true | undefined;
  /** Of forced ones: the lower goes first; 0 if it is not said. */
  readonly order?: number | undefined;
  /** What the window carries is known to these instructions by its names, and may be edited. */
  readonly does: Instructions<W>;
}

/** An ability of a piece: its place among those of its card, and the piece ('0@lantern.2'). */
export type AbilityId = `${number}@${string}`;

/** The piece whose ability it is. */
export const pieceOf = (id: AbilityId): string => id.slice(id.indexOf('@') + 1);

/** An ability of a card that listens to one window: its place on the card, and its id if the card has no copies. */
interface Hearing<A> {
  readonly at: number;
  readonly id: AbilityId;
  readonly ability: A;
}
type Heard<A> = readonly Hearing<A>[];

/** The id of an ability that was heard from a piece of that card. */
export const idOf = ({ at, id }: Hearing<unknown>, card: string, piece: string): AbilityId =>
  card === piece ? id : `${at}@${piece}`;

/** Whether an ability acts by itself, or if its player wants it to. */
export type AbilityKind = 'forced' | 'optional';

/** Which cards listen to which window. */
export interface Listeners<A> {
  readonly abilities: ReadonlyMap<string, readonly A[]>;
  readonly forced: ReadonlyMap<string, ReadonlyMap<string, Heard<A>>>;
  readonly optional: ReadonlyMap<string, ReadonlyMap<string, Heard<A>>>;
}

/** The cards that listen to a window with abilities of a kind. */
export const listening = <A>(
  { forced, optional }: Listeners<A>,
  kind: AbilityKind,
  window: string,
): ReadonlyMap<string, Heard<A>> | undefined => (kind === 'forced' ? forced : optional).get(window);

/** Who listens to what, from all cards of the box: made once, so that a window nobody listens to costs a look. */
export function listeners<A extends { readonly at: string; readonly forced?: true | undefined }>(
  cards: Iterable<readonly [string, readonly A[]]>,
): Listeners<A> {
  const abilities = new Map(cards);
  const index = (forced: boolean) => {
    const windows = new Map<string, Map<string, Hearing<A>[]>>();
    for (const [card, all] of abilities)
      for (const [at, ability] of all.entries()) {
        if ((ability.forced === true) !== forced) continue;
        const heard = windows.get(ability.at) ?? new Map<string, Hearing<A>[]>();
        windows.set(ability.at, heard.set(card, [...(heard.get(card) ?? []), { at, id: `${at}@${card}`, ability }]));
      }
    return windows;
  };
  return { abilities, forced: index(true), optional: index(false) };
}
