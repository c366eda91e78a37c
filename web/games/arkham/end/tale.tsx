import type { Event } from '@tabula/kernel/chance.js';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, Sigil } from '../../../app/parts.js';
import { fallenOf } from '../panel/fallen.js';
import { useSeen } from '../seen.js';
import type { BoardWords } from '../words.js';
import '../style/end.css';
import { Curve } from './curve.js';
import { type Deeds, fateOf, type NightBeat, opening } from './night.js';
import { useNight } from './use-night.js';

const SCENES = {
  won: new URL('./dawn.svg', import.meta.url).href,
  lost: new URL('./eye.svg', import.meta.url).href,
} as const;

/** How a night of each scenario is called afterwards; those of other packs share one name. */
const NAMED = ['azathoth', 'umordhoth', 'twilight', 'deep'] as const;

function titleOf(scenario: string, ended: keyof typeof SCENES, words: BoardWords): string {
  const named = NAMED.find((name) => scenario === `scenario/${name}`);
  return words(named === undefined ? `end.title.${ended}` : `end.title.${named}.${ended}`);
}

/** The tale of the night, over the table: what turned it, doom against clues, and what became of whom. */
export function Tale(): JSX.Element | null {
  const { props, view, words, nameOf } = useSeen();
  const { result, sitters } = props.now;
  const [open, show] = useState(true);
  const night = useNight();
  if (result === null) return null;
  if (!open)
    return (
      <button type="button" class="btn btn--small ar-night__back" onClick={() => show(true)}>
        <Icon id="book" />
        {words('end.back')}
      </button>
    );
  const won = result.won === true;
  const ended = won ? 'won' : 'lost';
  const title = titleOf(view.scenario, ended, words);
  const scenario = props.name({ card: view.scenario });
  const head = words(`end.head.${ended}`, { scenario, round: view.round });
  const caption = words(won ? 'end.dawn' : 'end.dark');
  const beats = night?.beats ?? [];
  const sub = words('end.sub', { tale: { tale: `${view.scenario}#${ended}` } });
  const keep = async () => {
    const { keepPicture } = await import('./picture.js');
    await keepPicture({
      scene: SCENES[ended],
      won,
      head,
      title,
      sub,
      beats: beats.map((beat) => ({ round: beat.round, text: textOf(beat, props.say) })),
      names: sitters.map(({ seat }) => nameOf(seat)),
    });
  };
  return (
    <article class={`ar-night is-${ended}`} aria-label={words('tale')}>
      <figure class="ar-night__l">
        <img src={SCENES[ended]} alt="" />
        <figcaption>
          <b>{caption}</b>
          <span>{words('end.night', { round: view.round })}</span>
        </figcaption>
      </figure>
      <div class="ar-night__r">
        <p class="caps">{head}</p>
        <h2>{title}</h2>
        <p class="ar-night__sub">{sub}</p>
        {beats.length > 0 && (
          <ol class="ar-beats">
            {beats.map((beat) => (
              <Beat key={`${beat.round} ${beat.event.key} ${JSON.stringify(beat.event.params)}`} beat={beat} />
            ))}
          </ol>
        )}
        {night !== null && night.rounds.length > 1 && <Curve rounds={night.rounds} />}
        <ul class="ar-fates">
          {view.seats.map((_, seat) => (
            <FateOf key={seat} seat={seat} won={won} deeds={night?.deeds[seat] ?? null} />
          ))}
        </ul>
        <footer>
          <button type="button" class="btn btn--small" onClick={() => void keep()}>
            <Icon id="log" />
            {words('end.keep')}
          </button>
          <button type="button" class="btn btn--small" onClick={() => show(false)}>
            <Icon id="ar-deck-codex" />
            {words('end.map')}
          </button>
        </footer>
      </div>
    </article>
  );
}

/** A beat in words: what a card tells of it, or what happened. */
const textOf = ({ event, tale }: NightBeat, say: (event: Event) => string): string =>
  tale === null ? say(event) : opening(say(tale));

/** The symbol of what nobody did. */
const SIGNS: { readonly [key: string]: string } = {
  'event.codex': 'ar-deck-archive',
  'event.flipped': 'ar-deck-archive',
  'event.anomaly': 'ar-deck-anomaly',
  'event.anomaly-gone': 'ar-deck-anomaly',
  'event.mended': 'ar-act-ward',
};

function Beat({ beat }: { readonly beat: NightBeat }): JSX.Element {
  const { props, words } = useSeen();
  const { round, seat, event } = beat;
  return (
    <li>
      <b class="num">
        <span class="vh">{words('end.round')}</span> {round}
      </b>
      {seat === null ? <Icon id={SIGNS[event.key] ?? 'ar-doom'} /> : <Sigil seat={seat} />}
      <span>{textOf(beat, props.say)}</span>
    </li>
  );
}

interface FateProps {
  readonly seat: number;
  readonly won: boolean;
  /** Null while it is not known. */
  readonly deeds: Deeds | null;
}

/** What somebody did, and what became of them. */
function FateOf({ seat, won, deeds }: FateProps): JSX.Element {
  const { view, words, nameOf, props } = useSeen();
  const one = view.seats[seat]!;
  const fate = fateOf(one, won);
  const sheet = one.sheet ?? fallenOf(props.now.story, seat)?.sheet ?? null;
  const counts = [
    { icon: 'ar-clue', count: deeds?.clues, label: words('end.deeds.clues') },
    { icon: 'ar-act-ward', count: deeds?.doom, label: words('end.deeds.doom') },
    { icon: 'ar-act-attack', count: deeds?.monsters, label: words('end.deeds.monsters') },
  ];
  return (
    <li class={`ar-fate${fate === 'gone' ? ' is-lost' : ''}`} data-seat={seat + 1}>
      <span class="ar-fate__face">
        {sheet !== null && <Icon id={`ar-face-${sheet.replace(/^investigator\//, '')}`} />}
        <Sigil seat={seat} />
      </span>
      <b>{nameOf(seat)}</b>
      {deeds !== null && (
        <span class="ar-fate__deeds num">
          {counts.map(({ icon, count, label }) => (
            <span key={icon} title={label}>
              <Icon id={icon} />
              <span class="vh">{label}</span> {count}
            </span>
          ))}
        </span>
      )}
      <small>{words(`end.fate.${fate}`, { nth: seat })}</small>
    </li>
  );
}
