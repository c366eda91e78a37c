import { useEffect, useState } from 'preact/hooks';
import { change } from '../app/settings.js';
import { call } from '../net/http.js';
import { type Account, take } from '../net/session.js';
import { say } from '../text/words.js';
import { useProven } from './proven.js';
import { type Outcome, Said } from './said.js';

/** The name others see, at tables too. */
export function Name({ account }: { readonly account: Account }) {
  const [name, rename] = useState(account.name);
  const [outcome, tell] = useState<Outcome>(null);
  useEffect(() => rename(account.name), [account.name]);
  const { act, proof } = useProven(account, tell);
  const save = async (): Promise<Outcome> => {
    const answer = await call<{ readonly account: Account }>('PATCH', '/api/me', { name: name.trim() });
    if (answer.ok) {
      take(answer);
      change({ name: answer.body.account.name });
    }
    return answer.ok ? { done: say('account.name.done') } : { code: answer.code };
  };
  return (
    <form
      class="tray form"
      onSubmit={(event) => {
        event.preventDefault();
        void act(save);
      }}
    >
      <label for="own-name">{say('account.name')}</label>
      <span class="row">
        <input
          id="own-name"
          class="field"
          required
          minLength={2}
          maxLength={24}
          autoComplete="nickname"
          value={name}
          onInput={(event) => rename(event.currentTarget.value)}
        />
        <button type="submit" class="btn" aria-disabled={name.trim() === account.name}>
          {say('save')}
        </button>
      </span>
      <Said outcome={outcome} />
      {proof}
    </form>
  );
}
