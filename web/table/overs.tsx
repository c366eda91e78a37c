import type { Option } from '@tabula/kernel/question.js';
import type { ComponentChildren } from 'preact';
import { Sheet } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face, Voice } from '../games/face.js';
import { say } from '../text/words.js';
import { Chat } from './chat.js';
import { End } from './end.js';
import { RuleSheet } from './rule-sheet.js';
import type { Refusal, TableNow, TableSource } from './source.js';
import { Story } from './story.js';
import { type Refused, WhySheet } from './why-sheet.js';

/** What is laid over the table. */
export type Over =
  | { readonly is: 'story' | 'chat' | 'undo' | 'end' }
  | { readonly is: 'why'; readonly refused: Refused }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'card'; readonly card: string };

interface OversProps {
  readonly over: Over;
  readonly now: TableNow;
  readonly source: TableSource;
  readonly face: Face;
  readonly voice: Voice;
  readonly after: ComponentChildren;
  readonly choose: (option: Option) => void;
  readonly refuse: (refusal: Refusal | null) => void;
  readonly close: () => void;
}

export function Overs({ over, now, source, face, voice, after, choose, refuse, close }: OversProps) {
  switch (over.is) {
    case 'story':
      return (
        <Sheet title={say('story')} close={close}>
          <Story story={now.story} face={face} voice={voice} most={1000} />
        </Sheet>
      );
    case 'chat':
      return <Chat now={now} source={source} close={close} />;
    case 'why': {
      const chosen = (option: Option) => {
        close();
        choose(option);
      };
      return <WhySheet refused={over.refused} voice={voice} question={now.question} choose={chosen} close={close} />;
    }
    case 'rule':
      return <RuleSheet rule={over.rule} close={close} />;
    case 'card':
      return (
        <Sheet title={voice.card(over.card)?.name ?? ''} kind="wide" close={close}>
          <face.CardSheet card={over.card} pack={now.pack} language={settings.get().language} now={now} />
        </Sheet>
      );
    case 'undo':
      return <UndoSheet source={source} refuse={refuse} close={close} />;
    case 'end':
      return <End now={now} face={face} voice={voice} after={after} close={close} />;
  }
}

type UndoProps = Pick<OversProps, 'source' | 'refuse' | 'close'>;

/** What was seen cannot be unseen: whoever plays alone may still go back. */
function UndoSheet({ source, refuse, close }: UndoProps) {
  const undo = () => {
    close();
    void source.undo().then(refuse);
  };
  return (
    <Sheet title={say('undo.sure')} kind="paper" close={close}>
      <p>{say('undo.reveals')}</p>
      <p class="sheet__acts">
        <button type="button" class="btn" onClick={undo}>
          {say('undo.do')}
        </button>
        <button type="button" class="btn btn--quiet" onClick={close}>
          {say('cancel')}
        </button>
      </p>
    </Sheet>
  );
}
