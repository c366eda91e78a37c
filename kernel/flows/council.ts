import { conclude, tell, together } from '../chance.js';
import { record } from '../fields.js';
import type { Seat } from '../json.js';
import { ask, askAll, call, done, goto, ruleMaker } from '../rule.js';
import { type BoardOf, int, list, seat, text } from '../shape.js';
import { smallGame } from '../testing/game.js';

/** The group decides: all say at once what they want; if they are not of one mind, the lead decides among the wishes. */
const shape = record({ lead: seat, seats: int(1, 6), places: list(text, 9), visited: list(text, 9) });
type Board = BoardOf<typeof shape>;
type Step = 'wish' | 'lead' | 'go' | 'end';

const { rule } = ruleMaker<Board, Step>();

/** One decision of the whole group among things that have names. */
const council = rule<{ among: string[] }, { wishes: Record<Seat, string>; choice: string }, string>('council')({
  wish: ({ s, v }) => {
    if (v.among.length === 1) return done(v.among[0]!);
    return askAll(
      'wishes',
      Array.from({ length: s.seats }, (_, at) => ask(at, 'wish', v.among)),
    );
  },
  'wish told': (c) => {
    for (const [at, place] of Object.entries(c.v.wishes))
      tell(c, 'wishes', { seat: { seat: Number(at) }, place: { place } });
  },
  // If all wish the same there is one option, and the lead is not asked.
  lead: ({ s, v }) =>
    ask(
      s.lead,
      'choice',
      v.among.filter((place) => Object.values(v.wishes).includes(place)),
    ),
  'lead decides': ({ v }) => done(v.choice),
});

const game = rule<Record<never, never>, { to: string }>('game')({
  wish: ({ s }) => (s.places.length === 0 ? goto('end') : call(council, { among: s.places.slice() }, 'to')),
  go: (c) => {
    const { s, v } = c;
    s.places.splice(s.places.indexOf(v.to), 1);
    s.visited.push(v.to);
    s.lead = (s.lead + 1) % s.seats;
    tell(c, 'goes', { place: { place: v.to } });
    return goto('wish');
  },
  end: (c) => conclude(c, together([...Array(c.s.seats).keys()], true, 'end')),
});

export const deciding = smallGame({
  id: 'council',
  together: true,
  seats: [1, 4],
  shape,
  setup: (seats) => ({ lead: 0, seats, places: ['docks', 'church', 'asylum'], visited: [] }),
  play: [game, council],
});
