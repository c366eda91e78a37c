import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import { Cite, Sheet } from '../app/parts.js';
import type { Voice } from '../games/face.js';
import { say } from '../text/words.js';
import type { Refusal, Why } from './source.js';

/** Something that was not possible: a thing that was touched, or an answer that was refused. */
export interface Refused {
  readonly title: string;
  readonly ref?: Ref;
  readonly why?: Why;
  readonly refusal?: Refusal;
}

interface WhyProps {
  readonly refused: Refused;
  readonly voice: Voice;
  readonly question: Question | null;
  readonly choose: (option: Option) => void;
  readonly close: () => void;
}

/** A paper note: why a thing cannot be used now, and which rule says so. */
export function WhySheet({ refused: { title, why, refusal }, voice, question, choose, close }: WhyProps) {
  const spoken = question === null ? null : voice.question(question);
  const label = (option: Option) => {
    const at = question?.options.findIndex(({ key }) => key === option.key) ?? -1;
    return spoken?.options[at] ?? voice.say(option.label);
  };
  return (
    <Sheet title={title} kind="paper" close={close}>
      {(why?.reasons ?? []).map((reason) => (
        <p class="reason" key={`${reason.key}/${reason.rule}`}>
          {voice.say(reason)} <Cite rule={reason.rule} />
        </p>
      ))}
      {refusal !== undefined && (
        <p class="reason">
          {say('refused.text')} {refusal.rule !== undefined && <Cite rule={refusal.rule} />}
        </p>
      )}
      {why !== undefined && why.reasons.length === 0 && why.possible.length === 0 && <p>{say('why.nothing')}</p>}
      {why !== undefined && why.possible.length > 0 && (
        <ul class="opts">
          {why.possible.map((option) => (
            <li key={option.key}>
              <button type="button" class="btn" onClick={() => choose(option)}>
                {label(option)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
