import type { Seat } from '@tabula/kernel/json.js';
import { STOP } from '@tabula/kit/acting.js';
import { type Forecast, type ForecastsOf, foreseer, inOrder, type Prospect } from '@tabula/kit/forecast.js';
import { remove } from '@tabula/kit/piles.js';
import { type Elekt, type ElektView, EMBER_LIMIT, titlesToWin, type Unit, type UnitId } from './board.js';
import { ATTRIBUTES, type Attribute, type Zone } from './content/behaviour.js';
import { contestOf } from './contest.js';
import { type About, prospect, whatIf } from './forecast-changes.js';
import { openBoard } from './open-board.js';
import type { QUESTIONS } from './questions.js';
import { assignmentCost, mostAssignments } from './rules/assignment.js';
import { powerOf, type Standing, standing, titlesOf, unitCard, unitsWith, zoneCard } from './rules/cards.js';
import { canUse, instantCost } from './rules/instant.js';
import { putIntoZone } from './rules/keywords.js';
import { HARVEST, harvestOf } from './rules/round-end.js';
import { forbidsSaving, saveCost, waysToSave } from './rules/violence.js';

/** What the answers to each question lead to, as far as their player can know. */

const plain = (lines: readonly Prospect[], whose?: Seat): Forecast => ({
  lines: inOrder(lines),
  ghosts: [],
  ...(whose === undefined ? {} : { whose }),
});

/** Takes a unit off its Zone. */
function lift(s: Elekt, id: UnitId): Standing {
  const found = standing(s, id)!;
  remove(s.zones[found.zone].units, found.unit);
  return found;
}

const pays = (s: Elekt, seat: Seat, cost: number): Prospect[] =>
  cost === 0 ? [] : [prospect('cost', 'ELEK-14.6', 'forecast.pay', { cost, left: s.seats[seat]!.embers - cost })];

/** Where the question is put: a Zone that its prompt names. */
const zoneIn = ({ question }: About): Zone => (question.prompt.params.zone as { readonly zone: Zone }).zone;

/** The number that an answer itself says. */
const said = ({ option }: About, name: string): number => Number(option.label.params[name] ?? 0);

/** A unit assigned to a Zone: counts, the toll, its ability, the harvest. */
function assigned(unit: UnitId, zone: Zone, about: About): Forecast {
  const { seat } = about;
  const s = openBoard(about.view);
  const cost = assignmentCost(s, seat, unit, zone);
  const lines = pays(s, seat, cost);
  const offered = harvestOf(s, seat);
  putIntoZone(s, seat, unit, zone);
  s.seats[seat]!.embers -= cost;
  const ability = instantCost(s, unit, zone);
  if (ability !== null && ability > s.seats[seat]!.embers)
    lines.push(prospect('plain', 'ELEK-13.26', 'forecast.ability-price', { cost: ability }));
  else if (ability !== null && !canUse(s, { seat, unit, zone }, 'own'))
    lines.push(prospect('plain', 'ELEK-13.29', 'forecast.ability-none'));
  const harvest = harvestOf(s, seat) - offered;
  if (harvest > 0) lines.push(prospect('gain', 'ELEK-11.5', 'forecast.harvest', { count: harvest }));
  return whatIf(
    about,
    (after) => {
      putIntoZone(after, seat, unit, zone);
      after.seats[seat]!.embers -= cost;
    },
    lines,
  );
}

/** Whether the owner of a unit that is annihilated could save it, and for what. */
function saving(s: Elekt, seat: Seat, { zone, unit }: Standing, violence: boolean): Prospect[] {
  const { owner } = unit;
  const mine = owner === seat;
  const told = { owner: { seat: owner }, mine };
  const [guard] = mine ? [] : unitsWith(s, zone, owner, 'redirect');
  if (guard !== undefined)
    return [prospect('plain', 'ELEK-15.5', 'forecast.redirect', { ...told, guard: { card: guard.card } })];
  const card = forbidsSaving(s, zone, unit);
  if (card !== null) return [prospect('plain', 'ELEK-9.14', 'forecast.unsavable', { card: { card } })];
  const cause = { by: seat, violence };
  const cost = saveCost(s, zone, unit, cause);
  const has = s.seats[owner]!.embers;
  const ways = waysToSave(s, zone, unit, cause);
  if (ways.length === 0) return [prospect('plain', 'ELEK-9.9', 'forecast.lost', { ...told, cost, has })];
  if (cost === 0) return [prospect('plain', 'ELEK-9.6', 'forecast.free', told)];
  return ways.includes('save')
    ? [prospect('plain', 'ELEK-9.5', 'forecast.saves', { ...told, cost, has })]
    : [prospect('plain', 'ELEK-17.39', 'forecast.pact', told)];
}

