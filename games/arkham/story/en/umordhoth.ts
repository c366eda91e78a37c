import { bound } from '../deck.js';
import archive from './archive-umordhoth.json' with { type: 'json' };
import events from './events-umordhoth.json' with { type: 'json' };

export const stories = bound([archive, events]);
