import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { SpokenQuestion, Voice } from '@tabula/kit/voice.js';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Cite, Icon, Sigil } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import type { Bill } from './bill.js';
import { BillPanel } from './bill-panel.js';
import { type Draft, EMPTY, firstOf, lines } from './compose.js';
import type { Composer, Said, Way } from './composer.js';
import { Council } from './council.js';
import { Options } from './options.js';
import { ProspectPanel } from './prospect-panel.js';
import type { TableNow, Why } from './source.js';
import { Sure } from './sure.js';
import type { Countdown } from './use-forced.js';
import { Ways } from './ways.js';

export interface AskProps {
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly draft: Draft;
  /** Set where things are put together to a sum. */
  readonly bill: Bill | null;
  /** Set where things are chosen first, and then what to do with them. */
  readonly composer: Composer | null;
  readonly busy: boolean;
  /** The only answer may be about to be given by itself. */
  readonly forced: Countdown;
  /** Asks a bot for advice, where that is allowed and the bar has no room for it. */
  readonly hint: ComponentChildren;
  readonly choose: (option: Option) => void;
  readonly touch: (ref: Ref) => void;
  /** Which rules keep a thing from being used now. */
  readonly why: (ref: Ref) => Promise<Why>;
  readonly send: (key: string) => void;
  readonly take: (way: Way) => void;
  readonly perform: (answers: readonly Said[]) => void;
  readonly takeBack: () => void;
  /** Puts everything back that was chosen. */
  readonly clear: () => void;
  readonly confirm: () => void;
  /** Set where one may say what one is for, while another answers for all. */
  readonly propose: ((keys: readonly string[]) => void) | null;
}

/** The question: always on screen, always answerable by thumb and by keyboard. */
export function Ask(props: AskProps) {
  const { now, face, voice, draft } = props;
  const { question } = now;
  // Whoever answers by keyboard stays in the list when the next question comes, also after others have decided.
  const kept = useRef(false);
  if (question === null) {
    const { council } = now;
    const sits = now.you !== null && now.sitters[now.you]?.kind === 'person';
    return council && props.propose !== null && sits ? (
      <Council now={now} council={council} face={face} voice={voice} propose={props.propose} />
    ) : (
      <Waiting now={now} face={face} voice={voice} />
    );
  }
  const spoken = voice.question(question);
  const label = (option: Option) => spoken.options[question.options.indexOf(option)] ?? option.key;
  const { bill } = props;
  const ways =
    bill === null ? question : { ...question, options: question.options.filter((option) => !bill.fits(option)) };
  const { composer } = props;
  const made = composer?.ways(draft.picked) ?? null;
  const prospect = composer?.prospect(draft.picked) ?? null;
  const shown = lines(ways, bill === null ? draft : EMPTY);
  const composed = made !== null || prospect !== null;
  return (
    <section class="ask" aria-label={say('ask.region')} data-question={question.id}>
      <header class="ask__head">
        <Sigil seat={question.seat} />
        <span class="caps">{say(now.council ? 'council.yours' : 'ask.yours')}</span>
        <span class="ask__aids">
          {props.hint}
          <Cite rule={question.rule} />
        </span>
        <Prompt
          key={now.version}
          spoken={spoken}
          brief={composer?.prompt(draft.picked) ?? null}
          picked={bill === null && !composed ? firstOf(question, draft) : undefined}
          counts={bill !== null}
        />
      </header>
      {prospect !== null && <ProspectPanel {...props} asked={`${now.version}`} prospect={prospect} />}
      {composed ? null : bill === null ? (
        <Picked {...props} question={question} spoken={spoken} />
      ) : (
        <BillPanel {...props} asked={`${now.version}`} bill={bill} question={question} picked={draft.picked} />
      )}
      {made === null ? (
        <Options {...props} question={question} shown={shown} label={label} kept={kept} />
      ) : (
        <Ways ways={made} asks={question.rule} busy={props.busy} take={props.take} />
      )}
      {composed && draft.picked.length > 0 && (
        <button type="button" class="btn btn--quiet btn--small ask__clear" onClick={props.clear}>
          <Icon id="undo" />
          {say('ask.clear')}
        </button>
      )}
      {props.forced.ms !== null && <Counting ms={props.forced.ms} stop={props.forced.stop} />}
      {question.max > 1 && (
        <Sure
          asked={`${now.version}`}
          spends={draft.ticked.length === 0}
          disabled={draft.ticked.length < question.min}
          act={props.confirm}
        >
          {face.confirm?.(question, draft.ticked, now.board, settings.get().language) ??
            say('ask.confirm', { count: draft.ticked.length, most: question.max })}
        </Sure>
      )}
    </section>
  );
}

interface PromptProps {
  readonly spoken: SpokenQuestion;
  /** What is asked now, where things are put together first. */
  readonly brief: string | null;
  /** What was pointed at last. */
  readonly picked: Ref | undefined;
  /** A sum is put together below it, which tells what it is made of. */
  readonly counts: boolean;
}

