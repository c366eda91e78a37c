import '../style/at-table.css';
import { type Result, winnersOf } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Notice } from '../app/notice.js';
import { Offline } from '../app/offline.js';
import { Dialog, Loading } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { go, type Place } from '../app/router.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import type { Face } from '../games/face.js';
import { loadFace } from '../games/load.js';
import { Heard } from '../table/chat.js';
import { Clock } from '../table/clock.js';
import { Frame } from '../table/frame.js';
import { TableMenu } from '../table/menu.js';
import { say } from '../text/words.js';
import { Enter } from './enter.js';
import { Fairness } from './fairness.js';
import { Gathering } from './gathering.js';
import { Invitation } from './invitation.js';
import { link } from './link.js';
import { isGivenUp } from './now.js';
import { People } from './people.js';
import { recognise, session } from './session.js';
import { type NetSource, netSource } from './source.js';
import { Notices } from './votes.js';
import { Windows } from './windows.js';

/** A table on the server: first who one is, then its seats, then the game. */
export function TablePage({ at }: { readonly at: Place }) {
  const { state } = useStore(session);
  const [id = ''] = at.path.slice(1);
  // A table that was open once stays on the screen when the connection is lost.
  const [entered, come] = useState(false);
  useEffect(() => void recognise(), []);
  useEffect(() => {
    if (state === 'in') come(true);
    if (state === 'out') come(false);
  }, [state]);
  if (state === 'in' || (entered && state === 'offline'))
    return <Sat key={id} id={id} invite={new URLSearchParams(at.anchor).get('invite')} />;
  if (state === 'offline') return <Offline />;
  if (state === 'unknown') return <Loading />;
  return (
    <div class="page">
      <Top at="lobby" />
      <main id="main" class="page__main">
        <Enter />
      </main>
    </div>
  );
}

function Sat({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const [source, open] = useState<NetSource | 'kicked' | null>(null);
  useEffect(() => {
    const fresh = netSource(id, {
      link,
      invite,
      onRematch: (table, token) => go(`/table/${table}#invite=${encodeURIComponent(token)}`),
      onKicked: () => open('kicked'),
    });
    open(fresh);
    return () => fresh.close();
  }, [id, invite]);
  if (source === 'kicked') return <Notice title={say('table.kicked')} text={say('table.kicked.text')} />;
  return source === null ? <Loading /> : <Open source={source} />;
}

function givenUp(result: Result, table: Spoken, you?: Seat | null): string {
  const how = result.reason === 'time' ? 'time' : 'resigned';
  const [first = 0, ...more] = winnersOf(result);
  const who = result.won !== undefined || more.length > 0 ? 'none' : first === you ? 'you' : 'other';
  return say(`result.${how}.${who}`, { name: table.name?.(first) ?? '' });
}

/** The words of a game, and those for a game that was decided by a clock or given up: that is no business of its rules. */
const withEnds = (face: Face): Face => ({
  ...face,
  voice: (language, table = {}) => {
    const voice = face.voice(language, table);
    return {
      ...voice,
      result: (result, board, you) =>
        isGivenUp(result) ? givenUp(result, table, you) : voice.result(result, board, you),
    };
  },
});

function Open({ source }: { readonly source: NetSource }) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const { name } = useStore(session);
  const [loaded, show] = useState<Face | null>(null);
  const face = useMemo(() => (loaded === null ? null : withEnds(loaded)), [loaded]);
  const info = source.info();
  useEffect(() => {
    if (now.game !== '') void loadFace(now.game, now.options).then((found) => show(() => found));
  }, [now.game]);
  const problem = source.problem();
  if (problem !== null)
    return (
      <Notice
        title={say('table.closed')}
        text={problem === 'no-such-table' ? say('table.closed.text') : refusalWords(problem)}
      >
        {problem === 'old-save' && <LeaveOld source={source} />}
      </Notice>
    );
  if (info === null) return <Loading {...(now.link === 'online' ? {} : { text: say('link.connecting') })} />;
  if (info.status === 'open') return <Gathering source={source} info={info} />;
  if (face === null || now.board === null) return <Loading />;
  const clocks = source.clocks();
  const window = source.window();
  const token = source.invite();
  const nameOf = (seat: number) => now.sitters[seat]?.name ?? '';
  return (
    <Frame
      source={source}
      face={face}
      at={{ place: 'table', id: source.id }}
      extra={
        <>
          {(clocks !== null || window !== null) && now.result === null && (
            <Clock until={clocks?.until ?? {}} window={window} name={nameOf} you={now.you} />
          )}
          <Notices source={source}>
            <Heard now={now} own={name} />
          </Notices>
          {info.status === 'abandoned' && <Abandoned source={source} />}
          <TableMenu
            id={source.id}
            source={source}
            isBeat={(event) => face.passage(event) !== null}
            above={(close) => (
              <>
                <People source={source} rivals={face.intends === undefined} close={close} />
                <Windows source={source} />
              </>
            )}
            below={
              token !== null && (
                <Invitation id={source.id} token={token} watch renew={source.isHost() ? source.renew : undefined} />
              )
            }
          />
        </>
      }
      after={<After source={source} />}
    />
  );
}

/** A game that cannot go on can at least be left. */
function LeaveOld({ source }: { readonly source: NetSource }) {
  const [refused, refuse] = useState('');
  const leave = async () => {
    const refusal = await source.leave();
    if (refusal === null) go('/');
    else refuse(refusalWords(refusal.code));
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void leave()}>
        {say('leave')}
      </button>
      {refused !== '' && <p role="alert">{refused}</p>}
    </>
  );
}

/** What can be done when a game is over. */
function After({ source }: { readonly source: NetSource }) {
  const { you } = useStore({ get: source.now, subscribe: source.subscribe });
  const [refused, refuse] = useState('');
  const rematch = source.info()?.rematch ?? null;
  const again = async () => {
    if (rematch !== null) return go(`/table/${rematch}`);
    const refusal = await source.rematch();
    refuse(refusal === null ? '' : refusalWords(refusal.code));
  };
  return (
    <>
      {you !== null && (
        <button type="button" class="btn btn--main" onClick={() => void again()}>
          {say('end.again')}
        </button>
      )}
      <a class="btn" href="/">
        {say('home')}
      </a>
      <Fairness source={source} />
      {refused !== '' && <p role="alert">{refused}</p>}
    </>
  );
}

/** All have agreed to end the game before its end. */
function Abandoned({ source }: { readonly source: NetSource }) {
  const [seen, see] = useState(false);
  if (seen) return null;
  return (
    <Dialog title={say('table.abandoned')} kind="paper" close={() => see(true)}>
      <p>{say('table.abandoned.text')}</p>
      <div class="sheet__acts">
        <After source={source} />
      </div>
    </Dialog>
  );
}
