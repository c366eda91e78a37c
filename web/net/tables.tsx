import type { TableEntry } from '@tabula/protocol/pushes.js';
import { useEffect, useState } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import { useStore } from '../app/store.js';
import { SHELF } from '../games/shelf.js';
import { type Key, say } from '../text/words.js';
import { link } from './link.js';
import { linked, recognise, session } from './session.js';

interface Lists {
  readonly mine: readonly TableEntry[];
  readonly open: readonly TableEntry[];
}

const REFRESH = 15_000;

/** The tables of the server: those one sits at, and those that wait for somebody. Nothing is shown without a server. */
export function OnlineTables() {
  const { state } = useStore(session);
  const [lists, show] = useState<Lists | null>(null);
  useEffect(() => void recognise(), []);
  useEffect(() => {
    if (state !== 'in') return;
    let here = true;
    const read = async () => {
      if (!(await linked())) return;
      const reply = await link.ask<Lists>('tables');
      if (here && reply.ok) show(reply);
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [state]);
  if (lists === null) return null;
  const mine = lists.mine ?? [];
  const others = (lists.open ?? []).filter(({ id }) => !mine.some((entry) => entry.id === id));
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
      {entries.map((entry) => {
        const mine = entry.status === 'playing' && entry.you !== null && entry.waiting.includes(entry.you);
        const names = entry.seats.flatMap(({ name }) => (name === null ? [] : [name]));
        const free = entry.seats.filter(({ kind }) => kind === 'open').length;
        return (
          <li key={entry.id}>
            <a class={mine ? 'tb is-mine' : 'tb'} href={`/table/${entry.id}`} data-game={entry.game}>
              <span class="tb__g">
                <Icon id={SHELF.find(({ id }) => id === entry.game)?.icon ?? 'ember'} />
              </span>
              <span class="tb__t">
                <b class="title">{entry.title || say(`game.${entry.game}` as Key)}</b>
                <small>{free > 0 ? say('tables.free', { count: free }) : names.join(', ')}</small>
              </span>
              <span class="tb__p">
                {entry.seats.map(({ kind }, seat) => (kind === 'open' ? null : <Sigil key={seat} seat={seat} />))}
              </span>
              <span class="tb__a">{say(mine ? 'tables.yours' : STATUS[entry.status])}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const STATUS = {
  open: 'tables.gathering',
  playing: 'tables.go-on',
  over: 'tables.over',
  abandoned: 'tables.over',
} as const;
