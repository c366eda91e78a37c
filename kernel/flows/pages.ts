import type { Amount, Instructions } from '../instructions.js';

/** What the pages can speak of besides the words that all games share. */
export interface Words {
  readonly verb: PageVerb;
  readonly cost: { readonly pay: 'coins' | 'relics'; readonly count: number } | { readonly pay: 'curse' };
  readonly condition: { readonly least: number; readonly of: Words['count'] } | { readonly found: string };
  readonly group: 'monsters' | 'players' | 'others';
  readonly count: 'successes' | 'face' | 'coins' | 'monsters';
}
export type PageVerb =
  | { readonly do: 'gain'; readonly what: 'coins' | 'relics'; readonly count: Amount<Words> }
  | { readonly do: 'suffer'; readonly count: Amount<Words> }
  | { readonly do: 'strike'; readonly what: string; readonly count: Amount<Words> }
  | { readonly do: 'roll'; readonly as: string }
  | { readonly do: 'bury' }
  | { readonly do: 'test'; readonly dice: number; readonly pass: Text; readonly fail: Text }
  | { readonly do: 'grade'; readonly dice: number; readonly grades: readonly Text[] }
  | { readonly do: 'flee' };
type Text = Instructions<Words>;
/** The instruction of one verb. */
export type Of<K extends PageVerb['do']> = Extract<PageVerb, { readonly do: K }>;

export const PAGES: Readonly<Record<string, Text>> = {
  market: [
    {
      do: 'pay',
      cost: [
        { pay: 'coins', count: 2 },
        { pay: 'relics', count: 1 },
      ],
      does: [{ do: 'gain', what: 'coins', count: 5 }],
      otherwise: [{ do: 'suffer', count: 1 }],
    },
  ],
  hunt: [
    { do: 'pick', of: 'monsters', as: 'prey' },
    {
      do: 'test',
      dice: 3,
      pass: [
        { do: 'strike', what: 'prey', count: { per: 'successes' } },
        { do: 'if', when: { found: 'slain' }, does: [{ do: 'gain', what: 'relics', count: 1 }] },
      ],
      fail: [{ do: 'suffer', count: { per: 'monsters' } }],
    },
    { do: 'suffer', count: { per: 'successes', times: -1, plus: 2 } },
  ],
  dice: [
    { do: 'roll', as: 'face' },
    { do: 'repeat', times: { per: 'face' }, does: [{ do: 'gain', what: 'coins', count: 1 }] },
  ],
  alms: [
    {
      do: 'each',
      of: 'players',
      as: 'giver',
      acts: true,
      does: [{ do: 'pay', cost: [{ pay: 'coins', count: 1 }], otherwise: [{ do: 'suffer', count: 1 }] }],
    },
    { do: 'gain', what: 'coins', count: 1 },
  ],
  altar: [
    {
      do: 'as-many-as',
      most: { per: 'coins' },
      does: [{ do: 'pay', cost: [{ pay: 'coins', count: 1 }], does: [{ do: 'gain', what: 'relics', count: 1 }] }],
    },
  ],
  grave: [
    {
      do: 'choose',
      options: [
        [{ do: 'pay', cost: [{ pay: 'curse' }], does: [{ do: 'gain', what: 'relics', count: 1 }] }],
        [{ do: 'if', when: { least: 5, of: 'coins' }, does: [{ do: 'gain', what: 'coins', count: 1 }] }],
        [{ do: 'suffer', count: 1 }],
      ],
    },
    { do: 'may', does: [{ do: 'bury' }] },
  ],
  storm: [
    {
      do: 'grade',
      dice: 2,
      grades: [[{ do: 'suffer', count: 2 }, { do: 'flee' }], [], [{ do: 'gain', what: 'coins', count: 1 }]],
    },
    { do: 'each', of: 'monsters', as: 'it', does: [{ do: 'strike', what: 'it', count: 1 }] },
    { do: 'gain', what: 'coins', count: 1 },
  ],
};
