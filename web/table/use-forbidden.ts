import type { Ref } from '@tabula/kernel/chance.js';
import { refersTo } from '@tabula/kernel/chance.js';
import { useEffect, useState } from 'preact/hooks';
import type { AskProps } from './ask.js';
import type { Line } from './compose.js';

interface Forbidden {
  readonly ref: Ref;
  readonly reason: string;
}

/** What the lines are about: the last thing of each. */
const thingsOf = (lines: readonly Line[]): readonly Ref[] =>
  lines.flatMap((line) => (line.is === 'thing' ? [line.ref] : line.option.refs.slice(-1)));

/** The places that one might look for among the answers and that a rule forbids, with that rule in words. */
export function useForbidden({ now, face, voice, draft, why }: AskProps, lines: readonly Line[]): readonly Forbidden[] {
  const [found, find] = useState<{ readonly about: string; readonly all: readonly Forbidden[] } | null>(null);
  const things = thingsOf(lines);
  const first = things[0];
  const missing = (first === undefined ? [] : (face.peers?.(first, now.board, now.question?.id ?? '') ?? [])).filter(
    (peer) => !things.some((thing) => refersTo(thing, peer)),
  );
  const about = `${now.version}/${draft.picked.length}/${JSON.stringify(missing)}/${voice.language}`;
  useEffect(() => {
    let wanted = missing.length > 0;
    if (!wanted) return;
    void Promise.all(missing.map(async (ref) => ({ ref, reason: (await why(ref)).reasons[0] }))).then((told) => {
      const all = told.flatMap(({ ref, reason }) => (reason === undefined ? [] : { ref, reason: voice.say(reason) }));
      if (wanted) find({ about, all });
    });
    return () => {
      wanted = false;
    };
  }, [about]);
  return found?.about === about ? found.all : [];
}
