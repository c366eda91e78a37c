import { packOf } from '@tabula/elekt/content/packs.js';
import { type CardWords, speak } from '@tabula/elekt/text/speak.js';
import type { Result } from '@tabula/kernel/chance.js';
import type { Voice } from '../../voice.js';
import type { Sitting } from '../screen.js';

/** The words of Elekt, for the cards of a pack. */
export interface ElektVoice extends Voice {
  card(id: string): CardWords;
  result(result: Result, titles: number): string;
}

export function elektVoice({ language, options, name: nameOf }: Omit<Sitting, 'seats'>): ElektVoice {
  const pack = String(options.pack ?? 'base');
  const { say, name, card, question, result } = speak(language, pack, nameOf);
  const { units, missions, influences, privileges } = packOf(pack).pack;
  return {
    say,
    labels: (asked) => question(asked).options,
    term: (kind, id) => name({ [kind]: id }),
    card(id) {
      const found = card(id);
      if (found === null) throw new Error(`no card ${id} in the pack ${pack}`);
      return found;
    },
    cards: [...units, ...missions, ...influences, ...privileges].map((entry) => entry.id),
    result,
  };
}
