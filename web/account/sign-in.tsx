import { useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { call } from '../net/http.js';
import { type Account, take } from '../net/session.js';
import { say } from '../text/words.js';
import { hasPasskeys, passkeyFor } from './passkey.js';

interface Me {
  readonly account: Account;
}

/** Comes in under a name that is secured already: on another device, or after signing out. */
export function SignIn() {
  const [name, rename] = useState('');
  const [password, set] = useState('');
  const [refused, refuse] = useState('');
  const [busy, work] = useState(false);
  const come = async (doing: () => Promise<string | null>) => {
    work(true);
    const code = await doing();
    work(false);
    refuse(code === null ? '' : refusalWords(code));
  };
  const byPassword = async () => {
    const answer = await call<Me>('POST', '/api/sign-in', { name: name.trim(), password });
    if (answer.ok) take(answer);
    return answer.ok ? null : answer.code;
  };
  const byPasskey = async () => {
    const response = await passkeyFor('sign-in');
    if (!response.ok) return response.code;
    const answer = await call<Me>('POST', '/api/sign-in/passkey', { response: response.value });
    if (answer.ok) take(answer);
    return answer.ok ? null : answer.code;
  };
  return (
    <form
      class="form"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void come(byPassword);
      }}
    >
      <p>{say('sign-in.about')}</p>
      <label>
        {say('account.name')}
        <input
          class="field"
          required
          autoComplete="username"
          value={name}
          onInput={(event) => rename(event.currentTarget.value)}
        />
      </label>
      <label>
        {say('account.password')}
        <input
          class="field"
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onInput={(event) => set(event.currentTarget.value)}
        />
      </label>
      {refused !== '' && <p role="alert">{refused}</p>}
      <div class="row row--wrap">
        <button type="submit" class="btn" aria-disabled={busy}>
          {say('sign-in')}
        </button>
        {hasPasskeys() && (
          <button type="button" class="btn btn--quiet" onClick={() => void come(byPasskey)}>
            <Icon id="key" />
            {say('sign-in.passkey')}
          </button>
        )}
      </div>
    </form>
  );
}
