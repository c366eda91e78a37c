import type { Ref } from '@tabula/kernel/chance.js';
import type { Option } from '@tabula/kernel/question.js';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { desk } from '../app/desk.js';
import { moves, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import type { Face } from '../games/face.js';
import { Lessons, Newcomer } from '../guide/newcomer.js';
import type { Address } from '../replay/past.js';
import { say, words } from '../text/words.js';
import { Ask } from './ask.js';
import { Bar } from './bar.js';
import { Beside } from './beside.js';
import { billed } from './bill.js';
import { BoardBox, type Hands } from './board-box.js';
import { useCitations } from './citations.js';
import { EMPTY, tick, touched } from './compose.js';
import type { Way } from './composer.js';
import { Curtain } from './curtain.js';
import { Ended } from './ended.js';
import { HintDiscs } from './hint-discs.js';
import { HintButton, HintPanel } from './hint-panel.js';
import { Lately } from './lately.js';
import { Live } from './live.js';
import { MomentPanel } from './moment-panel.js';
import { PointedOutlook } from './outlook.js';
import { type Over, Overs } from './overs.js';
import { Peek, type Peeked } from './peek.js';
import { ownSeat } from './ranks.js';
import { RoundCard } from './round-card.js';
import type { Refusal, TableSource, Why } from './source.js';
import { spokenAt } from './source.js';
import { Spot } from './spot.js';
import { SumNote } from './sum-note.js';
import { thenAt } from './then.js';
import { useAids } from './use-aids.js';
import { useDraft } from './use-draft.js';
import { useDropping } from './use-dropping.js';
import { useForced } from './use-forced.js';
import { useGhostsAt } from './use-ghosts.js';
import { useHint } from './use-hint.js';
import { useHover } from './use-hover.js';
import { type Asked, useNumbers } from './use-numbers.js';
import { usePlayback } from './use-playback.js';
import { useSending } from './use-sending.js';
import { useSince } from './use-since.js';
import { useTogether } from './use-together.js';

interface FrameProps {
  readonly source: TableSource;
  readonly face: Face;
  /** Where the table is kept: its past is found there. */
  readonly at: Address;
  /** What the table offers when the game is over. */
  readonly after: ComponentChildren;
  /** What else stands in the bar (an invitation). */
  readonly extra?: ComponentChildren;
}

/** The frame of a table: the same for every game, wherever it is played. */
export function Frame({ source, face, at, after, extra }: FrameProps) {
  const { play, shown } = usePlayback(source, face.moment);
  const { now, cue } = shown;
  useSince(at.id, source, play, shown);
  const { language } = useStore(settings);
  const spoken = useStore(words);
  const wide = useStore(desk);
  const voice = useMemo(
    () => face.voice(language, spokenAt(now)),
    [face, language, JSON.stringify(now.options), now.sitters.map(({ name }) => name).join('/')],
  );
  const [over, setOver] = useState<Over | null>(null);
  const [talks, talk] = useState(false);
  const { question } = now;
  const close = () => setOver(null);

  const { hinted, turn, close: unhint } = useHint(source, now);
  const { bill, composer } = useAids(face, now, voice, language);
  const [draft, setDraft] = useDraft(now, bill);
  const ended = now.result !== null && question === null;
  useEffect(() => {
    if (ended && face.stagesEnd !== true) setOver({ is: 'end' });
  }, [ended]);

  const refuse = (refusal: Refusal | null) => {
    if (refusal !== null) setOver({ is: 'why', refused: { title: say('refused'), refusal } });
  };
  const { propose, seats } = useTogether(source, refuse);
  const { busy, send, sendAll } = useSending(source, (refusal) => {
    setDraft(EMPTY);
    refuse(refusal);
  });
  const touch = (ref: Ref) => {
    if (busy) return;
    const picked = composer?.touched(draft.picked, ref) ?? null;
    if (picked !== null) return setDraft({ ...draft, picked });
    const paid = bill === null || question === null ? null : billed(question, bill, draft.picked, ref);
    if (paid !== null) return setDraft({ ...draft, picked: paid });
    const result = question === null ? ({ is: 'refused' } as const) : touched(question, draft, ref);
    if (result.is === 'answer') void send(result.keys);
    else if (result.is === 'draft') setDraft(result.draft);
    else askWhy(ref);
  };
  const askWhy = (ref: Ref) => void source.why(ref).then((why) => notNow(ref, why));
  /** A card is shown with the reason beside it; of anything else a note tells why it cannot be used. */
  const notNow = (ref: Ref, why: Why) => {
    const { card } = ref;
    const piece = typeof card === 'string' ? board.current?.querySelector(`[data-card='${CSS.escape(card)}']`) : null;
    const plain = why.possible.length === 0 && typeof card === 'string' && voice.card(card) !== null;
    if (plain && piece) peek({ card, box: piece.getBoundingClientRect(), why, held: true });
    else setOver({ is: 'why', refused: { title: voice.name(ref), ref, why } });
  };
  const board = useRef<HTMLElement>(null);
  const kept = useMemo(() => at, [at.place, at.id]);
  const [peeked, peek] = useState<Peeked | null>(null);
  const look = (piece: Element | null, held: boolean) => {
    const card = piece?.getAttribute('data-card') ?? null;
    if (piece === null || card === null || voice.card(card) === null) peek(null);
    else peek({ card, box: piece.getBoundingClientRect(), held });
  };
  useHover(board, {
    rest(piece) {
      if (peeked?.held !== true) look(piece, false);
    },
    hold: (piece) => look(piece, true),
  });
  useDropping(board, { question, busy, face, composer, bill, draft, setDraft, send, touch, askWhy });
  useGhostsAt(board, face, now, draft);
  const [number, ask] = useState<Asked | null>(null);
  useNumbers(board, (asked) => {
    peek(null);
    ask(asked);
  });
  const sum = number === null || now.board === null ? null : (face.sumOf?.(now.board, number.number) ?? null);
  const touching = useRef(touch);
  touching.current = touch;
  const hands = useMemo<Hands>(
    () => ({ touch: (ref) => touching.current(ref), zoom: (card) => setOver({ is: 'card', card }), seats }),
    [seats],
  );
  const choose = (option: Option) => {
    if (question !== null && question.max > 1) setDraft(tick(question, draft, option.key));
    else void send([option.key]);
  };
  const take = (way: Way) => {
    if (way.answers !== undefined) void sendAll(way.answers);
    else if (way.picks !== undefined) setDraft({ ...draft, picked: way.picks });
    else if (way.forbidden !== undefined) askWhy(way.forbidden);
  };
  const undo = () => {
    if (now.undoReveals === true) setOver({ is: 'undo' });
    else void source.undo().then(refuse);
  };
  const forced = useForced({ now, held: busy || over !== null, answer: (key) => void send([key]) });
  // Who is quicker than the table need not wait for it; but what they touched was another table.
  const onward = (event: Event) => {
    if (cue === null || shown.paused) return;
    event.stopPropagation();
    event.preventDefault();
    play.next();
  };
  const box = useCitations((rule) => {
    peek(null);
    ask(null);
    setOver({ is: 'rule', rule });
  });

  const hint = turn !== null && <HintButton turn={turn} open={hinted !== null} wide={wide} />;
  // On a desk one talks beside the table.
  const open = (next: Over) => (wide && next.is === 'chat' ? talk(!talks) : setOver(next));
  const where = now.board === null ? null : face.where(now.board, voice, now.question);
  // Behind the curtain nothing can be reached, by eye, hand or key.
  const down =
    now.curtain === null &&
    source.lift !== undefined &&
    now.waiting.some((seat) => now.sitters[seat]?.kind === 'person');
  return (
    <div class="table" ref={box} data-game={now.game} data-over={ended}>
      <Bar now={now} where={where} extra={extra} hint={wide && hint} inert={down} undo={undo} open={open} />
      <main class="table__board" id="main" ref={board} inert={down} onClickCapture={onward}>
        <Spot
          cue={cue}
          motion={moves()}
          text={cue?.moment.flies === undefined ? '' : voice.name(cue.moment.flies.text)}
        />
        {now.board !== null && (
          <BoardBox
            face={face}
            now={now}
            at={kept}
            cue={cue}
            draft={draft}
            bill={bill}
            composer={composer}
            voice={voice}
            language={language}
            words={spoken}
            hands={hands}
          />
        )}
        {hinted !== null && hinted.hint !== null && <HintDiscs hint={hinted.hint} now={now} face={face} />}
      </main>
      <aside class="table__side" inert={down}>
        {/* The question comes first for those who go by keys and ears; on a desk the story is drawn above it. */}
        {cue !== null ? (
          <MomentPanel cue={cue} face={face} voice={voice} play={play} shown={shown} then={thenAt(source.now())} />
        ) : ended ? (
          <Ended text={voice.result(now.result!, now.board, ownSeat(now))} open={() => setOver({ is: 'end' })} />
        ) : hinted !== null && !wide ? (
          <HintPanel hinted={hinted} now={now} face={face} voice={voice} close={unhint} />
        ) : (
          <Ask
            now={now}
            face={face}
            voice={voice}
            draft={draft}
            bill={bill}
            composer={composer}
            busy={busy}
            forced={forced}
            hint={!wide && hint}
            choose={choose}
            touch={touch}
            why={source.why}
            take={take}
            perform={(answers) => void sendAll(answers)}
            clear={() => setDraft(EMPTY)}
            send={(key) => void send([key])}
            takeBack={() => setDraft({ ...draft, picked: draft.picked.slice(0, -1) })}
            propose={propose}
            confirm={() => {
              if (question !== null && draft.ticked.length >= question.min) void send(draft.ticked);
            }}
          />
        )}
        {!wide && !ended && !down && cue === null && (
          <Lately now={now} face={face} voice={voice} open={() => setOver({ is: 'story' })} />
        )}
        {now.you !== null && (where?.round ?? 0) < 2 && !ended && cue === null && (wide || hinted === null) && (
          <Newcomer game={now.game} />
        )}
        {wide && hinted !== null && <HintPanel hinted={hinted} now={now} face={face} voice={voice} close={unhint} />}
        {wide && hinted === null && (
          <Beside
            now={now}
            cue={cue}
            source={source}
            face={face}
            voice={voice}
            at={at}
            talks={talks}
            turn={talk}
            openStory={() => setOver({ is: 'story' })}
          />
        )}
      </aside>
      <Live text={shown.told.slice(-4).map(voice.say).join(' ')} />
      {cue?.moment.stays === true && settings.get().rounds && over === null && (
        <RoundCard now={now} source={source} face={face} voice={voice} close={play.next} />
      )}
      {peeked !== null && !down && (
        <Peek peeked={peeked} now={now} face={face} voice={voice} close={() => peek(null)} />
      )}
      {sum !== null && number !== null && !down && (
        <SumNote sum={sum} face={face} voice={voice} box={number.box} close={() => ask(null)} />
      )}
      <PointedOutlook voice={voice} />
      {now.you !== null && !ended && !down && over === null && hinted === null && <Lessons now={now} />}
      {down && <Curtain now={now} lift={() => source.lift?.()} />}
      {over !== null && (
        <Overs
          over={over}
          now={now}
          source={source}
          face={face}
          voice={voice}
          at={at}
          after={after}
          choose={choose}
          refuse={refuse}
          open={setOver}
          close={close}
        />
      )}
    </div>
  );
}
