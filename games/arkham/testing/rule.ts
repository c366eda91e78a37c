import { ruleTest } from '@tabula/kernel/testing/rule-test.js';
import type { RuleId } from '../rule-ids.js';

/** A test that shows a rule, or several. */
export const rule = ruleTest<RuleId>();
