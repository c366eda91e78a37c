import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../app/parts.js';
import { LaterDialog } from '../later-dialog.js';
import { useSeen } from '../seen.js';
import { nextGoal } from './goals.js';
import { Reckoning } from './reckoning.js';
import { SUN_RAYS } from './sun.js';
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
      {open && (
        <LaterDialog title={words('codex')} close={() => set(false)} load={() => import('./archive.js')}>
          {({ ArchivePages }) => <ArchivePages />}
        </LaterDialog>
      )}
    </>
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
  return (
    <svg class="ar-codex__sun" viewBox="0 0 150 150" aria-hidden="true">
      <circle cx="75" cy="75" r="30" />
      {SUN_RAYS.map((d, at) => (
        <path key={d} d={d} stroke-width={at % 2 === 0 ? 3 : 1} />
      ))}
    </svg>
  );
}
