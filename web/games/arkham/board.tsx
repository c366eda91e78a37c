import type { ArkhamView } from '@tabula/arkham/board.js';
import { SKILLS } from '@tabula/arkham/language/values.js';
import { openBoard } from '@tabula/arkham/open-board.js';
import { tableFor } from '@tabula/arkham/packs.js';
import { speak } from '@tabula/arkham/text/speak.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type BoardProps, spokenAt } from '../../table/source.js';
import { Flip } from '../flip.js';
import '../../style/at-table.css';
import './style/layout.css';
import './style/cards.css';
import './style/codex.css';
import './style/harm.css';
import './style/companions.css';
import './style/panel.css';
import './style/belongings.css';
import './style/panel-small.css';
import './style/roster.css';
import './style/map.css';
import './style/map-spaces.css';
import './style/map-phone.css';
import { CodexPaper } from './codex/paper.js';
import { Counter } from './deal/counter.js';
import { harmAsked } from './deal/harm.js';
import { HarmStage } from './deal/harm-stage.js';
import { isCounter } from './deal/shop.js';
import { isTrade } from './deal/trade.js';
import { TradeTable } from './deal/trade-table.js';
import { End } from './end/end.js';
import { ArkhamMap } from './map/map.js';
import { Companions } from './panel/companions.js';
import { MyPanel } from './panel/mine.js';
import { ownSeats, type Pin, sheetOpen } from './panel/own.js';
import { isRoster, Roster } from './panel/roster.js';
import { type Seen, SeenProvider, useSeen } from './seen.js';
import { Stage, StageOver } from './stage/stage.js';
import { staged } from './stage/staged.js';
import { boardWords } from './words.js';

/** The table of Arkham Horror. It fills the box it is laid into and arranges itself by its own width. */
export function ArkhamBoard(props: BoardProps): JSX.Element {
  const { now, language } = props;
  const view = now.board as ArkhamView;
  const names = now.sitters.map(({ name }) => name).join('\n');
  const voices = useMemo(() => {
    const table = spokenAt(now);
    return { words: boardWords(language, table), speech: speak(language, table) };
  }, [language, names]);
  const s = useMemo(() => openBoard(view), [view]);
  const home = now.you ?? 0;
  const [pin, lay] = useState<Pin | null>(null);
  const own = ownSeats(now);
  const seen: Seen = {
    props,
    view,
    s,
    table: tableFor(s),
    words: voices.words,
    card: voices.speech.card,
    home,
    own,
    laid: sheetOpen(home, pin, own, isAsked(props, view, home)),
    lay: (seat) => lay({ seat, from: home }),
    nameOf: (seat) => voices.speech.name({ seat }),
  };
  return (
    <SeenProvider value={seen}>
      <Table />
    </SeenProvider>
  );
}

/** More investigators than these stand close together. */
const FEW = 3;

/** Whether something on the sheet of a seat is to be chosen. */
const isAsked = ({ may }: BoardProps, { seats }: ArkhamView, seat: Seat): boolean =>
  seats[seat]!.assets.some(({ card }) => may({ card })) || SKILLS.some((skill) => may({ skill }));

/** Left those who are with me and the codex, the map in the middle, below it my own sheet or what is happening to me. */
function Table(): JSX.Element {
  const seen = useSeen();
  const { props, view, words } = seen;
  const { question } = props.now;
  const harm = harmAsked(question);
  const stage = harm === null ? staged(seen) : 'harm';
  return (
    <Flip
      class="ar"
      game="arkham"
      version={props.now.version}
      motion={props.motion}
      label={words('board')}
      staged={stage !== null}
    >
      {/* What the regions are called stands below this one. */}
      <h2 class="vh">{words('board')}</h2>
      {props.now.result !== null && <End />}
      <div
        class="ar-table"
        data-stage={stage ?? undefined}
        data-seats={view.seats.length}
        data-many={view.seats.length > FEW || undefined}
      >
        {view.seats.length > 1 && <Companions />}
        <CodexPaper />
        <ArkhamMap />
        <Laid />
        {question !== null && harm !== null ? (
          <HarmStage question={question} kind={harm} />
        ) : question !== null && isRoster(question) ? (
          <Roster question={question} />
        ) : stage === null ? (
          <MyPanel />
        ) : (
          <Stage />
        )}
      </div>
    </Flip>
  );
}

/** What lies over the map: goods, a deal, or something to read. */
function Laid(): JSX.Element {
  const { view, props } = useSeen();
  const { question } = props.now;
  if (question !== null && isCounter(question, view.display)) return <Counter question={question} />;
  if (question !== null && isTrade(question)) return <TradeTable question={question} />;
  return <StageOver />;
}
