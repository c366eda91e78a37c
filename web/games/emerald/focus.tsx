import type { City } from '@tabula/emerald/content/behaviour.js';
import type { JSX } from 'preact';
import { Sigil } from '../../app/parts.js';
import { CityTouch, Head, Pile, Presences, Royal, useCity } from './city.js';
import { royalIn, standingIn } from './standing.js';

/** On a phone: one city in full, below the map that switches between them. */
export function CityFocus({ id }: { readonly id: City }): JSX.Element {
  const { props, view, words, nameOf, threatened } = useCity(id);
  const { present, majority, tied } = standingIn(view, id);
  const royal = royalIn(view, id);
  const [may, chosen] = [props.may({ city: id }), props.chosen({ city: id })];
  const sums = present.map(({ sum }) => sum).sort((a, b) => b - a);
  return (
    <section
      class={`em-focus tray tray--line${may ? ' may' : ''}${chosen ? ' is-selected' : ''}${threatened ? ' is-threatened' : ''}`}
      data-focus={id}
      aria-label={props.name({ city: id })}
    >
      <CityTouch id={id} />
      <Pile id={id} />
      <div class="em-fo__m">
        <header>
          <h2 class="title">{props.name({ city: id })}</h2>
          <Head id={id} named />
        </header>
        <Presences id={id} most={6} />
        <p class="em-fo__s">
          {majority !== null && <Sigil seat={majority} />}
          {majority !== null
            ? words(majority === props.now.you ? 'majority.you' : 'majority.of', {
                name: nameOf(majority),
                sums: sums.slice(0, 2).join(' : '),
              })
            : words(tied ? 'tie' : 'majority.none')}
        </p>
      </div>
      <div class="em-fo__r">
        <Royal id={id} />
        {royal.is === 'there' && <small>{props.name({ card: royal.card })}</small>}
      </div>
    </section>
  );
}
