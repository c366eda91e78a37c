import type { Game } from '@tabula/kernel/game.js';
import { useEffect, useState } from 'preact/hooks';
import { loadFace, type Voice } from '../games/face.js';
import type { Shelved } from '../games/shelf.js';
import { rulesOf } from '../local/rules.js';
import { say } from '../text/words.js';
import { OptionFields, type Options } from './game-options.js';
import { Sheet } from './parts.js';
import { settings } from './settings.js';

interface HereOptionsProps {
  readonly game: Shelved;
  readonly alone: boolean;
  readonly options: Options;
  readonly set: (options: Options) => void;
  readonly play: () => void;
  readonly close: () => void;
}

/** The options of a table in this browser: of the rules as they are here, named by the game itself. */
export function HereOptionsSheet({ game, alone, options, set, play, close }: HereOptionsProps) {
  const [loaded, show] = useState<{ readonly rules: Game; readonly voice: Voice } | null>(null);
  useEffect(() => {
    void Promise.all([rulesOf(game.id), loadFace(game.id)]).then(([rules, face]) => {
      if (rules !== null) show({ rules, voice: face.voice(settings.get().language, 'base', () => undefined) });
    });
  }, [game.id]);
  return (
    <Sheet title={say('options')} kind="wide" close={close}>
      {loaded === null ? (
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
            specs={loaded.rules.options}
            alone={alone}
            named={(_, value) => loaded.voice.card(String(value))?.name}
            about={(_, value) => loaded.voice.card(String(value))?.text.join(' ')}
          />
          <div class="form__foot">
            <button type="submit" class="btn btn--main">
              {say('mode.now')}
            </button>
          </div>
        </form>
      )}
    </Sheet>
  );
}
