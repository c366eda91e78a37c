import { foresee } from '@tabula/arkham/forecasts.js';
import { successFrom } from '@tabula/arkham/rules/test.js';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, Sigil, scrolls } from '../../../app/parts.js';
import { nameOfSpace } from '../names.js';
import { useSeen } from '../seen.js';
import { Die } from './die.js';
import { Effects } from './effects.js';
import { Engraving } from './engraving.js';
import type { Reading } from './reading.js';

/** An encounter as a book on the map: the scene, and what followed on the turned page. */
export function Book({ reading }: { readonly reading: Reading }): JSX.Element | null {
  const { words, props, view } = useSeen();
  const { outcomes, effects, open, card, seat } = reading;
  // Once it is closed it stays closed, whoever decides what next.
  const page = `${view.round}/${seat}/${card}`;
  const [closed, close] = useState('');
  const turned = outcomes.length > 0 || (!open && effects.length > 0);
  if (closed === page && !open) return null;
  return (
    <section class="ar-over ar-book" data-turned={turned ? '' : undefined} aria-label={words('stage.book')}>
      {turned ? <Read reading={reading} /> : <Picture reading={reading} />}
      <div class="ar-page ar-page--right" ref={scrolls}>
        <PageHead reading={reading} followed={turned} />
        <Tale tales={turned ? outcomes : [reading.scene]} />
        {turned ? <Effects events={effects} /> : <Choices reading={reading} />}
        {!open && props.cue === null && (
          <button type="button" class="ar-close" onClick={() => close(page)}>
            {words('stage.book.close')}
          </button>
        )}
      </div>
    </section>
  );
}

function PageHead({ reading, followed }: { readonly reading: Reading; readonly followed: boolean }): JSX.Element {
  const { words, props, nameOf } = useSeen();
  const place = props.name({ space: reading.space });
  return (
    <p class="ar-page__head caps">
      <span>{followed ? words('stage.followed', { place }) : props.name({ card: reading.card })}</span>
      <span>
        <Sigil seat={reading.seat} />
        {nameOf(reading.seat)}
      </span>
    </p>
  );
}

/** The picture of the place, before anything is decided. */
function Picture({ reading }: { readonly reading: Reading }): JSX.Element {
  const seen = useSeen();
  const { props, table } = seen;
  const tile = table.spaces[reading.space]?.tile ?? -1;
  return (
    <div class="ar-page ar-page--left">
      <div class="ar-plate">
        <Engraving space={reading.space} high />
      </div>
      <p class="ar-page__place">
        <b>{nameOfSpace(seen, reading.space)}</b>
        {tile >= 0 && <span>{props.name({ tile })}</span>}
      </p>
    </div>
  );
}

/** What was read, chosen and rolled before the page was turned. */
function Read({ reading }: { readonly reading: Reading }): JSX.Element {
  const { props, words, s } = useSeen();
  const { roll, scene, space, seat } = reading;
  const from = successFrom(s, seat);
  const chosen = reading.choices
    .map((choice) => (choice === 'declined' ? words('stage.declined') : props.name(choice)))
    .filter((said) => said !== '');
  return (
    <div class="ar-page ar-page--left ar-page--read">
      <p class="ar-page__head caps">
        <span>{words(chosen.length === 0 ? 'stage.was-read' : 'stage.was-chosen')}</span>
      </p>
      {chosen.map((said) => (
        <p key={said} class="ar-page__chosen">
          {said}
        </p>
      ))}
      <p class="ar-page__was">{props.name({ tale: scene })}</p>
      <div class="ar-plate ar-plate--low">
        <Engraving space={space} />
        {roll !== null && (
          <span class={`ar-stamp is-${roll.passed ? 'passed' : 'failed'}`}>
            {words(roll.passed ? 'stage.passed' : 'stage.failed')}
          </span>
        )}
      </div>
      {roll !== null && (
        <div class="ar-page__roll">
          <span class="caps">{words('stage.rolled', { skill: { skill: roll.skill }, dice: roll.faces.length })}</span>
          <div class="ar-dice ar-dice--small">
            {roll.faces.map((face, at) => (
              <Die key={`${at}/${face}`} face={face} at={at} is={face >= from ? 'hit' : 'miss'} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Tale({ tales }: { readonly tales: readonly string[] }): JSX.Element {
  const { props } = useSeen();
  return (
    <div class="ar-tale-text" lang={props.language}>
      {tales.map((tale) => (
        <p key={tale}>{props.name({ tale })}</p>
      ))}
    </div>
  );
}

/** Questions whose short form does not say what one would do: the page has the room to. */
const ASKED = ['may/yes', 'pay/with', 'try/pays'];

/** What is to be chosen, where the page itself says it; what comes of it is not in the page until it is chosen. */
function Choices({ reading }: { readonly reading: Reading }): JSX.Element | null {
  const { props, words, view } = useSeen();
  const { question } = props.now;
  const ways = question?.options.flatMap((option) => {
    const { label, refs } = option;
    const [ref] = refs;
    if (refs.length !== 1 || ref === undefined || !('text' in ref || 'cost' in ref)) return [];
    return [{ ref, label, chance: foresee(view, question, option)?.lines[0] }];
  });
  return (
    <div class="ar-choices">
      {question !== null && ASKED.includes(question.id) && <p class="ar-page__asks">{props.say(question.prompt)}</p>}
      {ways !== undefined && ways.length > 0 && (
        <ul class="ar-ways">
          {ways.map(({ ref, label, chance }) => (
            <li key={JSON.stringify(ref)}>
              <button
                type="button"
                class={props.chosen(ref) ? 'is-selected' : 'may'}
                aria-pressed={props.chosen(ref)}
                onClick={() => props.touch(ref)}
              >
                {props.say(label)}
                {chance !== undefined && <small>{props.say(chance)}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {question?.seat === reading.seat && (
        <p class="ar-sealed">
          <Icon id="lock" />
          {words('stage.sealed')}
        </p>
      )}
    </div>
  );
}
