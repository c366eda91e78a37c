import { Dialog, Icon, plantSprite } from '../app/parts.js';
import { change, settings } from '../app/settings.js';
import { gameName } from '../games/name.js';
import { usePrimer } from '../games/use-primer.js';
import { say } from '../text/words.js';
import { withLessons } from './lessons.js';

/** How one plays on this page, whatever the game. */
const HELP = ['glow', 'why', 'card', 'rule', 'undo', 'keys'] as const;

interface GuideProps {
  readonly game: string;
  readonly close: () => void;
}

/** A game told in a minute: what for, in which order, what the signs mean, and how one plays it on this page. */
export function GuideSheet({ game, close }: GuideProps) {
  const primer = usePrimer(game);
  if (primer === null) return null;
  const { steps, signs, sprite } = primer;
  const tell = (part: string) => primer.say(`guide.${part}`);
  // The symbols that a game brings along to its table: away from it they are planted here.
  const planted = signs.every(({ icon }) => document.getElementById(icon) !== null);
  if (sprite !== undefined && !planted) plantSprite(sprite);
  const lead = () => {
    change({ lessons: withLessons(game, settings.get().lessons) });
    close();
  };
  return (
    <Dialog title={say('guide.of', { game: gameName(game) })} kind="wide" close={close}>
      <div class="guide" data-game={game}>
        <p class="guide__goal">{tell('goal')}</p>
        <section>
          <h3 class="caps">{say('guide.round')}</h3>
          <ol class="guide__steps">
            {steps.map((step) => (
              <li key={step}>
                <b>{tell(step)}</b> {tell(`${step}.about`)}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3 class="caps">{say('guide.help')}</h3>
          <ul class="guide__help">
            {HELP.map((line) => (
              <li key={line}>{say(`guide.help.${line}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 class="caps">{tell('signs')}</h3>
          <dl class="guide__signs">
            {signs.map(({ id, icon, frame }) => (
              <div key={id}>
                <dt>
                  <span class={frame ?? 'guide__icon'} aria-hidden="true">
                    <Icon id={icon} />
                  </span>
                  <b>{tell(id)}</b>
                </dt>
                <dd>{tell(`${id}.about`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p class="sheet__acts">
          <button type="button" class="btn btn--main" onClick={close}>
            {say('guide.done')}
          </button>
          {primer.lessons !== undefined && (
            <button type="button" class="btn" onClick={lead}>
              <Icon id="person" />
              {say('coach.start')}
            </button>
          )}
          <a class="btn btn--quiet" href={`/rules/${game}`} target="_blank" rel="noopener">
            <Icon id="book" />
            {say('guide.rules')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
