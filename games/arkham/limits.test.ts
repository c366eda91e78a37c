import { problemsOf } from '@tabula/kernel/shape.js';
import { boardLimits, packLimits } from '@tabula/kernel/testing/limits.js';
import { arkham } from './arkham.js';
import { core } from './content/core.js';
import { pack } from './content/pack.js';

const saves = import.meta.glob(['./golden/saves.jsonl'], { query: '?raw', import: 'default', eager: true });

// A pack for each card: one of all cards is long to look at.
const kinds = Object.entries<readonly unknown[]>(core);
const empty = Object.fromEntries(kinds.map(([kind]) => [kind, []]));
const packs = kinds.flatMap(([kind, cards]) => cards.map((card) => ({ ...empty, [kind]: [card] })));

packLimits(packs, (value) => problemsOf(pack, value), ['do', 'pay', 'is', 'at', 'per', 'prey', 'kind']);
boardLimits(arkham, Object.values(saves)[0]);
