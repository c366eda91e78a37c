/** What can be paid for something. */
export type Cost =
  | { readonly pay: 'money'; readonly count: number }
  | { readonly pay: 'clue'; readonly count: number }
  | { readonly pay: 'remnant'; readonly count: number }
  | { readonly pay: 'delayed' }
  | { readonly pay: 'dark-pact' };
