import { bound } from '../deck.js';
import anomalies from './anomalies-azathoth.json' with { type: 'json' };
import archive from './archive-azathoth.json' with { type: 'json' };
import events from './events-azathoth.json' with { type: 'json' };

export const stories = bound([archive, events, anomalies]);
