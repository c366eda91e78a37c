/** The body of an answer as another node has written it: it is sent as it is. */
export class Written {
  constructor(readonly text: string) {}

  /** For whoever wants to write it into something else. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
