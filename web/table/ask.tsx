import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Cite, Icon, Sigil } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import type { Bill } from './bill.js';
import { BillPanel } from './bill-panel.js';
import { type Draft, EMPTY, type Line, lines } from './compose.js';
import type { TableNow } from './source.js';
import type { Countdown } from './use-forced.js';
import { useGuard } from './use-guard.js';

interface AskProps {
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly draft: Draft;
  /** Set where things are put together to a sum. */
  readonly bill: Bill | null;
  readonly busy: boolean;
  /** The only answer may be about to be given by itself. */
  readonly forced: Countdown;
  readonly choose: (option: Option) => void;
  readonly touch: (ref: Ref) => void;
  readonly send: (key: string) => void;
  readonly takeBack: () => void;
  readonly confirm: () => void;
}

/** The question: always on screen, always answerable by thumb and by keyboard. */
export function Ask(props: AskProps) {
  const { now, face, voice, draft } = props;
  const { question } = now;
  // Whoever answers by keyboard stays in the list when the next question comes, also after others have decided.
  const kept = useRef(false);
  if (question === null) return <Waiting now={now} />;
  const spoken = voice.question(question);
  const label = (option: Option) => spoken.options[question.options.indexOf(option)] ?? option.key;
  const { bill } = props;
  const ways =
    bill === null ? question : { ...question, options: question.options.filter((option) => !bill.fits(option)) };
  const shown = lines(ways, bill === null ? draft : EMPTY);
  return (
    <section class="ask" aria-label={say('ask.region')} data-question={question.id}>
      <header class="ask__head">
        <Sigil seat={question.seat} />
        <span class="caps">{say('ask.yours')}</span>
        <Cite rule={question.rule} />
        <h2 class={draft.picked.length > 0 ? 'ask__prompt is-known' : 'ask__prompt'} id="prompt">
          {spoken.prompt}
        </h2>
      </header>
      {bill === null ? (
        <Picked {...props} />
      ) : (
        <BillPanel {...props} bill={bill} question={question} picked={draft.picked} />
      )}
      <Options {...props} question={question} shown={shown} label={label} kept={kept} />
      {props.forced.ms !== null && <Counting ms={props.forced.ms} stop={props.forced.stop} />}
      {question.max > 1 && (
        <button
          type="button"
          class="btn btn--main"
          aria-disabled={draft.ticked.length < question.min}
          onClick={props.confirm}
        >
          {face.confirm?.(question, draft.ticked, now.board, settings.get().language) ??
            say('ask.confirm', { count: draft.ticked.length, most: question.max })}
        </button>
      )}
    </section>
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
function Picked({ draft, voice, takeBack }: AskProps) {
  const last = draft.picked.at(-1);
  if (last === undefined) return null;
  // A card that was picked is read before it is used: in a hand on a phone there is no room for its text.
  const text = typeof last.card === 'string' ? (voice.card(last.card)?.text ?? []) : [];
  return (
    <>
      <p class="ask__picked">
        <span>{draft.picked.map((ref) => voice.name(ref)).join(' · ')}</span>
        <button type="button" class="btn btn--quiet btn--small" onClick={takeBack}>
          <Icon id="undo" />
          {say('ask.back')}
        </button>
      </p>
      {text.length > 0 && <p class="ask__card">{text.join(' ')}</p>}
    </>
  );
}

/** Longer hints (characters) have the whole width of the panel. */
const SHORT_HINT = 60;

interface OptionsProps extends AskProps {
  readonly question: Question;
  readonly shown: readonly Line[];
  readonly label: (option: Option) => string;
  readonly kept: { current: boolean };
}

function Options({ now, question, shown, label, kept, face, voice, draft, busy, choose, touch }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const act = (line: Line) => (line.is === 'option' ? choose(line.option) : touch(line.ref));
  const optionOf = (key: string) => question.options.find((option) => option.key === key);
  const guard = useGuard(`${now.version}/${draft.picked.length}`, list, (key) => {
    const option = optionOf(key);
    return option !== undefined && face.gives(option);
  });
  const acts = useRef({ shown, act });
  acts.current = { shown, act };
  // Before it is painted: who presses as soon as they see the question must be heard.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const line = /^[1-9]$/.test(event.key) ? acts.current.shown[Number(event.key) - 1] : undefined;
      if (line !== undefined) {
        event.preventDefault();
        acts.current.act(line);
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  // A new version, or another thing picked, is a new list.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (kept.current && lost) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [now.version, draft.picked.length]);
  const arrows = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button.opt') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  const hints = shown.map((line) =>
    line.is === 'option' ? (face.hint?.(line.option, voice, settings.get().language, question) ?? '') : '',
  );
  // Sentences are read line by line, not in narrow columns.
  const beside = shown.length > 2 && hints.every((hint) => hint.length <= SHORT_HINT);
  return (
    <ul
      ref={list}
      class={`opts${beside ? ' opts--many' : ''}`}
      aria-labelledby="prompt"
      aria-busy={busy}
      onKeyDown={arrows}
      onFocusIn={() => {
        kept.current = true;
      }}
      onFocusOut={(event) => {
        // Where the focus goes nowhere, the option itself is gone.
        if (event.relatedTarget !== null) kept.current = false;
      }}
    >
      {shown.map((line, at) => (
        <li key={line.is === 'option' ? line.option.key : JSON.stringify(line.ref)}>
          <button
            type="button"
            class={`opt${line.is === 'option' && guard.sure === line.option.key ? ' is-sure' : ''}`}
            data-key={line.is === 'option' ? line.option.key : undefined}
            aria-pressed={line.is === 'option' && question.max > 1 ? draft.ticked.includes(line.option.key) : undefined}
            onClick={({ detail }) => {
              // A key is never pressed by chance where another was.
              if (line.is !== 'option' || detail === 0 || guard.allows(line.option.key)) act(line);
            }}
          >
            <span class="opt__ico">{icon(line, face)}</span>
            <span class="opt__t">
              {line.is === 'option' ? label(line.option) : voice.name(line.ref)}
              {line.is === 'thing' && <small>{say('ask.ways', { count: line.count })}</small>}
              {hints[at] !== '' && <small>{hints[at]}</small>}
              {line.is === 'option' && guard.sure === line.option.key && <small role="status">{say('ask.sure')}</small>}
            </span>
            {line.is === 'option' && question.kind === 'order' && draft.ticked.includes(line.option.key) && (
              <b class="opt__nth num">{draft.ticked.indexOf(line.option.key) + 1}</b>
            )}
            {at < 9 && (
              <span class="kbd" aria-hidden="true">
                {at + 1}
              </span>
            )}
          </button>
          {line.is === 'option' && line.option.rule !== question.rule && <Cite rule={line.option.rule} short />}
        </li>
      ))}
    </ul>
  );
}

/** The symbol of a line; none where the game has no fitting one. */
function icon(line: Line, face: Face) {
  // What tells one line from its neighbours is what comes last: the zone of a move, the unit of a token.
  const ref = line.is === 'thing' ? line.ref : line.option.refs.at(-1);
  if (ref === undefined) {
    const mark = line.is === 'option' ? (face.mark?.(line.option) ?? null) : null;
    return mark === null ? null : <Icon id={mark} />;
  }
  if (typeof ref.seat === 'number') return <Sigil seat={ref.seat} />;
  return <Icon id={face.icon(ref) ?? 'chev'} />;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Nothing is asked of this viewer: whom we wait for. */
function Waiting({ now }: { readonly now: TableNow }) {
  const names = now.waiting.map((seat) => now.sitters[seat]?.name ?? String(seat + 1));
  const thinks = now.waiting.every((seat) => now.sitters[seat]?.kind === 'bot');
  const away = now.waiting.flatMap((seat) => {
    const sitter = now.sitters[seat];
    return sitter?.kind === 'person' && !sitter.connected ? sitter.name : [];
  });
  return (
    <section class="ask ask--waiting" aria-label={say('ask.region')}>
      <header class="ask__head">
        <span class="ask__sigils">
          {now.waiting.map((seat) => (
            <Sigil key={seat} seat={seat} />
          ))}
        </span>
        <span class="caps">{say('ask.wait')}</span>
        <p class="ask__prompt">
          {now.result !== null
            ? say('ask.over')
            : now.you !== null && now.waiting.includes(now.you)
              ? say('ask.spared')
              : say(thinks ? 'ask.thinks' : 'ask.waiting', { names: names.join(', '), count: names.length })}
        </p>
      </header>
      {now.result === null && away.length > 0 && (
        <p class="ask__away" role="status">
          {say('ask.away', { names: away.join(', '), count: away.length })}
        </p>
      )}
    </section>
  );
}
