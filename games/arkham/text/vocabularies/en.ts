import cards from '../en.json' with { type: 'json' };
import events from '../events/en.json' with { type: 'json' };
import intent from '../intent/en.json' with { type: 'json' };
import { en as names } from '../names/en.js';
import outlook from '../outlook/en.json' with { type: 'json' };
import play from '../play/en.json' with { type: 'json' };
import { en as nouns } from '../terms/en.js';
import type { Vocabulary } from '../vocabulary.js';
import why from '../why/en.json' with { type: 'json' };

export const vocabulary: Vocabulary = {
  cards,
  table: { ...play, ...events, ...why, ...outlook, ...intent },
  names,
  nouns,
};
