import { SKILLS } from '@tabula/arkham/language/values.js';
import { focusLimit, focusTokens, sheetOf } from '@tabula/arkham/rules/look.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';
import { softly } from '../soft.js';

/** ARK-487: the skills with their focus; a token is never added into what is printed. */
export function Skills({ seat }: { readonly seat: Seat }): JSX.Element {
  const { s, props, words } = useSeen();
  const { focus } = s.seats[seat]!;
  const { skills } = sheetOf(s, seat);
  return (
    <ul class="ar-skills" aria-label={words('panel.skills')}>
      {SKILLS.map((skill, at) => {
        const [ref, tokens] = [{ skill }, focus[at]!];
        const state = `${props.may(ref) ? ' may' : ''}${props.chosen(ref) ? ' is-selected' : ''}`;
        const name = softly(words, props.name(ref));
        const inside = (
          <>
            <Icon id={`ar-skill-${skill}`} />
            <span class="ar-sk__n" aria-hidden="true">
              {name}
            </span>
            <b class="num" aria-hidden="true">
              {skills[skill]}
            </b>
            <span class="ar-fo num" aria-hidden="true">
              {tokens > 0 ? `+${tokens}` : <Icon id="ar-focus" />}
            </span>
            <span class="vh">{words('panel.skill', { name, value: skills[skill], focus: tokens })}</span>
          </>
        );
        const look = `ar-sk ar-k-${skill}${tokens > 0 ? ' is-f' : ''}`;
        return (
          <li key={skill}>
            {props.may(ref) || props.chosen(ref) ? (
              <button type="button" class={look + state} onClick={() => props.touch(ref)}>
                {inside}
              </button>
            ) : (
              <span class={look}>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "Focus 2 of 2". */
export function FocusCount({ seat }: { readonly seat: Seat }): JSX.Element {
  const { s, words } = useSeen();
  const [tokens, most] = [focusTokens(s, seat), focusLimit(s, seat)];
  return (
    <small>
      {Number.isFinite(most) ? words('panel.focus', { tokens, most }) : words('panel.focus-free', { tokens })}
    </small>
  );
}

const STOCK = [
  ['money', 'ar-money', 'ar-c-money'],
  ['clues', 'ar-clue', 'ar-c-clue'],
  ['remnants', 'ar-remnant', 'ar-c-rem'],
] as const;

/** Money, clues and remnants. */
export function Purse({ seat, brief = false }: { readonly seat: Seat; readonly brief?: boolean }): JSX.Element {
  const { view, words } = useSeen();
  const one = view.seats[seat]!;
  return (
    <ul class="ar-purse">
      {STOCK.map(([stock, icon, tone]) => (
        <li key={stock}>
          <span class={`num ${tone}`} aria-hidden={brief}>
            <Icon id={icon} />
            <b>{one[stock]}</b>
          </span>
          <span class={brief ? 'vh' : ''}>
            {brief && `${one[stock]} `}
            {words(`panel.${stock}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
