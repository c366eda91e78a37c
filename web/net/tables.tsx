import type { TableEntry } from '@tabula/protocol/pushes.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import { useStore } from '../app/store.js';
import { gameName } from '../games/name.js';
import { gameIcon } from '../games/shelf.js';
import { replayAddress } from '../replay/past.js';
import { say } from '../text/words.js';
import { link } from './link.js';
import { linked, recognise, session } from './session.js';

interface Lists {
  readonly mine: readonly TableEntry[];
  readonly open: readonly TableEntry[];
}

const REFRESH = 15_000;
const HOME = 'Tabula Obscura';

const isMyTurn = ({ status, you, waiting, oldSave }: TableEntry): boolean =>
  status === 'playing' && you !== null && waiting.includes(you) && oldSave === undefined;
const freeSeats = ({ seats }: TableEntry): number => seats.filter(({ kind }) => kind === 'open').length;

/** Those that wait for the visitor first, then what is played, what gathers and what is over. */
const rank = (entry: TableEntry): number =>
  isMyTurn(entry) ? 0 : { playing: 1, open: 2, over: 3, abandoned: 3 }[entry.status];

/** The tables of the server: those one sits at, and those that wait for somebody. Nothing is shown without a server. */
export function OnlineTables() {
  const { state } = useStore(session);
  const [lists, show] = useState<Lists | null>(null);
  useEffect(() => void recognise(), []);
  useEffect(() => {
    if (state !== 'in') return show(null);
    let here = true;
    const read = async () => {
      if (document.visibilityState === 'hidden' || !(await linked())) return;
      const reply = await link.ask<Lists>('tables');
      if (here && reply.ok) show(reply);
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH);
    const look = () => void read();
    document.addEventListener('visibilitychange', look);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state]);
  const mine = [...(lists?.mine ?? [])].sort((a, b) => rank(a) - rank(b) || b.updatedAt - a.updatedAt);
  const turns = mine.filter(isMyTurn).length;
  useEffect(() => {
    document.title = turns > 0 ? `(${turns}) ${HOME}` : HOME;
  }, [turns]);
  const others = (lists?.open ?? []).filter(({ id }) => !mine.some((entry) => entry.id === id));
  return (
    <>
      {mine.length > 0 && <List entries={mine} />}
      {others.length > 0 && (
        <>
          <h3 class="caps tbs__head">{say('tables.open')}</h3>
          <List entries={others} />
        </>
      )}
    </>
  );
}

function List({ entries }: { readonly entries: readonly TableEntry[] }) {
  return (
    <ul class="tbs">
      {entries.map((entry) => (
        <li key={entry.id} class="tb-row">
          <a class={isMyTurn(entry) ? 'tb is-mine' : 'tb'} href={`/table/${entry.id}`} data-game={entry.game}>
            <span class="tb__g">
              <Icon id={gameIcon(entry.game)} />
            </span>
            <span class="tb__t">
              <b class="title">{entry.title || gameName(entry.game)}</b>
              <small>{stateOf(entry)}</small>
            </span>
            <span class="tb__p">
              {entry.seats.map(({ kind }, seat) => (kind === 'open' ? null : <Sigil key={seat} seat={seat} />))}
            </span>
            <span class="tb__a">{actOf(entry)}</span>
          </a>
          {entry.status === 'over' && (
            <a class="iconbtn" href={replayAddress({ place: 'table', id: entry.id })} aria-label={say('replay')}>
              <Icon id="replay" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const nameAt = ({ seats }: TableEntry, seat: number): string =>
  seats[seat]?.name ?? say('name.bot', { number: seat + 1 });

/** Who has won, where the game is over; an automaton has no name here. */
function wonBy(entry: TableEntry): string {
  const names = (entry.winners ?? []).filter((seat) => seat < entry.seats.length).map((seat) => nameAt(entry, seat));
  return names.length === 0 ? '' : say('tables.won', { names: names.join(', ') });
}

/** Where a table is, in a few words: who is missing, whom it waits for, or who has won. */
function stateOf(entry: TableEntry): string {
  const { seats, status, you, waiting, oldSave } = entry;
  if (oldSave !== undefined) return say('tables.old.text');
  const names = seats.flatMap(({ name }, seat) => (name === null || seat === you ? [] : [name])).join(', ');
  if (status === 'open') return [say('tables.free', { count: freeSeats(entry) }), names].filter(Boolean).join(' · ');
  if (status !== 'playing' || isMyTurn(entry)) return wonBy(entry) || names || say('tables.bots');
  return say('tables.waits', { names: waiting.map((seat) => nameAt(entry, seat)).join(', ') });
}

function actOf(entry: TableEntry): string {
  if (entry.oldSave !== undefined) return say('tables.old');
  if (isMyTurn(entry)) return say('tables.yours');
  if (entry.status === 'open')
    return say(entry.you !== null ? 'tables.gathers' : freeSeats(entry) > 0 ? 'tables.gathering' : 'tables.watch');
  if (entry.status !== 'playing') return say('tables.over');
  return say(entry.you === null ? 'tables.watch' : 'tables.go-on');
}
