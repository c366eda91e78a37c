import { describe, expect, it } from 'vitest';
import { committing } from './flows/commit.js';
import { stepsOf } from './steps.js';
import { sit } from './testing/sit.js';

describe('the board at each event of a decision', () => {
  /** Three commit; the first reveals two cards, of which none asks. */
  const played = () => {
    const t = sit(committing, { seats: 3 });
    t.answer(0, 'cultist.0');
    t.answer(1, 'cultist.1');
    t.answer(2, 'cultist.2');
    const entry = t.table.log.at(-1)!;
    return { t, entry, before: t.table.past.at(-1)! };
  };

  it('is as it stood then, event by event', () => {
    const { entry, before } = played();
    const steps = stepsOf(committing, before, entry, 2)!;
    expect(steps).toHaveLength(entry.events.length);
    const at = (key: string) => entry.events.flatMap((event, step) => (event.key === key ? [steps[step]!] : []));
    expect(at('reveals').map(({ seats }) => seats.map(({ strength }) => strength))).toEqual([
      [3, 0, 0],
      [3, 3, 0],
      [3, 3, 3],
    ]);
  });

  it('shows a viewer no card before it is shown to them', () => {
    const { entry, before } = played();
    const steps = stepsOf(committing, before, entry, 2)!;
    const first = entry.events.findIndex(({ key }) => key === 'reveals');
    expect(JSON.stringify(steps.slice(0, first))).not.toMatch(/cultist\.[01]/);
    expect(JSON.stringify(steps[first])).toContain('cultist.0');
    expect(JSON.stringify(steps[first])).not.toContain('cultist.1');
  });

  it('uses again what looks as it did, and leaves the table alone', () => {
    const { t, entry, before } = played();
    const [state, was] = [JSON.stringify(t.table.state), JSON.stringify(before)];
    const steps = stepsOf(committing, before, entry, null)!;
    const last = entry.events.map(({ key }) => key).lastIndexOf('reveals');
    expect(steps[last]!.seats[0]).toBe(steps[last - 1]!.seats[0]);
    expect([JSON.stringify(t.table.state), JSON.stringify(before)]).toEqual([state, was]);
  });

  it('is not to be had of the beginning, nor of a decision that was made elsewhere', () => {
    const { t, entry, before } = played();
    expect(stepsOf(committing, before, t.table.log[0]!, null)).toBeNull();
    expect(stepsOf(committing, before, { ...entry, keys: ['no such key'] }, null)).toBeNull();
  });
});
