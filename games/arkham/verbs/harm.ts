import { suffer as suffers } from '../rules/calls.js';
import { much, present, type Verb } from './verb.js';

/** ARK-440, ARK-460: one packet (ARK-R.62). */
export const suffer: Verb<'suffer'> = {
  possible: (s, { damage = 0, horror = 0 }, about) =>
    present(s, about) && much(s, damage, about) + much(s, horror, about) > 0,
  does: ({ s, v }, { damage = 0, horror = 0, direct = false }) =>
    suffers({
      seat: v.seat,
      damage: much(s, damage, v),
      horror: much(s, horror, v),
      direct,
      cause: 'text',
      by: v.of,
    }),
};
