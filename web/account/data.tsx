import { useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { call } from '../net/http.js';
import { type Account, refresh } from '../net/session.js';
import { say } from '../text/words.js';
import { useProven } from './proven.js';
import { type Outcome, Said } from './said.js';

/** Everything the server has about the account, as a file. */
export function Export() {
  return (
    <div class="form account__part">
      <p>{say('export.about')}</p>
      <a class="btn" href="/api/me/export" download="tabula-obscura.json">
        <Icon id="book" />
        {say('export')}
      </a>
    </div>
  );
}

/** The account goes for good; the name has to be written to confirm it. */
export function Deletion({ account }: { readonly account: Account }) {
  const [asked, ask] = useState(false);
  const [name, write] = useState('');
  const [outcome, tell] = useState<Outcome>(null);
  const { act, proof } = useProven(account, tell);
  const remove = async (): Promise<Outcome> => {
    const answer = await call('DELETE', '/api/me', { name });
    if (!answer.ok) return { code: answer.code };
    await refresh();
    return null;
  };
  return (
    <div class="form account__part">
      <p>{say('deletion.about')}</p>
      {asked ? (
        <form
          class="form sure"
          onSubmit={(event) => {
            event.preventDefault();
            void act(remove);
          }}
        >
          <label>
            {say('deletion.confirm', { name: account.name })}
            <input
              class="field"
              required
              autoComplete="off"
              value={name}
              onInput={(event) => write(event.currentTarget.value)}
            />
          </label>
          <Said outcome={outcome} />
          {proof}
          <span class="row row--wrap">
            <button type="submit" class="btn btn--danger" aria-disabled={name !== account.name}>
              {say('deletion.do')}
            </button>
            <button type="button" class="btn btn--quiet" onClick={() => ask(false)}>
              {say('cancel')}
            </button>
          </span>
        </form>
      ) : (
        <button type="button" class="btn btn--danger" onClick={() => ask(true)}>
          {say('deletion')}
        </button>
      )}
    </div>
  );
}
