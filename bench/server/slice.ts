/** Where a server of the bench keeps its tables. */
export type Place = { readonly path: string } | { readonly url: string };

/** What came of a slice of time in which one server was at work and all others were not. */
export interface Slice {
  /** All that were begun in it. */
  readonly decisions: number;
  /** Until the last of them was done. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
}

export interface SliceRequest {
  readonly ms: number;
}
