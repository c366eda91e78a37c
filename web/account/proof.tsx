import { useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { call } from '../net/http.js';
import type { Account } from '../net/session.js';
import { say } from '../text/words.js';
import { hasPasskeys, passkeyFor } from './passkey.js';
import { type Outcome, Said } from './said.js';

interface ProofProps {
  readonly account: Account;
  /** What was to be done is done now. */
  readonly proven: () => void;
}

/** Shows anew that it is oneself, before what secures the account is changed. */
export function Proof({ account, proven }: ProofProps) {
  const [password, set] = useState('');
  const [outcome, tell] = useState<Outcome>({ code: 'prove-first' });
  const [busy, work] = useState(false);
  const show = async (proof: () => Promise<object | string>) => {
    if (busy) return;
    work(true);
    const given = await proof();
    const answer = typeof given === 'string' ? null : await call('POST', '/api/me/proof', given);
    work(false);
    if (answer?.ok === true) proven();
    else tell({ code: answer === null ? String(given) : answer.code });
  };
  const byPassword = async () => ({ password });
  const byPasskey = async () => {
    const passkey = await passkeyFor('sign-in');
    return passkey.ok ? { response: passkey.value } : passkey.code;
  };
  return (
    <div class="form" aria-busy={busy}>
      <Said outcome={outcome} />
      {account.password && (
        <label>
          {say('account.password.current')}
          <input
            class="field"
            type="password"
            autoComplete="current-password"
            value={password}
            onInput={(event) => set(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void show(byPassword);
            }}
          />
        </label>
      )}
      <div class="row row--wrap">
        {account.password && (
          <button type="button" class="btn" aria-disabled={busy} onClick={() => void show(byPassword)}>
            {say('proof')}
          </button>
        )}
        {account.passkeys > 0 && hasPasskeys() && (
          <button type="button" class="btn" aria-disabled={busy} onClick={() => void show(byPasskey)}>
            <Icon id="key" />
            {say('sign-in.passkey')}
          </button>
        )}
      </div>
    </div>
  );
}
