/** What carries messages between nodes. It may lose them; whoever uses it has to notice. */
export interface Bus {
  /**
   * Sends a text to one node. Nothing is kept for later: while there is no connection it is lost. `nobody` is called, soon,
   * if it is certain that nobody listens there.
   */
  send(node: string, text: string, nobody: () => void): void;
  /** Sends a text to all nodes, this one included. */
  tell(text: string): void;
  /** Whether what this node says to itself comes back. */
  readonly hears: boolean;
  listen(events: BusEvents): void;
  close(): Promise<void>;
}

export interface BusEvents {
  received(from: string, text: string): void;
  told(text: string): void;
  /** There is no connection. */
  away(): void;
  /** There was no connection, and now there is one again: whatever was sent meanwhile is lost. */
  back(): void;
}
