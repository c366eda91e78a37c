import type { Language } from './language.js';

const NTH: Readonly<Record<Language, string>> = { en: 'no.', pl: 'nr', de: 'Nr.' };

/** Labels of which no two are alike: those that read the same are counted ("Scribe, attack 0 (no. 2)"), in the order they stand there. */
export function distinct(labels: readonly string[], language: Language): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const nth = (seen.get(label) ?? 0) + 1;
    seen.set(label, nth);
    const alone = labels.indexOf(label) === labels.lastIndexOf(label);
    return alone ? label : `${label} (${NTH[language]}\u00a0${nth})`;
  });
}
