import { conclude } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import { ask, done, ruleMaker } from '@tabula/kernel/rule.js';
import { type BoardOf, int, type ViewOf } from '@tabula/kernel/shape.js';

/**
 * One chooses a field to sow, and then has to say "reap", which is the only answer: what the field is worth comes with
 * that. A search takes the position to be settled as soon as something is sown.
 */
const FIELDS = ['barren', 'fertile'] as const;

const shape = record({ sown: int(0, 1), reaped: int(0, 1) });
type Reaping = BoardOf<typeof shape>;
const { rule } = ruleMaker<Reaping, string>();

const root = rule<Record<never, never>, { field: (typeof FIELDS)[number]; deed: string }>('reaping')({
  sow: () => ask(0, 'field', FIELDS),
  reap: ({ s }) => {
    s.sown = 1;
    return ask(0, 'deed', ['reap'], { always: true });
  },
  over: (c) => {
    c.s.reaped = c.v.field === 'fertile' && c.v.deed === 'reap' ? 1 : 0;
    conclude(c, { places: [[0, 1]], reason: 'reaped' });
    return done();
  },
});

export const reaping: Game<Reaping, ViewOf<typeof shape>> = {
  id: 'reaping',
  version: 1,
  players: { min: 2, max: 2 },
  options: {},
  shape,
  setup: () => ({ sown: 0, reaped: 0 }),
  root,
  rules: ruleIndex([root]),
  interrupts: interruptIndex([]),
  prompt: () => message('reaping.ask'),
  look: () => ({ label: message('reaping.option'), refs: [] }),
  why: () => [],
  box: () => ({}),
  loose: () => ({}),
  invariants: [],
  sense: { evaluate: ({ reaped }) => reaped, weigh() {}, settled: ({ sown }) => sown === 1 },
};
