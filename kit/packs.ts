import type { InEveryLanguage } from '@tabula/words/language.js';
import type { DeclaredCard, Packs } from './title.js';

/** What a game says of its packs. */
export interface PackShelf<P extends { readonly id: string; readonly name: InEveryLanguage }> {
  /** The packs that are loaded. */
  loaded(): readonly P[];
  cards(pack: P): readonly DeclaredCard[];
  check(
    read: unknown,
  ): { readonly ok: true; readonly pack: P } | { readonly ok: false; readonly problems: readonly string[] };
  /** What is in it, for whoever made it. */
  about(pack: P): string;
  /** Where it is not as the rule book has it, if that can be told. */
  differences?(pack: P): readonly string[];
  add(pack: P): void;
}

/** The packs of a game, as its title has them. */
export const packsOn = <P extends { readonly id: string; readonly name: InEveryLanguage }>(
  shelf: PackShelf<P>,
): Packs => ({
  all: () => shelf.loaded().map((pack) => ({ id: pack.id, name: pack.name, cards: shelf.cards(pack) })),
  check(read) {
    const checked = shelf.check(read);
    if (!checked.ok) return checked;
    const { pack } = checked;
    return {
      ok: true,
      id: pack.id,
      about: shelf.about(pack),
      differences: shelf.differences?.(pack) ?? [],
      add: () => shelf.add(pack),
    };
  },
});
