import { bound } from '../deck.js';
import anomalies from './anomalies-twilight.json' with { type: 'json' };
import archive from './archive-twilight.json' with { type: 'json' };
import events from './events-twilight.json' with { type: 'json' };

export const stories = bound([archive, events, anomalies]);
