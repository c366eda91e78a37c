import { TILES } from '@tabula/arkham/board.js';
import { sideOf } from '@tabula/arkham/packs.js';
import { doomIn, inForce } from '@tabula/arkham/rules/look.js';
import type { JSX } from 'preact';
import { Icon } from '../../../app/parts.js';
import { emblemOf } from '../emblem.js';
import { useSeen } from '../seen.js';
import { ROOFS, SKY } from '../stage/engraving.js';
import { goalsOn, nextGoal } from './goals.js';
import { Reckoning } from './reckoning.js';
import { SUN_RAYS } from './sun.js';
import { GoalBox } from './well.js';
import '../style/archive.css';

/** The scenario sheet and the open cards as paper; of closed ones only the backs. */
export function ArchivePages(): JSX.Element {
  const { view, words, props, table } = useSeen();
  return (
    <div class="ar-archive">
      <p class="ar-archive__about">
        {props.name({ card: table.scenario.id })} · {words('codex.open', { count: view.codex.length })}
      </p>
      <div class="ar-pages">
        <ScenarioPage />
        {view.codex.map(({ card, back }) => (
          <Page key={card} card={card} back={back} />
        ))}
        {view.attached.map(({ card }) => (
          <Page key={card} card={card} back={false} />
        ))}
      </div>
      <Shelf />
    </div>
  );
}

function ScenarioPage(): JSX.Element {
  const seen = useSeen();
  const { table, props, words } = seen;
  const { id } = table.scenario;
  return (
    <article class="ar-leaf">
      <span class="ar-leaf__k">{words('codex.sheet')}</span>
      <h3>{props.name({ card: id })}</h3>
      <em>{props.name({ tale: `${id}#scene` })}</em>
      <GoalBox of="clues" goal={nextGoal(seen, 'clues')} />
      <GoalBox of="doom" goal={nextGoal(seen, 'doom')} />
      <Reckoning />
      <p class="ar-leaf__row">
        <Icon id="home" />
        <span>
          <b>{words('codex.start')}</b> {props.name({ space: table.start })}
        </span>
      </p>
      <Horizon />
    </article>
  );
}

/** What every night is about: the black sun behind the roofs of the city, printed in ink. */
const Horizon = (): JSX.Element => (
  <svg class="ar-leaf__plate" viewBox="-90 -96 180 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d={SKY} stroke="#5b4020" stroke-width=".5" opacity=".55" />
    <g transform="translate(-42 -101) scale(.56)" stroke="#3a260e">
      {SUN_RAYS.map((ray, at) => (
        <path key={ray} d={ray} stroke-width={at % 2 === 0 ? 2.6 : 1} />
      ))}
      <circle cx="75" cy="75" r="34" fill="#f7ebc9" stroke="none" />
      <circle cx="75" cy="75" r="28" fill="#1d1006" stroke="none" />
    </g>
    <path d={ROOFS} fill="#3a260e" />
  </svg>
);

/** A card of the codex: rule, story, or a rumour cut out of the paper. */
function Page({ card, back }: { readonly card: string; readonly back: boolean }): JSX.Element {
  const seen = useSeen();
  const { table, props, words } = seen;
  const side = sideOf(card, back);
  const about = seen.card(side);
  const archive = table.archive[card];
  const rumour = table.headlines[card] !== undefined;
  const told = props.name({ tale: `${card}#${back ? 'back' : 'scene'}` });
  const state = `${props.may({ card }) ? ' may' : ''}${props.chosen({ card }) ? ' is-selected' : ''}`;
  return (
    <article class={`ar-leaf${rumour ? ' ar-leaf--rumour' : ''}`}>
      <span class="ar-leaf__k">{rumour ? words('codex.rumour') : words(back ? 'codex.back' : 'codex.archive')}</span>
      {archive !== undefined && (
        <span class="ar-leaf__no num" aria-hidden="true">
          {archive.no}
        </span>
      )}
      <h3>
        <button type="button" class={state.trim()} data-card={card} onClick={() => props.touch({ card })}>
          {props.name({ card })}
        </button>
      </h3>
      {told !== '' && <em>{told}</em>}
      {about?.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {goalsOn(seen, card).map((goal) => (
        <GoalBox key={`${goal.of}${goal.part}`} of={goal.of} goal={goal} />
      ))}
      {table.texts.has(card) && isAnomalies(seen, card) && <Broken />}
      <span class="ar-leaf__art" aria-hidden="true">
        <Icon id={rumour ? 'ar-deck-rumour' : emblemOf(card)} />
      </span>
    </article>
  );
}

/** Whether a card is the one that brings anomalies. */
const isAnomalies = ({ s, table }: ReturnType<typeof useSeen>, card: string): boolean =>
  inForce(s, 'anomalies') && table.archive[card]?.standing?.some(({ is }) => is === 'anomalies') === true;

/** ARK-411: how near each neighbourhood is to an anomaly. */
function Broken(): JSX.Element {
  const { s, props, words } = useSeen();
  return (
    <ul class="ar-broken">
      {TILES.filter((tile) => s.tiles[tile].anomaly || doomIn(s, tile) > 2).map((tile) => (
        <li key={tile}>
          <b>{props.name({ tile })}</b>{' '}
          {words(s.tiles[tile].anomaly ? 'codex.broken' : 'codex.doom-in', { doom: doomIn(s, tile) })}
        </li>
      ))}
    </ul>
  );
}

/** The archive by its numbers: nobody reads a closed card. */
function Shelf(): JSX.Element {
  const { view, table, words } = useSeen();
  const open = new Set([...view.codex, ...view.attached].map(({ card }) => card));
  return (
    <footer class="ar-shelf">
      <span>{words('codex.archive')}</span>
      {Object.values(table.archive)
        .sort((a, b) => a.no - b.no)
        .map(({ id, no }) => (
          <span key={id} class={`ar-spine num${open.has(id) ? ' is-open' : ''}`}>
            {no}
            <span class="vh">: {words(open.has(id) ? 'codex.is-open' : 'codex.is-closed')}</span>
          </span>
        ))}
      <span class="ar-shelf__about">{words('codex.closed')}</span>
    </footer>
  );
}
