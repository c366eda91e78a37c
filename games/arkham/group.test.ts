import { advance } from '@tabula/kernel/run.js';
import { expect } from 'vitest';
import { arkham } from './arkham.js';
import { isGroups } from './group.js';
import { playRandomly } from './testing/play.js';
import { rule } from './testing/rule.js';

const SCENARIOS = ['azathoth', 'deep', 'twilight', 'umordhoth'];
/** Who was put a question less often than this may have been the lead by chance. */
const OFTEN = 20;

rule(
  ['ARK-R.14', 'ARK-422.4'],
  'what the group decides is asked of the lead, and nothing else is kept for the lead',
  () => {
    const counts = new Map<string, { group: number; lead: number; others: number }>();
    for (const name of SCENARIOS)
      playRandomly({
        seed: `group ${name}`,
        seats: 3,
        options: { scenario: `scenario/${name}` },
        asked: (id, state) => {
          const { asks, frame } = advance(arkham, state)!;
          const count = counts.get(id) ?? { group: 0, lead: 0, others: 0 };
          counts.set(id, count);
          const isLead = asks[0]!.seat === state.board.lead;
          if (!isGroups(state.board, asks[0]!, frame)) count[isLead ? 'lead' : 'others']++;
          else {
            expect([id, isLead]).toEqual([id, true]);
            count.group++;
          }
        },
      });
    const all = [...counts];
    expect(all.filter(([, { group }]) => group > 0).length).toBeGreaterThan(8);
    expect(all.flatMap(([id, { lead, others }]) => (lead >= OFTEN && others === 0 ? [id] : []))).toEqual([]);
  },
);
