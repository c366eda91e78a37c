/** The colour of each neighbourhood: its ribbon, the light in its windows' glass, its ground. */
const HUES: { readonly [neighbourhood: string]: string } = {
  northside: '#5f93c9',
  downtown: '#c99a4b',
  easttown: '#c4624a',
  'merchant-district': '#3f9c9b',
  rivertown: '#7d9a4e',
  uptown: '#8a6bb5',
  southside: '#a85a7c',
  'miskatonic-university': '#a9963f',
};

export const hueOf = (neighbourhood: string): string => HUES[neighbourhood] ?? '#7f98bd';
