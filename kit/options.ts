import type { Message, Ref } from '@tabula/kernel/chance.js';
import { message, type OptionLook } from '@tabula/kernel/game.js';
import { STOP, type Stop } from './acting.js';

export type Params = Message['params'];

/** The makers of the looks of options for one game. Parameters that are only `mentioned` are nothing an option points at. */
export function optionMaker<RuleId extends string>({
  mentioned = [],
}: {
  readonly mentioned?: readonly string[];
} = {}) {
  const refsIn = (params: Params): Ref[] =>
    Object.entries(params).flatMap(([name, param]) =>
      typeof param === 'object' && param !== null && !mentioned.includes(name) ? [param] : [],
    );

  /** A label, what it points at, and the rule if it is not the question's own. */
  const option = (key: string, params: Params = {}, rule?: RuleId, refs = refsIn(params)): OptionLook =>
    rule === undefined ? { label: message(key, params), refs } : { label: message(key, params), refs, rule };

  /** Or else to stop, which reads as said here. */
  const orStop =
    <T, A>(key: string, look: (choice: T, asking: A) => OptionLook, rule?: RuleId) =>
    (choice: T | Stop, asking: A): OptionLook =>
      stops(choice) ? option(key, {}, rule) : look(choice, asking);

  return { option, orStop };
}

const stops = <T>(choice: T | Stop): choice is Stop => choice === STOP;
