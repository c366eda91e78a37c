import { boardLimits, packLimits } from '@tabula/kernel/testing/limits.js';
import { base } from './content/base.js';
import { checkPack } from './content/check.js';
import { elekt } from './elekt.js';

const saves = import.meta.glob(['./golden/saves.jsonl'], { query: '?raw', import: 'default', eager: true });

const problems = (pack: unknown): readonly string[] => {
  const checked = checkPack(pack);
  return checked.ok ? [] : checked.problems;
};
packLimits([base], problems, ['do', 'is']);
boardLimits(elekt, Object.values(saves)[0]);
