import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { call, goto } from '@tabula/kernel/rule.js';
import type { CardId, Emerald } from '../board.js';
import type { Heading } from '../content/behaviour.js';
import { effectVerb } from '../verbs/effects.js';
import { cardOf, discardPlayed, distinct, play, retire, textOf } from './cards.js';
import { rule } from './kit.js';

/** EMER-4.16: the hand cards whose text under a heading can be used now. */
export const playable = (s: Emerald, seat: Seat, heading: Heading): CardId[] => {
  const { hand, freed } = s.seats[seat]!;
  const found: CardId[] = [];
  for (const card of hand) {
    const text = textOf(s, card, heading);
    if (text === undefined || (heading === 'free' && freed.includes(card))) continue; // EMER-3.20
    if (text.does.some((effect) => effectVerb(effect).possible(s, effect, seat))) found.push(card);
  }
  return distinct(s, found);
};

/** EMER-12.1, EMER-4.6: a card is played for its text, part by part. */
export const useText = rule<{ seat: Seat; card: CardId; heading: Heading }, { text: number; part: number }>('use-text')(
  {
    'EMER-12.1': (c) => {
      const { seat, card, heading } = c.v;
      c.v.text = cardOf(c.s, card).texts!.findIndex((text) => text.heading === heading);
      c.v.part = 0;
      play(c.s, seat, [card]);
      if (heading === 'free') c.s.seats[seat]!.freed.push(card);
      tell(c, 'event.uses', { seat: { seat }, card: { card } });
    },
    'EMER-12.4': ({ s, v }) => {
      const { seat, card, text, part } = v;
      const effect = cardOf(s, card).texts![text]!.does[part];
      if (effect === undefined) return;
      v.part++;
      const { does, possible } = effectVerb(effect);
      if (does === null || (part > 0 && !possible(s, effect, seat))) return goto('EMER-12.4'); // EMER-20.63
      return call(does, { seat, card, text, part });
    },
    'EMER-12.4 next': ({ s, v }) =>
      cardOf(s, v.card).texts![v.text]!.does[v.part] === undefined ? undefined : goto('EMER-12.4'),
    'EMER-12.2': ({ s, v }) => {
      const { seat, card } = v;
      if (!s.seats[seat]!.played.includes(card)) return; // its own rule has named another place (EMER-12.3)
      if (cardOf(s, card).texts![v.text]!.once === true) retire(s, seat, card);
      else discardPlayed(s, seat, [card]);
    },
  },
);
