import { cardProblems, invariantProblems, problemsOf } from '../check.js';
import { clone, difference, notPlain, same } from '../json.js';
import { keyOf, present } from '../question.js';
import { declining } from '../questions.js';
import { advance } from '../run.js';
import type { Law } from './position.js';

/** The state is plain data, and no part of it is in two places at once. */
export const plain: Law = ({ table }) => {
  const bad = notPlain(table.state);
  return bad !== null ? `not plain data: ${bad}` : sharedPart(table.state, '', new Map());
};

function sharedPart(value: unknown, path: string, met: Map<object, string>): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const elsewhere = met.get(value);
  if (elsewhere !== undefined) return `${path} and ${elsewhere} are one and the same object`;
  met.set(value, path);
  for (const key in value) {
    const entry = (value as Record<string, unknown>)[key];
    const found = typeof entry === 'object' ? sharedPart(entry, `${path}/${key}`, met) : null;
    if (found !== null) return found;
  }
  return null;
}

/** A clone is equal to the original and shares nothing with it. */
export const cloned: Law = ({ table }) => {
  const copy = clone(table.state);
  return difference(table.state, copy) ?? shares(table.state, copy, '');
};

function shares(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null) return null;
  if (a === b) return `${path} is shared by a state and its clone`;
  for (const key in a) {
    const found = shares((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Asking again changes nothing and asks the same. */
export const again: Law = ({ table, now }) => {
  const copy = clone(table.state);
  const asked = advance(table.game, copy);
  if (!same(copy, table.state)) return `asking again changes the state at ${difference(table.state, copy)}`;
  const found = difference(now?.asks ?? null, asked?.asks ?? null);
  return found === null ? null : `asking again asks something else at ${found}`;
};

/** As long as the game is not over somebody is asked, and nobody twice. */
export const alive: Law = ({ table, now }) => {
  if (now === null) return table.state.result === null ? 'nobody is asked, and the game is not over' : null;
  const seats = now.asks.map((ask) => ask.seat);
  if (seats.length === 0) return 'nobody is asked, and the game is not over';
  if (new Set(seats).size !== seats.length) return `seats are asked twice at once: ${seats.join(', ')}`;
  const stranger = seats.find((seat) => table.state.seats[seat] !== 'player');
  return stranger === undefined ? null : `seat ${stranger} is asked and is no player`;
};

/** Every question is declared, has a prompt, a rule, enough options, and no two options of one key. */
export const options: Law = ({ table, now }) => {
  for (const ask of now?.asks ?? []) {
    const { id, prompt, rule, min, max, options } = present(table.game, table.state, now!, ask);
    if (table.game.questions !== undefined && !Object.hasOwn(table.game.questions, id)) return `${id} is not declared`;
    if (prompt.key === '' || rule === '') return `${id} has no prompt or cites no rule`;
    if (min < 0 || max < min || options.length < min)
      return `${id} wants ${min} to ${max} of ${options.length} options`;
    const declines = declining(table.game, ask, now!.frame);
    if (declines !== undefined && !(ask.always && ask.choices.some((choice) => keyOf(choice) === keyOf(declines))))
      return `${id} is a window that is not always put, or cannot be declined`;
    const keys = new Set<string>();
    for (const option of options) {
      if (keys.has(option.key)) return `${id} offers ${option.key} twice`;
      keys.add(option.key);
      if (option.label.key === '' || option.rule === '')
        return `${id}: option ${option.key} has no label or cites no rule`;
      if (!Array.isArray(option.refs)) return `${id}: option ${option.key} does not say what it points at`;
    }
  }
  return null;
};

/** Every card of the box is in exactly one place. */
export const conservation: Law = ({ table }) => {
  const problems: string[] = [];
  cardProblems(table.game, table.state.board, problems);
  return problems.length === 0 ? null : problems.join('; ');
};

/** The game's own invariants hold. */
export const invariants: Law = ({ table }) => {
  const problems: string[] = [];
  invariantProblems(table.game, table.state, problems);
  return problems.length === 0 ? null : problems.join('; ');
};

/** A saved state loads. */
export const loads: Law = ({ table }) => {
  const problems = problemsOf(table.game, table.state);
  return problems.length === 0 ? null : `a saved state would not load: ${problems.join('; ')}`;
};
