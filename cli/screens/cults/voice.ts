import { CITY, DISORGANISATION, DISTRICT_CARDS, GOALS, PROLOGUES, STARTING } from '@tabula/cults/content/base.js';
import { type Speech, speak } from '@tabula/cults/text/speak.js';
import { paintSeat } from '../../paint.js';
import type { Voice } from '../../voice.js';
import type { Sitting } from '../screen.js';
import { isSolo } from './words.js';

/** The words of Rise of the Cults. */
export interface CultsVoice extends Voice {
  result: Speech['result'];
}

export function cultsVoice(sitting: Sitting): CultsVoice {
  const solo = isSolo(sitting);
  const goals = solo ? GOALS : [];
  const { say, name, card, question, result } = speak(sitting.language, { seat: sitting.name, solo });
  return {
    say,
    labels: (asked) => question(asked).options,
    term(kind, id) {
      const text = name({ [kind]: id });
      return solo && kind === 'seat' && id === 1 ? paintSeat(1, text) : text;
    },
    card(id) {
      const found = card(id);
      if (found === null) throw new Error(`no card ${id}`);
      return found;
    },
    cards: [...STARTING, ...DISTRICT_CARDS, DISORGANISATION, ...CITY, ...PROLOGUES, ...goals].map(({ id }) => id),
    result,
  };
}
