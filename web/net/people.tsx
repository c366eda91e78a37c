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
export function presence({ kind, here, standIn, lost, resigned, level }: SeatInfo): string {
  if (resigned) return say('seat.is-resigned');
  if (lost) return say('seat.is-lost');
  if (standIn) return say('seat.is-stand-in');
  if (kind === 'bot') return say(`taker.${level ?? 'normal'}`);
  if (kind === 'open') return say('gather.open');
  return say(here ? 'seat.is-here' : 'seat.is-away');
}

interface PeopleProps {
  readonly source: NetSource;
  /** They play against each other, so that one of them can give up. */
  readonly rivals: boolean;
  readonly close: () => void;
}

/** Who sits at the table and who is there, and what can be proposed to the others. */
export function People({ source, rivals, close }: PeopleProps) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const [refused, refuse] = useState('');
  const [going, ask] = useState<'leave' | 'resign' | null>(null);
  const info = source.info();
  if (info === null) return null;
  const own = info.seats[now.you ?? -1];
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
        {plays && own?.standIn === false && (
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
        {plays && going === null && (
          <li>
            <button type="button" class="menu__entry" onClick={() => ask('leave')}>
              <Icon id="exit" />
              <span>
                {say('leave')}
                <small>{say('leave.about')}</small>
              </span>
            </button>
          </li>
        )}
        {plays && rivals && own?.lost === false && going === null && (
          <li>
            <button type="button" class="menu__entry" onClick={() => ask('resign')}>
              <Icon id="flag" />
              <span>
                {say('resign')}
                <small>{say('resign.about')}</small>
              </span>
            </button>
          </li>
        )}
      </ul>
      {going !== null && (
        <fieldset class="sure" aria-label={say(going)}>
          <p>{say(`sure.${going}`)}</p>
          {going === 'leave' ? (
            <button type="button" class="btn" onClick={() => void act(source.leave(), () => go('/'))}>
              {say('leave')}
            </button>
          ) : (
            <button type="button" class="btn" onClick={() => void act(source.resign())}>
              {say('resign')}
            </button>
          )}
          <button type="button" class="btn btn--quiet" onClick={() => ask(null)}>
            {say('cancel')}
          </button>
        </fieldset>
      )}
    </>
  );
}
