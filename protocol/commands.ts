import { LEVELS, see } from '@tabula/bots/bot.js';
import { decide as think } from '@tabula/bots/levels.js';
import { askOf } from '@tabula/kernel/question.js';
import { resample, view } from '@tabula/kernel/sight.js';
import { asked, decide, eventsFor, load, open, questions, script, undo, why } from '@tabula/kernel/table.js';
import {
  type Desk,
  gameFor,
  type Match,
  over,
  seatOf,
  tellEvent,
  tellForecast,
  tellIntent,
  tellQuestion,
  tellSum,
  voiceOf,
} from './desk.js';
import { granted, refuse } from './errors.js';
import { gameList } from './games.js';
import { begunFrom, entryFor, forget, logOf, replayed, wholeEntry } from './history.js';
import { type Command, type FieldsOf, LIMITS, PROTOCOL } from './schema.js';

/** What a command answers besides `id` and `ok`. A refusal is thrown, and nothing has changed then. */
type Run<C extends Command> = (desk: Desk, fields: FieldsOf<C>) => object;

/** How a match stands, for those who have changed it. */
const statusOf = (match: Match) => ({ version: match.version, over: over(match) });

const opened = (match: Match) => ({ match: match.id, ...statusOf(match) });

const randomSeed = (): string => Math.floor(Math.random() * 2 ** 48).toString(36);

