import type { Sum } from '@tabula/kit/sums.js';
import type { Voice } from '@tabula/kit/voice.js';
import { Cite, Icon, Sigil } from '../app/parts.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import { signed } from './signed.js';
import { type Box, useBeside, usePutAway } from './use-beside.js';

interface SumProps {
  readonly sum: Sum;
  readonly say: Voice['say'];
  /** The symbol of a thing. */
  readonly icon?: Face['icon'];
}

interface NoteProps {
  readonly sum: Sum;
  readonly face: Face;
  readonly voice: Voice;
  /** Where the number stands. */
  readonly box: Box;
  readonly close: () => void;
}

/** What a number is made of, on paper beside it: one line a source, the total, what follows, and the rules. */
export function SumNote({ sum, face, voice, box, close }: NoteProps) {
  const title = voice.say(sum.title);
  const note = useBeside(box, title);
  usePutAway(true, note, close);
  return (
    <section ref={note} class="sumnote sheet--paper" role="dialog" aria-label={title}>
      <div class="sumnote__head">
        <h2 class="title">{title}</h2>
        <button type="button" class="iconbtn" aria-label={say('close')} onClick={close}>
          <Icon id="close" />
        </button>
      </div>
      <SumLines sum={sum} say={voice.say} icon={face.icon} />
    </section>
  );
}

/** The lines of a sum, its total, what follows from it, and by which rules. */
export function SumLines({ sum, say: tell, icon: iconOf }: SumProps) {
  return (
    <>
      <dl class="sumlines">
        {sum.lines.map((line, at) => {
          const { seat } = line.ref ?? {};
          const icon = line.ref === undefined ? null : (iconOf?.(line.ref) ?? null);
          return (
            <div key={at}>
              <dt>
                {typeof seat === 'number' ? <Sigil seat={seat} /> : icon !== null && <Icon id={icon} />}
                {tell(line)}
              </dt>
              <dd class="num">{signed(line.amount)}</dd>
            </div>
          );
        })}
        <div class="is-total">
          <dt>{say('sum.total')}</dt>
          <dd class="num">{signed(sum.total)}</dd>
        </div>
      </dl>
      {sum.notes.map((entry) => (
        <p key={entry.key} class="sumlines__note">
          {tell(entry)}
        </p>
      ))}
      <p class="sumlines__rules">
        {rulesOf(sum).map((rule) => (
          <Cite key={rule} rule={rule} />
        ))}
      </p>
    </>
  );
}

const rulesOf = ({ lines, notes, rules }: Sum): string[] => [
  ...new Set([...rules, ...lines.flatMap(({ rule }) => rule ?? []), ...notes.flatMap(({ rule }) => rule ?? [])]),
];
