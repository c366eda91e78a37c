import { LANGUAGES } from '@tabula/words/language.js';
import { useState } from 'preact/hooks';
import { type Key, say } from '../text/words.js';
import { Install } from './install.js';
import { askToNotify, canNotify } from './notify.js';
import { change, type Settings, SPEEDS, settings, speakIn } from './settings.js';
import { play } from './sound.js';
import { useStore } from './store.js';
import { Top } from './top.js';

const NAMES = { en: 'English', pl: 'Polski', de: 'Deutsch' } as const;

/** Language, name, motion, size of text, contrast, sound: kept in this browser. */
export function SettingsPage() {
  const now = useStore(settings);
  const [name, rename] = useState(now.name);
  const sound = (on: boolean) => {
    change({ sound: on });
    play('turn');
  };
  return (
    <div class="page">
      <Top at="settings" />
      <main id="main" class="page__main settings">
        <h1 class="title page__title">{say('settings')}</h1>
        <section class="tray settings__tray">
          <label class="setting">
            <span>{say('settings.name')}</span>
            <input
              class="field"
              maxLength={24}
              value={name}
              placeholder={say('name.default')}
              onInput={(event) => {
                rename(event.currentTarget.value);
                change({ name: event.currentTarget.value });
              }}
            />
          </label>
          <Choice
            of="language"
            values={LANGUAGES}
            label={(value) => NAMES[value]}
            now={now}
            choose={(value) => void speakIn(value)}
          />
          <Choice of="motion" values={['auto', 'off']} now={now} />
          <Choice of="speed" values={SPEEDS} now={now} />
          <Choice of="pace" values={['slow', 'normal', 'fast']} now={now} />
          <Choice of="text" values={['normal', 'large', 'larger']} now={now} />
          <Choice of="contrast" values={['auto', 'more']} now={now} />
          <fieldset class="setting">
            <legend>{say('settings.sound')}</legend>
            <span class="lv">
              {[false, true].map((on) => (
                <button key={String(on)} type="button" aria-pressed={now.sound === on} onClick={() => sound(on)}>
                  {say(on ? 'settings.sound.on' : 'settings.sound.off')}
                </button>
              ))}
            </span>
          </fieldset>
          {canNotify() && <Calls on={now.notify} />}
          <fieldset class="setting">
            <legend>{say('settings.forced')}</legend>
            <span class="lv">
              {[true, false].map((on) => (
                <button
                  key={String(on)}
                  type="button"
                  aria-pressed={now.forced === on}
                  onClick={() => change({ forced: on })}
                >
                  {say(on ? 'settings.forced.on' : 'settings.forced.off')}
                </button>
              ))}
            </span>
            <p class="flavour">{say('settings.forced.text')}</p>
          </fieldset>
          <Install />
          <p class="flavour">{say('settings.about')}</p>
        </section>
      </main>
    </div>
  );
}

interface ChoiceProps<K extends keyof Settings> {
  readonly of: K;
  readonly values: readonly Settings[K][];
  readonly label?: (value: Settings[K]) => string;
  readonly now: Settings;
  /** Where choosing takes more than writing it down. */
  readonly choose?: (value: Settings[K]) => void;
}

function Choice<K extends 'language' | 'motion' | 'speed' | 'pace' | 'text' | 'contrast'>({
  of,
  values,
  label,
  now,
  choose = (value) => change({ [of]: value }),
}: ChoiceProps<K>) {
  return (
    <fieldset class="setting">
      <legend>{say(`settings.${of}` as Key)}</legend>
      <span class="lv">
        {values.map((value) => (
          <button key={value} type="button" aria-pressed={now[of] === value} onClick={() => choose(value)}>
            {label?.(value) ?? say(`settings.${of}.${value}` as Key)}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

/** Whether one is called when a table waits; the browser has the last word. */
function Calls({ on: wished }: { readonly on: boolean }) {
  const [refused, refuse] = useState(false);
  const turn = async (on: boolean) => {
    const may = !on || (await askToNotify());
    refuse(!may);
    change({ notify: on && may });
  };
  return (
    <fieldset class="setting">
      <legend>{say('settings.notify')}</legend>
      <span class="lv">
        {[false, true].map((on) => (
          <button key={String(on)} type="button" aria-pressed={wished === on} onClick={() => void turn(on)}>
            {say(on ? 'settings.notify.on' : 'settings.notify.off')}
          </button>
        ))}
      </span>
      <p class="flavour" role="status">
        {say(refused ? 'settings.notify.refused' : 'settings.notify.text')}
      </p>
    </fieldset>
  );
}
