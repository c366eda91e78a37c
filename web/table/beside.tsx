import type { Voice } from '@tabula/kit/voice.js';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../app/store.js';
import type { Face } from '../games/face.js';
import { type Address, replayAddress } from '../replay/past.js';
import { say, words } from '../text/words.js';
import { Talk } from './chat.js';
import type { Cue } from './cues.js';
import type { TableNow, TableSource } from './source.js';
import { Story, toldOf } from './story.js';

interface BesideProps {
  readonly now: TableNow;
  readonly cue: Cue | null;
  readonly source: Pick<TableSource, 'say' | 'peace'>;
  readonly face: Face;
  readonly voice: Voice;
  readonly at: Address;
  /** Whether what is said is shown instead of what happened. */
  readonly talks: boolean;
  readonly turn: (talks: boolean) => void;
  readonly openStory: () => void;
}

/** Beside a table on a desk: what happened, or what is said there. Neither covers anything. */
export function Beside({ now, cue, source, face, voice, at, talks, turn, openStory }: BesideProps) {
  const spoken = useStore(words);
  const unread = useUnread(now.chat.length, talks);
  const talking = talks && now.link !== 'here';
  return (
    <section class={talking ? 'tray logbox logbox--talk' : 'tray logbox'}>
      <header>
        <h2 class="caps">{say(talking ? 'chat' : 'story')}</h2>
        <span class="logbox__acts">
          {now.link !== 'here' && (
            <button type="button" class="cite" onClick={() => turn(!talks)}>
              {talking ? say('story') : unread === 0 ? say('chat') : say('chat.unread', { count: unread })}
            </button>
          )}
          <a class="cite" href={replayAddress(at)}>
            {say('replay')}
          </a>
          <button type="button" class="cite" onClick={openStory}>
            {say('story.all')}
          </button>
        </span>
      </header>
      {talking ? (
        <Talk now={now} source={source} />
      ) : (
        <Story story={toldOf(now.story, cue)} face={face} voice={voice} words={spoken} you={now.you} />
      )}
    </section>
  );
}

/** How much was said since somebody looked. */
function useUnread(said: number, looks: boolean): number {
  const [seen, see] = useState(said);
  useEffect(() => {
    if (looks) see(said);
  }, [said, looks]);
  return looks ? 0 : Math.max(0, said - seen);
}
