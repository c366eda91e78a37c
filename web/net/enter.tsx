import { useState } from 'preact/hooks';
import { SignIn } from '../account/sign-in.js';
import { refusalWords } from '../app/refusals.js';
import { change, settings } from '../app/settings.js';
import { say } from '../text/words.js';
import { enter } from './session.js';

/** Whoever follows an invitation only has to say a name; whoever has one already signs in. */
export function Enter({ title = say('enter') }: { readonly title?: string }) {
  const [name, rename] = useState(settings.get().name);
  const [refused, refuse] = useState('');
  const come = async () => {
    change({ name });
    const code = await enter(name);
    refuse(code === null ? '' : refusalWords(code));
  };
  return (
    <section class="tray enter">
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void come();
        }}
      >
        <h1 class="title">{title}</h1>
        <label>
          {say('invite.name')}
          <input
            class="field"
            required
            minLength={2}
            maxLength={24}
            autoComplete="nickname"
            value={name}
            onInput={(event) => rename(event.currentTarget.value)}
          />
        </label>
        {refused !== '' && <p role="alert">{refused}</p>}
        <button type="submit" class="btn btn--main">
          {say('enter.do')}
        </button>
      </form>
      <details>
        <summary>{say('sign-in.known')}</summary>
        <SignIn />
      </details>
    </section>
  );
}
