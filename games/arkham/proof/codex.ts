import type { Read } from '../language/abilities.js';

export const codex: readonly Read[] = [
  {
    id: 'codex/azathoth/4',
    parts: [
      {
        does: [
          {
            do: 'hide-markers',
            markers: [
              { colour: 'blue', count: 1 },
              { colour: 'red', count: 1 },
              { colour: 'white', count: 3 },
            ],
            where: ['arkham-advertiser', 'black-cave', 'independence-square', 'unvisited-isle', 'velma-s-diner'],
          },
        ],
      },
      {
        action: 'codex',
        does: [
          {
            do: 'reveal-marker',
            found: [
              { colour: 'white', does: [{ do: 'remove-markers', which: 'that' }] },
              { colour: 'blue', does: [{ do: 'add-card', card: 6 }] },
              { colour: 'red', does: [{ do: 'add-card', card: 7, flippedIf: 'barrier-destroyed' }] },
            ],
          },
        ],
      },
      {
        at: { on: 'state', when: { when: 'markers-found', colours: ['blue', 'red'] } },
        does: [
          { do: 'remove-markers', which: 'facedown' },
          { do: 'return-card', card: 4 },
        ],
      },
    ],
  },
  {
    id: 'codex/twilight/20',
    parts: [
      {
        at: { on: 'state', when: { when: 'clues-and-doom-on-sheet', least: 2 } },
        does: [{ do: 'flip-card', card: 'this' }],
      },
      {
        at: { on: 'back' },
        does: [
          { do: 'flip-card', card: 21 },
          {
            do: 'each',
            of: 'each-investigator',
            does: [
              {
                do: 'pay',
                cost: [{ pay: 'dark-pact' }],
                does: [
                  { do: 'add-card', card: 24 },
                  { do: 'add-card', card: 25 },
                ],
              },
            ],
          },
          {
            do: 'if',
            when: { when: 'nobody-paid' },
            does: [
              { do: 'shuffle-in', trait: 'lodge' },
              { do: 'add-tokens', tokens: ['spawn-monster', 'gate-burst'] },
              { do: 'add-card', card: 22 },
            ],
          },
          { do: 'return-card', card: 20 },
        ],
      },
    ],
  },
];
