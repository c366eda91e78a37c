import { winnersOf } from '@tabula/kernel/chance.js';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Cite, Icon, Sigil } from '../../app/parts.js';
import { signed } from '../../table/signed.js';
import { type Bar, type Dossier, type Reckoning, reckoningOf, STAGES } from './dossiers.js';
import { parted } from './hyphens.js';
import { SOURCES, type Source } from './ledger.js';
import { useSeen } from './seen.js';

/** How long a step of the reckoning is looked at, in milliseconds. */
const STEP = 2200;
const LAST = STAGES.length - 1;

const ICONS: { readonly [S in Source]: string } = {
  neutral: 'em-gem',
  loyalist: 'em-sym-loyalist',
  restorationist: 'em-sym-restorationist',
  kill: 'em-sym-assassinate',
  tracks: 'loop',
};

/** Which step tells of what; before it nothing of it is seen. */
const TOLD = { kept: 1, tracks: 2, last: 3, winner: 4 } as const;

/**
 * Section 17 as a staged reveal: identities, what is kept and lost, the tracks, the faction of the last, the winner. A touch
 * on a step shows it; who wants no motion sees the end at once.
 */
export function Finale({ close }: { readonly close: () => void }): JSX.Element {
  const { props, view, words } = useSeen();
  const still = !props.motion || props.replayed === true;
  const [stage, show] = useState(still ? LAST : 0);
  const [plays, play] = useState(!still);
  useEffect(() => {
    if (!plays || stage === LAST) return;
    const next = setTimeout(() => show(stage + 1), STEP);
    return () => clearTimeout(next);
  }, [plays, stage]);
  const reckoning = useMemo(() => reckoningOf(view), [view]);
  const order = stage === LAST ? (props.now.result?.places.flat() ?? []) : [];
  const ranked = order.length > 0 ? order.map((seat) => reckoning.dossiers[seat]!) : reckoning.dossiers;
  return (
    <section class="em-fin" aria-label={words('finale')} data-stage={stage + 1}>
      <ol class="em-stages">
        {STAGES.map((step, at) => (
          <li key={step} class={at < stage ? 'is-done' : ''}>
            <button
              type="button"
              aria-current={at === stage ? 'step' : undefined}
              onClick={() => {
                play(false);
                show(at);
              }}
            >
              <span>{words(`stage.${step}`)}</span>
            </button>
          </li>
        ))}
      </ol>
      <Key />
      <ol class="em-doss" data-players={ranked.length}>
        {ranked.map((dossier) => (
          <Paper key={dossier.seat} dossier={dossier} stage={stage} />
        ))}
      </ol>
      <footer>
        <p class="em-fin__rule" aria-live="polite">
          {stage >= TOLD.last && <Rule reckoning={reckoning} />}
        </p>
        <button
          type="button"
          class="btn btn--quiet btn--small"
          onClick={() => {
            show(0);
            play(props.motion);
          }}
        >
          <Icon id="replay" />
          {words('finale.again')}
        </button>
        <button type="button" class="btn btn--quiet btn--small" onClick={close}>
          <Icon id="em-card-back" />
          {words('finale.map')}
        </button>
      </footer>
    </section>
  );
}

/** EMER-17.14 to EMER-17.16: who has the least, and what it costs their faction. */
function Rule({ reckoning: { dossiers, punished } }: { readonly reckoning: Reckoning }): JSX.Element {
  const { words, nameOf } = useSeen();
  const last = dossiers.filter((dossier) => dossier.last);
  return (
    <>
      <Icon id={`em-sym-${punished}`} />
      {words('finale.rule', {
        names: last.map(({ seat }) => nameOf(seat)).join(', '),
        count: last[0]!.corrected,
        faction: { faction: punished },
        penalty: last[0]!.penalty,
      })}{' '}
      <Cite rule="EMER-17.16" />
    </>
  );
}

/** What the bars are. */
function Key(): JSX.Element {
  const { words } = useSeen();
  return (
    <ul class="em-fin__k">
      {SOURCES.map((source) => (
        <li key={source}>
          <i class={`em-lk em-lk--${source}`}>
            <Icon id={ICONS[source]} />
          </i>
          {words(`finale.${source}`)}
        </li>
      ))}
      <li class="em-fin__lost">
        <i />
        {words('finale.lost')}
      </li>
    </ul>
  );
}

interface PaperProps {
  readonly dossier: Dossier;
  readonly stage: number;
}

/** The dossier of a player: who they were, what they had, what is left of it. */
function Paper({ dossier, stage }: PaperProps): JSX.Element {
  const { props, words, nameOf } = useSeen();
  const { seat, faction, bars, open, corrected, penalty, final, last } = dossier;
  const { result, you } = props.now;
  const won = stage >= TOLD.winner && result !== null && winnersOf(result).includes(seat);
  const lost = open - corrected;
  const figures = [
    { label: words('finale.open'), count: open, told: true },
    { label: words('finale.lost'), count: -lost, told: stage >= TOLD.tracks },
    { label: words('finale.penalty'), count: -penalty, told: stage >= TOLD.last },
  ];
  return (
    <li class={`em-dos em-is--${faction}${won ? ' is-win' : ''}`} data-seat={seat + 1}>
      <span class="em-dos__id">
        <Icon id={`em-${faction}`} />
        <b>{parted(words('faction', { faction: { faction } }))}</b>
      </span>
      <div class="em-dos__m">
        <header>
          <Sigil seat={seat} />
          <h2>{seat === you ? words('finale.you', { name: nameOf(seat) }) : nameOf(seat)}</h2>
          {last && stage >= TOLD.last && <span class="em-dos__last">{words('finale.last')}</span>}
        </header>
        <ol class="em-bars">
          {bars.map((bar) => (
            <PointBar key={`${bar.source} ${bar.kept}`} bar={bar} stage={stage} />
          ))}
        </ol>
      </div>
      <dl class="em-dos__n num">
        {figures.map(({ label, count, told }) => (
          <div key={label} class={told ? '' : 'is-untold'}>
            <dt>{label}</dt>
            <dd class={count < 0 ? 'is-less' : ''}>{told ? signed(count) : '·'}</dd>
          </div>
        ))}
      </dl>
      <span class="em-dos__e num">
        {won && <Icon id="em-laurel" />}
        <span class="vh">{words('finale.final')}</span> {stage >= TOLD.winner ? signed(final) : '·'}
      </span>
    </li>
  );
}

/** Cards of one name are named once. */
function counted(names: readonly string[]): string {
  const times = (name: string) => names.filter((other) => other === name).length;
  return [...new Set(names)].map((name) => (times(name) > 1 ? `${times(name)} × ${name}` : name)).join(', ');
}

function PointBar({ bar, stage }: { readonly bar: Bar; readonly stage: number }): JSX.Element {
  const { words, props, nameOf } = useSeen();
  const { source, amount, kept, from, victims } = bar;
  const gone = !kept && stage >= (source === 'tracks' ? TOLD.tracks : TOLD.kept);
  const names =
    source === 'tracks'
      ? words('tracks')
      : source === 'kill'
        ? words('finale.victims', { names: victims.map(nameOf).join(', ') })
        : counted(from.map((card) => props.name({ card })));
  return (
    <li class={`em-bar em-bar--${source}${gone ? ' is-lost' : ''}`} style={{ '--w': amount }}>
      <span class="em-bar__n num">
        <Icon id={ICONS[source]} />
        <b>{amount}</b>
        <span class="vh">{words(gone ? 'finale.bar.lost' : 'finale.bar', { what: words(`finale.${source}`) })}</span>
      </span>
      <small>{parted(names)}</small>
    </li>
  );
}
