import { playerOrder, TOKENS_A_TURN } from '@tabula/arkham/board.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { JSX } from 'preact';
import { Cite, Icon, Sigil } from '../../../app/parts.js';
import { idIn, seatIn } from '../../../table/event.js';
import { emblemOf } from '../emblem.js';
import { askedAbout } from '../map/shown.js';
import { useSeen } from '../seen.js';
import { softly } from '../soft.js';
import { chainOf, type Link } from './chain.js';
import { signOf, textOf, titleOf, tokenName } from './links.js';
import { MonsterFigures } from './monsters.js';
import { Steps } from './steps.js';
import { since, thisRound } from './told.js';

/** Beside it there is room for so many links. */
const COMING = 3;
const STEPS = ['draw', 'effect', 'follows'] as const;
const isToken = ({ key }: Event): boolean => key === 'event.token';

/** The mythos phase: who draws, and what comes of the token that was drawn last. */
export function MythosStage(): JSX.Element {
  const seen = useSeen();
  const { props, words } = seen;
  const { story } = props.now;
  // Of a game that was taken up in the middle of the phase only the rest was told.
  const phase = since(story, ({ key }) => key === 'event.mythos-phase') ?? thisRound(story);
  const drawn = phase.filter(isToken);
  const last = drawn.at(-1);
  const events = last === undefined ? [] : phase.slice(phase.indexOf(last));
  // The monster that is about to come has been drawn, and is seen.
  const coming = props.now.question?.id.startsWith('spawn-monster/') ? askedAbout(seen) : null;
  const links = chainOf(events).slice(coming === null ? 0 : -COMING);
  return (
    <section class="ar-stage tray" aria-label={words('stage.mythos')}>
      <Steps
        steps={STEPS.map((step) => words(`stage.mythos.${step}`))}
        at={Math.min(STEPS.length, Math.max(1, links.length + (coming === null ? 0 : 1))) - 1}
      />
      <div class="ar-myth">
        <Draws drawn={drawn} />
        {links.length === 0 && coming === null ? (
          <p class="ar-calm">{words('stage.mythos.before')}</p>
        ) : (
          <ol class="ar-chain" data-links={links.length}>
            {links.map((link, at) => (
              <li key={at} class={at === links.length - 1 && coming === null ? 'is-now' : ''} data-kind={link.kind}>
                <Sign link={link} />
                <b>{softly(words, titleOf(seen, link))}</b>
                <p>
                  {textOf(seen, link, drawn)} <Cite rule={link.events[0]!.rule} short />
                </p>
              </li>
            ))}
            {coming !== null && (
              <li class="is-now" data-kind="monster">
                <button
                  type="button"
                  class="ar-link__sign ar-sign"
                  data-kind="monster"
                  aria-haspopup="dialog"
                  aria-label={props.name({ card: coming })}
                  onClick={() => props.zoom(coming)}
                >
                  <Icon id={emblemOf(coming)} />
                </button>
                <b>{softly(words, props.name({ card: coming }))}</b>
                <MonsterFigures card={coming} damage={0} />
              </li>
            )}
          </ol>
        )}
      </div>
    </section>
  );
}

/** Two tokens each, in the order of the players (ARK-204.1). */
function Draws({ drawn }: { readonly drawn: readonly Event[] }): JSX.Element {
  const { s, nameOf, words } = useSeen();
  const now = drawn.at(-1) === undefined ? null : seatIn(drawn.at(-1)!);
  return (
    <ol class="ar-draws" data-many={s.seats.length > 4 ? '' : undefined}>
      {playerOrder(s).map((seat) => {
        const own = drawn.filter((event) => seatIn(event) === seat).map((event) => idIn(event, 'token', 'token'));
        return (
          <li key={seat} data-seat={seat + 1} class={seat === now ? 'is-now' : ''}>
            <Sigil seat={seat} />
            <b>{nameOf(seat)}</b>
            {Array.from({ length: Math.max(TOKENS_A_TURN, own.length) }, (_, at) => {
              const token = own[at];
              return token === undefined || token === null ? (
                <i key={at} class="ar-tok is-empty" />
              ) : (
                <i key={at} class="ar-tok" data-token={token}>
                  <Icon id={`ar-mythos-${token}`} />
                  <span class="vh">{tokenName(words, token)}</span>
                </i>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}

/** Where more doom falls at once, its number is said. */
const MOST_WELLS = 4;

function Sign({ link }: { readonly link: Link }): JSX.Element {
  const { kind, events } = link;
  const token = idIn(events[0]!, 'token', 'token');
  if (token !== null)
    return (
      <span class="ar-tok ar-link__sign" data-token={token}>
        <Icon id={`ar-mythos-${token}`} />
      </span>
    );
  if (kind === 'doom')
    return (
      <span class="ar-link__sign ar-wells">
        {events.slice(0, MOST_WELLS).map((_, at) => (
          <i key={at} class="ar-tok" data-token="spread-doom">
            <Icon id="ar-doom" />
          </i>
        ))}
      </span>
    );
  return (
    <span class="ar-link__sign ar-sign" data-kind={kind}>
      <Icon id={signOf(link)} />
    </span>
  );
}
