import type { Level } from '@tabula/bots/bot.js';
import type { SeatInfo, TableInfo } from '@tabula/protocol/pushes.js';
import { useState } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { go } from '../app/router.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { gameName } from '../games/name.js';
import { entryOf } from '../games/shelf.js';
import { usePrimer } from '../games/use-primer.js';
import { Guide } from '../guide/newcomer.js';
import { Talk } from '../table/chat.js';
import type { Refusal } from '../table/source.js';
import { say } from '../text/words.js';
import { Invitation } from './invitation.js';
import { presence } from './people.js';
import { session } from './session.js';
import type { NetSource } from './source.js';
import { Terms } from './terms.js';

interface GatheringProps {
  readonly source: NetSource;
  readonly info: TableInfo;
}

type Act = (work: Promise<Refusal | null>, then?: () => void) => Promise<void>;

/** A table before its game: who sits where, the link that lets others in, the talk, and the start. */
export function Gathering({ source, info }: GatheringProps) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const [refused, refuse] = useState('');
  const full = info.seats.every(({ kind }) => kind !== 'open');
  const token = source.invite();
  const game = gameName(info.game);
  const act: Act = async (work, then) => {
    const refusal = await work;
    refuse(refusal === null ? '' : refusalWords(refusal.code));
    if (refusal === null) then?.();
  };
  return (
    <div class="page" data-game={info.game}>
      <Top at="lobby" />
      <main id="main" class="page__main gathering">
        <header class="gathering__head">
          <h1 class="title page__title">{info.title || game}</h1>
          {info.title !== '' && <p class="flavour">{game}</p>}
          <Terms info={info} />
        </header>
        <section class="gathering__room" aria-label={say('people')}>
          <ol class="gathering__seats">
            {info.seats.map((seat, at) => (
              <Seat key={at} source={source} seat={seat} at={at} isHost={info.host === at} act={act} />
            ))}
          </ol>
          {info.spectators > 0 && <p class="flavour">{say('people.watch', { count: info.spectators })}</p>}
          {now.link !== 'online' && <p role="status">{say('link.connecting')}</p>}
          {refused !== '' && <p role="alert">{refused}</p>}
          <Start source={source} full={full} act={act} />
          <button type="button" class="btn btn--quiet" onClick={() => void act(source.leave(), () => go('/'))}>
            <Icon id="exit" />
            {say('leave')}
          </button>
        </section>
        <div class="gathering__side">
          {!full && token !== null && (
            <Invitation id={info.id} token={token} renew={source.isHost() ? source.renew : undefined} />
          )}
          <section class="tray form">
            <h2 class="caps">{say('chat')}</h2>
            <Talk now={now} source={source} />
          </section>
        </div>
        <While game={info.game} />
      </main>
    </div>
  );
}

/** While others are waited for: what the game is about, and how it is played. */
function While({ game }: { readonly game: string }) {
  const primer = usePrimer(game);
  const [reads, read] = useState(false);
  const entry = entryOf(game);
  if (primer === null || entry === undefined) return null;
  return (
    <section class="gathering__game tray" aria-label={gameName(game)}>
      <img src={entry.scene} alt="" width="400" height="520" />
      <div>
        <p>{primer.say('guide.goal')}</p>
        <button type="button" class="btn" aria-haspopup="dialog" onClick={() => read(true)}>
          <Icon id="book" />
          {say('guide')}
        </button>
      </div>
      {reads && <Guide game={game} close={() => read(false)} />}
    </section>
  );
}

interface StartProps {
  readonly source: NetSource;
  readonly full: boolean;
  readonly act: Act;
}

/** The host begins; once all are there, anybody who sits may. */
function Start({ source, full, act }: StartProps) {
  const may = source.isHost() || (full && source.now().you !== null);
  if (!may)
    return (
      <p class="flavour" role="status">
        {say(full ? 'gather.host' : 'gather.wait')}
      </p>
    );
  return (
    <button
      type="button"
      class="btn btn--main"
      aria-disabled={!full}
      onClick={() => {
        if (full) void act(source.start());
      }}
    >
      {say(full ? 'gather.start' : 'gather.wait')}
    </button>
  );
}

interface SeatProps {
  readonly source: NetSource;
  readonly seat: SeatInfo;
  readonly at: number;
  readonly isHost: boolean;
  readonly act: Act;
}

function Seat({ source, seat, at, isHost, act }: SeatProps) {
  const { you } = source.now();
  const hosts = source.isHost();
  const free = seat.kind === 'open';
  const { name: own } = useStore(session);
  const kept = free && seat.heldFor !== null;
  const expected = kept && seat.heldFor === own;
  const isPerson = seat.kind === 'person';
  const about = [
    ...(at === you ? [say('seat.you')] : free ? [] : [presence(seat)]),
    ...(isHost ? [say('seat.host')] : []),
  ];
  return (
    <li class={free ? 'plate plate--free' : 'plate'} data-seat={at + 1}>
      <Sigil seat={at} />
      <span class="plate__name">
        {expected ? say('gather.held.you') : seatName(seat, at)}
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </span>
      <span class="plate__acts">
        {free && (!kept || expected) && (
          <button
            type="button"
            class={expected ? 'btn btn--main' : 'btn btn--small'}
            onClick={() => void act(source.sit(at))}
          >
            {say('gather.sit')}
          </button>
        )}
        {at === you && (
          <button type="button" class="btn btn--small btn--quiet" onClick={() => void act(source.stand())}>
            {say('gather.stand')}
          </button>
        )}
        {hosts && !free && at !== you && (
          <button
            type="button"
            class="btn btn--small btn--quiet"
            onClick={() => void act(source.kick(at))}
            aria-label={say(isPerson ? 'gather.send.who' : 'gather.kick', { name: seatName(seat, at) })}
          >
            <Icon id="close" />
            {say(isPerson ? 'gather.send' : 'gather.free')}
          </button>
        )}
      </span>
      {hosts && (free || seat.kind === 'bot') && (
        <BotLevels level={seat.level} put={(level) => void act(source.seatBot(at, level))} />
      )}
    </li>
  );
}

const LEVELS = ['easy', 'normal', 'hard'] as const;

interface BotLevelsProps {
  readonly level: Level | null;
  readonly put: (level: Level) => void;
}

/** A bot for a free seat, or another one for a bot's. */
function BotLevels({ level, put }: BotLevelsProps) {
  return (
    <fieldset class="lv lv--bot">
      <legend class="vh">{say('gather.bot')}</legend>
      <Icon id="bot" />
      {LEVELS.map((entry) => (
        <button key={entry} type="button" aria-pressed={level === entry} onClick={() => put(entry)}>
          {say(`taker.${entry}`)}
        </button>
      ))}
    </fieldset>
  );
}

const seatName = ({ kind, name, heldFor }: SeatInfo, at: number): string => {
  if (kind === 'open') return heldFor === null ? say('gather.open') : say('gather.held', { name: heldFor });
  return name ?? say('name.bot', { number: at + 1 });
};
