import { type BoardOf, int, list, oneOf, tagged } from '@tabula/kernel/shape.js';
import { ATTACKS, FACTIONS } from './behaviour.js';

/** The words of this game's card texts, with their fields (section 18a). What each does is in `verbs/`. */
export const effect = tagged('do', {
  /** EMER-18.1: points for every royal in the own display, now and later. */
  'count-royals': { points: int(1, 9) },
  /** EMER-18.2, EMER-18.19: discard any number, draw as many and one. */
  redraw: {},
  /** EMER-18.7, EMER-18.9. */
  draw: { cards: int(1, 5) },
  /** EMER-18.3: laid on the identity, whose faction it inverts. */
  'turn-coat': {},
  /** EMER-18.4: a city's cards, agents, zombies and cubes are swept away. */
  'devour-city': {},
  /** EMER-18.5. */
  'hide-royal': {},
  /** EMER-18.8, EMER-18.23: own cubes back from Limbo, as many as one has agents on the board, or all. */
  'recover-cubes': { most: oneOf('agents', 'all') },
  /** EMER-18.10: bombs in an assassination instead of those printed. */
  bombs: { count: int(1, 6) },
  /** EMER-18.13: each own agent there supplies two bombs. */
  'double-bombs': {},
  /** EMER-18.11: a claim without a cube. */
  claim: {},
  /** EMER-18.12: all cubes of one player in one city return to their pool. */
  'return-cubes': {},
  /** EMER-18.14, EMER-18.27: another's agent makes room for an own one. */
  'replace-agent': { where: oneOf('anywhere', 'beside-own') },
  /** EMER-18.15, EMER-18.18. */
  advance: { track: oneOf(...FACTIONS), steps: int(1, 5) },
  /** EMER-18.16. */
  'park-agents': { most: int(1, 3) },
  /** EMER-18.17: another's agent is killed. */
  'devour-agent': {},
  /** EMER-18.18. */
  'restore-sanity': {},
  /** EMER-18.20. */
  'end-undead': {},
  /** EMER-18.21: cubes of anybody from cities to Limbo. */
  'banish-cubes': { most: int(1, 4) },
  /** EMER-18.22. */
  frighten: {},
  /** EMER-18.24. */
  'remove-top': {},
  /** EMER-18.25. */
  'send-agent': {},
  /** EMER-18.26, EMER-18.27: an attack on an own agent fails. */
  block: { against: list(oneOf(...ATTACKS), ATTACKS.length) },
  /** EMER-18.28. */
  examine: {},
  /** EMER-18.29. */
  'feed-agents': { points: int(1, 3) },
  /** EMER-18.30. */
  'raise-dead': { zombies: int(1, 3) },
});

export type Effect = BoardOf<typeof effect>;
export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
