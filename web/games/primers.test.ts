import { TITLES } from '@tabula/protocol/titles.js';
import { catalogProblems } from '@tabula/words/catalogs.js';
import { describe, expect, it } from 'vitest';
import { entryOf } from './shelf.js';

const PAGED = TITLES.filter(({ game: { id } }) => entryOf(id)?.play !== undefined);

describe.each(PAGED)('what is said of $game.id beforehand', ({ game: { id, options }, voice }) => {
  const play = entryOf(id)!.play!;
  const told = async () => {
    const primer = await play.primer();
    const [en, pl, de] = await Promise.all([primer.words.en(), primer.words.pl(), primer.words.de()]);
    return { primer, en, pl, de, keys: Object.keys(en) };
  };
  const names = Object.keys(options);

  it('is the same in every language', async () => {
    const { en, pl, de } = await told();
    expect(catalogProblems({ en, pl, de })).toEqual([]);
  });

  it('tells the game in a minute, all of it and nothing else', async () => {
    const { primer, keys } = await told();
    const named = [...primer.steps, ...primer.signs.map((sign) => sign.id)].flatMap((part) => [part, `${part}.about`]);
    const wanted = ['goal', 'signs', ...named].map((part) => `guide.${part}`);
    expect(keys.filter((key) => key.startsWith('guide.')).toSorted()).toEqual(wanted.toSorted());
  });

  it('has words for each lesson at the table, and for nobody else', async () => {
    const { primer, keys } = await told();
    const lessons = primer.lessons?.map(({ id: lesson }) => lesson) ?? [];
    const wanted = (lessons.length === 0 ? [] : ['mentor', ...lessons]).flatMap((part) => [part, `${part}.about`]);
    expect(keys.filter((key) => key.startsWith('coach.')).toSorted()).toEqual(
      wanted.map((part) => `coach.${part}`).toSorted(),
    );
  });

  it('names every option, and every choice that the game does not name itself', async () => {
    const { keys } = await told();
    const { card } = voice('en');
    const missing = names.flatMap((name) => {
      const values = name === 'pack' ? [] : (options[name]?.enum ?? []).map(String);
      const unnamed = values.filter((value) => card(value) === null && !keys.includes(`option.by.${value}`));
      return [`option.${name}`, ...unnamed.map((value) => `option.${name}.${value}`)];
    });
    expect(missing.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('names no option that is not there', async () => {
    const { keys } = await told();
    const named = keys.filter((key) => /^option\.(?!by\.)/.test(key)).map((key) => key.split('.')[1] ?? '');
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('offers options where there are any to choose from', () => {
    const choosable = Object.values(options).some(
      ({ enum: values, type }) => type !== 'string' || (values ?? []).length > 1,
    );
    expect(play.options).toBe(choosable);
  });
});
