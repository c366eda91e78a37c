import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { go, type Place } from '../app/router.js';
import { change, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { type Face, loadFace } from '../games/face.js';
import { Frame } from '../table/frame.js';
import { say } from '../text/words.js';
import { Gathering } from './gathering.js';
import { enter, recognise, session } from './session.js';
import { type NetSource, netSource } from './source.js';

/** A table on the server: first who one is, then its seats, then the game. */
export function TablePage({ at }: { readonly at: Place }) {
  const { state } = useStore(session);
  const id = at.path[1] ?? '';
  useEffect(() => void recognise(), []);
  if (state === 'in') return <Sat key={id} id={id} invite={new URLSearchParams(at.anchor).get('invite')} />;
  return (
    <div class="page">
      <Top at="lobby" />
      <main id="main" class="page__main">
        {state === 'unknown' && <p>{say('loading')}</p>}
        {state === 'offline' && <p>{say('invite.offline')}</p>}
        {state === 'out' && <Enter />}
      </main>
    </div>
  );
}

/** Whoever follows an invitation only has to say a name. */
function Enter() {
  const [name, rename] = useState(settings.get().name);
  const [problem, tell] = useState('');
  const come = async (event: Event) => {
    event.preventDefault();
    change({ name });
    tell((await enter(name)) ?? '');
  };
  return (
    <form class="tray form enter" onSubmit={(event) => void come(event)}>
      <h1 class="title">{say('enter')}</h1>
      <label>
        {say('invite.name')}
        <input
          class="field"
          required
          maxLength={24}
          value={name}
          onInput={(event) => rename(event.currentTarget.value)}
        />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
      <button type="submit" class="btn btn--main">
        {say('enter.do')}
      </button>
    </form>
  );
}

function Sat({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const [source, open] = useState<NetSource | null>(null);
  useEffect(() => {
    const fresh = netSource(id, invite, {
      onRematch: (table, token) => go(`/table/${table}#invite=${encodeURIComponent(token)}`),
      onKicked: () => go('/'),
    });
    open(fresh);
    return () => fresh.close();
  }, [id, invite]);
  return source === null ? <p class="notice">{say('loading')}</p> : <Open source={source} id={id} />;
}

function Open({ source, id }: { readonly source: NetSource; readonly id: string }) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const [face, show] = useState<Face | null>(null);
  const info = source.info();
  useEffect(() => {
    if (now.game !== '') void loadFace(now.game).then((loaded) => show(() => loaded));
  }, [now.game]);
  if (source.problem() !== null)
    return (
      <main class="notice" id="main">
        <h1 class="title">{say('table.closed')}</h1>
        <p>{say('table.closed.text')}</p>
        <a class="btn" href="/">
          {say('home')}
        </a>
      </main>
    );
  if (info === null || face === null) return <p class="notice">{say('loading')}</p>;
  if (now.board === null) return <Gathering source={source} info={info} id={id} />;
  const again = info.rematch === null ? () => void source.rematch() : () => go(`/table/${info.rematch}`);
  return (
    <Frame
      source={source}
      face={face}
      extra={<Votes source={source} />}
      after={
        <>
          {now.you !== null && (
            <button type="button" class="btn btn--main" onClick={again}>
              {say('end.again')}
            </button>
          )}
          <a class="btn" href="/">
            {say('home')}
          </a>
        </>
      }
    />
  );
}

/** What the others propose, with a yes and a no. */
function Votes({ source }: { readonly source: NetSource }) {
  const now = source.now();
  const open = (source.info()?.proposals ?? []).filter(({ missing }) => now.you !== null && missing.includes(now.you));
  return (
    <>
      {open.map(({ id, by }) => (
        <p key={id} class="vote" role="status">
          {say(id === 'undo' ? 'vote.undo' : 'vote.other', { name: now.sitters[by]?.name ?? '' })}
          <button type="button" class="btn btn--small" onClick={() => void source.vote(id, true)}>
            <Icon id="check" />
            {say('yes')}
          </button>
          <button type="button" class="btn btn--small" onClick={() => void source.vote(id, false)}>
            {say('no')}
          </button>
        </p>
      ))}
    </>
  );
}
