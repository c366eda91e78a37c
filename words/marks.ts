/**
 * A name may end with a mark of its own: "Why go on?". A colon after it becomes a dash, a full stop is left out, also
 * after "Main St.".
 */
export const marked = (text: string): string =>
  text.replace(/(?<=[?!…]): /g, ' – ').replace(/(?<=[?!…]|[^.]\.)\.(?= )/g, '');
