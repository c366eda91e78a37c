import { isJoined, type Joined, type Params, type Phrase } from './phrase.js';

/** What a clause is about, if it can be about several things at once: its parameter `things`. */
function thingsOf({ params: { things } }: Phrase): Joined | null {
  return things !== undefined && isJoined(things) ? things : null;
}

const without = ({ things: _, ...others }: Params): string => JSON.stringify(others);

/** Neighbours that say the same of several things become one: "gain 1 spell", "gain 1 clue": "gain 1 spell and 1 clue". */
export function merged(phrases: readonly Phrase[], join: Joined['join'] = 'and'): Phrase[] {
  const out: Phrase[] = [];
  for (const phrase of phrases) {
    const last = out.at(-1);
    const [before, now] = [last && thingsOf(last), thingsOf(phrase)];
    if (last?.key === phrase.key && before && now && without(last.params) === without(phrase.params))
      out[out.length - 1] = { ...last, params: { ...last.params, things: { join, of: [...before.of, ...now.of] } } };
    else out.push(phrase);
  }
  return out;
}
