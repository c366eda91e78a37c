import { CITIES, type City } from '@tabula/emerald/content/behaviour.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../app/parts.js';
import { CityBlock } from './city.js';
import { LAMPS, LEADERS, NAMES, TAGS } from './geometry.js';
import { cityLabel, marked } from './labels.js';
import { useSeen } from './seen.js';
import { royalIn, standingIn } from './standing.js';
import { Limbo, Tracks } from './tracks.js';

const europe = new URL('./map.svg', import.meta.url).href;

interface MapProps {
  /** On a phone one city at a time is shown in full: which, and how to show another. */
  readonly shown: City;
  readonly show: (city: City) => void;
}

/** The map of Europe with its nine cities, the tracks as its scale, and Limbo in the Atlantic. */
export function EuropeMap({ shown, show }: MapProps): JSX.Element {
  const { words } = useSeen();
  return (
    <div class="em-board">
      <div class="em-sheet">
        <img class="em-map" src={europe} alt="" draggable={false} />
        {NAMES.map(({ id, x, y }) => (
          <span key={id} class="em-sea" style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
            {words(`map.${id}`)}
          </span>
        ))}
        {(['desk', 'tablet'] as const).map((size) => (
          <svg key={size} class={`em-lead em-lead--${size}`} aria-hidden="true">
            {LEADERS[size].map(({ from, to }) => (
              <line key={`${from.x}`} x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} />
            ))}
          </svg>
        ))}
        {CITIES.map((id) => (
          <i key={id} class="em-lamp" data-lamp={id} style={{ left: `${LAMPS[id].x}%`, top: `${LAMPS[id].y}%` }} />
        ))}
        {CITIES.map((id) => (
          <CityBlock key={id} id={id} />
        ))}
        <div class="em-tags">
          {CITIES.map((id) => (
            <Tag key={id} id={id} shown={shown === id} show={() => show(id)} />
          ))}
        </div>
      </div>
      <Limbo />
      <Tracks />
    </div>
  );
}

interface TagProps {
  readonly id: City;
  readonly shown: boolean;
  readonly show: () => void;
}

/** A city on the map of a phone: its name, what everybody has there, and a crown if its royal is out. */
function Tag({ id, shown, show }: TagProps): JSX.Element {
  const seen = useSeen();
  const { props, view } = seen;
  const { present, majority } = standingIn(view, id);
  const ref = { city: id };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const concerned = view.cities[id].agents.some((_, seat) =>
    [{ agent: `${id}:${seat}` }, { cubes: `${id}:${seat}` }].some((piece) => props.may(piece)),
  );
  return (
    <button
      type="button"
      class={`em-tag${TAGS[id].east === true ? ' em-tag--east' : ''}${shown ? ' is-shown' : ''}${may || concerned ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
      data-tag={id}
      style={{ '--px': `${TAGS[id].x}%`, '--py': TAGS[id].y }}
      aria-pressed={shown}
      onClick={() => {
        // What is chosen is also seen; a city that is already in sight answers at once.
        if (shown && may) props.touch(ref);
        else show();
      }}
    >
      <span class="vh">{marked(seen, cityLabel(seen, id), ref)}</span>
      <b aria-hidden="true">
        {props.name(ref)}
        {royalIn(view, id).is === 'there' && <Icon id="em-sym-loyalist" />}
      </b>
      <span class="em-tag__sums" aria-hidden="true">
        {present.map(({ seat, sum }) => (
          <em key={seat} class={seat === majority ? 'is-first' : ''}>
            <Sigil seat={seat} />
            {sum}
          </em>
        ))}
      </span>
    </button>
  );
}
