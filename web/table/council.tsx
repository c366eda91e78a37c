import type { Voice } from '@tabula/kit/voice.js';
import type { CouncilInfo } from '@tabula/protocol/council.js';
import { useRef } from 'preact/hooks';
import { Cite, Sigil } from '../app/parts.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import { For } from './for.js';
import { walk } from './list-keys.js';
import { icon } from './options.js';
import type { TableNow } from './source.js';

interface CouncilProps {
  readonly now: TableNow;
  readonly council: CouncilInfo;
  readonly face: Face;
  readonly voice: Voice;
  /** Says what one is for; no keys: nothing any more. */
  readonly propose: (keys: readonly string[]) => void;
}

/** What all decide together, for one who does not answer it: a touch proposes, another takes it back. */
export function Council({ now, council, face, voice, propose }: CouncilProps) {
  const list = useRef<HTMLUListElement>(null);
  const { question } = council;
  const spoken = voice.question(question);
  const own = now.you === null ? [] : (council.for[now.you] ?? []);
  return (
    <section class="ask ask--council" aria-label={say('ask.region')} data-council={question.id}>
      <header class="ask__head">
        <Sigil seat={question.seat} />
        <span class="caps">{say('council')}</span>
        <Cite rule={question.rule} />
        <div class="ask__words">
          <h2 class="ask__prompt" id="prompt">
            {spoken.brief}
          </h2>
          <p class="ask__whole">{say('council.decides', { name: now.sitters[question.seat]?.name ?? '' })}</p>
        </div>
      </header>
      <div class="answers">
        <ul class="opts" ref={list} aria-labelledby="prompt" onKeyDown={(event) => walk(event, list.current)}>
          {question.options.map((option, at) => {
            const mine = own.includes(option.key);
            const hint = face.hint?.(option, voice, question, now) ?? '';
            return (
              <li key={option.key}>
                <button
                  type="button"
                  class="opt opt--wish"
                  aria-pressed={mine}
                  onClick={() => propose(mine ? [] : [option.key])}
                >
                  <span class="opt__ico">{icon({ line: { is: 'option', option }, forecast: null }, face)}</span>
                  <span class="opt__t">
                    {spoken.options[at] ?? option.key}
                    {hint !== '' && <small>{hint}</small>}
                  </span>
                  <For now={now} council={council} option={option} />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
