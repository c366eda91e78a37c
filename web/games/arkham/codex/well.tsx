import type { JSX } from 'preact';
import { Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';
import type { Counted, Goal } from './goals.js';

const ICON: Readonly<Record<Counted, string>> = { clues: 'ar-clue', doom: 'ar-doom' };
/** More wells than these (pieces) are small. */
const MANY = 5;

/** Clues or doom up to the next threshold, and what happens then. */
export function GoalBox({ of, goal }: { readonly of: Counted; readonly goal: Goal | null }): JSX.Element {
  const { view, words, props } = useSeen();
  const have = goal?.have ?? view.sheet[of];
  const need = goal?.need ?? null;
  const wells = Math.max(have, need ?? 0);
  const left = Math.max(0, (need ?? 0) - have);
  return (
    <span class={`ar-goal ar-goal--${of}`}>
      <span class={`ar-goal__wells${wells > MANY ? ' is-many' : ''}`} aria-hidden="true">
        {Array.from({ length: wells }, (_, at) => (
          <i key={at} class={`ar-well${at < have ? ` is-${of}` : ''}`}>
            <Icon id={ICON[of]} />
          </i>
        ))}
      </span>
      <span class="ar-goal__n num">
        <span class="vh">{words(`codex.${of}`, { have, need: need ?? 0 })}</span>
        <span aria-hidden="true">
          <span class="ar-goal__i">
            <Icon id={ICON[of]} />
          </span>
          {have}
          {need !== null && <small>/{need}</small>}
        </span>
      </span>
      <span class="ar-goal__t">
        {goal === null ? (
          words(`codex.${of}.none`)
        ) : (
          <>
            <b>
              {goal.spent ? words('codex.spend', { need: goal.need }) : words(`codex.${of}.left`, { left })}{' '}
              <span class="ar-goal__c">({props.name({ card: goal.card })})</span>
            </b>{' '}
            {props.name({ text: goal.part })}
          </>
        )}
      </span>
    </span>
  );
}
