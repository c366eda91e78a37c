import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import { Cite, Dialog, Icon } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { say } from '../text/words.js';
import type { Refusal, Why } from './source.js';

/** Something that was not possible: a thing that was touched, or an answer that was refused. */
export interface Refused {
  readonly title: string;
  readonly ref?: Ref;
  readonly why?: Why;
  readonly refusal?: Refusal;
  /** What there is to say instead of a rule. */
  readonly note?: string;
}

interface WhyProps {
  readonly refused: Refused;
  readonly voice: Voice;
  readonly question: Question | null;
  readonly choose: (option: Option) => void;
  /** Opens a card in full. */
  readonly see: (card: string) => void;
  readonly close: () => void;
}

/** A paper note: why a thing cannot be used now, and which rule says so. */
export function WhySheet({ refused, voice, question, choose, see, close }: WhyProps) {
  const { title, ref, why, refusal, note } = refused;
  const card = ref?.card;
  const spoken = question === null ? null : voice.question(question);
  const label = (option: Option) => {
    const at = question?.options.findIndex(({ key }) => key === option.key) ?? -1;
    return spoken?.options[at] ?? voice.say(option.label);
  };
  return (
    <Dialog title={title} kind="paper" close={close}>
      {note !== undefined && <p>{note}</p>}
      {(why?.reasons ?? []).map((reason) => (
        <p class="reason" key={`${reason.key}/${reason.rule}`}>
          {voice.say(reason)} <Cite rule={reason.rule} />
        </p>
      ))}
      {refusal !== undefined && (
        <p class="reason">
          {refusalWords(refusal.code)} {refusal.rule !== undefined && <Cite rule={refusal.rule} />}
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
      {typeof card === 'string' && voice.card(card) !== null && (
        <p class="sheet__acts">
          <button type="button" class="btn" onClick={() => see(card)}>
            <Icon id="search" />
            {say('why.card')}
          </button>
        </p>
      )}
    </Dialog>
  );
}
