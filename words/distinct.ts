/** Labels of which no two are alike: those that read the same are counted, in the order they stand there. */
export function distinct(labels: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const nth = (seen.get(label) ?? 0) + 1;
    seen.set(label, nth);
    const alone = labels.indexOf(label) === labels.lastIndexOf(label);
    return alone ? label : `${label} · ${nth}`;
  });
}
