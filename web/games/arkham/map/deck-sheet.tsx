import { MYTHOS } from '@tabula/arkham/cards.js';
import type { JSX } from 'preact';
import { Cite, Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';
import { tokenName } from '../stage/links.js';
import { cupOf, sizeOf } from './corner.js';
import { underOf } from './under.js';
import '../style/decks.css';

/** What all know of the cup and of the decks that drive the night: what is left in them, and what of it was seen. */
export function DeckSheet(): JSX.Element {
  const { view, words } = useSeen();
  const { left, all } = cupOf(view);
  const events = sizeOf(view.events) + sizeOf(view.nextEvent);
  const tile = view.nextTile;
  return (
    <div class="ar-decks">
      <section>
        <h3>
          {words('map.cup')} <span class="num">{words('map.cup.left', { left, all })}</span>
        </h3>
        <ul class="ar-decks__cup">
          {MYTHOS.map((token, nth) => (
            <li key={token} class={view.cup[nth] === 0 ? 'is-out' : undefined}>
              <i class="ar-tok" data-token={token}>
                <Icon id={`ar-mythos-${token}`} />
              </i>
              {tokenName(words, token)}
              <b class="num">{view.cup[nth]}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>
          {words('map.events')} <span class="num">{events}</span>
        </h3>
        {tile !== null && <p>{words('decks.top', { tile: { tile } })}</p>}
        <Under />
        <h3>
          {words('map.headlines')} <span class="num">{sizeOf(view.headlines)}</span>
        </h3>
      </section>
    </div>
  );
}

/** ARK-R.190: what gate bursts have put under the event deck, from its bottom up. */
function Under(): JSX.Element | null {
  const { view, words, table, props } = useSeen();
  const packets = underOf(view, table);
  if (packets.length === 0) return null;
  return (
    <>
      <p>
        {words('decks.packets')} <Cite rule="ARK-R.190" short />
      </p>
      <ol class="ar-decks__under">
        {packets.map(({ events, unseen }, at) => (
          <li key={at}>
            <ul>
              {events.map(({ tile, spaces }, nth) => (
                <li key={nth}>
                  <b>{props.name({ tile })}</b> {spaces.map((space) => props.name({ space })).join(', ')}
                </li>
              ))}
              {unseen > 0 && <li>{words('decks.unseen', { count: unseen })}</li>}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