/** What would become of somebody else's unit if this seat annihilated it by Violence; nothing of any other card. */
export function fateOf(view: ElektView, seat: Seat, id: UnitId): readonly Prospect[] {
  const s = openBoard(view);
  const found = standing(s, id);
  return found === null || found.unit.owner === seat ? [] : saving(s, seat, found, true);
}

/** A unit that is annihilated leaves the Zone, saved or not; whether it can be saved is said first. */
function fallen(id: UnitId, about: About, violence: boolean): Forecast {
  const s = openBoard(about.view);
  const found = standing(s, id)!;
  const saved = saving(s, about.seat, found, violence);
  const lines: Prospect[] = [];
  const revenge = found.unit.owner === about.seat ? undefined : powerOf(s, found.unit, 'avenge');
  const owner = { seat: found.unit.owner };
  if (revenge !== undefined && s.seats[about.seat]!.embers > 0)
    lines.push(prospect('cost', 'ELEK-9.12', 'forecast.avenge', { owner, amount: revenge.amount }));
  const forecast = whatIf(about, (after) => void lift(after, id), lines);
  const more = forecast.lines.filter(({ is }) => is !== 'vain');
  return { ...forecast, lines: [...saved, ...more], whose: found.unit.owner };
}

/** A token onto a unit. */
const token = (attribute: Attribute, id: UnitId, about: About): Forecast =>
  onUnit(id, about, (unit) => {
    unit.tokens[attribute]++;
  });

/** A change of one unit in a Zone. */
function onUnit(id: UnitId, about: About, change: (unit: Unit, s: Elekt) => void): Forecast {
  const forecast = whatIf(about, (s) => change(standing(s, id)!.unit, s));
  return { ...forecast, whose: standing(openBoard(about.view), id)!.unit.owner };
}

const moved = (id: UnitId, to: Zone, about: About): Forecast =>
  whatIf(about, (s) => void s.zones[to].units.push(lift(s, id).unit));

/** A card with Titles that is taken from another player. */
function forged(forger: UnitId, card: string, about: About): Forecast {
  const { seat } = about;
  const s = openBoard(about.view);
  const { length: count } = zoneCard(s, card).titles;
  const needed = titlesToWin(s.seats.length);
  const price = powerOf(s, standing(s, forger)!.unit, 'forge')!.price;
  const titles = titlesOf(s, seat) + count;
  const lines = [
    prospect('gain', 'ELEK-15.1', 'forecast.titles', { count, titles, needed }),
    ...pays(s, seat, price),
    prospect('cost', 'ELEK-15.4', 'forecast.gives-up', { unit: { card: forger } }),
  ];
  return whatIf(
    about,
    (after) => {
      lift(after, forger);
      after.seats[seat]!.embers -= price;
    },
    lines,
  );
}

