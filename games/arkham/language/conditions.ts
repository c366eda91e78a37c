/** What has to be so. */
export type Condition =
  | { readonly when: 'bought' }
  | { readonly when: 'nobody-paid' }
  | { readonly when: 'doom-on-this'; readonly least: number }
  | { readonly when: 'clues-and-doom-on-sheet'; readonly least: number }
  | { readonly when: 'markers-found'; readonly colours: readonly Colour[] };

export type Colour = 'blue' | 'red' | 'white';
