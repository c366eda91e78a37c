/** A text as a sentence: with a capital, and a full stop if it has none. A comma that closes a clause goes with it. */
export function sentence(said: string, language: string): string {
  const text = said.replace(/,$/, '');
  const first = /\p{L}|\p{N}/u.exec(text);
  const at = first?.index ?? 0;
  const begun = text.slice(0, at) + text.slice(at, at + 1).toLocaleUpperCase(language) + text.slice(at + 1);
  return /[.!?:]\)?$/.test(begun) ? begun : `${begun}.`;
}
