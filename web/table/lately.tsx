import { Icon, Sigil } from '../app/parts.js';
import type { Face, Voice } from '../games/face.js';
import { say } from '../text/words.js';
import { seatIn } from './event.js';
import type { TableNow } from './source.js';

interface LatelyProps {
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly open: () => void;
}

/** What two lines of a phone hold, in characters. */
const ROOM = 110;

/** The last things that happened since one's own last answer, where there is no room for the story; a touch opens it. */
export function Lately({ now, face, voice, open }: LatelyProps) {
  const own = now.story.findLastIndex(({ seat }) => seat !== null && seat === now.you);
  const told = now.story
    .slice(Math.max(0, own))
    .flatMap((beat, at) => (at === 0 && own >= 0 ? beat.events.slice(1) : beat.events))
    .filter((event) => face.tally(event) === null && face.passage(event) === null)
    .map((event) => ({ seat: seatIn(event), text: voice.say(event) }));
  const last = told.findLastIndex((_, at) => told.slice(at).reduce((sum, { text }) => sum + text.length, 0) > ROOM);
  const shown = told.slice(Math.min(last + 1, told.length - 1));
  const seat = shown[0]?.seat ?? null;
  if (shown.length === 0) return null;
  return (
    <button type="button" class="lately" aria-haspopup="dialog" onClick={open}>
      {seat === null ? <Icon id="log" /> : <Sigil seat={seat} />}
      <span class="lately__text">
        <span class="vh">{say('story')}: </span>
        {shown.map(({ text }) => text).join(' ')}
      </span>
    </button>
  );
}
