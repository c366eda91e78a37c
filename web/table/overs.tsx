import type { Option } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { ComponentChildren } from 'preact';
import { Dialog, Icon } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { Guide } from '../guide/newcomer.js';
import { type Address, replayAddress } from '../replay/past.js';
import { say } from '../text/words.js';
import { Chat } from './chat.js';
import { End } from './end.js';
import { RuleSheet } from './rule-sheet.js';
import type { Refusal, TableNow, TableSource } from './source.js';
import { Story } from './story.js';
import { type Refused, WhySheet } from './why-sheet.js';

/** What is laid over a table to be read: also over one that is only looked at. */
export type Reading =
  | { readonly is: 'story' }
  | { readonly is: 'why'; readonly refused: Refused }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'card'; readonly card: string };

/** What is laid over the table. */
export type Over = Reading | { readonly is: 'chat' | 'undo' | 'end' | 'guide' };

interface ReadingProps {
  readonly over: Reading;
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  /** Where the whole game is told, step by step; not from there itself. */
  readonly at?: Address;
  readonly choose?: (option: Option) => void;
  readonly open: (over: Reading) => void;
  readonly close: () => void;
}

export function ReadingSheet({ over, now, face, voice, at, choose, open, close }: ReadingProps) {
  switch (over.is) {
    case 'story':
      return (
        <Dialog title={say('story')} close={close}>
          <Story story={now.story} face={face} voice={voice} most={1000} you={now.you} />
          {at !== undefined && (
            <p class="sheet__acts">
              <a class="btn" href={replayAddress(at)}>
                <Icon id="replay" />
                {say('replay')}
              </a>
            </p>
          )}
        </Dialog>
      );
    case 'why': {
      const chosen = (option: Option) => {
        close();
        choose?.(option);
      };
      const see = (card: string) => open({ is: 'card', card });
      return (
        <WhySheet
          refused={over.refused}
          voice={voice}
          question={now.question}
          choose={chosen}
          see={see}
          close={close}
        />
      );
    }
    case 'rule':
      return <RuleSheet key={over.rule} rule={over.rule} nameOf={(id) => voice.card(id)?.name} close={close} />;
    case 'card':
      return (
        <Dialog title={voice.card(over.card)?.name ?? ''} kind="wide" close={close}>
          <face.CardSheet card={over.card} options={now.options} language={settings.get().language} now={now} />
        </Dialog>
      );
  }
}

interface OversProps extends Omit<ReadingProps, 'over' | 'at'> {
  readonly over: Over;
  readonly source: TableSource;
  readonly at: Address;
  readonly after: ComponentChildren;
  readonly refuse: (refusal: Refusal | null) => void;
}

export function Overs({ over, source, after, refuse, ...props }: OversProps) {
  const { now, face, voice, at, close } = props;
  switch (over.is) {
    case 'chat':
      return <Chat now={now} source={source} close={close} />;
    case 'guide':
      return <Guide game={now.game} close={close} />;
    case 'undo':
      return <UndoSheet source={source} refuse={refuse} close={close} />;
    case 'end':
      return <End now={now} face={face} voice={voice} at={at} after={after} close={close} />;
    default:
      // Another note is another sheet: it has the focus and is read out anew.
      return <ReadingSheet key={over.is} over={over} {...props} />;
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
    <Dialog title={say('undo.sure')} kind="paper" close={close}>
      <p>{say('undo.reveals')}</p>
      <p class="sheet__acts">
        <button type="button" class="btn" onClick={undo}>
          {say('undo.do')}
        </button>
        <button type="button" class="btn btn--quiet" onClick={close}>
          {say('cancel')}
        </button>
      </p>
    </Dialog>
  );
}
