import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { call } from '../net/http.js';
import { type Account, refresh } from '../net/session.js';
import { say } from '../text/words.js';
import { useProven } from './proven.js';
import { type Outcome, Said } from './said.js';
import { moment } from './time.js';

interface Device {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

/** Where one is signed in, with a way to end it. */
export function Devices({ account }: { readonly account: Account }) {
  const [list, show] = useState<readonly Device[]>([]);
  const [outcome, tell] = useState<Outcome>(null);
  const [leaving, ask] = useState(false);
  const read = async () => {
    const answer = await call<{ readonly sessions: readonly Device[] }>('GET', '/api/sessions');
    // The device in one's hand first.
    if (answer.ok) show([...answer.body.sessions].sort((x, y) => Number(y.current) - Number(x.current)));
  };
  useEffect(() => void read(), [account.password]);
  const { act, proof } = useProven(account, tell);
  const end = (path: string) =>
    act(async () => {
      const answer = await call('DELETE', path);
      await read();
      return answer.ok ? { done: say('devices.ended') } : { code: answer.code };
    });
  const signOut = async () => {
    const answer = await call('POST', '/api/sign-out', {});
    if (answer.ok) await refresh();
    else tell({ code: answer.code });
  };
  return (
    <section class="tray form" aria-labelledby="devices">
      <h2 class="sec" id="devices">
        {say('devices')}
      </h2>
      <p>{say('devices.about')}</p>
      <ul class="rows">
        {list.map(({ id, label, seenAt, current }) => (
          <li key={id}>
            <Icon id="screen" />
            <span class="rows__t">
              {label || say('devices.unknown')}
              <small>{current ? say('devices.this') : say('devices.seen', { moment: moment(seenAt) })}</small>
            </span>
            <button
              type="button"
              class="btn btn--small"
              aria-label={say('devices.end', { label: label || say('devices.unknown') })}
              onClick={() => (current ? ask(true) : void end(`/api/sessions/${encodeURIComponent(id)}`))}
            >
              {say('sign-out')}
            </button>
          </li>
        ))}
      </ul>
      {leaving && (
        <fieldset class="sure" aria-label={say('sign-out')}>
          <p>{say(account.secured ? 'sign-out.sure' : 'sign-out.guest')}</p>
          <button type="button" class="btn" onClick={() => void signOut()}>
            {say('sign-out')}
          </button>
          <button type="button" class="btn btn--quiet" onClick={() => ask(false)}>
            {say('cancel')}
          </button>
        </fieldset>
      )}
      <Said outcome={outcome} />
      {proof}
      {list.length > 1 && (
        <button type="button" class="btn btn--quiet" onClick={() => void end('/api/sessions')}>
          {say('devices.others')}
        </button>
      )}
    </section>
  );
}
