import { TRACK_END } from '@tabula/emerald/board.js';
import type { Faction } from '@tabula/emerald/content/behaviour.js';
import { TRACKS_NAME } from '@tabula/emerald/forecast-changes.js';
import { trackDifference } from '@tabula/emerald/rules/points.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { marked } from './labels.js';
import { Cube, Row } from './pieces.js';
import { useSeen } from './seen.js';

/** In the order in which they are drawn. */
const TRACKS: readonly Faction[] = ['restorationist', 'loyalist'];
const SPACES = Array.from({ length: TRACK_END + 1 }, (_, at) => at);

/** EMER-16.11, EMER-17.12: the two tracks, what their difference gives everybody now, and who keeps it. */
export function Tracks(): JSX.Element {
  const { view, words } = useSeen();
  const { loyalist, restorationist } = view.markers;
  const ahead: Faction | null =
    loyalist === restorationist ? null : loyalist > restorationist ? 'loyalist' : 'restorationist';
  const low = Math.min(loyalist, restorationist);
  const count = trackDifference(view);
  return (
    <section class="em-tracks tray" aria-label={words('tracks')}>
      <div class="em-tr__g">
        {TRACKS.map((track) => (
          <div key={track} class={`em-tr em-tr--${track}`} data-at={`track:${track}`}>
            <span class="em-tr__n">
              <Icon id={`em-sym-${track}`} />
              <span>{words('faction.many', { faction: { faction: track } })}</span>
            </span>
            <p class="vh">{words('track.at', { at: view.markers[track] })}</p>
            <ol class="em-tr__c" aria-hidden="true">
              {SPACES.map((at) => {
                const on = at === view.markers[track];
                const between = track === ahead && at > low && at <= view.markers[track];
                return (
                  <li key={at} class={`num${on ? ' is-on' : ''}${between ? ' is-gap' : ''}`}>
                    {on ? <b data-flip={`marker:${track}`}>{at}</b> : at}
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </div>
      <div class="em-tr__d">
        <b class="num">
          +<Num of={TRACKS_NAME} value={count} said={words('tracks.sum', { count })} first />
        </b>
        <p>
          {ahead === null ? (
            words('tracks.level')
          ) : (
            <>
              <span>{words('tracks.now')}</span>{' '}
              <span class={`em-tr__keep em-is--${ahead}`}>{words('tracks.keep', { faction: { faction: ahead } })}</span>
            </>
          )}
        </p>
        <small class="em-tr__all">{words('tracks.everybody')}</small>
      </div>
    </section>
  );
}

/** EMER-2.12: Limbo, the cubes there by their owners. */
export function Limbo(): JSX.Element {
  const seen = useSeen();
  const { props, view, words, nameOf } = seen;
  return (
    <section class="em-limbo" aria-label={words('limbo')} data-at="limbo" data-players={view.seats.length}>
      <svg class="em-limbo__s" viewBox="0 0 200 90" preserveAspectRatio="none" aria-hidden="true">
        <g fill="none" stroke="#8fc7bd">
          {[97, 86, 75, 63, 51, 38, 24].map((rx, at) => (
            <ellipse
              key={rx}
              cx="100"
              cy="45"
              rx={rx}
              ry={rx * 0.45}
              stroke-opacity={0.3 + at * 0.06}
              pathLength="100"
              stroke-dasharray="42 8"
              stroke-dashoffset={at * 7}
            />
          ))}
        </g>
      </svg>
      <h2>{words('limbo')}</h2>
      <ul>
        {view.seats.map(({ limbo }, seat) => {
          const ref = { limbo: seat };
          const [may, chosen] = [props.may(ref), props.chosen(ref)];
          return (
            <li
              key={seat}
              data-seat={seat + 1}
              class={`em-limbo__of${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
            >
              {(may || chosen) && (
                <button
                  type="button"
                  class="em-pc__touch"
                  aria-label={marked(seen, words('limbo.of', { name: nameOf(seat), count: limbo }), ref)}
                  onClick={() => props.touch(ref)}
                />
              )}
              <Sigil seat={seat} />
              <span>
                <Row of={Cube} seat={seat} count={limbo} most={5} />
              </span>
              <b class="num" aria-hidden="true">
                {limbo}
              </b>
              <span class="vh">{words('limbo.of', { name: nameOf(seat), count: limbo })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
