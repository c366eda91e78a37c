import { kindOf } from '@tabula/arkham/packs.js';
import type { JSX } from 'preact';
import { useLater } from '../../../app/later.js';
import { Icon, scrolls } from '../../../app/parts.js';
import { useSeen } from '../seen.js';
import { Engraving } from './engraving.js';

/** A headline as the evening paper; a rumour that is already in the town hangs beside it. How it looks is loaded with the first one. */
export function Press({ card }: { readonly card: string }): JSX.Element | null {
  const looks = useLater(() => import('../style/stage-press.css'));
  const { props, words, table, view, card: about } = useSeen();
  const isRumour = (id: string) => table.headlines[kindOf(id)]?.rumour === true;
  const hangs = view.codex.find((entry) => isRumour(entry.card) && entry.card !== card)?.card;
  const advertiser = table.spaceOf['arkham-advertiser'] ?? table.start;
  if (looks === null) return null;
  return (
    <section class="ar-over ar-press" aria-label={words('stage.paper')} ref={scrolls}>
      <article class="ar-news">
        <header>
          <i>{words('stage.paper.edition')}</i>
          <b>{words('stage.paper')}</b>
          <i>{words('stage.paper.price')}</i>
        </header>
        <h2>{props.name({ card })}</h2>
        <div class="ar-news__body">
          <Engraving space={advertiser} />
          <div>
            <p class="ar-news__lede" lang={props.language}>
              {props.name({ tale: `${card}#scene` })}
            </p>
            <div class="ar-news__says">
              {about(card)?.text.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </div>
        {isRumour(card) && <p class="ar-tape">{words('stage.rumour')}</p>}
        <div class="ar-news__columns" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </article>
      {hangs !== undefined && (
        <article class="ar-rumour">
          <Icon id="note" />
          <p class="ar-tape">{words('stage.rumour')}</p>
          <h3>{props.name({ card: hangs })}</h3>
          {about(hangs)?.text.map((line) => (
            <p key={line} class="ar-rumour__says">
              {line}
            </p>
          ))}
          {isRumour(card) && <p class="ar-rumour__leaves">{words('stage.rumour.leaves')}</p>}
        </article>
      )}
    </section>
  );
}
