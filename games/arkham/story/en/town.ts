import { bound } from '../deck.js';
import archiveShared from './archive-shared.json' with { type: 'json' };
import headlines from './headlines.json' with { type: 'json' };
import investigators from './investigators.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import streets from './streets.json' with { type: 'json' };

/** What can be told in every scenario, wherever one is. */
export const stories = bound([streets, headlines, investigators, scenarios, archiveShared]);
