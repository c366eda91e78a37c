import { say } from '../text/words.js';

interface EndedProps {
  /** How it ended, in a sentence. */
  readonly text: string;
  readonly open: () => void;
}

/** In the place of the question when the game is over: how it ended, and the way to all of it. */
export const Ended = ({ text, open }: EndedProps) => (
  <section class="ask ask--over" aria-label={say('ask.region')}>
    <p class="ask__prompt">{text}</p>
    <button type="button" class="btn btn--main" onClick={open}>
      {say('end.show')}
    </button>
  </section>
);
