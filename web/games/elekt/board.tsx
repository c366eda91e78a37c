import type { ElektView } from '@tabula/elekt/board.js';
import { ZONES, type Zone } from '@tabula/elekt/content/behaviour.js';
import { speak } from '@tabula/elekt/text/speak.js';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useDrawn } from '../../app/drawn.js';
import { Icon, Sigil } from '../../app/parts.js';
import { type BoardProps, spokenAt } from '../../table/source.js';
import { Flip } from '../flip.js';
import { useResized } from '../use-resized.js';
import '../../style/at-table.css';
import './style/cards.css';
import './style/zones.css';
import './style/court.css';
import './style/hand.css';
import './style/stage.css';
import './style/layout.css';
import './style/desk.css';
import './style/tablet.css';
import './style/phone.css';
import './style/phone-hand.css';
import './style/phone-low.css';
import './style/crowded.css';
import './style/names.css';
import { openBoard } from '@tabula/elekt/open-board.js';
import { cardsNamedIn } from './cards-named.js';
import { Court } from './court.js';
import { Hand } from './hand.js';
import { cardsIn } from './open-board.js';
import { Pool } from './pool.js';
import { type Seen, SeenProvider, useSeen } from './seen.js';
import { type Over, OverSheet } from './sheets.js';
import { StageTray } from './stage.js';
import { type Stage, stages } from './stages.js';
import { boardWords } from './words.js';
import { ZoneTray } from './zone.js';

/**
 * The Elekt table. It fills the box it is laid into (height and width; `min-height: 0` in a grid), from 320 px on, and
 * arranges itself by its own width: under 640 px one Zone at a time, under 940 px tablet, else desk.
 *
 * - `ElektBoard` (here): court, Zones, hand, pool, and the confrontation staged. It brings its own row of players in
 *   court order, which one can touch; a frame that shows such a row itself passes `court={false}`.
 * - `ElektCardFace` (card-sheet.tsx): a card in full, for galleries and sheets.
 * - `ElektCardSheet` (card-sheet.tsx): the same with its text, what it is doing now, and the rules about it.
 */
export function ElektBoard(props: BoardProps & { readonly court?: boolean }): JSX.Element {
  const { now, language } = props;
  const view = now.board as ElektView;
  const names = now.sitters.map(({ name }) => name).join('\n');
  const voices = useMemo(() => {
    const table = spokenAt(now);
    return { words: boardWords(language, table), speech: speak(language, table) };
  }, [language, view.pack, names]);
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
      <Table court={props.court !== false} />
    </SeenProvider>
  );
}

function Table({ court }: { readonly court: boolean }): JSX.Element {
  const seen = useSeen();
  const { props, view, words, s } = seen;
  const { now } = props;
  const [over, setOver] = useState<Over | null>(null);
  const told = useMemo(() => stages(now.story), [now.story]);
  const stage = told.at(-1) ?? null;
  const player = now.you === null ? undefined : view.seats[now.you];
  const hand = player === undefined ? [] : [...cardsIn(player.hand), ...cardsIn(player.drawn)];
  const fromHand = hand.some((card) => props.may({ card }) || props.chosen({ card }));
  // Before the first confrontation of a round the last one is history.
  const staging = view.phase === 'confrontation' && stage !== null && !stage.past && !fromHand;
  // What a player has turned to by hand holds until the stage changes by itself.
  const [turned, turn] = useState<{ readonly when: string; readonly staged: boolean } | null>(null);
  const moment = `${staging}/${stage?.zone}/${view.round}`;
  const staged = stage !== null && (turned?.when === moment ? turned.staged : staging);
  // Between rounds one may look back at it; while units are assigned it would only be in the way.
  const turnable = stage !== null && now.you !== null && !(view.phase === 'assignment' && stage.over);
  const turnOver = () => turn({ when: moment, staged: !staged });
  // What was won last is shown where it was won, also when the Zone is done with.
  const shown = stage !== null && props.cue?.moment.about.some((ref) => ref.zone === stage.zone) === true;
  const live = stage !== null && (!stage.over || shown) && view.phase === 'confrontation' ? stage : null;
  const choosing = ZONES.some((zone) => s.zones[zone].units.some((unit) => props.may({ card: unit.card })));
  const coins = (['occultism', 'cunning', 'violence', 'power'] as const).some(
    (attribute) => props.may({ attribute }) || props.chosen({ attribute }),
  );
  return (
    <Flip class="ek" game="elekt" version={now.version} motion={props.motion} label={words('board')} staged={staged}>
      {court && <Court open={(seat) => setOver({ is: 'player', seat })} />}
      <Zones live={live} choosing={choosing} more={() => setOver({ is: 'more' })} turn={turnable ? turnOver : null} />
      <div class={`ek-low${coins ? ' has-coins' : ''}`}>
        {turnable && (
          <button type="button" class="ek-turn" onClick={turnOver}>
            <Icon id={staged ? 'cards' : 'pow'} />
            <span class="vh">{words(staged ? 'stage.hand' : 'stage.show')}</span>
            <span aria-hidden="true">{staged ? words('hand') : words('stage')}</span>
          </button>
        )}
        {staged ? <StageTray stage={stage} /> : <Hand />}
        <Pool openDiscard={() => setOver({ is: 'discard' })} />
      </div>
      {over !== null && <OverSheet over={over} open={setOver} />}
    </Flip>
  );
}

