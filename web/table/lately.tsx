import type { Event } from '@tabula/kernel/chance.js';
import type { Voice } from '@tabula/kit/voice.js';
import { Icon, Sigil } from '../app/parts.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import { seatIn } from './event.js';
import { lastOf, since } from './since.js';
import type { TableNow } from './source.js';

interface LatelyProps {
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly open: () => void;
}

/** The last things that happened since one's own last answer, where there is no room for the story; a touch opens it. */
export function Lately({ now, face, voice, open }: LatelyProps) {
  // A page of the story is read on the board, or where the whole story is.
  const isPage = (event: Event) => face.moment(event, now.you)?.quiet === true;
  const tells = (event: Event) =>
    face.tally(event) === null && face.passage(event) === null && !isPage(event)
      ? { seat: seatIn(event), text: voice.say(event) }
      : [];
  const shown = lastOf(since(now.story, now.you).flatMap(tells));
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
