import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import type { Voice } from '@tabula/kit/voice.js';
import { useEffect, useState } from 'preact/hooks';
import { Cite, Icon } from '../app/parts.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import type { Hint, Sureness } from './hint.js';
import { showGhosts } from './numbers.js';
import type { TableNow } from './source.js';
import type { Hinted } from './use-hint.js';

interface HintButtonProps {
  readonly turn: () => void;
  readonly open: boolean;
  /** There is room for words beside the symbol. */
  readonly wide: boolean;
}

/** Asks a bot what it would do. */
export function HintButton({ turn, open, wide }: HintButtonProps) {
  return (
    <button
      type="button"
      class={wide ? 'btn btn--small hint__ask' : 'iconbtn hint__ask'}
      aria-expanded={open}
      aria-label={wide ? undefined : say('hint')}
      title={say('hint')}
      onClick={turn}
    >
      <Icon id="bulb" />
      {wide && say('hint')}
    </button>
  );
}

interface HintPanelProps {
  readonly hinted: Hinted;
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly close: () => void;
}

/** What a bot would do, with the chance after each answer, its reasons, and how sure it is. */
export function HintPanel({ hinted: { hint }, now, face, voice, close }: HintPanelProps) {
  return (
    <section class="tray hint" aria-label={say('hint')}>
      <header>
        <span class="hint__bot">
          <Icon id="bot" />
        </span>
        <div>
          <h2 class="title">{say('hint')}</h2>
          <p>{say('hint.sees')}</p>
        </div>
        <button type="button" class="iconbtn" aria-label={say('close')} onClick={close}>
          <Icon id="close" />
        </button>
      </header>
      <div role="status">
        {hint === null ? <p class="flavour">{say('hint.thinks')}</p> : <Said {...{ hint, now, face, voice }} />}
      </div>
    </section>
  );
}

interface SaidProps extends Pick<HintPanelProps, 'now' | 'face' | 'voice'> {
  readonly hint: Hint;
}

function Said({ hint, now, face, voice }: SaidProps) {
  const { question, board } = now;
  const [at, choose] = useState(0);
  const options = question?.options ?? [];
  const forecastOf = (keys: readonly string[]): Forecast | null => {
    const option = keys.length === 1 ? options.find(({ key }) => key === keys[0]) : undefined;
    return option === undefined || question === null ? null : (face.foresee?.(board, question, option) ?? null);
  };
  const forecast = forecastOf(hint.best[at]?.keys ?? []);
  useEffect(() => {
    showGhosts(forecast?.ghosts);
    return () => showGhosts();
  }, [hint, at]);
  if (question === null) return null;
  const spoken = voice.question(question);
  const labelOf = (key: string) => spoken.options[options.findIndex((option) => option.key === key)] ?? key;
  const reasons = forecast?.lines.filter(({ is }) => is !== 'plain') ?? [];
  return (
    <>
      <ol class="hint__best">
        {hint.best.map(({ keys, chance }, nth) => (
          <li key={keys.join()}>
            <button type="button" aria-pressed={nth === at} onClick={() => choose(nth)}>
              <Disc nth={nth} />
              <span class="hint__what">
                <b>{keys.length === 0 ? say('hint.nothing') : keys.map(labelOf).join(' · ')}</b>
                {chance !== null && (
                  <span class="hint__bar" aria-hidden="true">
                    <i style={{ width: `${chance}%` }} />
                    <em style={{ left: `${hint.now}%` }} />
                  </span>
                )}
              </span>
              {chance !== null && (
                <span class="hint__chance num">
                  <b>{chance}</b> %
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {hint.now !== null && (
        <p class="hint__key">
          <span>
            <i aria-hidden="true" />
            {say('hint.after')}
          </span>
          <span>
            <em aria-hidden="true" />
            {say('hint.now', { chance: hint.now })}
          </span>
        </p>
      )}
      {reasons.length > 0 && (
        <>
          <h3 class="caps">{say('hint.why', { nth: at + 1 })}</h3>
          <ul class="hint__why">
            {reasons.slice(0, 5).map((line) => (
              <Reason key={`${line.key}/${JSON.stringify(line.params)}`} line={line} voice={voice} />
            ))}
          </ul>
        </>
      )}
      <Sure hint={hint} />
    </>
  );
}

/** The number of an answer, as it lies on the board. */
export const Disc = ({ nth }: { readonly nth: number }) => (
  <i class="hint__disc num" data-nth={nth + 1} aria-hidden="true">
    {nth + 1}
  </i>
);

function Reason({ line, voice }: { readonly line: Prospect; readonly voice: Voice }) {
  const good = line.is === 'gain';
  return (
    <li class={good ? 'is-good' : 'is-bad'}>
      <Icon id={good ? 'up' : 'down'} />
      <span>
        {line.given !== undefined && <em>{voice.say(line.given)}: </em>}
        {voice.say(line)} <Cite rule={line.rule} short />
      </span>
    </li>
  );
}

const HOW_SURE: Readonly<Record<Sureness, 'low' | 'fair' | 'high'>> = {
  1: 'low',
  2: 'low',
  3: 'fair',
  4: 'high',
  5: 'high',
};

/** How sure it is, as bars and in words. */
function Sure({ hint: { sure, games, best } }: { readonly hint: Hint }) {
  return (
    <p class="hint__sure">
      <span class="hint__bars" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} class={step > sure ? 'is-out' : ''} />
        ))}
      </span>
      <span>
        {games === 0 ? (
          say('hint.only')
        ) : (
          <>
            <b>{say(`hint.sure.${HOW_SURE[sure]}`)}</b>{' '}
            {say('hint.games', { games, close: best.length > 1 && sure < 3 ? 'yes' : 'no' })}
          </>
        )}
      </span>
    </p>
  );
}
