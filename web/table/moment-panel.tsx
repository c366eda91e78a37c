import type { Voice } from '@tabula/kit/voice.js';
import { Cite, Icon, Sigil } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import type { Cue } from './cues.js';
import { leadSaid } from './lead.js';
import type { Playback, Showing } from './playback.js';
import { Strip } from './strip.js';
import type { Then } from './then.js';
import { Transport } from './transport.js';
import { useSwipes } from './use-swipes.js';

interface MomentPanelProps {
  readonly cue: Cue;
  readonly face: Face;
  readonly voice: Voice;
  readonly play: Playback;
  readonly shown: Showing;
  /** What comes after what is shown. */
  readonly then: Then;
}

/** So much of what happened is told in lines; the rest is seen on the board. */
const MORE = 5;

const MEANS = { good: 'check', bad: 'down', plain: 'chev' } as const;

/** In the place of the question while something is shown: what it is about, then how it ended, and the keys for it. */
export function MomentPanel({ cue, face, voice, play, shown, then }: MomentPanelProps) {
  const { moment, events } = cue;
  const swipes = useSwipes(play.back, play.next);
  const about = moment.about.map((ref) => voice.name(ref)).filter((name) => name !== '');
  const icon = moment.about.map((ref) => face.icon(ref)).find((id) => id !== null) ?? 'log';
  const told = moment.quiet === true ? [] : events;
  const [first, ...more] = told;
  const stake = face.stake?.(cue, voice, settings.get().language) ?? null;
  const { you } = shown.now;
  // Who comes back wants to know how it stands.
  const lead = shown.missed ? leadSaid(shown.now, face, voice) : null;
  const means = you === null ? [] : (face.means?.(cue, you, settings.get().language) ?? []);
  const read = moment.reads === undefined ? [] : (voice.card(moment.reads)?.text ?? []);
  return (
    <section
      class="ask ask--moment"
      aria-label={say('moments')}
      data-moment={moment.id}
      data-cue={`${cue.seq}.${cue.beat.events.length}`}
      {...swipes}
    >
      {shown.missed && (
        <p class="moment__missed">
          <b>{say('since')}</b>
          <span class="num">{say('since.nth', { nth: shown.at, all: shown.cues.length })}</span>
        </p>
      )}
      <header class="ask__head">
        {moment.seat === null ? <Icon id={icon} /> : <Sigil seat={moment.seat} />}
        <span class="caps">{moment.quiet === true ? about.slice(1).join(' · ') : about.join(' · ')}</span>
        <Cite rule={(first ?? events[0])?.rule ?? ''} />
        <h2 class="ask__prompt" key={`${cue.seq}/${moment.id}`}>
          {first === undefined ? about[0] : voice.say(first)}
        </h2>
      </header>
      {stake !== null && <p class="moment__stake">{stake}</p>}
      {read.length > 0 && <p class="moment__stake">{read.join(' ')}</p>}
      {means.length > 0 && (
        <div class="moment__means">
          <h3 class="caps">{say('moments.means')}</h3>
          <ul>
            {means.map(({ is, text }) => (
              <li key={text} class={`is-${is}`}>
                <Icon id={MEANS[is]} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {more.length > 0 && (
        <ul class="moment__more">
          {more.slice(0, MORE).map((event, at) => (
            <li key={at}>{voice.say(event)}</li>
          ))}
        </ul>
      )}
      {shown.missed && <Strip play={play} shown={shown} face={face} voice={voice} />}
      {lead !== null && <p class="moment__stake">{lead}</p>}
      {!shown.missed && then !== 'over' && (
        // Its room is kept where it has nothing to say yet, so that nothing jumps when it has.
        <p class={then === 'unknown' ? 'moment__then is-open' : 'moment__then'}>
          <Icon id="hour" />
          {say(then === 'asked' ? 'moments.asked' : 'moments.wait')}
        </p>
      )}
      <Transport play={play} shown={shown} asked={then === 'asked'} />
    </section>
  );
}
