import type { SeatInfo, TableInfo } from '@tabula/protocol/pushes.js';
import { useRef, useState } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { type Key, say } from '../text/words.js';
import type { NetSource } from './source.js';

interface GatheringProps {
  readonly source: NetSource;
  readonly info: TableInfo;
  readonly id: string;
}

/** A table before its game: who sits where, the link that lets others in, and the start. */
export function Gathering({ source, info, id }: GatheringProps) {
  const { you } = useStore({ get: source.now, subscribe: source.subscribe });
  const [problem, tell] = useState('');
  const full = info.seats.every(({ kind }) => kind !== 'open');
  const act = async (work: Promise<{ readonly message: string } | null>) => tell((await work)?.message ?? '');
  return (
    <div class="page" data-game={info.game}>
      <Top at="lobby" />
      <main id="main" class="page__main gathering">
        <h1 class="title page__title">{info.title || say(`game.${info.game}` as Key)}</h1>
        <ol class="gathering__seats">
          {info.seats.map((seat, at) => (
            <li key={at} class="plate" data-seat={at + 1}>
              <Sigil seat={at} />
              <span class="plate__name">{seatName(seat, at)}</span>
              {seat.kind === 'open' && you === null && (
                <button type="button" class="btn" onClick={() => void act(source.sit(at))}>
                  {say('gather.sit')}
                </button>
              )}
              {at === you && (
                <button type="button" class="btn btn--quiet" onClick={() => void act(source.stand())}>
                  {say('gather.stand')}
                </button>
              )}
            </li>
          ))}
        </ol>
        {!full && source.invite() !== null && <Invitation id={id} token={source.invite()!} />}
        {problem !== '' && <p role="alert">{problem}</p>}
        {info.host === you && you !== null ? (
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
        ) : (
          <p class="flavour" role="status">
            {say(full ? 'gather.host' : 'gather.wait')}
          </p>
        )}
      </main>
    </div>
  );
}

const seatName = ({ kind, name, heldFor }: SeatInfo, at: number): string => {
  if (kind === 'open') return heldFor === null ? say('gather.open') : say('gather.held', { name: heldFor });
  return name ?? say('name.bot', { number: at + 1 });
};

/** What follows the # never reaches a server's log. */
function Invitation({ id, token }: { readonly id: string; readonly token: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, tell] = useState(false);
  const address = `${location.origin}/table/${id}#invite=${encodeURIComponent(token)}`;
  const copy = async () => {
    field.current?.select();
    // The clipboard is there on secure addresses only; elsewhere the text is marked, ready to be copied.
    await navigator.clipboard?.writeText(address).then(
      () => tell(true),
      () => undefined,
    );
  };
  return (
    <section class="tray form">
      <h2 class="caps">{say('gather.link')}</h2>
      <div class="row">
        <input ref={field} class="field" readOnly value={address} aria-label={say('gather.link')} />
        <button type="button" class="btn" onClick={() => void copy()}>
          <Icon id={copied ? 'check' : 'link'} />
          {say(copied ? 'gather.copied' : 'gather.copy')}
        </button>
      </div>
    </section>
  );
}
