import type { Level } from '@tabula/bots/bot.js';
import type { Flag, UndoSetting } from '@tabula/protocol/socket.js';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../games/entry.js';
import { beginTable, createTable, enter, recognise, session } from '../net/session.js';
import { say } from '../text/words.js';
import { ownName } from './begin.js';
import { CLOCKS, ClockFields, type ClockName, clockOf, TIMES, type Times } from './clock-fields.js';
import { type Chosen, GameOptions } from './game-options.js';
import { NewSeats, type Taker } from './new-seats.js';
import { Dialog } from './parts.js';
import { Pills } from './pills.js';
import { refusalWords } from './refusals.js';
import { go } from './router.js';
import { change, settings } from './settings.js';
import { useStore } from './store.js';

const UNDOS: readonly UndoSetting[] = ['consent', 'boundary', 'never'];
const FLAGS: readonly Flag[] = ['bot', 'default', 'loss'];
const MOST_TITLE = 60;

interface InviteProps {
  readonly game: Entry;
  readonly close: () => void;
}

/** A table on the server: who plays, who sees it, how much time there is, and what can be taken back. */
export function InviteSheet({ game, close }: InviteProps) {
  const { state, name: known } = useStore(session);
  const [name, rename] = useState(known || settings.get().name);
  const [takers, seat] = useState<readonly Taker[]>(['person']);
  const [open, setOpen] = useState(false);
  const [title, call] = useState('');
  const [clock, setClock] = useState<ClockName>('none');
  const [times, setTimes] = useState<Times>(TIMES);
  const [flag, setFlag] = useState<Flag>('bot');
  const [undo, setUndo] = useState<UndoSetting>('consent');
  const [options, setOptions] = useState<Chosen>({});
  const [refused, refuse] = useState('');
  const [busy, work] = useState(false);
  useEffect(() => void recognise(), []);
  const alone = takers.length === 0;

  const start = async () => {
    if (state !== 'in') {
      const code = await enter(name);
      if (code !== null) return code;
      change({ name: name.trim() });
    }
    const made = await createTable({
      game: game.id,
      seats: [{ kind: 'you' }, ...takers.map((taker) => (taker === 'person' ? OPEN : bot(taker)))],
      public: open,
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      options,
      // Who plays alone keeps nobody waiting.
      clock: clockOf(alone ? 'none' : clock, times),
      flag,
      undo: alone ? 'consent' : undo,
    });
    if ('refusal' in made) return made.refusal;
    // There is nobody to wait for; if it does not begin now, it can be begun there.
    if (alone) await beginTable(made.id);
    go(`/table/${made.id}`);
    return null;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    work(true);
    const code = await start();
    work(false);
    refuse(code === null ? '' : refusalWords(code));
  };
  return (
    <Dialog title={say('mode.invite')} kind="wide" close={close}>
      {state === 'offline' ? (
        <p>{say('invite.offline')}</p>
      ) : (
        <form class="form form--table" onSubmit={(event) => void submit(event)}>
          {!alone && <p>{say('invite.about')}</p>}
          {state !== 'in' && (
            <label>
              {say('invite.name')}
              <input
                class="field"
                required
                minLength={2}
                maxLength={24}
                autoComplete="nickname"
                value={name}
                onInput={(event) => rename(event.currentTarget.value)}
              />
            </label>
          )}
          <NewSeats game={game} own={known || name.trim() || ownName()} takers={takers} set={seat} />
          <GameOptions game={game.id} options={options} set={setOptions} alone={alone} />
          <div class="part">
            <label class="row">
              <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
              {say('invite.open')}
            </label>
            <p class="flavour">
              {say(!open ? 'invite.private.about' : alone ? 'invite.watch.about' : 'invite.open.about')}
            </p>
          </div>
          {!alone && (
            <>
              <Pills
                label={say('clock')}
                values={CLOCKS}
                value={clock}
                set={setClock}
                name={(entry) => say(`clock.kind.${entry}`)}
                about={say(`clock.kind.${clock}.about`)}
              >
                <ClockFields clock={clock} times={times} set={setTimes} />
              </Pills>
              {clock !== 'none' && (
                <Pills
                  label={say('flag')}
                  values={FLAGS}
                  value={flag}
                  set={setFlag}
                  name={(entry) => say(`flag.${entry}`)}
                  about={say(`flag.${flag}.about`)}
                />
              )}
              <Pills
                label={say('undo.kind')}
                values={UNDOS}
                value={undo}
                set={setUndo}
                name={(entry) => say(`undo.${entry}`)}
                about={say(`undo.${undo}.about`)}
              />
            </>
          )}
          <label>
            {say('invite.title')}
            <input
              class="field"
              maxLength={MOST_TITLE}
              value={title}
              placeholder={game.name[settings.get().language]}
              onInput={(event) => call(event.currentTarget.value)}
            />
          </label>
          {refused !== '' && <p role="alert">{refused}</p>}
          <div class="form__foot">
            <button type="submit" class="btn btn--main" aria-busy={busy} aria-disabled={busy}>
              {say(alone ? 'gather.start' : 'invite.start')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

const OPEN = { kind: 'open' } as const;
const bot = (level: Level) => ({ kind: 'bot', level }) as const;
