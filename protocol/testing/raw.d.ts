/** A document as text, for tests that compare it with the code. */
declare module '*.md?raw' {
  const text: string;
  export = text;
}
