import { useState } from 'preact/hooks';
import { SHELF } from '../games/shelf.js';
import { forget, heads, type SaveHead } from '../local/saves.js';
import { OnlineTables } from '../net/tables.js';
import { type Key, say } from '../text/words.js';
import { Icon, Sigil } from './parts.js';

const iconOf = (game: string): string => SHELF.find(({ id }) => id === game)?.icon ?? 'ember';

/** The visitor's tables: those of this browser, and those of the server where there is one. */
export function Tables() {
  const [here, list] = useState<readonly SaveHead[]>(heads());
  const drop = (id: string) => {
    forget(id);
    list(heads());
  };
  return (
    <section class="mine">
      <header>
        <h2 class="sec">{say('tables.mine')}</h2>
      </header>
      <OnlineTables />
      {here.length === 0 ? (
        <p class="tray soon flavour">{say('tables.none')}</p>
      ) : (
        <ul class="tbs">
          {here.slice(0, 8).map((head) => (
            <li key={head.id} class="tb-row">
              <Entry head={head} />
              <button type="button" class="iconbtn" aria-label={say('tables.drop')} onClick={() => drop(head.id)}>
                <Icon id="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ head }: { readonly head: SaveHead }) {
  const names = head.who.map(({ name }) => name).join(', ');
  const mine = !head.over && head.waiting.some((seat) => head.who[seat]?.kind === 'person');
  return (
    <a class={mine ? 'tb is-mine' : 'tb'} href={`/here/${head.id}`} data-game={head.game}>
      <span class="tb__g">
        <Icon id={iconOf(head.game)} />
      </span>
      <span class="tb__t">
        <b class="title">{say(`game.${head.game}` as Key)}</b>
        <small>
          {say('table.round', { round: head.round })} · {names}
        </small>
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
