import { fault, type Outcome } from './errors.js';
import type { Game } from './game.js';
import type { Json } from './json.js';

/** Checks the options of a new game and fills in the defaults. */
export function withDefaults<B>(
  game: Game<B, unknown>,
  given: Record<string, Json> = {},
): Outcome<{ options: Record<string, Json> }> {
  const options: Record<string, Json> = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.options, name)) {
      const known = Object.keys(game.options).join(', ') || 'none';
      return fault('option', `${game.id} has no option '${name}'; it has: ${known}`);
    }
  for (const name of Object.keys(game.options)) {
    const spec = game.options[name]!; // some games find out only when they are asked
    const value = Object.hasOwn(given, name) ? given[name]! : spec.default;
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = spec;
    const fits =
      spec.type === 'integer'
        ? typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
        : typeof value === spec.type;
    if (!fits || (spec.enum !== undefined && !spec.enum.includes(value)))
      return fault('option', `option '${name}' cannot be ${JSON.stringify(value)}: ${JSON.stringify(spec)}`);
    options[name] = value;
  }
  const clash = game.clash?.(options) ?? null;
  if (clash !== null) return fault('option', clash);
  // Many names set one by one leave the engine a dictionary, and every clone of the state would pay for it; a spread does not.
  return { ok: true, options: { ...options } };
}
