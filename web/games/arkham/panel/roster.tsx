import { SKILLS } from '@tabula/arkham/language/values.js';
import type { Question } from '@tabula/kernel/question.js';
import type { JSX } from 'preact';
import { Icon, scrolls } from '../../../app/parts.js';
import { faceOf } from '../emblem.js';
import { useSeen } from '../seen.js';

/** Whether somebody chooses whom to play. */
export const isRoster = ({ id }: Question): boolean => id === 'new-investigator/sheet';

/** Everybody who can be played, as they are: a face, what they can bear, and what they are good at. A touch chooses. */
export function Roster({ question }: { readonly question: Question }): JSX.Element {
  const { props, table, words } = useSeen();
  const offered = question.options.flatMap(({ refs: [ref] }) => (typeof ref?.card === 'string' ? [ref.card] : []));
  const sheets = table.pack.investigators.filter(({ id }) => offered.includes(id));
  return (
    <section class="ar-mine ar-roster tray" data-seat={question.seat + 1} aria-label={words('panel.roster')}>
      <ul ref={scrolls}>
        {sheets.map(({ id, health, sanity, skills }) => (
          <li key={id}>
            <button
              type="button"
              class="ar-pick may"
              data-card={id}
              onClick={() => props.touch({ card: id })}
              onContextMenu={(event) => {
                event.preventDefault();
                props.zoom(id);
              }}
            >
              <svg class="ar-pick__face" aria-hidden="true">
                <use href={`#${faceOf(id)}`} />
              </svg>
              <span class="ar-pick__n">
                <b>{props.name({ card: id })}</b>
                <i>{props.name({ card: id.replace(/^[^/]+/, 'occupation') })}</i>
              </span>
              <span class="vh">
                {words('panel.health-left', { left: health, most: health })},{' '}
                {words('panel.sanity-left', { left: sanity, most: sanity })}
              </span>
              <span class="ar-pick__v num" aria-hidden="true">
                <span class="ar-c-health">
                  <Icon id="ar-heart" />
                  {health}
                </span>
                <span class="ar-c-sanity">
                  <Icon id="ar-mind" />
                  {sanity}
                </span>
              </span>
              <span class="ar-pick__s num">
                {SKILLS.map((skill) => (
                  <span key={skill} class={`ar-k-${skill}`}>
                    <Icon id={`ar-skill-${skill}`} />
                    <span class="vh">{props.name({ skill })}</span>
                    {skills[skill]}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
