import type { Game } from '@tabula/kernel/game.js';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../games/entry.js';
import { rulesOf } from '../local/rules.js';
import { say } from '../text/words.js';
import { type Chosen, OptionFields, useVoice } from './game-options.js';
import { Dialog } from './parts.js';

interface HereOptionsProps {
  readonly game: Entry;
  readonly alone: boolean;
  readonly options: Chosen;
  readonly set: (options: Chosen) => void;
  readonly play: () => void;
  readonly close: () => void;
}

/** The options of a table in this browser: of the rules as they are here, named by the game itself. */
export function HereOptionsSheet({ game, alone, options, set, play, close }: HereOptionsProps) {
  const voice = useVoice(game.id);
  const [rules, show] = useState<Game | null>(null);
  useEffect(() => void rulesOf(game.id).then(show), [game.id]);
  return (
    <Dialog title={say('options')} kind="wide" close={close}>
      {voice === null || rules === null ? (
        <p role="status">{say('loading')}</p>
      ) : (
        <form
          class="form form--table"
          onSubmit={(event) => {
            event.preventDefault();
            play();
          }}
        >
          <OptionFields
            game={game.id}
            options={options}
            set={set}
            specs={rules.options}
            alone={alone}
            named={(_, value) => voice.card(String(value))?.name}
            about={(_, value) => voice.card(String(value))?.text.join(' ')}
          />
          <div class="form__foot">
            <button type="submit" class="btn btn--main">
              {say('mode.now')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
