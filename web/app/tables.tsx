import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../games/name.js';
import { gameIcon } from '../games/shelf.js';
import { forget, heads, readSaves, type SaveHead } from '../local/saves.js';
import { reach } from '../net/reach.js';
import { OnlineTables } from '../net/tables.js';
import { replayAddress } from '../replay/past.js';
import { forgetNotes } from '../table/notes.js';
import { forgetSeen } from '../table/use-since.js';
import { say } from '../text/words.js';
import { Icon, Sigil } from './parts.js';
import { useStore } from './store.js';

const FEW = 8;

/** The visitor's tables: those of this browser, and those of the server where there is one. */
export function Tables() {
  const [here, list] = useState<readonly SaveHead[] | null>(null);
  const [all, showAll] = useState(false);
  const online = useStore(reach);
  useEffect(() => {
    const read = () => void readSaves().then(() => list(heads()));
    read();
    // Another tab may have played on.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);
  const drop = (id: string) => {
    forget(id);
    forgetNotes(id);
    forgetSeen(id);
    list(heads());
  };
  const shown = here?.toSorted((a, b) => rank(a) - rank(b)).slice(0, all ? here.length : FEW) ?? [];
  return (
    <section class="mine">
      <header>
        <h2 class="sec">{say('tables.mine')}</h2>
      </header>
      {!online && (
        <p class="tray away" role="status">
          <Icon id="link" />
          {say('offline.lobby')}
        </p>
      )}
      <OnlineTables />
      {here?.length === 0 && <p class="tray soon flavour">{say('tables.none')}</p>}
      {shown.length > 0 && (
        <ul class="tbs">
          {shown.map((head) => (
            <li key={head.id} class="tb-row">
              <Entry head={head} />
              {head.over && (
                <a class="iconbtn" href={replayAddress({ place: 'here', id: head.id })} aria-label={say('replay')}>
                  <Icon id="replay" />
                </a>
              )}
              <button type="button" class="iconbtn" aria-label={say('tables.drop')} onClick={() => drop(head.id)}>
                <Icon id="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {here !== null && shown.length < here.length && (
        <button type="button" class="btn btn--quiet" onClick={() => showAll(true)}>
          {say('tables.all', { count: here.length })}
        </button>
      )}
    </section>
  );
}

/** Whether somebody at this screen is asked. */
const isMine = ({ over, waiting, who }: SaveHead): boolean =>
  !over && waiting.some((seat) => who[seat]?.kind === 'person');

/** Those that wait for somebody here first, those that are over last. */
const rank = (head: SaveHead): number => (isMine(head) ? 0 : head.over ? 2 : 1);

/** Who has won, for a table that is over and says so. */
function wonBy({ who, winners = [] }: SaveHead): string {
  const names = winners.flatMap((seat) => who[seat]?.name ?? []).join(', ');
  return names === '' ? '' : say('tables.won', { names });
}

/** A table of this browser in a list. */
export function Entry({ head }: { readonly head: SaveHead }) {
  const names = head.who.map(({ name }) => name).join(', ');
  const mine = isMine(head);
  return (
    <a class={mine ? 'tb is-mine' : 'tb'} href={`/here/${head.id}`} data-game={head.game}>
      <span class="tb__g">
        <Icon id={gameIcon(head.game)} />
      </span>
      <span class="tb__t">
        <b class="title">{gameName(head.game)}</b>
        <small>{wonBy(head) || `${say('table.round', { round: head.round })} · ${names}`}</small>
      </span>
      <span class="tb__p">
        {head.who.map((_, seat) => (
          <Sigil key={seat} seat={seat} />
        ))}
      </span>
      <span class="tb__a">{say(head.over ? 'tables.over' : mine ? 'tables.yours' : 'tables.go-on')}</span>
    </a>
  );
}
