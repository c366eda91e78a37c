import type { Ref } from '@tabula/kernel/chance.js';
import type { Option } from '@tabula/kernel/question.js';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { moves, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import { Ask } from './ask.js';
import { type Draft, EMPTY, isPicked, leadsOn, sameRef, tick, touched } from './compose.js';
import { Curtain } from './curtain.js';
import { type Over, Overs } from './overs.js';
import type { Refusal, TableSource } from './source.js';
import { Story } from './story.js';

interface FrameProps {
  readonly source: TableSource;
  readonly face: Face;
  /** What the table offers when the game is over. */
  readonly after: ComponentChildren;
  /** What else stands in the bar (an invitation). */
  readonly extra?: ComponentChildren;
}

/** The frame of a table: the same for every game, wherever it is played. */
export function Frame({ source, face, after, extra }: FrameProps) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const { language } = useStore(settings);
  const voice = useMemo(
    () => face.voice(language, now.pack, (seat) => now.sitters[seat]?.name),
    [face, language, now.pack, now.sitters.map(({ name }) => name).join('/')],
  );
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [over, setOver] = useState<Over | null>(null);
  const [busy, setBusy] = useState(false);
  const { question, version } = now;
  const close = () => setOver(null);

  // A choice in the making belongs to one question.
  useEffect(() => setDraft(EMPTY), [version, question?.seat]);
  const ended = now.result !== null && question === null;
  useEffect(() => {
    if (ended) setOver({ is: 'end' });
  }, [ended]);

  const refuse = (refusal: Refusal | null) => {
    if (refusal !== null) setOver({ is: 'why', refused: { title: say('refused'), refusal } });
  };
  const send = async (keys: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    const refusal = await source.answer(keys);
    setBusy(false);
    setDraft(EMPTY);
    refuse(refusal);
  };
  const touch = (ref: Ref) => {
    const result = question === null ? ({ is: 'refused' } as const) : touched(question, draft, ref);
    if (result.is === 'answer') void send(result.keys);
    else if (result.is === 'draft') setDraft(result.draft);
    else void source.why(ref).then((why) => setOver({ is: 'why', refused: { title: voice.name(ref), ref, why } }));
  };
  const choose = (option: Option) => {
    if (question !== null && question.max > 1) setDraft(tick(question, draft, option.key));
    else void send([option.key]);
  };
  const undo = () => {
    if (now.undoReveals === true) setOver({ is: 'undo' });
    else void source.undo().then(refuse);
  };
  const box = useCitations((rule) => setOver({ is: 'rule', rule }));

  const where = now.board === null ? null : face.where(now.board, voice);
  // Behind the curtain nothing can be reached, by eye, hand or key.
  const down =
    now.curtain === null &&
    source.lift !== undefined &&
    now.waiting.some((seat) => now.sitters[seat]?.kind === 'person');
  const { Board } = face;
  return (
    <div class="table" ref={box} data-game={now.game} data-over={ended}>
      <header class="bar table__bar" inert={down}>
        <h1>
          <a class="table__brand" href="/" title={say('home')}>
            <Icon id="ember" />
            {say(`game.${now.game}` as 'game.elekt')} <span class="vh">{say('home')}</span>
          </a>
        </h1>
        {where !== null && where.round > 0 && (
          <p class="table__where">
            {say('table.round', { round: where.round })} <b>{where.phase}</b>
          </p>
        )}
        <Link link={now.link} />
        <span class="table__gap" />
        {extra}
        <button type="button" class="iconbtn" aria-label={say('undo')} aria-disabled={!now.canUndo} onClick={undo}>
          <Icon id="undo" />
        </button>
        {now.link !== 'here' && (
          <button type="button" class="iconbtn" aria-label={say('chat')} onClick={() => setOver({ is: 'chat' })}>
            <Icon id="chat" />
          </button>
        )}
        <a class="iconbtn" href={`/rules/${now.game}`} target="_blank" rel="noopener" aria-label={say('rules')}>
          <Icon id="book" />
        </a>
        <button
          type="button"
          class="iconbtn table__log-button"
          aria-label={say('story')}
          onClick={() => setOver({ is: 'story' })}
        >
          <Icon id="log" />
        </button>
      </header>
      <main class="table__board" id="main" inert={down}>
        {now.board !== null && (
          <Board
            now={now}
            may={(ref) =>
              question !== null && !busy && leadsOn(question, draft, ref) && !draft.picked.some((p) => sameRef(p, ref))
            }
            chosen={(ref) => question !== null && isPicked(question, draft, ref)}
            touch={touch}
            zoom={(id) => setOver({ is: 'card', card: id })}
            say={voice.say}
            name={voice.name}
            language={language}
            motion={moves()}
          />
        )}
      </main>
      <aside class="table__side" inert={down}>
        <section class="tray logbox">
          <header>
            <h2 class="caps">{say('story')}</h2>
            <button type="button" class="cite" onClick={() => setOver({ is: 'story' })}>
              {say('story.all')}
            </button>
          </header>
          <Story story={now.story} face={face} voice={voice} />
        </section>
        {ended ? (
          <section class="ask" aria-label={say('ask.region')}>
            <p class="ask__prompt">{voice.result(now.result!, now.board)}</p>
            <button type="button" class="btn btn--main" onClick={() => setOver({ is: 'end' })}>
              {say('end.show')}
            </button>
          </section>
        ) : (
          <Ask
            now={now}
            face={face}
            voice={voice}
            draft={draft}
            busy={busy}
            choose={choose}
            touch={touch}
            takeBack={() => setDraft({ ...draft, picked: draft.picked.slice(0, -1) })}
            confirm={() => {
              if (question !== null && draft.ticked.length >= question.min) void send(draft.ticked);
            }}
          />
        )}
      </aside>
      <Live text={liveText(now.story.at(-1)?.events.map((event) => voice.say(event)) ?? [])} />
      {down && <Curtain now={now} lift={() => source.lift?.()} />}
      {over !== null && (
        <Overs
          over={over}
          now={now}
          source={source}
          face={face}
          voice={voice}
          after={after}
          choose={choose}
          refuse={refuse}
          close={close}
        />
      )}
    </div>
  );
}

/** Citations inside the box open the rule here, and not the rulebook in place of the table. */
function useCitations(open: (rule: string) => void) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const { current } = box;
    const cited = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a.cite') : null;
      const rule = link?.dataset.rule;
      if (rule === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      latest.current(rule);
    };
    current?.addEventListener('click', cited);
    return () => current?.removeEventListener('click', cited);
  }, []);
  return box;
}

/** How the connection is; nothing is said while all is well. */
function Link({ link }: { readonly link: 'online' | 'connecting' | 'offline' | 'here' }) {
  if (link === 'here' || link === 'online') return null;
  return (
    <p class="table__link" role="status">
      <Icon id="hour" />
      {say(link === 'offline' ? 'link.offline' : 'link.connecting')}
    </p>
  );
}

const liveText = (lines: readonly string[]): string => lines.slice(-4).join(' ');

/** What happened last, for those who hear the page. */
function Live({ text }: { readonly text: string }) {
  const [heard, hear] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else hear(text);
  }, [text]);
  return (
    <p class="vh" aria-live="polite">
      {heard}
    </p>
  );
}
