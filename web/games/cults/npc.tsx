import { GOAL } from '@tabula/cults/content/cards.js';
import { npcForecast, type Outlook } from '@tabula/cults/rules/npc-forecast.js';
import { isMet, pointsOf } from '@tabula/cults/rules/scoring.js';
import type { JSX } from 'preact';
import { Cite, Icon } from '../../app/parts.js';
import { sizeOf } from './open-board.js';
import { useSeen } from './seen.js';
import { planIcon } from './sides.js';

/** The automaton of the solo game: its die, what it holds, what it will do and why, and what the player has to reach. */
export function NpcPanel(): JSX.Element | null {
  const { view, s, words, props } = useSeen();
  if (view.npc === null) return null;
  const { npc } = view;
  const forecast = npcForecast(s);
  return (
    <section class="cu-npc tray tray--line" aria-label={words('npc')}>
      <header class="caps">
        {words('npc')}
        {npc.die !== null && (
          <b class="cu-d4 num">
            <span class="vh">{words('npc.die', { face: npc.die })}</span>
            <span aria-hidden="true">{npc.die}</span>
          </b>
        )}
      </header>
      <p class="cu-npc__facts">
        {words('npc.facts', {
          deck: sizeOf(npc.deck),
          aside: sizeOf(npc.aside),
          discard: npc.discard.length,
          thugs: npc.thugs,
        })}
      </p>
      {forecast === null ? (
        <p class="cu-npc__none">{words('npc.no-marker')}</p>
      ) : (
        <>
          <p class="cu-npc__next">
            {words('npc.next', { district: { district: forecast.district } })} <Cite rule={forecast.rule} short />
          </p>
          <ol class="cu-forecast">
            {forecast.outlooks.map((outlook) => (
              <Face key={outlook.face} outlook={outlook} />
            ))}
          </ol>
        </>
      )}
      {view.goal !== null && (
        <section class="cu-goal">
          <button type="button" class="caps" onClick={() => props.zoom(view.goal!)}>
            {words('goal')}: {props.name({ card: view.goal })}
          </button>
          <Needs />
        </section>
      )}
    </section>
  );
}

function Face({ outlook }: { readonly outlook: Outlook }): JSX.Element {
  const { words, props } = useSeen();
  const { deed, jumps } = outlook;
  const params =
    deed.plan === 'preparation'
      ? { level: { level: deed.level } }
      : deed.plan === 'influence'
        ? { level: { level: deed.level }, risen: { level: deed.risen }, from: { district: deed.from } }
        : deed.plan === 'growth'
          ? { card: { card: deed.guardian } }
          : {};
  return (
    <li>
      <b class="cu-d4 num">{outlook.face}</b>
      <span class="cu-forecast__plan">
        <Icon id={planIcon(deed.plan)} />
        {props.name({ plan: deed.plan })}
      </span>
      <small>
        {jumps.map((jump) => words(`npc.why.${jump.why}`)).join(' ')} {words(`npc.deed.${deed.plan}`, params)}{' '}
        <Cite rule={deed.rule} short />
      </small>
    </li>
  );
}

/** The requirements of the goal, as they stand now. */
function Needs(): JSX.Element {
  const { s, view, card } = useSeen();
  const { needs } = GOAL[view.goal!]!;
  const texts = card(view.goal!)?.text ?? [];
  const met = [pointsOf(s, 0) > pointsOf(s, 1), ...needs.map((need) => isMet(s, need))];
  return (
    <ul class="cu-needs">
      {texts.map((text, at) => (
        <li key={text} class={met[at] === true ? 'is-met' : ''}>
          <Icon id={met[at] === true ? 'check' : 'hour'} />
          {text}
        </li>
      ))}
    </ul>
  );
}
