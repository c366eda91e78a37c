import type { Voice } from '@tabula/kit/voice.js';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import type { Face } from '../games/face.js';
import type { Cue } from './cues.js';
import type { Playback, Showing } from './playback.js';

interface StripProps {
  readonly play: Playback;
  readonly shown: Showing;
  readonly face: Face;
  readonly voice: Voice;
}

/** What was missed, a picture for each decision: a touch shows it on the board. On a phone the sigils alone are there. */
export function Strip({ play, shown, face, voice }: StripProps) {
  const { cues, cue } = shown;
  const strip = useRef<HTMLOListElement>(null);
  const steps = cues.filter(({ seq }, at) => cues[at - 1]?.seq !== seq);
  useEffect(() => {
    const now = strip.current?.querySelector<HTMLElement>('[aria-current]');
    // Sideways alone: the page itself stays where it is.
    if (now) strip.current?.scrollTo({ left: now.offsetLeft - (strip.current.clientWidth - now.offsetWidth) / 2 });
  }, [cue?.seq]);
  if (steps.length < 2) return null;
  return (
    <ol class="strip" ref={strip}>
      {steps.map((step) => (
        <li key={step.seq}>
          <button
            type="button"
            data-seat={step.moment.seat === null ? undefined : step.moment.seat + 1}
            aria-current={step.seq === cue?.seq ? 'step' : undefined}
            class={step.seq < (cue?.seq ?? 0) ? 'is-past' : undefined}
            onClick={() => play.to(step.seq)}
          >
            {step.moment.seat === null ? <Icon id={iconOf(step, face)} /> : <Sigil seat={step.moment.seat} />}
            <span>{saidOf(step, voice)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const iconOf = ({ moment }: Cue, face: Face): string =>
  moment.about.map((ref) => face.icon(ref)).find((id) => id !== null) ?? 'log';

function saidOf({ moment, events }: Cue, voice: Voice): string {
  const [first] = events;
  if (moment.quiet !== true && first !== undefined) return voice.say(first);
  return moment.about.map((ref) => voice.name(ref)).find((name) => name !== '') ?? '';
}
