import type { Ref } from '@tabula/kernel/chance.js';
import { refersTo } from '@tabula/kernel/chance.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { moves } from '../app/settings.js';
import { still } from '../app/still.js';
import type { Face } from '../games/face.js';
import type { Address } from '../replay/past.js';
import type { Words } from '../text/words.js';
import { type Bill, mayAdd } from './bill.js';
import { type Draft, isPicked, leadsOn } from './compose.js';
import type { Composer } from './composer.js';
import type { Cue } from './cues.js';
import type { BoardProps, TableNow } from './source.js';

interface BoardBoxProps {
  readonly face: Face;
  readonly now: TableNow;
  readonly at: Address;
  /** What is being shown, if the board is not as it is now. */
  readonly cue: Cue | null;
  readonly draft: Draft;
  readonly bill: Bill | null;
  readonly composer: Composer | null;
  readonly voice: Voice;
  readonly language: Language;
  /** The words of the interface: with others the board is drawn again. */
  readonly words: Words | null;
  /** What comes of a touch: always the same object, whatever is asked. */
  readonly hands: Hands;
}

export interface Hands {
  touch(ref: Ref): void;
  zoom(card: string): void;
  readonly seats: BoardProps['seats'];
}

/** The board of the game: the dearest part of a table, drawn when something on it has changed and not before. */
export const BoardBox = still(
  ({ face, now, at, cue, draft, bill, composer, voice, language, hands }: BoardBoxProps) => {
    const { question } = now;
    return (
      <face.Board
        now={now}
        at={at}
        cue={cue}
        may={(ref) => {
          if (question === null) return false;
          if (composer?.may(draft.picked, ref) === true) return true;
          if (bill !== null && mayAdd(question, bill, draft.picked, ref)) return true;
          return leadsOn(question, draft, ref) && !draft.picked.some((picked) => refersTo(picked, ref));
        }}
        chosen={(ref) => question !== null && isPicked(question, draft, ref)}
        badge={(ref) => composer?.badge(draft.picked, ref) ?? null}
        composing={composer !== null && draft.picked.length > 0}
        worth={(ref) => bill?.worth(ref) ?? null}
        touch={hands.touch}
        zoom={hands.zoom}
        {...(hands.seats === undefined ? {} : { seats: hands.seats })}
        say={voice.say}
        name={voice.name}
        language={language}
        motion={moves()}
      />
    );
  },
);
