/** A number with a true minus sign where it has one. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** A text whose numbers have it, too: languages set a hyphen there. */
export const withMinus = (text: string): string => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
