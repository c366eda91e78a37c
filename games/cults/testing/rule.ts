import { test } from 'vitest';
import type { RuleId } from '../rule-ids.js';

/** A test that shows a rule, or several: its title carries their ids, and only ids that exist compile. */
export function rule(id: RuleId | readonly RuleId[], says: string, shows: () => void): void {
  test(`${typeof id === 'string' ? id : id.join(' ')} ${says}`, shows);
}
