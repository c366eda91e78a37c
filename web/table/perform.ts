import type { Said } from './composer.js';
import type { Refusal, TableSource } from './source.js';

/** Waits until the table is another than it was. */
function moved(source: TableSource, version: number): Promise<void> {
  if (source.now().version !== version) return Promise.resolve();
  return new Promise((done) => {
    const leave = source.subscribe(() => {
      if (source.now().version === version) return;
      leave();
      done();
    });
  });
}

/**
 * Gives answers one after the other, as their questions are asked. A question that the rules did not ask is passed over; at
 * one that none of them is meant for, or that is put to somebody else at the same screen, the player goes on by hand.
 */
export async function perform(source: TableSource, answers: readonly Said[]): Promise<Refusal | null> {
  const { question: first } = source.now();
  let rest = answers;
  while (rest.length > 0) {
    const { question, version } = source.now();
    if (question === null || question.seat !== first?.seat) return null;
    const at = rest.findIndex((said) => said.question === question.id);
    const keys = at < 0 ? null : rest[at]!.keys(question);
    if (keys === null) return null;
    const refusal = await source.answer(keys);
    if (refusal !== null) return refusal;
    rest = rest.slice(at + 1);
    if (rest.length > 0) await moved(source, version);
  }
  return null;
}
