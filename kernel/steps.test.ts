import { describe, expect, it } from 'vitest';
import { committing } from './flows/commit.js';
import { keysOf } from './question.js';
import { below, seeded } from './rng.js';
import { randomAnswer } from './sight.js';
import { stepsOf, watching } from './steps.js';
import { asked, decide, open } from './table.js';
import { sit } from './testing/sit.js';
import { tiny } from './testing/tiny.js';

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

  it('is what was seen when the decision was made', () => {
    const opened = open(tiny, { seats: 3, seed: 'steps' });
    if (!opened.ok) throw new Error(opened.error.message);
    const { table } = opened;
    const rng = seeded('steps');
    let events = 0;
    for (let now = asked(table); now !== null; now = asked(table)) {
      const before = table.state;
      const ask = now.asks[below(rng, now.asks.length)]!;
      const watchers = [0, 1, 2, null].map((viewer) => ({ viewer, ...watching(tiny, viewer) }));
      const decided = decide(table, ask.seat, keysOf(ask, randomAnswer(ask, rng)), now, (board) => {
        for (const { watch } of watchers) watch(board);
      });
      if (!decided.ok) throw new Error(decided.error.message);
      for (const { viewer, steps } of watchers) expect(stepsOf(tiny, before, decided.entry, viewer)).toEqual(steps);
      events += decided.entry.events.length;
    }
    expect(events).toBeGreaterThan(20);
  });

  it('is not to be had of the beginning, nor of a decision that was made elsewhere', () => {
    const { t, entry, before } = played();
    expect(stepsOf(committing, before, t.table.log[0]!, null)).toBeNull();
    expect(stepsOf(committing, before, { ...entry, keys: ['no such key'] }, null)).toBeNull();
  });
});
