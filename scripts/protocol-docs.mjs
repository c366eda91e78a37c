// Writes docs/protocol/<game>.md: what a program meets in each game, read off the games themselves.
//   node scripts/protocol-docs.mjs           write what changed
//   node scripts/protocol-docs.mjs --check   write nothing; fail if a page is out of date
// Questions and events are those that a game declares; the forms of keys and the kinds of references are those of its
// saved positions (games/<game>/golden) and of games played from a seed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { list, root } from './games.mjs';

const GAMES_A_TABLE = 30;

const check = process.argv.includes('--check');
const built = (path) => import(join(root, path));
const read = (path) => readFileSync(join(root, path), 'utf8');
const { present } = await built('kernel/dist/question.js');
const { below, seeded } = await built('kernel/dist/rng.js');
const { advance, settle } = await built('kernel/dist/run.js');
const { randomAnswer } = await built('kernel/dist/sight.js');
const { newState } = await built('kernel/dist/table.js');
const { parametersOf } = await built('words/dist/catalogs.js');

let stale = 0;
for (const id of list.games) {
  const { title } = await built(`games/${id}/dist/title.js`);
  const path = `docs/protocol/${id}.md`;
  const page = pageOf(id, title);
  const before = existsSync(join(root, path)) ? read(path) : '';
  if (before === page) console.log(`${path}: up to date`);
  else if (check) {
    console.error(`${path} is out of date: run \`npm run build && node scripts/protocol-docs.mjs\``);
    stale += 1;
  } else {
    mkdirSync(join(root, 'docs/protocol'), { recursive: true });
    writeFileSync(join(root, path), page);
    console.log(`${path}: written`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;

/** Every question of the saved positions and of some games, with its options, and all parameters of events. */
function sampleOf(id, game) {
  const asked = [];
  const refs = [];
  const note = (state, now) => {
    for (const ask of now?.asks ?? []) {
      const { id: question, kind, options } = present(game, state, now, ask);
      asked.push({ question, kind, options, cards: new Set(Object.values(game.box(state.board)).flat()) });
      refs.push(...options.flatMap((option) => option.refs));
    }
  };
  const sink = {
    event: (_key, params) => refs.push(...Object.values(params).filter((x) => typeof x === 'object' && x !== null)),
    fate() {},
    auto() {},
    reveal() {},
  };
  for (const line of read(`games/${id}/golden/saves.jsonl`).trimEnd().split('\n')) {
    const { state } = JSON.parse(line);
    note(state, advance(game, state));
  }
  for (let seats = game.players.min; seats <= game.players.max; seats++)
    for (let i = 0; i < GAMES_A_TABLE; i++) {
      const { state } = newState(game, { seats, seed: `page ${i}` });
      const luck = seeded(`page ${seats} ${i}`);
      for (let now = advance(game, state, sink); now !== null; now = advance(game, state, sink)) {
        note(state, now);
        settle(game, now, now.asks[0], sensible(game, state, now, luck));
      }
    }
  return { asked, refs };
}

/** Half of the answers are those that make most sense, so that games come to where all questions are put. */
function sensible(game, state, { frame, asks: [ask] }, luck) {
  if (ask.kind === 'some' || ask.kind === 'order' || below(luck, 2) === 0) return randomAnswer(ask, luck);
  const weights = ask.choices.map(() => 1);
  game.sense.weigh(state.board, ask, frame, weights);
  return ask.choices[weights.indexOf(Math.max(...weights))];
}

/** A key with its ids replaced by what they are: `E05:court` is `<card>:<zone>`. */
function formOf({ key, refs }, cards, kinds) {
  const left = refs.flatMap((ref) => Object.entries(ref)).map(([kind, value]) => [kind, String(value)]);
  const parts = key.split(':').map((part) => {
    const at = left.findIndex(([, value]) => value === part);
    if (at >= 0) return `<${left.splice(at, 1)[0][0]}>`;
    if (cards.has(part)) return '<card>';
    if (kinds.has(part)) return `<${kinds.get(part)}>`;
    return /^\d+$/.test(part) ? '<number>' : part;
  });
  return parts.join(':');
}

/** Forms that differ only in how many cards stand at their end are one. */
function distinctForms(forms) {
  const several = new Map();
  for (const form of forms) {
    const short = form.replace(/<card>(?::<card>)*$/, '<card>…');
    several.set(short, [...(several.get(short) ?? []), form]);
  }
  return [...several].map(([short, of]) => (of.length > 1 ? short : of[0])).sort();
}

function pageOf(id, { game, name, notes }) {
  const { asked, refs } = sampleOf(id, game);
  const values = new Map();
  for (const ref of refs)
    for (const [kind, value] of Object.entries(ref)) {
      if (value === null) continue;
      if (!values.has(kind)) values.set(kind, new Set());
      values.get(kind).add(value);
    }
  const kinds = new Map();
  for (const [kind, of] of values) for (const value of of) if (typeof value === 'string') kinds.set(value, kind);

  const questions = Object.keys(game.questions).map((question) => {
    const puts = asked.filter((entry) => entry.question === question);
    if (puts.length === 0 && notes.beyond?.includes(question))
      return [`\`${question}\``, '–', 'asked only with cards of other packs'];
    if (puts.length === 0) throw new Error(`${id}: no saved position asks ${question}; run scripts/golden.mjs`);
    const forms = new Set(puts.flatMap(({ options, cards }) => options.map((option) => formOf(option, cards, kinds))));
    const how = [...new Set(puts.map(({ kind }) => kind))].sort().join(', ');
    return [
      `\`${question}\``,
      how,
      distinctForms(forms)
        .map((form) => `\`${form}\``)
        .join(', '),
    ];
  });

  const catalog = JSON.parse(read(`games/${id}/text/en.json`));
  const events = Object.keys(catalog)
    .filter((key) => key.startsWith('event.'))
    .sort()
    .map((key) => {
      const names = parametersOf(catalog[key], 'en').map((each) => each.split('_', 1)[0]);
      return [
        `\`${key}\``,
        [...new Set(names)]
          .sort()
          .map((each) => `\`${each}\``)
          .join(', ') || '–',
      ];
    });

  const sorted = (of) => [...of].sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));
  const shown = (of) =>
    [
      ...sorted(of)
        .slice(0, 6)
        .map((each) => `\`${each}\``),
      ...(of.size > 6 ? ['…'] : []),
    ].join(', ');
  const references = [...values].sort(([a], [b]) => a.localeCompare(b)).map(([kind, of]) => [`\`${kind}\``, shown(of)]);

  return [
    `<!-- Generated by scripts/protocol-docs.mjs. Do not edit. -->`,
    `# The protocol: ${name.en}`,
    '',
    `What a program meets in \`${id}\`, version ${game.version}. The messages themselves are in [protocol.md](../protocol.md).`,
    '',
    '## Questions',
    '',
    'A word in angle brackets stands for an id, `…` for more of the same; everything else is written as it stands.',
    '',
    table(['question', 'kind', 'keys'], questions),
    ...(notes.keys.length === 0
      ? []
      : [
          '',
          table(
            ['key', 'meaning'],
            notes.keys.map(([form, means]) => [`\`${form}\``, means]),
          ),
        ]),
    '',
    '## References',
    '',
    table(['kind', 'ids'], references),
    '',
    ...(notes.numbers === undefined
      ? []
      : [
          '## Numbers',
          '',
          'What [`sum`](../protocol.md#sum) takes, and [`forecast`](../protocol.md#forecast) speaks of:',
          '',
          table(
            ['number', 'meaning'],
            notes.numbers.map(([name, means]) => [`\`${name}\``, means]),
          ),
          '',
        ]),
    '## Chance',
    '',
    'What [`script`](../protocol.md#script) can force, in the order in which a new game needs it:',
    '',
    table(['outcome', 'what it decides'], notes.chance),
    '',
    '## Events',
    '',
    table(['event', 'parameters'], events),
    '',
  ].join('\n');
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
