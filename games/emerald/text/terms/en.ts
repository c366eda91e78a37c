import { english } from '@tabula/words/nouns.js';
import type { Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

const plain = (nom: string): Forms => ({ nom });
const royal = (name: string): Forms => ({ nom: `The ${name}`, mid: `the ${name}` });
const attack = (nom: string, art = nom): Forms => ({ nom, art });

export const en: Nouns = {
  city: {
    london: plain('London'),
    paris: plain('Paris'),
    berlin: plain('Berlin'),
    'st-petersburg': plain('St Petersburg'),
    vienna: plain('Vienna'),
    rome: plain('Rome'),
    madrid: plain('Madrid'),
    constantinople: plain('Constantinople'),
    cairo: plain('Cairo'),
  },
  faction: { loyalist: english('Loyalist'), restorationist: english('Restorationist') },
  track: { loyalist: plain('Loyalist marker'), restorationist: plain('Restorationist marker') },
  symbol: {
    place: english('placement'),
    claim: english('claim'),
    retrieve: english('retrieval'),
    move: english('move'),
    assassinate: english('assassination'),
    restorationist: english('Restorationist step'),
    loyalist: english('Loyalist step'),
  },
  points: {
    neutral: english('neutral point'),
    loyalist: english('Loyalist point'),
    restorationist: english('Restorationist point'),
    kill: english('kill point'),
  },
  attack: {
    assassination: attack('the assassination', 'an assassination'),
    shoggoth: attack('the Shoggoth', 'a Shoggoth'),
    vampires: attack('the vampires', 'vampires'),
    zombie: attack('the zombie', 'a zombie'),
    cthulhu: attack('Cthulhu'),
  },
  deed: {
    place: 'Place influence',
    claim: 'Claim cards',
    retrieve: 'Retrieve influence',
    move: 'Move agents',
    markers: 'Move markers',
    assassinate: 'Assassinate',
    discard: 'Discard cards',
    pass: 'Pass',
    return: 'Bring your agents back to a city (free action)',
    end: 'End your turn',
  },
  heading: {
    action: 'Action',
    'action-once': 'One-use action',
    free: 'Free action',
    'free-once': 'One-use free action',
    advantage: 'Advantage',
    'advantage-once': 'One-use advantage',
    block: 'Block',
    'block-once': 'One-use block',
  },
  place: {
    hand: { nom: 'hand', out: 'from the hand' },
    deck: { nom: 'deck', out: 'from the deck' },
    discard: { nom: 'discard pile', out: 'from the discard pile' },
    display: { nom: 'display', out: 'from the display' },
  },
  limbo: { all: 'Limbo' },
  phase: { setup: 'Setup', turns: 'Turns', end: 'Final scoring' },
  noun: {
    card: english('card'),
    cube: english('cube'),
    agent: english('agent'),
    bomb: english('bomb'),
    point: english('point'),
    token: english('sanity token'),
    zombie: english('zombie'),
    space: english('space'),
  },
  royal: {
    'royal-london': { nom: 'Gloriana', mid: 'Gloriana' },
    'royal-paris': royal('Weaver in Darkness'),
    'royal-berlin': royal('Iron Dreamer'),
    'royal-st-petersburg': royal('Blind Autocrat'),
    'royal-vienna': royal('Waltzing Hunger'),
    'royal-rome': royal('Ninefold Pontiff'),
    'royal-madrid': royal('Sun Below'),
    'royal-constantinople': royal('Thousand-Gated'),
    'royal-cairo': royal('Crawling Pharaoh'),
  },
  card: { city: { nom: 'city card', here: 'the city card' } },
  day: { 0: 'Monday', 1: 'Tuesday', 2: 'Wednesday', 3: 'Thursday', 4: 'Friday' },
  sign: { quoted: '#', text: '# (text)' },
};
