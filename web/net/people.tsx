import type { SeatInfo } from '@tabula/protocol/pushes.js';
import { useState } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { go } from '../app/router.js';
import { useStore } from '../app/store.js';
import { About } from '../table/peace.js';
import type { Refusal } from '../table/source.js';
import { say } from '../text/words.js';
import type { NetSource } from './source.js';

/** How somebody is at the table, in words: colour and light are not enough. */
export function presence({ kind, here, standIn, lost, level }: SeatInfo): string {
  if (lost) return say('seat.is-lost');
  if (standIn) return say('seat.is-stand-in');
  if (kind === 'bot') return say(`taker.${level ?? 'normal'}`);
  if (kind === 'open') return say('gather.open');
  return say(here ? 'seat.is-here' : 'seat.is-away');
}

interface PeopleProps {
  readonly source: NetSource;
  readonly close: () => void;
}

/** Who sits at the table and who is there, and what can be proposed to the others. */
export function People({ source, close }: PeopleProps) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const [refused, refuse] = useState('');
  const [leaving, ask] = useState(false);
  const info = source.info();
  if (info === null) return null;
  const plays = now.you !== null && info.status === 'playing';
  const others = info.seats.filter(
    ({ kind, standIn }, seat) => kind === 'person' && !standIn && seat !== now.you,
  ).length;
  const act = async (work: Promise<Refusal | null>, then: () => void = close) => {
    const refusal = await work;
    if (refusal === null) then();
    else refuse(refusalWords(refusal.code));
  };
  return (
    <>
      <h3 class="caps">{say('people')}</h3>
      <ul class="people">
        {info.seats.map((seat, at) => (
          <li key={at} class="plate" data-seat={at + 1}>
            <Sigil seat={at} />
            <span class="plate__name">
              {now.sitters[at]?.name}
              <small>{at === now.you ? say('seat.you') : presence(seat)}</small>
            </span>
            {seat.kind === 'person' && at !== now.you && (
              <About
                peace={source.peace()}
                name={now.sitters[at]?.name ?? ''}
                whom={{ seat: at }}
                isSilent={seat.muted}
              />
            )}
            {plays && seat.kind === 'person' && at !== now.you && !seat.standIn && (
              <span class="plate__acts">
                {!seat.here && (
                  <button
                    type="button"
                    class="btn btn--small"
                    onClick={() => void act(source.vote(`takeover:${at}`, true))}
                  >
                    {say('propose.takeover')}
                  </button>
                )}
                <button type="button" class="btn btn--small" onClick={() => void act(source.vote(`kick:${at}`, true))}>
                  {say('propose.kick')}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {info.spectators > 0 && <p class="flavour">{say('people.watch', { count: info.spectators })}</p>}
      {refused !== '' && <p role="alert">{refused}</p>}
      <ul class="menu">
        {plays && (
          <li>
            <button type="button" class="menu__entry" onClick={() => void act(source.vote('abandon', true))}>
              <Icon id="close" />
              <span>
                {say('propose.abandon')}
                <small>{say(others > 0 ? 'propose.abandon.about' : 'propose.abandon.alone')}</small>
              </span>
            </button>
          </li>
        )}
        {plays && info.seats[now.you ?? 0]?.standIn === false && (
          <li>
            <button type="button" class="menu__entry" onClick={() => void act(source.seats.lend())}>
              <Icon id="hour" />
              <span>
                {say('lend')}
                <small>{say('lend.about')}</small>
              </span>
            </button>
          </li>
        )}
        {plays && !leaving && (
          <li>
            <button type="button" class="menu__entry" onClick={() => ask(true)}>
              <Icon id="exit" />
              <span>
                {say('leave')}
                <small>{say('leave.about')}</small>
              </span>
            </button>
          </li>
        )}
      </ul>
      {leaving && (
        <fieldset class="sure" aria-label={say('leave')}>
          <p>{say('leave.sure')}</p>
          <button type="button" class="btn" onClick={() => void act(source.leave(), () => go('/'))}>
            {say('leave')}
          </button>
          <button type="button" class="btn btn--quiet" onClick={() => ask(false)}>
            {say('cancel')}
          </button>
        </fieldset>
      )}
    </>
  );
}