interface ZonesProps {
  readonly live: Stage | null;
  readonly choosing: boolean;
  readonly more: () => void;
  /** Turns from the hand to the confrontation, if there is one. */
  readonly turn: (() => void) | null;
}

/** The three Zones: beside one another, or on a phone one at a time, by tabs or by swiping. */
function Zones({ live, choosing, more, turn }: ZonesProps): JSX.Element {
  const { props, words, s, view } = useSeen();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<Zone>('mission');
  const go = (zone: Zone) => {
    const { current } = strip;
    const tray = current?.querySelector<HTMLElement>(`[data-zone='${zone}']`);
    if (current === null || tray === null || tray === undefined) return;
    current.scrollTo({ left: tray.offsetLeft - current.offsetLeft - 10, behavior: props.motion ? 'smooth' : 'auto' });
    // What may be touched is not left below the edge of its Zone.
    const piece = tray.querySelector('.may');
    const below = piece === null ? 0 : piece.getBoundingClientRect().bottom - tray.getBoundingClientRect().bottom;
    if (below > 0) tray.scrollTop += below + 8;
  };
  const at = live?.zone ?? null;
  // A question about a unit is read beside it.
  const told = cardsNamedIn(props.now.question);
  const asked = ZONES.find((zone) => s.zones[zone].units.some(({ card }) => told.includes(card))) ?? null;
  // What is shown is shown where it happens.
  const happens = props.cue?.moment.about.find((ref) => 'zone' in ref)?.zone ?? null;
  const drawn = useDrawn();
  const open = ZONES.filter(
    (zone) => props.may({ zone }) || s.zones[zone].units.some(({ card }) => props.may({ card })),
  );
  // Where nothing may be touched nobody looks for long.
  const useful = open.length === 0 || open.includes(shown) ? null : open[0]!;
  const to = ZONES.find((zone) => zone === happens) ?? asked ?? at ?? useful;
  useEffect(() => {
    if (to !== null) go(to);
  }, [at, asked, happens, drawn, open.join()]);
  // A board of another size has to find its place again.
  useResized(strip, () => go(to ?? shown));
  const scrolled = () => {
    const { current } = strip;
    if (current === null || current.clientWidth === 0) return;
    show(ZONES[Math.round(current.scrollLeft / current.clientWidth)] ?? 'mission');
  };
  const trial = live?.trials.at(-1)?.attribute ?? null;
  return (
    <>
      <nav class="ek-tabs" aria-label={words('zone.tabs')}>
        {ZONES.map((zone) => {
          const { units } = s.zones[zone];
          const may = props.may({ zone }) || units.some((unit) => props.may({ card: unit.card }));
          return (
            <button
              key={zone}
              type="button"
              class={`ek-tab${may ? ' has-may' : ''}${at === zone ? ' is-now' : ''}`}
              aria-current={shown === zone}
              onClick={() => go(zone)}
            >
              {words(`zone.${zone}`)}
              <span aria-hidden="true">
                {units.map((unit) => (
                  <Sigil key={unit.card} seat={unit.owner} />
                ))}
              </span>
            </button>
          );
        })}
        {turn !== null && (
          <button type="button" class="ek-tab ek-tab--more" aria-label={words('stage.show')} onClick={turn}>
            <Icon id="pow" />
          </button>
        )}
        <button
          type="button"
          class={`ek-tab ek-tab--more${view.discard.some((card) => props.may({ card })) ? ' has-may' : ''}`}
          aria-label={words('table.more')}
          onClick={more}
        >
          <Icon id="cards" />
        </button>
      </nav>
      <div class="ek-zones" ref={strip} onScroll={scrolled}>
        {drawn &&
          ZONES.map((zone) => (
            <ZoneTray
              key={zone}
              zone={zone}
              now={at === null ? null : at === zone ? 'here' : 'elsewhere'}
              trial={at === zone ? trial : null}
              choosing={choosing}
            />
          ))}
      </div>
    </>
  );
}
