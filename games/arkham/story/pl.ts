import type { Stories } from './deck.js';
import { stories as azathoth } from './pl/azathoth.js';
import { stories as deep } from './pl/deep.js';
import { stories as neighbourhoods } from './pl/neighbourhoods.js';
import { stories as town } from './pl/town.js';
import { stories as twilight } from './pl/twilight.js';
import { stories as umordhoth } from './pl/umordhoth.js';

/** All stories of the language, for programs; a page loads those of its scenario. */
export const stories: Stories = new Map([...town, ...neighbourhoods, ...azathoth, ...umordhoth, ...twilight, ...deep]);
