import { Icon, plantSprite, Sheet } from '../app/parts.js';
import { settings } from '../app/settings.js';
import cultsSprite from '../games/cults/sprite.svg?raw';
import { bind } from '../text/bind.js';
import { type Key, say } from '../text/words.js';

/** What the signs of a game mean: an icon, and the name it has in the texts. */
interface Sign {
  readonly id: string;
  readonly icon: string;
  /** The frame that symbols of an attribute have on cards. */
  readonly frame?: string;
}

interface Guide {
  /** The phases of a round, in their order. */
  readonly steps: readonly string[];
  readonly signs: readonly Sign[];
  /** The symbols that the game brings along to its table: away from it they are planted here. */
  readonly sprite?: string;
}

const GUIDES: { readonly [game: string]: Guide } = {
  elekt: {
    steps: ['recruitment', 'assignment', 'confrontation', 'end'],
    signs: [
      { id: 'occultism', icon: 'occ', frame: 'attr attr--occ' },
      { id: 'cunning', icon: 'cun', frame: 'attr attr--cun' },
      { id: 'violence', icon: 'vio', frame: 'attr attr--vio' },
      { id: 'power', icon: 'pow', frame: 'attr attr--pow' },
      { id: 'title', icon: 'ribbon' },
      { id: 'ember', icon: 'ember' },
      { id: 'shield', icon: 'shield' },
      { id: 'scepter', icon: 'scepter' },
    ],
  },
  cults: {
    steps: ['city', 'cult', 'planning', 'action', 'hiding'],
    signs: [
      { id: 'growth', icon: 'growth' },
      { id: 'preparation', icon: 'prep' },
      { id: 'influence', icon: 'infl' },
      { id: 'domination', icon: 'domi' },
      { id: 'bluff', icon: 'bluff' },
      { id: 'investigator', icon: 'inv' },
    ],
    sprite: cultsSprite,
  },
};

const HELP = ['glow', 'why', 'card', 'rule', 'undo'] as const;

interface GuideProps {
  readonly game: string;
  readonly close: () => void;
}

/** A game told in a minute: what for, in which order, what the signs mean, and how one plays it on this page. */
export function GuideSheet({ game, close }: GuideProps) {
  const guide = GUIDES[game];
  const tell = (part: string) => bind(say(`guide.${game}.${part}` as Key), settings.get().language);
  if (guide === undefined) return null;
  const planted = guide.signs.every(({ icon }) => document.getElementById(icon) !== null);
  if (guide.sprite !== undefined && !planted) plantSprite(guide.sprite);
  return (
    <Sheet title={say('guide.of', { game: say(`game.${game}` as Key) })} kind="wide" close={close}>
      <div class="guide" data-game={game}>
        <p class="guide__goal">{tell('goal')}</p>
        <section>
          <h3 class="caps">{say('guide.round')}</h3>
          <ol class="guide__steps">
            {guide.steps.map((step) => (
              <li key={step}>
                <b>{tell(step)}</b> {tell(`${step}.about`)}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3 class="caps">{tell('signs')}</h3>
          <dl class="guide__signs">
            {guide.signs.map(({ id, icon, frame }) => (
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
        <section>
          <h3 class="caps">{say('guide.help')}</h3>
          <ul class="guide__help">
            {HELP.map((line) => (
              <li key={line}>{say(`guide.help.${line}`)}</li>
            ))}
          </ul>
        </section>
        <p class="sheet__acts">
          <button type="button" class="btn btn--main" onClick={close}>
            {say('guide.done')}
          </button>
          <a class="btn btn--quiet" href={`/rules/${game}`} target="_blank" rel="noopener">
            <Icon id="book" />
            {say('guide.rules')}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
