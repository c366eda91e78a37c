import { cardOf } from '@tabula/cults/content/cards.js';
import type { JSX } from 'preact';
import { CultFace, frameOf } from './card.js';
import { useSeen } from './seen.js';

/** CULT-2.13: the stacks that are not placed yet, to choose from. */
export function Draft(): JSX.Element {
  const { view, props, words, card } = useSeen();
  return (
    <section class="cu-draft" aria-label={words('draft')}>
      {view.stacks.map((stack) => {
        const about = card(stack);
        const ref = { stack };
        const [may, chosen] = [props.may(ref), props.chosen(ref)];
        if (about === null) return null;
        return (
          <button
            key={stack}
            type="button"
            class={`unit unit--${frameOf(cardOf(stack))}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
            data-card={stack}
            aria-pressed={chosen}
            onClick={() => props.touch(ref)}
            onContextMenu={(event) => {
              event.preventDefault();
              props.zoom(stack);
            }}
          >
            <span class="vh">{[about.name, about.kind, ...about.text].join(', ')}</span>
            <CultFace card={stack} about={about} />
          </button>
        );
      })}
    </section>
  );
}
