import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog, Sigil, scrolls } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { say } from '../text/words.js';
import { About, type Peace } from './peace.js';
import type { TableNow, TableSource } from './source.js';

interface ChatProps {
  readonly now: TableNow;
  readonly source: Pick<TableSource, 'say' | 'peace'>;
}

/** What was said at the table, on a sheet over it. */
export function Chat({ now, source, close }: ChatProps & { readonly close: () => void }) {
  return (
    <Dialog title={say('chat')} close={close}>
      <Talk now={now} source={source} />
    </Dialog>
  );
}

/** What was said, the last line in sight, and a line of one's own. */
export function Talk({ now, source }: ChatProps) {
  const [text, write] = useState('');
  const [refused, refuse] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [now.chat.length]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const refusal = await source.say(text.trim());
    refuse(refusal === null ? '' : refusalWords(refusal.code));
    if (refusal === null) write('');
  };
  return (
    <div class="talk">
      {now.chat.length === 0 && <p class="flavour">{say('chat.empty')}</p>}
      <ol
        class="chat"
        aria-live="polite"
        aria-label={say('chat')}
        ref={(box) => {
          list.current = box;
          scrolls(box);
        }}
      >
        {now.chat.map((line) => (
          <Line key={`${line.at}/${line.name}/${line.text}`} line={line} peace={source.peace?.()} />
        ))}
      </ol>
      <form class="row" onSubmit={(event) => void send(event)}>
        <input
          class="field"
          maxLength={500}
          value={text}
          autoComplete="off"
          aria-label={say('chat.line')}
          placeholder={say('chat.line')}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say('chat.send')}
        </button>
      </form>
      {refused !== '' && <p role="alert">{refused}</p>}
    </div>
  );
}

interface LineProps {
  readonly line: TableNow['chat'][number];
  readonly peace: Peace | undefined;
}

/** What somebody said, and what can be done about them. */
function Line({ line: { name, text, at, seat, seq, who, mine, hidden, silent }, peace }: LineProps) {
  if (hidden === true && who !== undefined)
    return (
      <li class="chat__hidden">
        <p class="flavour">{say('peace.hidden', { name })}</p>
        <button type="button" class="btn btn--small" onClick={() => peace?.hide(who, false)}>
          {say('peace.show')}
        </button>
      </li>
    );
  return (
    <li>
      {seat === null || seat === undefined ? <span class="chat__guest" aria-hidden="true" /> : <Sigil seat={seat} />}
      <p>
        <b>{name}</b> <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
        <span>{text}</span>
      </p>
      {peace !== undefined && mine !== true && seq !== undefined && who !== undefined && (
        <About peace={peace} name={name} whom={{ line: seq }} who={who} isSilent={silent === true} />
      )}
    </li>
  );
}

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });

const SHOWN = 6000;

/** The last thing somebody else said, for a moment: whoever plays need not open the talk to hear it. */
export function Heard({ now, own }: { readonly now: TableNow; readonly own: string }) {
  const last = now.chat.filter(({ hidden }) => hidden !== true).at(-1);
  const first = useRef(last?.at ?? 0);
  const [shown, show] = useState<number | null>(null);
  useEffect(() => {
    if (last === undefined || last.at <= first.current || last.name === own) return;
    first.current = last.at;
    show(last.at);
    const timer = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last?.at]);
  if (last === undefined || shown !== last.at) return null;
  return (
    <p class="heard" role="status">
      {typeof last.seat === 'number' && <Sigil seat={last.seat} />}
      <span>
        <b>{last.name}</b> {last.text}
      </span>
    </p>
  );
}
