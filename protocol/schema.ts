import { LEVELS } from '@tabula/bots/bot.js';
import { isObject } from '@tabula/kernel/shape.js';
import { LANGUAGES } from '@tabula/words/language.js';
import * as z from 'zod/mini';

/** The number of this protocol. It rises when something a client relies on changes; additions do not raise it. */
export const PROTOCOL = 1;

/** How large a request may be. */
export const LIMITS = {
  /** Characters in a line. */
  line: 1_048_576,
  /** Characters in a text. */
  text: 200,
  /** Entries in a list. */
  list: 500,
  /** Entries in a log, and outcomes of chance in it. */
  log: 20_000,
  /** Objects and lists within one another. */
  depth: 64,
  /** Options of which one request is told what they lead to. */
  forecasts: 100,
  /** Thinking time of one suggestion in milliseconds. */
  ms: 60_000,
  iterations: 1_000_000,
} as const;

const within = (most: number, what: string) => z.maxLength(most, `has at most ${most} ${what}`);

const text = z.string('is a text').check(within(LIMITS.text, 'characters'));
const whole = z.int('is a whole number');
const list = <T extends z.core.SomeType>(entry: T, what: string, most: number = LIMITS.list) =>
  z.array(entry, `is a list of ${what}`).check(within(most, 'entries'));
const between = (least: number, most: number) => {
  const message = `is a whole number from ${least} to ${most}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

const id = z.union([text, z.number()], `is a text of at most ${LIMITS.text} characters or a finite number`);
const seed = z.union([text, z.number()], `is a text of at most ${LIMITS.text} characters or a finite number`);
const scalar = z.union([text, z.number(), z.boolean(), z.null()], 'is a text, a number, true, false or null');
const named = (what: string) => z.record(text, scalar, what);
const language = z.enum(LANGUAGES, `is one of ${LANGUAGES.join(', ')}`);
const lang = z.exactOptional(language);
const viewer = z.nullable(z.int('is a seat or null'));
const fates = list(
  z.union([whole, list(text, 'card ids')], 'is a whole number or a list of card ids'),
  'outcomes: whole numbers and lists of card ids',
  LIMITS.log,
);
/** Only the kernel can say whether a state is one. */
const state = z.custom<Record<string, unknown>>(isObject, 'is an object');

const log = z.strictObject(
  {
    game: text,
    version: whole,
    seats: whole,
    options: named('is an object of options'),
    from: z.exactOptional(state),
    entries: list(
      z.strictObject({ seat: viewer, keys: list(text, 'keys'), fates }, 'is an object'),
      'entries',
      LIMITS.log,
    ),
  },
  'is an object',
);

const request = <S extends z.core.$ZodLooseShape>(fields: S) =>
  z.strictObject({ id, command: z.string(), ...fields }, 'is an object');

/** What each command takes besides `id` and `command`. Unknown fields are errors. */
export const REQUESTS = {
  games: request({}),
  cards: request({ game: text, pack: z.exactOptional(text), lang }),
  new: request({
    game: text,
    seats: whole,
    seed: z.exactOptional(seed),
    options: z.exactOptional(named('is an object of options')),
    lang,
  }),
  questions: request({ match: text, seat: z.exactOptional(whole), lang }),
  answer: request({
    match: text,
    seat: whole,
    keys: list(text, 'keys'),
    version: z.exactOptional(whole),
    lang,
  }),
  why: request({ match: text, seat: whole, ref: named('is an object such as {"card": "E05"}'), lang }),
  forecast: request({ match: text, seat: whole, keys: z.exactOptional(list(text, 'keys')), lang }),
  sum: request({ match: text, seat: viewer, number: text, lang }),
  intents: request({ match: text, lang }),
  view: request({ match: text, seat: viewer }),
  state: request({ match: text }),
  load: request({ game: text, state, lang }),
  script: request({ match: text, outcomes: fates }),
  resample: request({ match: text, seat: whole, seed }),
  suggest: request({
    match: text,
    seat: whole,
    level: z.enum(LEVELS, `is one of ${LEVELS.join(', ')}`),
    ms: z.exactOptional(between(1, LIMITS.ms)),
    iterations: z.exactOptional(between(1, LIMITS.iterations)),
    seed: z.exactOptional(seed),
  }),
  undo: request({ match: text, to: z.exactOptional(whole) }),
  log: request({ match: text, seat: z.exactOptional(viewer), since: z.exactOptional(between(0, LIMITS.log)), lang }),
  replay: request({ log, lang }),
  result: request({ match: text }),
  close: request({ match: text }),
} as const;

export type Command = keyof typeof REQUESTS;
/** What a command is given: its request without `id` and `command`. */
export type FieldsOf<C extends Command> = Omit<z.infer<(typeof REQUESTS)[C]>, 'id' | 'command'>;
export type Id = z.infer<typeof id>;
export type Log = z.infer<typeof log>;

export const COMMANDS = Object.keys(REQUESTS) as Command[];
