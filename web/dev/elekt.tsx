import type { ElektView } from '@tabula/elekt/board.js';
import { refersTo } from '@tabula/kernel/chance.js';
import type { Language } from '@tabula/words/language.js';
import { spokenAt } from '../table/source.js';
import '../style/all.css';
import '../style/at-table.css';
import { speak } from '@tabula/elekt/text/speak.js';
import { type ComponentChildren, render } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog, plantSprite } from '../app/parts.js';
import { ElektBoard } from '../games/elekt/board.js';
import { ElektCardSheet } from '../games/elekt/card-sheet.js';
import { candidates, type Draft, EMPTY, isPicked, leadsOn, touched } from '../table/compose.js';
import './elekt.css';
import { MOMENTS, type Moment, moment } from './moments.js';

/** ?moment=assignment&seats=3&lang=pl&card=1&zoom=E04 — for looking and for screenshots; not part of the product. */
const asked = new URLSearchParams(location.search);
const language = (asked.get('lang') ?? 'en') as Language;
const wanted = (asked.get('moment') ?? 'assignment') as Moment;
const shown = moment(wanted, Number(asked.get('seats') ?? 3), asked.get('seed') ?? 'look');
document.documentElement.lang = language;
document.documentElement.dataset.motion = asked.get('motion') ?? 'off';

function Page() {
  const { now, question } = shown;
  const first = question?.options[0]?.refs[0];
  const begun: Draft = asked.has('card') && first !== undefined ? { picked: [first], ticked: [] } : EMPTY;
  const [draft, setDraft] = useState<Draft>(begun);
  const [zoomed, zoom] = useState<string | null>(asked.get('zoom'));
  const speech = speak(language, spokenAt(now));
  const spoken = question === null ? null : speech.question(question);
  const fitting = question === null ? [] : candidates(question, draft);
  return (
    <Fake
      ask={
        <section class="ask fake-ask">
          <p class="ask__prompt">
            {spoken?.prompt ?? (now.result !== null ? speech.result(now.result, now.board as ElektView) : '')}
          </p>
          <ul class="opts">
            {fitting.slice(0, 6).map((option) => (
              <li key={option.key}>
                <button type="button" class="opt">
                  <span class="opt__t">{speech.say(option.label)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      }
    >
      <ElektBoard
        now={now}
        may={(ref) =>
          question !== null && leadsOn(question, draft, ref) && !draft.picked.some((picked) => refersTo(picked, ref))
        }
        chosen={(ref) => question !== null && isPicked(question, draft, ref)}
        touch={(ref) => {
          const result = question === null ? null : touched(question, draft, ref);
          if (result?.is === 'draft') setDraft(result.draft);
        }}
        zoom={zoom}
        say={speech.say}
        name={speech.name}
        language={language}
        motion={asked.get('motion') === 'on'}
      />
      {zoomed !== null && (
        <Dialog title={speech.card(zoomed)?.name ?? ''} kind="wide" close={() => zoom(null)}>
          <ElektCardSheet card={zoomed} options={now.options} language={language} now={now} />
        </Dialog>
      )}
    </Fake>
  );
}

/** Stands for the frame: a bar, the board, and a panel that asks. */
function Fake({ ask, children }: { readonly ask: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div class="fake">
      <nav class="bar fake-bar">
        {MOMENTS.map((name) => (
          <a key={name} href={`?moment=${name}&lang=${language}`}>
            {name}
          </a>
        ))}
      </nav>
      <main class="fake-board">{children}</main>
      <aside class="fake-side">{ask}</aside>
    </div>
  );
}

plantSprite();
render(<Page />, document.getElementById('page')!);
