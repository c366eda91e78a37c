import { storiesOf } from '@tabula/arkham/story/story.js';
import { tellFrom } from '@tabula/arkham/story/telling.js';
import { tableOf } from '@tabula/arkham/text/table-terms.js';
import { learnAlone } from '@tabula/arkham/text/vocabulary.js';
import type { Language } from '@tabula/words/language.js';
import type { Options } from '../../table/source.js';
import { learnBoard } from './words.js';

/** The stories of the scenario that is played: all of them would be more than all else that a table loads. */
async function loadStories(language: Language, options: Options | null): Promise<void> {
  tellFrom(language, await storiesOf(language, options === null ? null : tableOf({ options }).scenario));
}

/** Loads what is said and told, in the language that is spoken alone. */
export async function loadTales(language: Language, options: Options | null): Promise<void> {
  await Promise.all([learnAlone(language), learnBoard(language), loadStories(language, options)]);
}
