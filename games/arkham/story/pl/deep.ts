import { bound } from '../deck.js';
import anomalies from './anomalies-deep.json' with { type: 'json' };
import archive from './archive-deep.json' with { type: 'json' };
import events from './events-deep.json' with { type: 'json' };

export const stories = bound([archive, events, anomalies]);
