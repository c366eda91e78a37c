import type { EmeraldView } from '@tabula/emerald/board.js';
import { CITIES, type City } from '@tabula/emerald/content/behaviour.js';
import { speak } from '@tabula/emerald/text/speak.js';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type BoardProps, spokenAt } from '../../table/source.js';
import { Flip } from '../flip.js';
import '../../style/at-table.css';
import './style/cards.css';
import './style/map.css';
import './style/city.css';
import './style/stack.css';
import './style/sides.css';
import './style/hand.css';
import './style/layout.css';
import './style/tablet.css';
import './style/phone.css';
import './style/phone-hand.css';
import './style/stages.css';
import './style/finale.css';
import './style/finale-small.css';
import { openBoard } from '@tabula/emerald/open-board.js';
import { Icon } from '../../app/parts.js';
import { Finale } from './finale.js';
import { CityFocus } from './focus.js';
import { HandRow } from './hand.js';
import { EuropeMap } from './map.js';
import { Plates } from './plates.js';
import { type Seen, SeenProvider, useSeen } from './seen.js';
import { type Over, OverSheet } from './sheets.js';
import { boardWords } from './words.js';

/**
 * The table of A Study in Emerald. It fills the box it is laid into and arranges itself by its own width: under 640 px a map
 * with one city in full, under 940 px all nine cities three by three, else the whole of Europe.
 */
export function EmeraldBoard(props: BoardProps): JSX.Element {
  const { now, language } = props;
  const view = now.board as EmeraldView;
  const names = now.sitters.map(({ name }) => name).join('\n');
  const voices = useMemo(() => {
    const table = spokenAt(now);
    return { words: boardWords(language, table), speech: speak(language, table) };
  }, [language, names]);
  const s = useMemo(() => openBoard(view), [view]);
  const seen: Seen = {
    props,
    view,
    s,
    words: voices.words,
    card: voices.speech.card,
    home: now.you ?? 0,
    nameOf: (seat) => voices.speech.name({ seat }),
  };
  return (
    <SeenProvider value={seen}>
      <Table />
    </SeenProvider>
  );
}

function Table(): JSX.Element {
  const { props, view, words } = useSeen();
  const [mapped, showMap] = useState(false);
  const [sheet, setSheet] = useState<Over | null>(null);
  const [city, show] = useState<City>('london');
  const about = cityAbout(props);
  useEffect(() => {
    if (about !== null) show(about);
  }, [about, props.now.version]);
  return (
    <Flip
      class="em"
      game="emerald"
      version={props.now.version}
      motion={props.motion}
      label={words('board')}
      staged={props.now.question?.id === 'block-window/block' || CITIES.some((id) => props.chosen({ city: id }))}
    >
      {view.totals !== null && !mapped ? (
        <Finale close={() => showMap(true)} />
      ) : (
        <>
          <Plates open={(seat) => setSheet({ is: 'player', seat })} />
          <EuropeMap shown={city} show={show} />
          <CityFocus id={city} />
          <HandRow open={() => setSheet({ is: 'player', seat: props.now.you ?? 0 })} />
          {view.totals !== null && (
            <button type="button" class="btn btn--small em-reckon" onClick={() => showMap(false)}>
              <Icon id="em-laurel" />
              {words('finale.show')}
            </button>
          )}
        </>
      )}
      {sheet !== null && <OverSheet over={sheet} close={() => setSheet(null)} />}
    </Flip>
  );
}

/** The city in which something happens, or which was chosen: a phone shows it. */
function cityAbout({ now, cue, chosen }: BoardProps): City | null {
  const shown = cue?.moment.about.find(({ city }) => city !== undefined)?.city;
  const asked = now.question?.prompt.params.city;
  const named = typeof asked === 'object' && asked !== null && 'city' in asked ? asked.city : undefined;
  const picked = CITIES.find((city) => chosen({ city }));
  return CITIES.find((city) => city === (shown ?? picked ?? named)) ?? null;
}
