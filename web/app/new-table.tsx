import { useState } from 'preact/hooks';
import type { Shelved } from '../games/shelf.js';
import type { NewSeat } from '../net/session.js';
import { createTable, enter, session } from '../net/session.js';
import { say } from '../text/words.js';
import { begin } from './begin.js';
import { Icon, Sheet, Sigil } from './parts.js';
import { go } from './router.js';
import { change, settings } from './settings.js';
import { useStore } from './store.js';

interface NewProps {
  readonly game: Shelved;
  readonly close: () => void;
}

const most = 24;

/** Several people at one device: who plays. */
export function SameScreenSheet({ game, close }: NewProps) {
  const own = settings.get().name.trim();
  const [names, rename] = useState<readonly string[]>([own, '']);
  const called = names.map((name, seat) => name.trim() || say('name.seat', { number: seat + 1 }));
  const twice = new Set(called).size < called.length;
  const start = (event: Event) => {
    event.preventDefault();
    if (!twice)
      void begin(
        game.id,
        called.map((name) => ({ name, kind: 'person' as const })),
      );
  };
  return (
    <Sheet title={say('mode.same')} close={close}>
      <form class="form" onSubmit={start}>
        <p>{say('same.about')}</p>
        {names.map((name, seat) => (
          <label key={seat} class="row">
            <Sigil seat={seat} />
            <span class="vh">{say('name.seat', { number: seat + 1 })}</span>
            <input
              class="field"
              value={name}
              maxLength={most}
              placeholder={say('name.seat', { number: seat + 1 })}
              onInput={(event) => {
                const { value } = event.currentTarget;
                rename(names.map((entry, at) => (at === seat ? value : entry)));
              }}
            />
            {names.length > game.min && seat === names.length - 1 && (
              <button
                type="button"
                class="iconbtn"
                aria-label={say('same.fewer')}
                onClick={() => rename(names.slice(0, -1))}
              >
                <Icon id="close" />
              </button>
            )}
          </label>
        ))}
        {names.length < game.max && (
          <button type="button" class="btn btn--quiet" onClick={() => rename([...names, ''])}>
            <Icon id="plus" />
            {say('same.more')}
          </button>
        )}
        {twice && <p role="alert">{say('same.twice')}</p>}
        <button type="submit" class="btn btn--main" aria-disabled={twice}>
          {say('same.start')}
        </button>
      </form>
    </Sheet>
  );
}

/** A table on the server, and a link to it. */
export function InviteSheet({ game, close }: NewProps) {
  const { state, name: known } = useStore(session);
  const [name, rename] = useState(known || settings.get().name);
  const [friends, setFriends] = useState(1);
  const [bots, setBots] = useState(0);
  const [open, setOpen] = useState(false);
  const [problem, tell] = useState('');
  const [busy, work] = useState(false);
  const room = game.max - 1 - friends;
  const start = async (event: Event) => {
    event.preventDefault();
    work(true);
    const entered = state === 'in' ? null : await enter(name);
    if (entered === null) {
      change({ name });
      const seats: NewSeat[] = [
        { kind: 'you' },
        ...Array.from({ length: friends }, (): NewSeat => ({ kind: 'open' })),
        ...Array.from({ length: Math.min(bots, room) }, (): NewSeat => ({ kind: 'bot', level: settings.get().level })),
      ];
      const made = await createTable(game.id, seats, open);
      if ('id' in made) go(`/table/${made.id}`);
      else tell(made.problem);
    } else tell(entered);
    work(false);
  };
  return (
    <Sheet title={say('mode.invite')} close={close}>
      {state === 'offline' ? (
        <p>{say('invite.offline')}</p>
      ) : (
        <form class="form" onSubmit={(event) => void start(event)}>
          <p>{say('invite.about')}</p>
          {state !== 'in' && (
            <label>
              {say('invite.name')}
              <input
                class="field"
                required
                maxLength={most}
                value={name}
                onInput={(event) => rename(event.currentTarget.value)}
              />
            </label>
          )}
          <Count label={say('invite.friends')} value={friends} least={1} most={game.max - 1} set={setFriends} />
          <Count label={say('invite.bots')} value={Math.min(bots, room)} least={0} most={room} set={setBots} />
          <label class="row">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
            {say('invite.open')}
          </label>
          {problem !== '' && <p role="alert">{problem}</p>}
          <button type="submit" class="btn btn--main" aria-busy={busy}>
            {say('invite.start')}
          </button>
        </form>
      )}
    </Sheet>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
}

function Count({ label, value, least, most: top, set }: CountProps) {
  return (
    <fieldset class="lv lv--form">
      <legend>{label}</legend>
      {Array.from({ length: top - least + 1 }, (_, at) => (
        <button key={at} type="button" aria-pressed={value === least + at} onClick={() => set(least + at)}>
          {least + at}
        </button>
      ))}
    </fieldset>
  );
}
