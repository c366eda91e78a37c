import { grouped, npcForecast, type Outlook } from '@tabula/cults/rules/npc-forecast.js';
import type { JSX } from 'preact';
import { Cite, Icon } from '../../app/parts.js';
import { needsMet } from './goal.js';
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
      {view.goal !== null && (
        <section class="cu-goal">
          <button type="button" onClick={() => props.zoom(view.goal!)}>
            {words('goal')}: <b>{props.name({ card: view.goal })}</b>
          </button>
          <Needs />
        </section>
      )}
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
            {grouped(forecast.outlooks).map((outlooks) => (
              <Faces key={outlooks[0]!.face} outlooks={outlooks} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Faces({ outlooks }: { readonly outlooks: readonly Outlook[] }): JSX.Element {
  const { words, props } = useSeen();
  const { deed, jumps } = outlooks[0]!;
  const params =
    deed.plan === 'preparation'
      ? { level: { level: deed.level } }
      : deed.plan === 'influence'
        ? { level: { level: deed.level }, risen: { level: deed.risen }, from: { district: deed.from } }
        : deed.plan === 'growth'
          ? { card: { card: deed.guardian }, destroys: String(deed.destroys) }
          : {};
  return (
    <li>
      <span class="cu-forecast__faces">
        {outlooks.map(({ face }) => (
          <b key={face} class="cu-d4 num">
            {face}
          </b>
        ))}
      </span>
      <p>
        <b class="cu-forecast__plan">
          <Icon id={planIcon(deed.plan)} /> <span>{props.name({ plan: deed.plan })}</span>
        </b>{' '}
        <small>
          {jumps.map((jump) => words(`npc.why.${jump.why}`)).join(' ')} {words(`npc.deed.${deed.plan}`, params)}{' '}
          <Cite rule={deed.rule} short />
        </small>
      </p>
    </li>
  );
}

/** The requirements of the goal, as they stand now. */
function Needs(): JSX.Element {
  const { view, card } = useSeen();
  const texts = card(view.goal!)?.text ?? [];
  const met = needsMet(view);
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
