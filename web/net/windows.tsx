import type { WindowSetting } from '@tabula/protocol/socket.js';
import { useState } from 'preact/hooks';
import { refusalWords } from '../app/refusals.js';
import { useStore } from '../app/store.js';
import { say } from '../text/words.js';
import type { NetSource } from './source.js';

const SETTINGS: readonly WindowSetting[] = ['able', 'always', 'never'];

/** When one is asked whether to act out of turn; nothing in a game in which that never happens. */
export function Windows({ source }: { readonly source: NetSource }) {
  const [refused, refuse] = useState('');
  const chosen = useStore({ get: source.windows, subscribe: source.subscribe });
  if (chosen === null) return null;
  const choose = async (wished: WindowSetting) => {
    const refusal = await source.setWindows(wished);
    refuse(refusal === null ? '' : refusalWords(refusal.code));
  };
  return (
    <fieldset class="setting">
      <legend>{say('windows')}</legend>
      <span class="lv">
        {SETTINGS.map((setting) => (
          <button key={setting} type="button" aria-pressed={chosen === setting} onClick={() => void choose(setting)}>
            {say(`windows.${setting}`)}
          </button>
        ))}
      </span>
      <p class="flavour">{say(`windows.${chosen}.text`)}</p>
      {refused !== '' && <p role="alert">{refused}</p>}
    </fieldset>
  );
}
