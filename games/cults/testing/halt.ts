import type { Frame, Game } from '@tabula/kernel/game.js';
import { ask, type Rule } from '@tabula/kernel/rule.js';
import type { Cults, CultsView } from '../board.js';
import { cults } from '../cults.js';
import { type None, rule } from '../rules/kit.js';

/** Stands below the rule under test and stops there, so that a test sees the table as that rule has left it. */
const halt = rule<None, { halt: 'halt' }>('halt', {
  'CULT-3.2': () => ask(0, 'halt', ['halt'], { always: true }),
});

/** The question that means: the rule under test has run to its end. */
export const HALT = 'halt/halt';

export const haltFrame = (): Frame => ({ rule: halt.name, at: halt.first, v: {}, into: '' });

/** The game with that stop in it. */
export const stoppable: Game<Cults, CultsView> = {
  ...cults,
  rules: { ...cults.rules, halt: halt as Rule },
  prompt: (s, asked, frame) => (frame.rule === 'halt' ? { key: 'halt', params: {} } : cults.prompt(s, asked, frame)),
  look: (s, asked, frame, choice) =>
    frame.rule === 'halt' ? { label: { key: 'halt', params: {} }, refs: [] } : cults.look(s, asked, frame, choice),
};
