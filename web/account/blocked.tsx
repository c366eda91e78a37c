import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { call } from '../net/http.js';
import { say } from '../text/words.js';
import { type Outcome, Said } from './said.js';
import { day } from './time.js';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

/** Whom one does not want to hear from; nothing is shown where there is nobody. */
export function Blocked() {
  const [list, show] = useState<readonly Entry[]>([]);
  const [outcome, tell] = useState<Outcome>(null);
  const read = async () => {
    const answer = await call<{ readonly blocked: readonly Entry[] }>('GET', '/api/blocks');
    if (answer.ok) show(answer.body.blocked);
  };
  useEffect(() => void read(), []);
  const remove = async (id: string) => {
    const answer = await call('DELETE', `/api/blocks/${encodeURIComponent(id)}`);
    tell(answer.ok ? null : { code: answer.code });
    await read();
  };
  if (list.length === 0) return null;
  return (
    <section class="tray form" aria-labelledby="blocked">
      <h2 class="sec" id="blocked">
        {say('blocked')}
      </h2>
      <p>{say('blocked.about')}</p>
      <ul class="rows">
        {list.map(({ id, name, since }) => (
          <li key={id}>
            <Icon id="eyeoff" />
            <span class="rows__t">
              {name}
              <small>{say('account.since', { day: day(since) })}</small>
            </span>
            <button
              type="button"
              class="btn btn--small"
              aria-label={say('blocked.end.who', { name })}
              onClick={() => void remove(id)}
            >
              {say('blocked.end')}
            </button>
          </li>
        ))}
      </ul>
      <Said outcome={outcome} />
    </section>
  );
}
