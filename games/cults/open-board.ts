import type { Cults, CultsView, DistrictBoard } from './board.js';
import { DISTRICTS, type District } from './content/behaviour.js';

/**
 * A view as a board to count on by the rules themselves: what its viewer does not see is missing there. Nothing that is
 * found out on it can betray more than the view.
 */

type Cards = readonly string[] | { readonly count: number };

/** The cards of a pile that its viewer sees. */
const cardsIn = (cards: Cards): string[] => ('count' in cards ? [] : [...cards]);

export function openBoard(view: CultsView): Cults {
  const { npc, turn, fight } = view;
  return {
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      deck: cardsIn(seat.deck),
      hand: cardsIn(seat.hand),
      discard: cardsIn(seat.discard),
      committed: cardsIn(seat.committed),
      revealed: [...seat.revealed],
      locked: [...seat.locked],
      rituals: [...seat.rituals],
      used: { ...seat.used },
      thug: seat.thug ?? 0,
      adept: seat.adept ?? 0,
      freak: seat.freak ?? 0,
      gang: seat.gang ?? 0,
    })),
    districts: Object.fromEntries(DISTRICTS.map((id) => [id, openDistrict(view, id)])) as Cults['districts'],
    stacks: [...view.stacks],
    city: [],
    pastEvents: [...view.pastEvents],
    prologues: [],
    goals: [],
    destroyed: [...view.destroyed],
    dice: [...view.dice],
    turn: turn === null ? null : { ...turn },
    fight:
      fight === null
        ? null
        : {
            ...fight,
            sides: [...fight.sides],
            committed: [...fight.committed],
            revealed: [...fight.revealed],
            used: fight.used.map((use) => ({ ...use })),
          },
    npc: npc === null ? null : { ...npc, deck: [], aside: [], discard: [...npc.discard], revealed: [...npc.revealed] },
    known: {},
  };
}

function openDistrict(view: CultsView, id: District): DistrictBoard {
  const { guardian, action, plans, rituals, places, domination, ...rest } = view.districts[id];
  return {
    ...rest,
    guardian: guardian === null ? null : { ...guardian },
    action: action === null ? null : { ...action },
    plans: [...plans],
    rituals: rituals.map((ritual) => ({ ...ritual })),
    places: [...places],
    domination: [...domination],
  };
}
