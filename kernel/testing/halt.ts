import type { Frame, Game } from '../game.js';
import type { Rule } from '../rule.js';

/** The question that means: the rule under test has run to its end. */
export const HALT = 'halt/halt';

/** The frame of a rule from its first step, or a later one. */
export const frameOf = (rule: Rule, v: Frame['v'] = {}, at: string = rule.first): Frame => ({
  rule: rule.name,
  at,
  v,
  into: '',
});

/** The game with a rule `halt` in it, which asks `halt`: below the rule under test it stops the game as that has left it. */
export function withHalt<B, V>(game: Game<B, V>, halt: Rule): Game<B, V> {
  const text = { key: 'halt', params: {} };
  return {
    ...game,
    rules: new Map([...game.rules, ['halt', halt]]),
    cites: (s, asked, frame) => (frame.rule === 'halt' ? undefined : game.cites?.(s, asked, frame)),
    prompt: (s, asked, frame) => (frame.rule === 'halt' ? text : game.prompt(s, asked, frame)),
    look: (s, asked, frame, choice) =>
      frame.rule === 'halt' ? { label: text, refs: [] } : game.look(s, asked, frame, choice),
  };
}
