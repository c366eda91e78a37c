import { core } from '../content/core.js';
import { packFrom } from '../core.js';
import { TestTable } from './table.js';

/** The core pack as the rules have it. */
export const CORE = packFrom('core', core);

type Scenario = 'azathoth' | 'umordhoth' | 'twilight' | 'deep';

/** A table laid for a test with the cards of the core pack: two players and Approach of Azathoth unless it says otherwise. */
export const coreTable = (options: { players?: number; scenario?: Scenario } = {}): TestTable =>
  new TestTable(options.players ?? 2, `scenario/${options.scenario ?? 'azathoth'}`, CORE.id);
