import type { Option, Question } from '@tabula/kernel/question.js';
import type { Forecast } from '@tabula/kit/forecast.js';
import { useEffect, useRef } from 'preact/hooks';
import { Cite, Icon, Sigil } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import { type Arranged, arranged } from './arranged.js';
import type { AskProps } from './ask.js';
import type { Line } from './compose.js';
import { For } from './for.js';
import { useDigits, walk } from './list-keys.js';
import { headedNames, startOf } from './option-names.js';
import { briefOf, isWeighty, NOTE, Outlook, Line as Prospect, roomAmong } from './outlook.js';
import { useForbidden } from './use-forbidden.js';
import { useGuard } from './use-guard.js';
import { usePointing } from './use-pointing.js';

/** Longer texts (characters) have the whole width of the panel. */
const SHORT_HINT = 60;
/** Longer labels (characters) are more than names. */
const LONG_LABEL = 30;
/** So many letters of a word stand in a line of three columns on a phone; fewer beside a symbol. */
const COLUMN = { plain: 13, beside: 9 } as const;
/** More lines than this stand close together, also with a few words (characters) below each. */
const FEW = 4;
const FEW_WORDS = 18;
/** Of more answers than this those that are more than names may be short on a phone, and of a few those that are longer still (characters). */
const ALL_WHOLE = 7;
const LONG_TEXT = 90;

interface OptionsProps extends AskProps {
  readonly question: Question;
  readonly shown: readonly Line[];
  readonly label: (option: Option) => string;
  readonly kept: { current: boolean };
}

const keyOf = (line: Line): string => (line.is === 'option' ? line.option.key : JSON.stringify(line.ref));

/**
 * The answers: each with what it leads to, in a line or two; all of it beside the one that somebody points at. Those that
 * give something up stand below the list, always in sight.
 */
