import { boardLimits, packLimits } from '@tabula/kernel/testing/limits.js';
import { base } from './content/base/pack.js';
import { checkPack } from './content/check.js';
import { emerald } from './emerald.js';

const saves = import.meta.glob(['./golden/saves.jsonl'], { query: '?raw', import: 'default', eager: true });

const problems = (pack: unknown): readonly string[] => {
  const checked = checkPack(pack);
  return checked.ok ? [] : checked.problems;
};
packLimits([base], problems, ['do']);
boardLimits(emerald, Object.values(saves)[0]);
