import { ATTRIBUTES } from '@tabula/elekt/content/behaviour.js';
import type { JSX } from 'preact';
import { Icon } from '../../app/parts.js';
import { sizeOf } from './open-board.js';
import { useSeen } from './seen.js';
import { Attr } from './unit.js';

/** The pool of tokens and Embers, the Elite deck and the discard pile. */
export function Pool({ openDiscard }: { readonly openDiscard: () => void }): JSX.Element {
  const { props, view, words } = useSeen();
  const found = view.discard.some((card) => props.may({ card }));
  return (
    <section class="ek-pool tray" aria-label={words('pool')}>
      <p class="caps">{words('pool')}</p>
      <ul>
        {ATTRIBUTES.map((attribute) => {
          const [may, chosen] = [props.may({ attribute }), props.chosen({ attribute })];
          const count = view.pool[attribute];
          return (
            <li key={attribute}>
              <button
                type="button"
                class={`ek-coin${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
                aria-pressed={chosen}
                onClick={() => props.touch({ attribute })}
              >
                <span class="vh">{words('pool.token', { attribute: { attribute }, count })}</span>
                <Attr of={attribute} token />
                <span class="ek-coin__name" aria-hidden="true">
                  {props.name({ attribute })}
                </span>
                <b class="num" aria-hidden="true">
                  {count}
                </b>
              </button>
            </li>
          );
        })}
        <li class="ek-coin">
          <span class="embers" aria-hidden="true">
            <Icon id="ember" />
          </span>
          <span class="ek-coin__name" aria-hidden="true">
            {words('series.embers')}
          </span>
          <b class="num" aria-hidden="true">
            {view.embers}
          </b>
          <span class="vh">{words('pool.embers', { count: view.embers })}</span>
        </li>
      </ul>
      <p class="ek-piles">
        <span data-flip-deck>
          <i class="ek-back" />
          {words('deck.elite')} <b class="num">{sizeOf(view.elite)}</b>
        </span>
        <button type="button" class={`ek-pile${found ? ' may' : ''}`} data-flip-discard onClick={openDiscard}>
          <span class="vh">{words('discard.open', { count: view.discard.length })}</span>
          <span class="ek-whole" aria-hidden="true">
            <i class="ek-back ek-back--up" />
            {words('discard')} <b class="num">{view.discard.length}</b>
          </span>
        </button>
      </p>
    </section>
  );
}
