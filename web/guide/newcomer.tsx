import { useState } from 'preact/hooks';
import { desk } from '../app/desk.js';
import { useLater } from '../app/later.js';
import { Icon } from '../app/parts.js';
import { change, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { usePrimer } from '../games/use-primer.js';
import type { TableNow } from '../table/source.js';
import { say } from '../text/words.js';
import { withLessons } from './lessons.js';

interface GameProps {
  readonly game: string;
}

/** The guide to a game, loaded when it is opened. */
export function Guide({ game, close }: GameProps & { readonly close: () => void }) {
  const part = useLater(() => import('./guide.js'));
  return part === null || part === 'failed' ? null : <part.GuideSheet game={game} close={close} />;
}

/** The lessons of a game at its table, for who wants them; loaded then. */
export function Lessons({ now }: { readonly now: TableNow }) {
  const { lessons } = useStore(settings);
  return lessons.includes(now.game) ? <LedBy now={now} /> : null;
}

function LedBy({ now }: { readonly now: TableNow }) {
  const part = useLater(() => import('./coach.js'));
  return part === null || part === 'failed' ? null : <part.Coach now={now} />;
}

/** Whoever sits at a game for the first time is offered its rules: at the table, or in short; until they have said no. */
export function Newcomer({ game }: GameProps) {
  const { guided, lessons } = useStore(settings);
  return guided.includes(game) || lessons.includes(game) ? null : <Offer game={game} />;
}

function Offer({ game }: GameProps) {
  const [reads, read] = useState(false);
  const wide = useStore(desk);
  const lessons = usePrimer(game)?.lessons;
  const done = () => change({ guided: [...settings.get().guided, game] });
  const lead = () => {
    change({ lessons: withLessons(game, settings.get().lessons) });
    done();
  };
  return (
    <>
      <p class="newcomer">
        {lessons !== undefined && (
          <button type="button" class="newcomer__read" aria-label={say('coach.start')} onClick={lead}>
            <Icon id="bulb" />
            <span>{say(wide ? 'coach.start' : 'coach.lead')}</span>
          </button>
        )}
        <button type="button" class="newcomer__read" aria-haspopup="dialog" onClick={() => read(true)}>
          <Icon id="book" />
          <span>{say(lessons === undefined ? 'guide.first' : 'guide.minute')}</span>
        </button>
        <button type="button" class="iconbtn" aria-label={say('guide.no')} onClick={done}>
          <Icon id="close" />
        </button>
      </p>
      {reads && <Guide game={game} close={done} />}
    </>
  );
}
