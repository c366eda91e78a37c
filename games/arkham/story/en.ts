import type { Stories } from './deck.js';
import { stories as azathoth } from './en/azathoth.js';
import { stories as deep } from './en/deep.js';
import { stories as neighbourhoods } from './en/neighbourhoods.js';
import { stories as town } from './en/town.js';
import { stories as twilight } from './en/twilight.js';
import { stories as umordhoth } from './en/umordhoth.js';

/** All stories of the language, for programs; a page loads those of its scenario. */
export const stories: Stories = new Map([...town, ...neighbourhoods, ...azathoth, ...umordhoth, ...twilight, ...deep]);
