import type { Unit } from '@tabula/elekt/board.js';
import { ATTRIBUTES, type Zone } from '@tabula/elekt/content/behaviour.js';
import type { Seen } from './seen.js';

/** Where a card lies, as far as its name has to say it. */
export type Place =
  | { readonly is: 'zone'; readonly zone: Zone; readonly unit: Unit }
  | { readonly is: 'hand' | 'drawn' | 'discard' | 'shown' | 'won' | 'face-up' };

/** The whole of a card for those who do not see it: "Acolyte, Basic unit, Cultist, Occultism 1, Power 1, yours, …". */
export function cardLabel(seen: Seen, id: string, place: Place): string {
  const { words, card, props } = seen;
  const about = card(id);
  if (about === null) return '';
  const parts = [about.name, about.kind, about.type];
  for (const { attribute, count } of about.symbols)
    parts.push(words('card.symbol', { attribute: { attribute }, count }));
  if (about.titles.length > 0)
    parts.push(words('card.title', { count: about.titles.length, titles: about.titles.join(', ') }));
  parts.push(...placeLabel(seen, place));
  if (props.chosen({ card: id })) parts.push(words('card.chosen'));
  else if (props.may({ card: id })) parts.push(words('card.may'));
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function placeLabel({ words, props }: Seen, place: Place): string[] {
  switch (place.is) {
    case 'zone': {
      const { unit, zone } = place;
      const parts = [
        unit.owner === props.now.you ? words('card.yours') : words('card.of', { seat: { seat: unit.owner } }),
        words('card.zone', { zone: { zone } }),
      ];
      for (const attribute of ATTRIBUTES) {
        const count = unit.tokens[attribute];
        if (count > 0) parts.push(words('card.token', { attribute: { attribute }, count }));
      }
      if (unit.off) parts.push(words('card.off'));
      return parts;
    }
    case 'hand':
      return [words('card.hand')];
    case 'drawn':
      return [words('card.drawn')];
    case 'discard':
      return [words('card.discard')];
    default:
      return [];
  }
}
