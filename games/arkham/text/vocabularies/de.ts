import cards from '../de.json' with { type: 'json' };
import events from '../events/de.json' with { type: 'json' };
import intent from '../intent/de.json' with { type: 'json' };
import { de as names } from '../names/de.js';
import outlook from '../outlook/de.json' with { type: 'json' };
import play from '../play/de.json' with { type: 'json' };
import { de as nouns } from '../terms/de.js';
import type { Vocabulary } from '../vocabulary.js';
import why from '../why/de.json' with { type: 'json' };

export const vocabulary: Vocabulary = {
  cards,
  table: { ...play, ...events, ...why, ...outlook, ...intent },
  names,
  nouns,
};
