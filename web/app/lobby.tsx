import { useState } from 'preact/hooks';
import { ENTRIES } from '../games/all.js';
import type { Entry } from '../games/entry.js';
import { entryOf } from '../games/shelf.js';
import { Guide } from '../guide/newcomer.js';
import { say } from '../text/words.js';
import { beginSolo } from './begin.js';
import type { Chosen } from './game-options.js';
import { useLater } from './later.js';
import { SameScreenSheet } from './new-table.js';
import { Dialog, Icon } from './parts.js';
import { change, settings } from './settings.js';
import { useStore } from './store.js';
import { Tables } from './tables.js';
import { Top } from './top.js';

const LEVELS = ['easy', 'normal', 'hard'] as const;

/** The games, three ways to a table, and the tables there are. */
export function Lobby() {
  const { game: last } = useStore(settings);
  const chosen = entryOf(last) ?? ENTRIES[0]!;
  return (
    <div class="lobby">
      <Top at="lobby" />
      <main id="main" class="lobby__main">
        <h1 class="vh">Tabula Obscura</h1>
        <fieldset class="tiles">
          <legend class="vh">{say('lobby.games')}</legend>
          {ENTRIES.map((game) => (
            <Tile key={game.id} game={game} chosen={game === chosen} choose={() => change({ game: game.id })} />
          ))}
        </fieldset>
        <div class="low">
          <SetTable key={chosen.id} game={chosen} />
          <Tables />
        </div>
      </main>
    </div>
  );
}

interface TileProps {
  readonly game: Entry;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function Tile({ game, chosen, choose }: TileProps) {
  const { language } = useStore(settings);
  return (
    <label class={chosen ? 'tile is-chosen' : 'tile'} data-game={game.id}>
      <input class="vh" type="radio" name="game" checked={chosen} onChange={choose} value={game.id} />
      <img class="scene" src={game.scene} alt="" width="400" height="520" />
      <span class="tile__f" />
      {game.play === undefined && <span class="tile__soon">{say('lobby.soon')}</span>}
      <span class="tile__b">
        <span class="tile__n title">{game.name[language]}</span>
        <span class="tile__s">{game.about[language]}</span>
        <span class="tile__m">
          <span title={say('lobby.players')}>
            <Icon id="people" />
            <span class="vh">{say('lobby.players')} </span>
            {game.players.min}–{game.players.max}
          </span>
          <span>
            <Icon id="hour" />
            {say('lobby.minutes', { minutes: game.minutes })}
          </span>
        </span>
      </span>
    </label>
  );
}

function SetTable({ game }: { readonly game: Entry }) {
  const [sheet, open] = useState<'same' | 'invite' | 'options' | 'guide' | null>(null);
  const [options, choose] = useState<Chosen>(game.play?.first ?? {});
  const [busy, work] = useState(false);
  const [failed, fail] = useState(false);
  const { level, language, opponents: wished } = useStore(settings);
  // Where one may play alone, the game itself is the opponent.
  const counts = [0, 1, 2, 3, 4].filter((count) => count + 1 >= game.players.min && count + 1 <= game.players.max);
  const opponents = Math.min(Math.max(wished, counts[0]!), counts.at(-1)!);
  const name = game.name[language];
  if (game.play === undefined)
    return (
      <section class="set" data-game={game.id}>
        <header>
          <h2 class="sec">{name}</h2>
        </header>
        <div class="tray soon">
          <p>{say('lobby.soon.text')}</p>
          <a class="btn" href={`/rules/${game.id}`}>
            <Icon id="book" />
            {say('lobby.read')}
          </a>
        </div>
      </section>
    );
  const play = async () => {
    work(true);
    void import('../local/page.js').catch(() => undefined); // who goes there loads it again
    fail(false);
    await beginSolo(game.id, opponents, level, options)
      .catch(() => {
        open(null); // a sheet would cover what is said
        fail(true);
      })
      .finally(() => work(false));
  };
  return (
    <section class="set">
      <header>
        <h2 class="sec">
          {say('lobby.set')} <em>{name}</em>
        </h2>
        <button type="button" class="btn btn--quiet btn--small" onClick={() => open('guide')}>
          <Icon id="book" />
          {say('guide')}
        </button>
        <div class="picks">
          <fieldset class="lv">
            <legend class="vh">{say('lobby.opponents')}</legend>
            {counts.map((count) => (
              <button
                key={count}
                type="button"
                aria-pressed={opponents === count}
                onClick={() => change({ opponents: count })}
              >
                <Icon id="bot" />
                <span aria-hidden="true">{count}</span>
                <span class="vh">{say('lobby.bots', { count })}</span>
              </button>
            ))}
          </fieldset>
          <fieldset class="lv">
            <legend class="vh">{say('lobby.strength')}</legend>
            {LEVELS.map((entry) => (
              <button key={entry} type="button" aria-pressed={level === entry} onClick={() => change({ level: entry })}>
                {say(`level.${entry}`)}
              </button>
            ))}
          </fieldset>
          {game.play.options && (
            <button type="button" class="btn btn--quiet btn--small" onClick={() => open('options')}>
              <Icon id="gear" />
              {say('options')}
            </button>
          )}
        </div>
      </header>
      {failed && (
        <p class="tray away" role="alert">
          <Icon id="link" />
          {say('lobby.failed')}
        </p>
      )}
      <div class="modes">
        <Mode
          icon="bot"
          main
          title={say('mode.now')}
          about={say('mode.now.about', { count: opponents })}
          act={play}
          busy={busy}
        />
        <Mode icon="screen" title={say('mode.same')} about={say('mode.same.about')} act={() => open('same')} />
        <Mode icon="letter" title={say('mode.invite')} about={say('mode.invite.about')} act={() => open('invite')} />
      </div>
      {sheet === 'same' && <SameScreenSheet game={game} close={() => open(null)} />}
      {sheet === 'invite' && <Invite game={game} close={() => open(null)} />}
      {sheet === 'guide' && <Guide game={game.id} close={() => open(null)} />}
      {sheet === 'options' && (
        <HereOptions
          game={game}
          alone={opponents === 0}
          options={options}
          set={choose}
          play={play}
          close={() => open(null)}
        />
      )}
    </section>
  );
}

type HereParts = Parameters<typeof import('./here-options.js').HereOptionsSheet>[0];

function HereOptions(props: HereParts) {
  const part = useLater(() => import('./here-options.js'));
  return part === null || part === 'failed' ? null : <part.HereOptionsSheet {...props} />;
}

function Invite(props: { readonly game: Entry; readonly close: () => void }) {
  const part = useLater(() => import('./invite.js'));
  if (part === 'failed')
    return (
      <Dialog title={say('mode.invite')} close={props.close}>
        <p>{say('invite.offline')}</p>
      </Dialog>
    );
  return part === null ? null : <part.InviteSheet {...props} />;
}

interface ModeProps {
  readonly icon: string;
  readonly title: string;
  readonly about: string;
  readonly main?: boolean;
  readonly busy?: boolean;
  readonly act: () => unknown;
}

function Mode({ icon, title, about, main = false, busy = false, act }: ModeProps) {
  return (
    <button type="button" class={main ? 'mode mode--main' : 'mode'} aria-busy={busy} onClick={() => void act()}>
      <span class="mode__i">
        <Icon id={icon} />
      </span>
      <span class="mode__t">
        <b>{title}</b>
        <small>{about}</small>
      </span>
      <span class="mode__c">
        <Icon id="chev" />
      </span>
    </button>
  );
}
