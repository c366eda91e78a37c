import type { Message } from '@tabula/kernel/chance.js';
import type { SpokenQuestion } from '@tabula/kit/voice.js';
import { gameList, titleOf } from '@tabula/protocol/games.js';
import { LANGUAGES } from '@tabula/words/language.js';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { createStretches } from '../limits/stretches.js';
import { readBody, refuse } from './reply.js';

const text = z.string().max(200);
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
/** An object of at most so many fields; one that has more is not looked into. */
const MOST_FIELDS = 40;
const isNarrow = (value: unknown) => typeof value !== 'object' || Object.keys(value ?? {}).length <= MOST_FIELDS;
const named = <T extends z.ZodType>(item: T) => z.custom(isNarrow).pipe(z.record(text, item));
const message = z.object({ key: text, params: named(z.union([scalar, named(scalar)])) });
const Words = z.strictObject({
  game: text,
  lang: z.enum(LANGUAGES),
  options: named(scalar),
  /** The players by seat. */
  names: z.array(text.nullable()).max(8).optional(),
  messages: z.array(message).max(500).optional(),
  question: z.looseObject({ prompt: message, options: z.array(z.looseObject({ label: message })).max(500) }).nullish(),
  cards: z.array(text).max(500).optional(),
});

/** Nonsense gets no sentence, but no error either: the rest of the page can be read. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** As much of a question as can be sent. */
const read = ({ prompt, options }: SpokenQuestion) => ({ prompt, options });

/**
 * Sockets speak in keys and parameters, the same bytes for every language; whoever has no catalogs of its own has them
 * put into words here. It depends on nothing but what is sent, so it can tell nobody anything new.
 */
export function wordRoutes(app: FastifyInstance): void {
  const stretches = createStretches();
  app.get('/api/games', async () => ({ games: gameList() }));

  app.post('/api/words', async (request, reply) => {
    const body = readBody(Words, request.body);
    if (!body.ok) return refuse(reply, body.error);
    const { game, lang, options, names = [], messages = [], question, cards = [] } = body.value;
    const voice = attempt(
      () => titleOf(game)?.voice(lang, { options, name: (seat) => names[seat] || undefined }),
      undefined,
    );
    if (voice === undefined) return refuse(reply, { code: 'not-found', message: 'There is no such game or pack.' });
    const plain = (entry: Message) => attempt(() => voice.say(entry), entry.key);
    const between = stretches();
    /** One after the other, while others have their turn: it may be much. */
    const each = async <T, R>(things: readonly T[], work: (thing: T) => R): Promise<R[]> => {
      const made: R[] = [];
      for (const thing of things) {
        made.push(work(thing));
        await between();
      }
      return made;
    };
    return {
      messages: await each(messages, plain),
      question:
        question === undefined || question === null
          ? null
          : attempt(() => read(voice.question(question)), {
              prompt: plain(question.prompt),
              options: question.options.map(({ label }) => plain(label)),
            }),
      cards: Object.fromEntries(await each(cards, (id) => [id, attempt(() => voice.card(id), null)] as const)),
    };
  });
}
