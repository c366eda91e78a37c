import { useState } from 'preact/hooks';
import { Sheet } from '../app/parts.js';
import { say } from '../text/words.js';
import type { TableNow, TableSource } from './source.js';

interface ChatProps {
  readonly now: TableNow;
  readonly source: TableSource;
  readonly close: () => void;
}

export function Chat({ now, source, close }: ChatProps) {
  const [text, write] = useState('');
  const [refused, refuse] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const refusal = await source.say(text.trim());
    refuse(refusal?.message ?? '');
    if (refusal === null) write('');
  };
  return (
    <Sheet title={say('chat')} close={close}>
      <ol class="chat" aria-live="polite">
        {now.chat.map(({ name, text: line, at }) => (
          <li key={`${at}/${name}`}>
            <b>{name}</b> {line}
          </li>
        ))}
      </ol>
      {now.chat.length === 0 && <p class="flavour">{say('chat.empty')}</p>}
      <form class="row" onSubmit={send}>
        <input
          class="field"
          maxLength={500}
          value={text}
          aria-label={say('chat.line')}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say('chat.send')}
        </button>
      </form>
      {refused !== '' && <p role="alert">{refused}</p>}
    </Sheet>
  );
}
