import events from '../events/pl.json' with { type: 'json' };
import intent from '../intent/pl.json' with { type: 'json' };
import { pl as names } from '../names/pl.js';
import outlook from '../outlook/pl.json' with { type: 'json' };
import cards from '../pl.json' with { type: 'json' };
import play from '../play/pl.json' with { type: 'json' };
import { pl as nouns } from '../terms/pl.js';
import type { Vocabulary } from '../vocabulary.js';
import why from '../why/pl.json' with { type: 'json' };

export const vocabulary: Vocabulary = {
  cards,
  table: { ...play, ...events, ...why, ...outlook, ...intent },
  names,
  nouns,
};
