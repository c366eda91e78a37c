import type { CultsView } from '@tabula/cults/board.js';
import { optionsOf } from '@tabula/cults/table-options.js';
import { speak } from '@tabula/cults/text/speak.js';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../app/parts.js';
import { type BoardProps, spokenAt } from '../../table/source.js';
import { Flip } from '../flip.js';
import '../../style/at-table.css';
import './style/city.css';
import './style/cards.css';
import './style/sides.css';
import './style/npc.css';
import './style/stage.css';
import './style/outcome.css';
import './style/focus.css';
import './style/layout.css';
import './style/desk.css';
import './style/solo.css';
import './style/phone.css';
import './style/phone-stage.css';
import { openBoard } from '@tabula/cults/open-board.js';
import { City } from './city.js';
import { Draft } from './draft.js';
import { Focus } from './focus.js';
import { Dice, Hand, Pocket } from './hand.js';
import { NpcPanel } from './npc.js';
import { cardsIn } from './open-board.js';
import { OutcomeStage } from './outcome.js';
import { type Seen, SeenProvider, useSeen } from './seen.js';
import { type Over, OverSheet } from './sheets.js';
import { CityCardNow, NowLine, PlanBoard, Plates } from './sides.js';
import { FightStage, Opposed } from './stage.js';
import { useFought } from './use-fought.js';
import { boardWords } from './words.js';

/**
 * The table of Rise of the Cults. It fills the box it is laid into and arranges itself by its own width: under 640 px one
 * district at a time, under 940 px the round city with the players above it, else a desk with all that lies beside it.
 */
export function CultsBoard(props: BoardProps): JSX.Element {
  const { now, language } = props;
  const view = now.board as CultsView;
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
    options: optionsOf(view),
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
  const [sheet, setSheet] = useState<Over | null>(null);
  const drafting =
    view.phase === 'setup' && view.stacks.some((stack) => props.may({ stack }) || props.chosen({ stack }));
  const fromHand = props.now.question?.id === 'commitment/cards';
  const held = useFought(props.now, props.replayed === true, props.cue ?? null);
  const own = props.now.you === null ? undefined : view.seats[props.now.you];
  // Who chooses from their hand sees it; what a confrontation itself asks for may wait until they have seen how it ended.
  const ended = held?.fought.seq === props.now.story.at(-1)?.seq;
  const choosing =
    own !== undefined && cardsIn(own.hand).some((card) => props.chosen({ card }) || (!ended && props.may({ card })));
  const over = view.fight === null && !choosing ? held : null;
  const staged = (view.fight !== null && !fromHand) || over !== null;
  return (
    <Flip
      class="cu"
      game="cults"
      version={props.now.version}
      motion={props.motion}
      label={words('board')}
      staged={staged}
    >
      <aside class="cu-left">
        <Plates open={(seat) => setSheet({ is: 'player', seat })} />
        <NowLine open={() => setSheet({ is: 'plans' })} />
        <CityCardNow />
        <PlanBoard />
        <NpcPanel />
      </aside>
      <div class="cu-mid">
        <City />
      </div>
      <Focus openPlans={() => setSheet({ is: 'plans' })} />
      <div class="cu-low">
        {drafting ? (
          <Draft />
        ) : over !== null ? (
          <OutcomeStage held={over} />
        ) : staged ? (
          <FightStage />
        ) : (
          <Hand open={() => setSheet({ is: 'piles' })} />
        )}
        {!drafting && props.now.you === null && <Dice />}
        {!drafting && props.now.you !== null && (
          <section class="cu-screen tray tray--line" aria-label={words('screen')}>
            <header class="caps">
              <Icon id="eyeoff" /> {words('screen')}
            </header>
            <Pocket />
            {fromHand && <Opposed />}
            <Dice />
          </section>
        )}
      </div>
      {sheet !== null && <OverSheet over={sheet} close={() => setSheet(null)} />}
    </Flip>
  );
}
