import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { change, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { gameIcon } from '../games/shelf.js';
import { usePrimer } from '../games/use-primer.js';
import type { TableNow } from '../table/source.js';
import { say } from '../text/words.js';
import { afterReading, type Box, lessonNow, placeOfNote, withoutLessons } from './lessons.js';
import '../style/coach.css';

/** Pieces are where they belong after so long (milliseconds). */
const LANDED = 380;
/** One's own hand, in any game. */
const HAND = ['[data-hand]'];
/** How far a note keeps from the edges of the board, and a ring from its thing (pixels). */
const [AIR, RING] = [10, 5];

/** The first of some things that is drawn on the page. */
function drawn(selectors: readonly string[]): Box | null {
  for (const selector of selectors)
    for (const thing of document.querySelectorAll(selector)) {
      const { left, top, width, height, right, bottom } = thing.getBoundingClientRect();
      if (width > 0 && height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight)
        return { left, top, width, height };
    }
  return null;
}

const put = (thing: HTMLElement, { left, top, width, height }: Partial<Box>): void => {
  const pixels = { left, top, width, height };
  for (const [name, value] of Object.entries(pixels))
    if (value !== undefined) thing.style.setProperty(name, `${Math.round(value)}px`);
};

interface CoachProps {
  readonly now: TableNow;
}

/** Leads a newcomer through their first round: a note when something first matters, with a ring at what it is about. */
export function Coach({ now }: CoachProps) {
  const { game } = now;
  const primer = usePrimer(game);
  const { lessons: kept } = useStore(settings);
  const all = primer?.lessons ?? [];
  const begun = useRef<string | null>(null);
  const note = useRef<HTMLElement>(null);
  const ring = useRef<HTMLElement>(null);
  const lesson = lessonNow(game, all, kept, begun.current, now);
  begun.current = lesson?.id ?? null;
  const at = lesson?.at ?? [];
  const place = () => {
    const board = document.querySelector('.table__board');
    if (note.current === null || ring.current === null || board === null) return;
    const about = drawn(at);
    const { left, top, width, height } = board.getBoundingClientRect();
    const field = { left: left + AIR, top: top + AIR, width: width - 2 * AIR, height: height - 2 * AIR };
    const { offsetWidth, offsetHeight } = note.current;
    const { left: x, top: y } = placeOfNote(field, { width: offsetWidth, height: offsetHeight }, about, drawn(HAND));
    put(note.current, { left: x, top: y });
    ring.current.hidden = about === null;
    if (about !== null)
      put(ring.current, {
        left: about.left - RING,
        top: about.top - RING,
        width: about.width + 2 * RING,
        height: about.height + 2 * RING,
      });
  };
  const placing = useRef(place);
  placing.current = place;
  // Whatever is drawn anew may have moved what the note is about.
  useLayoutEffect(place);
  useEffect(() => {
    const timer = setTimeout(() => placing.current(), LANDED);
    return () => clearTimeout(timer);
  }, [now.version, lesson]);
  useEffect(() => {
    const again = () => placing.current();
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  if (primer === null || lesson === null) return null;
  return (
    <>
      <i class="coach__ring" ref={ring} aria-hidden="true" hidden />
      <section class="coach" ref={note} aria-label={primer.say('coach.mentor')} data-game={game}>
        <span class="coach__face" aria-hidden="true">
          <Icon id={gameIcon(game)} />
        </span>
        <div class="coach__said">
          <p class="coach__who">
            <b>{primer.say('coach.mentor')}</b> <i>{primer.say('coach.mentor.about')}</i>
          </p>
          <div aria-live="polite">
            <p class="coach__line">{primer.say(`coach.${lesson.id}`)}</p>
            <p class="coach__more">{primer.say(`coach.${lesson.id}.about`)}</p>
          </div>
          <p class="coach__acts">
            <button
              type="button"
              class="btn btn--small"
              onClick={() => change({ lessons: afterReading(game, all, kept, lesson) })}
            >
              {say('guide.done')}
            </button>
            <small>{say('coach.step', { nth: all.indexOf(lesson) + 1, all: all.length })}</small>
            <button type="button" class="coach__skip" onClick={() => change({ lessons: withoutLessons(game, kept) })}>
              {say('coach.skip')}
            </button>
          </p>
        </div>
      </section>
    </>
  );
}