export function Options(props: OptionsProps) {
  const { now, question, kept, face, voice, draft, busy, choose, touch, label } = props;
  const list = useRef<HTMLDivElement>(null);
  const asked = `${now.version}/${draft.picked.length}`;
  const foreseen = (line: Line): Forecast | null =>
    line.is === 'thing' ? null : (face.foresee?.(now.board, question, line.option) ?? null);
  const ends = ({ line }: Arranged) => line.is === 'option' && face.gives(line.option);
  const all = arranged(props.shown, foreseen, question.seat);
  const entries = [...all.filter((entry) => !ends(entry)), ...all.filter(ends)];
  const last = entries.findIndex(ends);
  const leading = last > 0 ? entries.slice(0, last) : entries;
  const forbidden = useForbidden(props, props.shown);
  const room = roomIn(entries);
  const act = (line: Line) => (line.is === 'option' ? choose(line.option) : touch(line.ref));
  const optionOf = (key: string) => question.options.find((option) => option.key === key);
  const guard = useGuard(asked, list, (key) => {
    const option = optionOf(key);
    return option !== undefined && face.gives(option);
  });
  useDigits((nth) => {
    const line = entries[nth]?.line;
    if (line !== undefined) act(line);
    return line !== undefined;
  });
  // A new version, or another thing picked, is a new list.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (kept.current && lost) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [now.version, draft.picked.length]);
  const gaugeOf = (line: Line) =>
    line.is === 'thing'
      ? null
      : (face.gauge?.(question, line.option, now.board, voice, settings.get().language) ?? null);
  const { described, point, opened, open } = usePointing(asked, (key) => {
    const { line, forecast = null } = entries.find((entry) => keyOf(entry.line) === key) ?? {};
    if (line === undefined || forecast === null) return null;
    const more = line.is === 'option' && briefOf(forecast, room).length < forecast.lines.length;
    return { forecast, note: more ? { title: label(line.option), gauge: gaugeOf(line) } : null };
  });
  useEffect(() => {
    if (opened !== null)
      list.current?.querySelector('.opts__more')?.previousElementSibling?.scrollIntoView({ block: 'start' });
  }, [opened]);
  const texts = entries.map(({ line, forecast }) => [
    line.is === 'option' ? (face.hint?.(line.option, voice, question, now) ?? '') : '',
    ...(forecast === null ? [] : briefOf(forecast, room).map(voice.say)),
  ]);
  // Sentences are read line by line, not in narrow columns.
  const brief =
    entries.every(({ head }) => head === null) && leading.every((_, at) => texts[at]!.join('').length <= SHORT_HINT); // those that stand below have the whole width
  const names = headedNames(entries, voice);
  const named = ({ line }: Arranged): string =>
    line.is === 'thing' ? voice.name(line.ref) : (names.get(line.option.key) ?? label(line.option));
  const picked = startOf(draft.picked.map(voice.name), leading.map(named));
  const labels = leading.map((entry) => named(entry).slice(picked.length));
  const short = brief && labels.every((text) => text.length <= LONG_LABEL);
  const dense = short && entries.length > FEW && leading.every((_, at) => texts[at]!.join('').length <= FEW_WORDS);
  // Where every line is a card, a symbol for cards tells nothing; nor does an arrow where each has one.
  const plain =
    dense &&
    (leading.every(({ line }) => (line.is === 'thing' ? line.ref : line.option.refs[0])?.card !== undefined) ||
      leading.every((entry) => symbolOf(entry, face) === null));
  // In narrow columns long words are parted, also beside a chance.
  const narrow =
    dense || entries.some(({ forecast }) => forecast !== null && (face.chance?.(forecast) ?? null) !== null);
  const soft = (text: string) => (narrow ? (face.softly?.(text) ?? text) : text);
  const listens = {
    onKeyDown: (event: KeyboardEvent) => walk(event, list.current),
    onFocusIn: () => {
      kept.current = true;
    },
    onFocusOut: (event: FocusEvent) => {
      // Where the focus goes nowhere, the option itself is gone.
      if (event.relatedTarget !== null) kept.current = false;
    },
  };
  const row = (entry: Arranged) => {
    const { line, forecast, head } = entry;
    const at = entries.indexOf(entry);
    const option = line.is === 'option' ? line.option : null;
    const key = keyOf(line);
    const chance = forecast === null ? null : (face.chance?.(forecast) ?? null);
    const sure = option !== null && guard.sure === option.key;
    return [
      head !== null && (
        <li key={`of ${head}`} class="opts__head">
          <span>
            <Sigil seat={head} />
            {head === question.seat ? say('ask.own') : voice.name({ seat: head })}
          </span>
        </li>
      ),
      <li key={key}>
        <button
          type="button"
          class={`opt${sure ? ' is-sure' : ''}${ends(entry) ? ' opt--ends' : ''}`}
          data-key={option?.key}
          data-brief={named(entry).length > mostIn(entries.length) && opened !== key ? '' : undefined}
          aria-pressed={option !== null && question.max > 1 ? draft.ticked.includes(option.key) : undefined}
          aria-describedby={described === key ? NOTE : undefined}
          onPointerEnter={({ currentTarget, pointerType }) => point(key, currentTarget, pointerType === 'mouse')}
          onPointerLeave={() => point(null)}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) point(key, currentTarget, true);
          }}
          onBlur={() => point(null)}
          onClick={(event) => {
            // A finger cannot point: what depends on others is read before it is done.
            const finger = event instanceof PointerEvent && event.pointerType === 'touch';
            const unread = (forecast !== null && isWeighty(forecast)) || isCut(event.currentTarget);
            if (finger && unread && opened !== key) return open(key);
            // A key is never pressed by chance where another was.
            if (option === null || event.detail === 0 || guard.allows(option.key)) act(line);
          }}
        >
          {(!plain || ends(entry)) && <span class="opt__ico">{icon(entry, face)}</span>}
          <span class="opt__t">
            {picked !== '' && leading.includes(entry) ? (
              <>
                <span class="vh">{picked}</span>
                <span class="opt__rest">{soft(named(entry).slice(picked.length))}</span>
              </>
            ) : (
              <Label text={soft(named(entry))} names={option?.refs.map((ref) => soft(voice.name(ref))) ?? []} />
            )}
            {line.is === 'thing' && !dense && <small>{say('ask.ways', { count: line.count })}</small>}
            {texts[at]![0] !== '' && <small>{texts[at]![0]}</small>}
            {forecast !== null &&
              opened !== key &&
              briefOf(forecast, room).map((part) => (
                <Prospect
                  key={part.key}
                  line={part}
                  voice={voice}
                  brief={(chance !== null && face.brief?.(part, settings.get().language)) || null}
                />
              ))}
            {(sure || opened === key) && <small role="status">{say('ask.sure')}</small>}
          </span>
          {option !== null && <For now={now} council={now.council} option={option} />}
          {chance !== null && (
            <span class="opt__pc num" aria-hidden="true">
              {chance} %
              <i style={{ '--part': `${chance}%` }} />
            </span>
          )}
          {option !== null && question.kind === 'order' && draft.ticked.includes(option.key) && (
            <b class="opt__nth num">{draft.ticked.indexOf(option.key) + 1}</b>
          )}
          {at < 9 && chance === null && (
            <span class="kbd" aria-hidden="true">
              {at + 1}
            </span>
          )}
        </button>
        {option !== null && option.rule !== question.rule && <Cite rule={option.rule} short />}
      </li>,
      opened === key && forecast !== null && (
        <li key={`more ${key}`} class="opts__more">
          <div class="outlook--here">
            <Outlook forecast={forecast} voice={voice} gauge={gaugeOf(line)} />
          </div>
        </li>
      ),
    ];
  };
  const word = Math.max(...labels.flatMap((text) => soft(text).split(/[ \u00ad-]/)).map(({ length }) => length));
  const slim = dense && word <= (plain ? COLUMN.plain : COLUMN.beside);
  const many = dense || (short && entries.length > 2 && entries.length <= FEW);
  const form = `opts${many ? ' opts--many' : ''}${dense ? ' opts--dense' : ''}${slim ? ' opts--slim' : ''}`;
  return (
    <div ref={list} class="answers">
      <ul class={form} aria-labelledby="prompt" aria-busy={busy} {...listens}>
        {leading.map(row)}
        {forbidden.map(({ ref, reason }) => (
          <li key={JSON.stringify(ref)}>
            <button
              type="button"
              class="opt is-forbidden"
              aria-disabled="true"
              aria-haspopup="dialog"
              onClick={() => touch(ref)}
            >
              <span class="opt__ico">
                <Icon id="lock" />
              </span>
              <span class="opt__t">
                {voice.name(ref)}
                <small>{reason}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {last > 0 && (
        <ul class="opts opts--last" aria-labelledby="prompt" aria-busy={busy} {...listens}>
          {entries.slice(last).map(row)}
        </ul>
      )}
    </div>
  );
}

/** Longer texts (characters) are sentences. */
const SENTENCE = 60;

/** So long (characters) an answer may be among so many to be whole on a phone. */
const mostIn = (count: number): number => (count > ALL_WHOLE ? LONG_LABEL : count > 3 ? LONG_TEXT : Infinity);

/** Whether an answer does not show all that it says. */
function isCut(answer: Element): boolean {
  const says = answer.querySelector('.opt__t');
  return says !== null && says.scrollHeight > says.clientHeight + 1;
}

interface LabelProps {
  readonly text: string;
  /** Of what the answer is about. */
  readonly names: readonly string[];
}

/** Of a whole sentence about a thing only the name of the thing stands out. */
function Label({ text, names }: LabelProps) {
  const name = text.length > SENTENCE ? names.find((one) => text.startsWith(`${one}: `)) : undefined;
  if (name === undefined) return text;
  return (
    <>
      {name}:<span class="opt__says">{text.slice(name.length + 1)}</span>
    </>
  );
}

/** What belongs to somebody says what becomes of it for its owner and for oneself. */
const roomIn = (entries: readonly Arranged[]): number =>
  entries.some(({ head }) => head !== null) ? 2 : roomAmong(entries.length);

type Shown = Pick<Arranged, 'line' | 'forecast'>;

// What tells one line from its neighbours is what comes last: the zone of a move, the unit of a token.
const refOf = ({ line }: Shown) => (line.is === 'thing' ? line.ref : line.option.refs.at(-1));

/** The symbol that is a line's own: somebody's sigil, a mark of the answer, what the thing has in the game. */
function symbolOf(entry: Shown, face: Face): { readonly seat: number } | { readonly icon: string } | null {
  const { line, forecast } = entry;
  if (forecast?.whose !== undefined) return { seat: forecast.whose };
  const mark = line.is === 'option' ? (face.mark?.(line.option) ?? null) : null;
  if (mark !== null) return { icon: mark };
  const ref = refOf(entry);
  if (ref === undefined) return null;
  if (typeof ref.seat === 'number') return { seat: ref.seat };
  const icon = face.icon(ref);
  return icon === null ? null : { icon };
}

/** The symbol of a line; an arrow where the game has no fitting one. */
export function icon(entry: Shown, face: Face) {
  const symbol = symbolOf(entry, face);
  if (symbol === null) return refOf(entry) === undefined ? null : <Icon id="chev" />;
  return 'seat' in symbol ? <Sigil seat={symbol.seat} /> : <Icon id={symbol.icon} />;
}