/** Every command, by name. */
export const RUN: { readonly [C in Command]: Run<C> } = {
  games: () => ({ protocol: PROTOCOL, levels: LEVELS, games: gameList() }),

  cards: (_desk, { game, pack, lang = 'en' }) => {
    const { packs, voice, cards: ofTheBox } = gameFor(game);
    const all = packs?.all() ?? [];
    const found = all.find(({ id }) => id === (pack ?? all[0]?.id));
    if (found === undefined && pack !== undefined)
      refuse('option', `${game} has no pack '${pack}'; it has ${all.map(({ id }) => id).join(', ') || 'none'}`);
    const words = voice(lang, found === undefined ? {} : { options: { pack: found.id } });
    const cards = (found?.cards ?? ofTheBox).map(({ id, ...facts }) => ({ id, ...words.card(id), facts }));
    return found === undefined ? { cards } : { pack: found.id, cards };
  },

  new: (desk, { game, seats, seed = randomSeed(), options = {}, lang = 'en' }) => {
    const title = gameFor(game);
    const { table } = granted(open(title.game, { seats, seed, options }));
    return { ...opened(desk.open({ title, table, language: lang, from: null, version: 1 })), seed };
  },

  questions: (desk, { match: id, seat, lang }) => {
    const match = desk.match(id);
    if (seat !== undefined) seatOf(match, seat);
    const voice = voiceOf(match, lang);
    const open = questions(match.table).filter((question) => seat === undefined || question.seat === seat);
    return { ...statusOf(match), questions: open.map((question) => tellQuestion(voice, question)) };
  },

  answer: (desk, { match: id, seat, keys, version, lang }) => {
    const match = desk.match(id);
    seatOf(match, seat);
    if (version !== undefined && version !== match.version)
      refuse('stale', `${id} is at version ${match.version}, the answer is for version ${version}`);
    const voice = voiceOf(match, lang);
    const { entry } = granted(decide(match.table, seat, keys));
    if (entry.reveals) forget(match.table);
    match.version++;
    return { ...statusOf(match), events: eventsFor(entry, seat).map((event) => tellEvent(voice, event)) };
  },

  why: (desk, { match: id, seat, ref, lang }) => {
    const match = desk.match(id);
    const { possible, reasons } = why(match.table, seatOf(match, seat), ref);
    const voice = voiceOf(match, lang);
    const keys = possible.map(({ key }) => key);
    const own = questions(match.table).filter((question) => question.seat === seat);
    const options = own.flatMap((question) => tellQuestion(voice, question).options);
    return {
      possible: options.filter(({ key }) => keys.includes(key)),
      reasons: reasons.map((reason) => tellEvent(voice, reason)),
    };
  },

  forecast: (desk, { match: id, seat, keys, lang }) => {
    const match = desk.match(id);
    const { title, table, version } = match;
    const question = questions(table).find((open) => open.seat === seatOf(match, seat)) ?? notAsked(match, seat);
    const unknown = keys?.find((key) => question.options.every((option) => option.key !== key));
    if (unknown !== undefined) refuse('illegal', `'${unknown.slice(0, 40)}' is not among the options`);
    const wanted = question.options.filter(({ key }) => keys?.includes(key) ?? true).slice(0, LIMITS.forecasts);
    // From what the seat sees: it cannot tell more than that.
    const { board } = view(title.game, table.state, seat);
    const voice = voiceOf(match, lang);
    const forecasts = wanted.flatMap((option) => {
      const forecast = title.foresee?.(board, question, option) ?? null;
      return forecast === null ? [] : [tellForecast(voice, option.key, forecast)];
    });
    return { version, question: question.id, forecasts };
  },

  sum: (desk, { match: id, seat, number, lang }) => {
    const match = desk.match(id);
    const viewer = seat === null ? null : seatOf(match, seat);
    const { board } = view(match.title.game, match.table.state, viewer);
    const sum = match.title.sumOf?.(board, number) ?? null;
    return { version: match.version, sum: sum === null ? null : tellSum(voiceOf(match, lang), sum) };
  },

  intents: (desk, { match: id, lang }) => {
    const match = desk.match(id);
    const { game, state } = match.table;
    const voice = voiceOf(match, lang);
    // Of a game in which each plays for themselves nobody says what they mean to do.
    const intents = [...state.seats.keys()].flatMap((seat) => {
      const intent = game.intends?.(state.board, seat) ?? null;
      return intent === null ? [] : [tellIntent(voice, seat, intent)];
    });
    return { version: match.version, intents };
  },

  view: (desk, { match: id, seat }) => {
    const match = desk.match(id);
    const viewer = seat === null ? null : seatOf(match, seat);
    return { version: match.version, view: view(match.title.game, match.table.state, viewer) };
  },

  state: (desk, { match: id }) => {
    const match = desk.match(id);
    return { version: match.version, state: match.table.state };
  },

  load: (desk, { game, state, lang = 'en' }) => {
    const title = gameFor(game);
    const table = begunFrom(granted(load(title.game, state)).table);
    return opened(desk.open({ title, table, language: lang, from: table.state, version: 1 }));
  },

  script: (desk, { match: id, outcomes }) => {
    const { table } = desk.match(id);
    granted(script(table, outcomes));
    return { scripted: table.state.script.length };
  },

  resample: (desk, { match: id, seat, seed }) => {
    const match = desk.match(id);
    const { title, table, language, version } = match;
    const state = resample(title.game, table.state, seatOf(match, seat), seed);
    const begun = begunFrom({ game: title.game, state });
    return opened(desk.open({ title, table: begun, language, from: state, version }));
  },

  suggest: (desk, { match: id, seat, ...task }) => {
    const match = desk.match(id);
    const { title, table, version } = match;
    if (askOf(asked(table), seatOf(match, seat)) === null) notAsked(match, seat);
    // The bot gets what its seat may know, never the match itself.
    const { keys, iterations, ms, thoughts } = think(see(title.game, table.state, seat, task.seed ?? version), {
      seed: version,
      ...task,
    });
    const rounded = thoughts.map((thought) => ({ ...thought, value: Math.round(thought.value * 1e4) / 1e4 }));
    return { keys, iterations, ms: Math.round(ms), thoughts: rounded };
  },

  undo: (desk, { match: id, to }) => {
    const match = desk.match(id);
    const { length } = granted(undo(match.table, to));
    match.version++;
    return { ...statusOf(match), length };
  },

  log: (desk, { match: id, seat, since = 0, lang }) => {
    const match = desk.match(id);
    const voice = voiceOf(match, lang);
    const entries = match.table.log.slice(since);
    if (seat === undefined)
      return { version: match.version, log: logOf(match), entries: entries.map((entry) => wholeEntry(voice, entry)) };
    const viewer = seat === null ? null : seatOf(match, seat);
    return { version: match.version, entries: entries.map((entry) => entryFor(voice, entry, viewer)) };
  },

  replay: (desk, { log, lang = 'en' }) => {
    const title = gameFor(log.game);
    const table = replayed(title.game, log);
    const from = log.from === undefined ? null : table.past[0]!;
    forget(table);
    return opened(desk.open({ title, table, language: lang, from, version: table.log.length }));
  },

  result: (desk, { match: id }) => {
    const match = desk.match(id);
    return { ...statusOf(match), result: match.table.state.result };
  },

  close: (desk, { match: id }) => {
    desk.close(id);
    return { closed: id };
  },
};

function notAsked(match: Match, seat: number): never {
  if (over(match)) refuse('over', 'the game is over');
  refuse('not-asked', `seat ${seat} is not asked anything`);
}
