import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { call } from '../net/http.js';
import { type Account, refresh } from '../net/session.js';
import { say } from '../text/words.js';
import { hasPasskeys, passkeyFor } from './passkey.js';
import { useProven } from './proven.js';
import { type Outcome, Said } from './said.js';
import { day } from './time.js';

interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
}

/** Passkeys: a fingerprint, a face or the code of a device instead of a password. */
export function Passkeys({ account }: { readonly account: Account }) {
  const [list, show] = useState<readonly Passkey[]>([]);
  const [outcome, tell] = useState<Outcome>(null);
  const { act: prove, proof } = useProven(account, tell);
  const read = async () => {
    const answer = await call<{ readonly passkeys: readonly Passkey[] }>('GET', '/api/passkeys');
    if (answer.ok) show(answer.body.passkeys);
  };
  useEffect(() => void read(), []);
  const add = async (): Promise<Outcome> => {
    const passkey = await passkeyFor('add');
    if (!passkey.ok) return { code: passkey.code };
    const label = say('passkey.label', { number: list.length + 1 });
    const answer = await call('POST', '/api/passkeys', { label, response: passkey.value });
    return answer.ok ? { done: say('passkey.done') } : { code: answer.code };
  };
  const remove = async (id: string): Promise<Outcome> => {
    const answer = await call('DELETE', `/api/passkeys/${encodeURIComponent(id)}`);
    return answer.ok ? null : { code: answer.code };
  };
  const act = (work: () => Promise<Outcome>) =>
    prove(async () => {
      const came = await work();
      await Promise.all([read(), refresh()]);
      return came;
    });
  return (
    <div class="form account__part">
      <h3 class="caps">{say('passkeys')}</h3>
      <p class="flavour">{say(hasPasskeys() ? 'passkeys.about' : 'passkeys.none')}</p>
      {list.length > 0 && (
        <ul class="rows">
          {list.map(({ id, label, createdAt }) => (
            <li key={id}>
              <Icon id="key" />
              <span class="rows__t">
                {label}
                <small>{say('account.since', { day: day(createdAt) })}</small>
              </span>
              <button
                type="button"
                class="btn btn--small"
                aria-label={say('passkey.remove', { label })}
                onClick={() => void act(() => remove(id))}
              >
                {say('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Said outcome={outcome} />
      {proof}
      {hasPasskeys() && (
        <button type="button" class="btn" onClick={() => void act(add)}>
          <Icon id="plus" />
          {say('passkey.add')}
        </button>
      )}
    </div>
  );
}
