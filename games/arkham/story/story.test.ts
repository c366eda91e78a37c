import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import '../arkham.js';
import { core } from '../content/core.js';
import { tableFor } from '../packs.js';
import { stories as de } from './de.js';
import type { Stories, Story } from './deck.js';
import { stories as en } from './en.js';
import { storiesTold } from './outcomes.js';
import { stories as pl } from './pl.js';
import { storiesOf } from './story.js';

const ALL: { readonly [L in Language]: Stories } = { en, pl, de };

interface Told {
  readonly where: string;
  readonly text: string;
}

/** The outcomes a story tells, a list with its length: `['pass', 'options/2']`. */
const toldOf = ({ scene: _, ...rest }: Story): string[] =>
  Object.entries(rest).map(([name, text]) => (typeof text === 'string' ? name : `${name}/${text.length}`));

const textsOf = (stories: Stories): Told[] =>
  [...stories].flatMap(([id, story]) =>
    Object.entries(story).flatMap(([name, text]: [string, string | readonly string[]]) =>
      [text].flat().map((one, at) => ({ where: `${id} ${name} ${at}`, text: one })),
    ),
  );

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (text: string): Set<string> => {
  const words = wordsOf(text);
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
};

/** Pairs of texts that have more than a quarter of the shorter one's runs of five words in common. */
function alike(texts: readonly Told[]): string[] {
  const runs = texts.map(({ text }) => runsOf(text));
  const holders = new Map<string, number[]>();
  runs.forEach((of, at) => {
    for (const run of of) holders.set(run, [...(holders.get(run) ?? []), at]);
  });
  const common = new Map<string, number>();
  for (const at of holders.values()) {
    for (const [i, a] of at.entries()) {
      for (const b of at.slice(i + 1)) common.set(`${a} ${b}`, (common.get(`${a} ${b}`) ?? 0) + 1);
    }
  }
  return [...common].flatMap(([pair, count]) => {
    const [a = 0, b = 0] = pair.split(' ').map(Number);
    const shorter = Math.min(runs[a]?.size ?? 0, runs[b]?.size ?? 0);
    return count * 4 > shorter ? [`${texts[a]?.where} ~ ${texts[b]?.where}`] : [];
  });
}

describe.each(LANGUAGES)('the stories of Arkham in %s', (language: Language) => {
  const stories = ALL[language];
  const texts = textsOf(stories);

  it('tell every card of the core pack and every outcome of it, and nothing else', () => {
    const sorted = (of: ReadonlyMap<string, readonly string[]>) =>
      Object.fromEntries([...of].map(([id, outcomes]) => [id, [...outcomes].sort()]));
    const told = new Map([...stories].map(([id, story]) => [id, toldOf(story)]));
    expect(sorted(told)).toEqual(sorted(storiesTold(core)));
  });

  it('have at most sixty words each, and end as sentences do', () => {
    expect(texts.filter(({ text }) => text.split(/\s+/).length > 60)).toEqual([]);
    expect(texts.filter(({ text }) => !/[.?!…][”“"»)]*$/u.test(text))).toEqual([]);
  });

  it('hold no placeholder, and no loose or doubled space', () => {
    expect(
      texts.filter(({ text }) => /TODO|TBD|XXX|lorem|[{}[\]<>|^=_]|\s{2}|^\s|\s$|\s[,.;:!?]/iu.test(text)),
    ).toEqual([]);
  });

  it('are no two alike, nor nearly', () => {
    const seen = new Map<string, string>();
    const twice = texts.flatMap(({ where, text }) => {
      const key = wordsOf(text).join(' ');
      const before = seen.get(key);
      seen.set(key, where);
      return before === undefined ? [] : [`${before} = ${where}`];
    });
    expect(twice).toEqual([]);
    expect(alike(texts)).toEqual([]);
  });
});

it('finds texts that are nearly alike', () => {
  const near = [
    { where: 'a', text: 'The tide is out, and the old boat lies on its side.' },
    { where: 'b', text: 'The tide is out, and the old cat sleeps.' },
    { where: 'c', text: 'Nobody has seen the old boat since.' },
  ];
  expect(alike(near)).toEqual(['a ~ b']);
});

// The investigator may be anyone; where these languages would say whether it is a man or a woman, another way is found.
it.each([
  ['pl', /\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|(?<!\p{L})(?:powinieneś|powinnaś|jesteś \p{L}+[nt][ya])(?!\p{L})/iu],
  ['de', /(?<!\p{L})(?:du, (?:der|die)|als (?:Ermittler|Ermittlerin))(?!\p{L})/iu],
] as const)('never says in %s whether the investigator is a man or a woman', (language, gendered) => {
  const texts = textsOf(ALL[language]);
  expect(texts.filter(({ text }) => gendered.test(text))).toEqual([]);
});

it.each(core.scenarios)(
  'a page that shows $id loads what can be told there, and nothing of another scenario',
  async (played) => {
    const { id: scenario } = played;
    const { encounters, events, anomalies, headlines, archive } = tableFor({ pack: 'core', scenario });
    const opened = Object.values(archive).map(({ no }) => core.archive.find((card) => card.no === no)!.id);
    const people = core.investigators.map(({ id }) => id);
    const met = [encounters, events, anomalies, headlines].flatMap((cards) => Object.keys(cards));
    const there = new Set([...met, ...opened, ...people, scenario]);
    const told = await storiesOf('en', played);
    // The stories of an event go by the place where it is met.
    const wanted = [...en.keys()].filter((id) => there.has(id) || there.has(id.replace(/\/[^/]*$/, '')));
    expect(wanted.filter((id) => !told.has(id))).toEqual([]);
    const own = new RegExp(`^(event|anomaly)/(?!${scenario.slice('scenario/'.length)}/)`);
    expect([...told.keys()].filter((id) => own.test(id))).toEqual([]);
    expect([...told.keys()].filter((id) => id.startsWith('encounter/') && !wanted.includes(id))).toEqual([]);
    expect(wanted.some((id) => id.startsWith('encounter/'))).toBe(true);
  },
);
