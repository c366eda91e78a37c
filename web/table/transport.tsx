import { Icon } from '../app/parts.js';
import { change, SPEEDS, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { say } from '../text/words.js';
import type { Playback, Showing } from './playback.js';

interface TransportProps {
  readonly play: Playback;
  readonly shown: Showing;
  /** A decision of one's own comes after what is shown. */
  readonly asked: boolean;
}

/** How many moments the line has room for; of more the last ones are drawn. */
const SEGMENTS = 18;

/** Holds what is shown, goes on, skips it, and says how far it is. Always at the same place, in reach of a thumb. */
export function Transport({ play, shown, asked }: TransportProps) {
  const { paused, cues, at, missed } = shown;
  const home = missed && asked;
  const first = Math.max(0, Math.min(at - SEGMENTS + 3, cues.length - SEGMENTS));
  return (
    <div class="tp">
      <ol class="tp__line" aria-hidden="true">
        {cues.slice(first, first + SEGMENTS).map(({ moment, seq }, nth) => {
          const place = first + nth + 1;
          const new_ = nth > 0 && cues[place - 2]?.seq !== seq;
          return (
            <li
              key={place}
              class={`${place < at ? 'is-past' : place === at ? 'is-now' : ''}${new_ ? ' is-apart' : ''}`}
              data-seat={moment.seat === null ? undefined : moment.seat + 1}
            />
          );
        })}
      </ol>
      <div class="tp__keys">
        <button
          type="button"
          class="iconbtn tp__hold"
          aria-label={say(paused ? 'moments.go' : 'moments.pause')}
          title={say(paused ? 'moments.go' : 'moments.pause')}
          onClick={paused ? play.go : play.pause}
        >
          <Icon id={paused ? 'play' : 'pause'} />
        </button>
        {missed && (
          <button type="button" class="iconbtn tp__back" aria-label={say('moments.back')} onClick={play.back}>
            <Icon id="step" />
          </button>
        )}
        <button type="button" class="tp__next" onClick={play.next}>
          <Icon id="step" />
          {say('moments.next')}
        </button>
        {!missed && <Speed />}
        <button type="button" class={`tp__all ${home ? 'btn btn--main' : 'tp__next'}`} onClick={play.skip}>
          <Icon id="skip" />
          {say(home ? 'since.go' : 'moments.skip')}
        </button>
      </div>
    </div>
  );
}

/** How fast: remembered by this device. */
function Speed() {
  const { speed } = useStore(settings);
  return (
    <label class="tp__speed">
      <span class="vh">{say('settings.speed')}</span>
      <select
        value={speed}
        onChange={(event) => change({ speed: SPEEDS.find((entry) => entry === event.currentTarget.value) ?? 'normal' })}
      >
        {SPEEDS.map((entry) => (
          <option key={entry} value={entry}>
            {say(`settings.speed.${entry}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