const FORECASTS: ForecastsOf<ElektView, typeof QUESTIONS> = {
  'assignment/choice': (choice, about) => {
    if (choice.length === 2) return assigned(choice[0], choice[1], about);
    const s = openBoard(about.view);
    const left = mostAssignments(s, about.seat) - s.seats[about.seat]!.assigned;
    return plain([prospect('cost', 'ELEK-5.4', 'forecast.passes', { left })]);
  },
  'instant-ability/use': ([use], about) =>
    use === 'true' ? plain(pays(openBoard(about.view), about.seat, said(about, 'cost'))) : null,
  'attach-tokens/choice': (choice, about) => (choice.length === 1 ? null : token(choice[0], choice[1], about)),
  'extra-token/token': ([kind, unit], about) => token(kind, unit, about),
  'occultism/token': (choice, about) => (choice.length === 1 ? null : token(choice[0], choice[1], about)),
  'after-assignment/token': ([kind], about) => {
    const { unit } = about.question.prompt.params;
    return typeof unit === 'object' && unit !== null ? token(kind, String(unit.card), about) : null;
  },
  'remove-one-token/choice': ([id, kind], about) =>
    onUnit(id, about, (unit) => {
      unit.tokens[kind]--;
    }),
  'remove-all-tokens/choice': ([id], about) =>
    onUnit(id, about, (unit) => {
      for (const kind of ATTRIBUTES) unit.tokens[kind] = 0;
    }),
  'switch-off/choice': ([id], about) =>
    onUnit(id, about, (unit) => {
      unit.off = true;
    }),
  'mirror/choice': ([id], about) => {
    const { unit } = about.question.prompt.params;
    if (typeof unit !== 'object' || unit === null) return null;
    return onUnit(String(unit.card), about, (mine, s) => {
      for (const kind of ATTRIBUTES)
        if (s.pool[kind] > 0 && (unitCard(s, id).symbols[kind] ?? 0) > 0) mine.tokens[kind]++;
    });
  },
  'take-unit/choice': ([id], about) => {
    const { owner } = standing(openBoard(about.view), id)!.unit;
    return { ...whatIf(about, (s) => void lift(s, id)), whose: owner };
  },
  'move-other/choice': ([id, to], about) => moved(id, to, about),
  'passage/choice': (choice, about) => (choice.length === 1 ? null : moved(choice[0], choice[1], about)),
  'place-basic/choice': ([id], about) =>
    id === STOP ? null : whatIf(about, (s) => putIntoZone(s, about.seat, id, zoneIn(about))),
  'take-ember/choice': ([from], about) => {
    const s = openBoard(about.view);
    const other = Number(from);
    const left = s.seats[other]!.embers - 1;
    return { ...plain([prospect('gain', 'ELEK-14.4', 'forecast.takes-ember', { left })]), whose: other };
  },
  'annihilate-other/choice': ([id], about) => fallen(id, about, false),
  'violence/victim': ([id], about) => (id === STOP ? null : fallen(id, about, true)),
  'redirect/pick': ([id], about) =>
    whatIf(about, (s) => void lift(s, id), [prospect('cost', 'ELEK-15.7', 'forecast.falls')]),
  'annihilate/save': ([way], about) => {
    const s = openBoard(about.view);
    const { unit } = about.question.prompt.params;
    const id = String((unit as { readonly card: string }).card);
    const cost = way === 'save' ? said(about, 'cost') : 0;
    const lines =
      way === 'let-go'
        ? [prospect('cost', 'ELEK-9.8', 'forecast.discarded', { unit: { card: id } })]
        : [prospect('gain', 'ELEK-9.7', 'forecast.returns'), ...pays(s, about.seat, cost)];
    const change = (after: Elekt) => {
      lift(after, id);
      after.seats[about.seat]!.embers -= cost;
    };
    return whatIf(about, change, lines);
  },
  'stay/keep': ([keep], about) => {
    const { unit } = about.option.label.params;
    if (typeof unit !== 'object' || unit === null) return null;
    if (keep === 'true') return plain(pays(openBoard(about.view), about.seat, said(about, 'price')));
    return whatIf(about, (s) => void lift(s, String(unit.card)));
  },
  'cunning/choice': (choice, about) => {
    if (choice.length === 1) return null;
    const [kind, own, other] = choice;
    if (kind === 'forge') return forged(own, other, about);
    return whatIf(about, (s) => {
      const [here, there] = [lift(s, own), lift(s, other)];
      s.zones[there.zone].units.push(here.unit);
      s.zones[here.zone].units.push(there.unit);
    });
  },
  'confrontation/pay': ([pay], about) => {
    const s = openBoard(about.view);
    const { attribute } = about.question.prompt.params.attribute as { readonly attribute: Attribute };
    const told = { attribute: { attribute } };
    if (pay === 'true')
      return plain([
        prospect('gain', 'ELEK-6.12', 'forecast.sealed', told),
        ...pays(s, about.seat, said(about, 'price')),
      ]);
    const { winner } = contestOf(s, zoneIn(about), attribute);
    if (winner === about.seat) return plain([prospect('gain', 'ELEK-17.27', 'forecast.sealed', told)]);
    return plain([
      winner === null
        ? prospect('plain', 'ELEK-6.12', 'forecast.unsealed', told)
        : prospect('cost', 'ELEK-17.27', 'forecast.goes', { ...told, winner: { seat: winner } }),
    ]);
  },
  'round-end/scepter': ([to], about) => {
    const first = Number(to);
    const mine = first === about.seat;
    return plain([prospect(mine ? 'gain' : 'plain', 'ELEK-3.6', 'forecast.first', { mine })], first);
  },
  'harvest/choice': ([id], about) => {
    if (id === HARVEST) return null;
    const s = openBoard(about.view);
    const { embers } = s.seats[about.seat]!;
    const count = Math.min(harvestOf(s, about.seat), EMBER_LIMIT - embers, s.embers);
    return plain(count === 0 ? [] : [prospect('cost', 'ELEK-17.89', 'forecast.forgoes', { count })]);
  },
};

export const foresee = foreseer(FORECASTS);
