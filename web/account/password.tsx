import { useState } from 'preact/hooks';
import { call } from '../net/http.js';
import { type Account, refresh } from '../net/session.js';
import { say } from '../text/words.js';
import { Proof } from './proof.js';
import { type Outcome, Said } from './said.js';

const LEAST = 10;

/** A password makes the name one's own, and opens it on other devices. */
export function Password({ account }: { readonly account: Account }) {
  const [current, setCurrent] = useState('');
  const [password, set] = useState('');
  const [outcome, tell] = useState<Outcome>(null);
  const [busy, work] = useState(false);
  const [mustProve, hold] = useState(false);
  const save = async () => {
    work(true);
    const answer = await call<{ readonly ended: number }>('PUT', '/api/me/password', {
      password,
      ...(account.password ? { current } : {}),
    });
    work(false);
    hold(!answer.ok && answer.code === 'prove-first');
    if (!answer.ok) return tell(answer.code === 'prove-first' ? null : { code: answer.code });
    tell({ done: say('account.password.done', { count: answer.body.ended }) });
    set('');
    setCurrent('');
    await refresh();
  };
  return (
    <form
      class="form account__part"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <h3 class="caps">{say('account.password')}</h3>
      {/* Password managers want to know whose it is. */}
      <input
        class="vh"
        type="text"
        autoComplete="username"
        value={account.name}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {account.password && (
        <label>
          {say('account.password.current')}
          <input
            class="field"
            type="password"
            required
            autoComplete="current-password"
            value={current}
            onInput={(event) => setCurrent(event.currentTarget.value)}
          />
        </label>
      )}
      <label>
        {say('account.password.new')}
        <input
          class="field"
          type="password"
          required
          minLength={LEAST}
          maxLength={200}
          autoComplete="new-password"
          aria-describedby="password-about"
          value={password}
          onInput={(event) => set(event.currentTarget.value)}
        />
      </label>
      <p class="flavour" id="password-about">
        {say('account.password.about')}
      </p>
      <Said outcome={outcome} />
      {mustProve && <Proof account={account} proven={() => void save()} />}
      <button type="submit" class="btn" aria-disabled={busy}>
        {say(account.password ? 'account.password.change' : 'account.password.set')}
      </button>
    </form>
  );
}
