import { stories as azathoth } from './de/azathoth.js';
import { stories as deep } from './de/deep.js';
import { stories as neighbourhoods } from './de/neighbourhoods.js';
import { stories as town } from './de/town.js';
import { stories as twilight } from './de/twilight.js';
import { stories as umordhoth } from './de/umordhoth.js';
import type { Stories } from './deck.js';

/** All stories of the language, for programs; a page loads those of its scenario. */
export const stories: Stories = new Map([...town, ...neighbourhoods, ...azathoth, ...umordhoth, ...twilight, ...deep]);
