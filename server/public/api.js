// What goes over HTTP: who I am, and the words of the games.

export async function api(method, path, body) {
  const init = { method, headers: {} };
  if (body !== undefined) {
    init.headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(path, init);
    const answer = await response.json();
    return response.ok ? { ok: true, ...answer } : { ok: false, error: answer.error };
  } catch {
    return { ok: false, error: { code: 'offline', message: 'The server cannot be reached.' } };
  }
}

/** Texts that were fetched already, by language and what they are for. */
const known = new Map();
const keyOf = (lang, what) => `${lang} ${JSON.stringify(what)}`;

/** Whom the texts speak of: at another table, or under other names, they are others. */
let spokenOf = '';

/** Puts messages, a question and cards into words; what is known is not asked for again. */
export async function speak({ game, lang, options, names }, { messages = [], question = null, cards = [] }) {
  const people = JSON.stringify([game, options, names]);
  if (people !== spokenOf) known.clear();
  spokenOf = people;
  const missing = messages.filter((message) => !known.has(keyOf(lang, message)));
  const unread = cards.filter((id) => !known.has(keyOf(lang, { id })));
  const asked = question !== null && !known.has(keyOf(lang, question));
  for (let at = 0; at === 0 || at < missing.length; at += 400) {
    const part = missing.slice(at, at + 400);
    if (part.length === 0 && unread.length === 0 && !asked) return;
    const plain = part.map(({ key, params }) => ({ key, params }));
    const body = {
      game,
      lang,
      options,
      names,
      messages: plain,
      question: asked ? question : null,
      cards: at === 0 ? unread : [],
    };
    const said = await api('POST', '/api/words', body);
    if (!said.ok) return;
    for (const [i, message] of part.entries()) known.set(keyOf(lang, message), said.messages[i]);
    if (asked && said.question !== null) known.set(keyOf(lang, question), said.question);
    for (const [id, card] of Object.entries(said.cards)) known.set(keyOf(lang, { id }), card);
  }
}

export const textOf = (lang, message) => known.get(keyOf(lang, message)) ?? '…';
export const questionText = (lang, question) => known.get(keyOf(lang, question)) ?? null;
export const cardText = (lang, id) => known.get(keyOf(lang, { id })) ?? null;