/** Where there are so few answers there is room for all that is asked, if it is not longer than this (characters). */
const [FEW, SHORT] = [2, 240];
/** The same on a phone, where the answers need the room. */
const SHORT_ON_PHONE = 110;
const shortest = (): number => (matchMedia('(max-width: 699px)').matches ? SHORT_ON_PHONE : SHORT);

/** What is asked, in a few words; all of it for who wants to know. */
function Prompt({ spoken, brief: composed, picked, counts }: PromptProps) {
  const [whole, show] = useState(() => !counts && spoken.options.length <= FEW && spoken.prompt.length <= shortest());
  const brief = composed ?? (picked === undefined ? null : spoken.next(picked)) ?? spoken.brief;
  return (
    <div class="ask__words">
      <h2 class="ask__prompt" id="prompt">
        {brief}
        {brief !== spoken.prompt && composed === null && (
          <button type="button" class="ask__more" aria-expanded={whole} onClick={() => show(!whole)}>
            <span class="vh">{say('ask.whole')}</span>
            <span aria-hidden="true">?</span>
          </button>
        )}
      </h2>
      {whole && brief !== spoken.prompt && <p class="ask__whole">{spoken.prompt}</p>}
    </div>
  );
}

/** There is nothing to choose: it goes on by itself, unless somebody touches the page. */
function Counting({ ms, stop }: { readonly ms: number; readonly stop: () => void }) {
  return (
    <p class="ask__forced">
      <span role="status">{say('ask.forced')}</span>
      <button type="button" class="btn btn--quiet btn--small" onClick={stop}>
        <Icon id="pause" />
        {say('ask.forced.stop')}
      </button>
      <i class="ask__sand" aria-hidden="true" style={{ '--time': `${ms}ms` }} />
    </p>
  );
}

/** What was pointed at so far, and the way back. */
function Picked({
  question,
  draft,
  voice,
  takeBack,
  spoken,
}: AskProps & { readonly question: Question; readonly spoken: SpokenQuestion }) {
  const last = draft.picked.at(-1);
  if (last === undefined) return null;
  // The question names it as well: where there is little room once is enough.
  const named = draft.picked.length === 1 && firstOf(question, draft) !== undefined && spoken.next(last) !== null;
  // A card that was picked is read before it is used: in a hand on a phone there is no room for its text.
  const text = typeof last.card === 'string' ? (voice.card(last.card)?.text ?? []) : [];
  return (
    <div class={named ? 'ask__picked is-named' : 'ask__picked'}>
      <span class="ask__thing">{draft.picked.map((ref) => voice.name(ref)).join(' · ')}</span>
      <button type="button" class="btn btn--quiet btn--small" onClick={takeBack}>
        <Icon id="undo" />
        {say('ask.back')}
      </button>
      {text.length > 0 && (
        <p class="ask__card" data-brief>
          {text.join(' ')}
        </p>
      )}
    </div>
  );
}

/** Nothing is asked of this viewer: whom we wait for. */
function Waiting({ now, face, voice }: Pick<AskProps, 'now' | 'face' | 'voice'>) {
  const names = now.waiting.map((seat) => now.sitters[seat]?.name ?? String(seat + 1));
  const thinks = now.waiting.every((seat) => now.sitters[seat]?.kind === 'bot');
  const away = now.waiting.flatMap((seat) => {
    const sitter = now.sitters[seat];
    return sitter?.kind === 'person' && !sitter.connected ? sitter.name : [];
  });
  // What somebody means to do whose turn a bot takes.
  const means = now.waiting.flatMap((seat) =>
    now.sitters[seat]?.kind === 'bot' && now.result === null ? (face.intends?.(now.board, seat) ?? []) : [],
  );
  return (
    <section class="ask ask--waiting" aria-label={say('ask.region')}>
      <header class="ask__head">
        <span class="ask__sigils">
          {now.waiting.map((seat) => (
            <Sigil key={seat} seat={seat} />
          ))}
        </span>
        <span class="caps">{say(now.you === null && now.link !== 'here' ? 'table.watching' : 'ask.wait')}</span>
        <p class="ask__prompt">
          {now.result !== null
            ? say('ask.over')
            : now.you !== null && now.waiting.includes(now.you)
              ? say('ask.spared')
              : say(thinks ? 'ask.thinks' : 'ask.waiting', { names: names.join(', '), count: names.length })}
        </p>
        {means.map((intent, at) => (
          <p key={at} class="ask__means">
            {voice.say(intent)}
          </p>
        ))}
      </header>
      {now.result === null && away.length > 0 && (
        <p class="ask__away" role="status">
          {say('ask.away', { names: away.join(', '), count: away.length })}
        </p>
      )}
    </section>
  );
}
