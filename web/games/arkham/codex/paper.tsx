import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLater } from '../../../app/later.js';
import { Dialog, Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';
import { ArchivePages } from './archive.js';
import { nextGoal } from './goals.js';
import { Reckoning } from './reckoning.js';
import { GoalBox } from './well.js';

/** The codex: what the next clue and the next doom do, the reckoning, and which cards lie open. A touch opens them. */
export function CodexPaper(): JSX.Element {
  const seen = useSeen();
  const { view, table, props, words } = seen;
  const [open, set] = useState(false);
  const asked = view.codex.some(({ card }) => props.may({ card }) || props.chosen({ card }));
  const name = props.name({ card: table.scenario.id });
  return (
    <>
      <section class="ar-codex" aria-label={words('codex')}>
        <button
          type="button"
          class={`ar-codex__paper${asked ? ' may' : ''}`}
          aria-haspopup="dialog"
          onClick={() => set(true)}
        >
          <Sun />
          <span class="caps">
            <span>{words('codex')}</span>
            <span>{words('codex.read')}</span>
          </span>
          <b class="ar-codex__h">{name}</b>
          <GoalBox of="clues" goal={nextGoal(seen, 'clues')} />
          <GoalBox of="doom" goal={nextGoal(seen, 'doom')} />
          <Reckoning />
          <span class="ar-codex__f">
            {view.codex.map(({ card }) => (
              <span
                key={card}
                class={`ar-arc${table.headlines[card] === undefined ? '' : ' is-rumour'}`}
                data-card={card}
              >
                <Spine card={card} />
              </span>
            ))}
          </span>
        </button>
      </section>
      {open && <OpenCodex close={() => set(false)} />}
    </>
  );
}

/** Its cards in full; how they look is loaded when somebody reads them. */
function OpenCodex({ close }: { readonly close: () => void }): JSX.Element | null {
  const { words } = useSeen();
  if (useLater(() => import('../style/archive.css')) === null) return null;
  return (
    <Dialog title={words('codex')} kind="wide" close={close}>
      <ArchivePages />
    </Dialog>
  );
}

/** An open card by its number; a rumour and what has a name by that. */
function Spine({ card }: { readonly card: string }): JSX.Element {
  const { table, props, words } = useSeen();
  if (table.headlines[card] !== undefined)
    return (
      <>
        <Icon id="ar-deck-rumour" />
        {props.name({ card })}
      </>
    );
  return <>{words('codex.card', { no: table.archive[card]?.no ?? '' })}</>;
}

/** The black sun of the scenario sheet. */
function Sun(): JSX.Element {
  const rays = Array.from({ length: 24 }, (_, at) => {
    const angle = (at * Math.PI) / 12;
    return `M75 75L${(75 + 72 * Math.cos(angle)).toFixed(1)} ${(75 + 72 * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    <svg class="ar-codex__sun" viewBox="0 0 150 150" aria-hidden="true">
      <circle cx="75" cy="75" r="30" />
      {rays.map((d, at) => (
        <path key={d} d={d} stroke-width={at % 2 === 0 ? 3 : 1} />
      ))}
    </svg>
  );
}
