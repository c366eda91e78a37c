import { STOP } from '@tabula/kit/acting.js';
import { type Forecast, type ForecastsOf, foreseer, type Prospect } from '@tabula/kit/forecast.js';
import type { CultsView } from './board.js';
import { type District, isDistrict, type Token } from './content/behaviour.js';
import { cardOf, isDisorganisation } from './content/cards.js';
import { type About, districtIn, foretold, levelIn, prospect, whatIf } from './forecast-changes.js';
import { answered, stayedAway } from './forecast-domination.js';
import { planned } from './forecast-plans.js';
import { openBoard } from './open-board.js';
import type { QUESTIONS } from './questions.js';
import { offered } from './rules/cards.js';
import { levelsOf, putRitual, ritualValue, takeRitual } from './rules/districts.js';
import { cardCost } from './rules/growth.js';
import { risenLevel } from './rules/influence.js';
import { powerOf } from './rules/payment.js';
import { arriving } from './rules/preparation.js';
import { optionsOf } from './table-options.js';

/** What the answers to each question lead to, as far as their player can know. */

/** CULT-5.13: what a die gives when it is kept. */
const GIVES: { readonly [face: string]: Token } = { attack: 'thug', power: 'adept', terror: 'freak' };

const die = (face: string): Prospect =>
  GIVES[face] === undefined
    ? prospect('vain', 'CULT-5.13', 'forecast.die-none')
    : prospect('plain', 'CULT-5.13', 'forecast.die', { token: { token: GIVES[face] } });

/** The district that a question names. */
const here = ({ question }: About): District =>
  (question.prompt.params.district as { readonly district: District }).district;

/** What is left to spend after a cost in power. */
function paying(about: About, cost: number): Prospect[] {
  const left = powerOf(openBoard(about.view), about.seat) - cost;
  return cost <= 0 ? [] : [prospect('cost', 'CULT-16.1', 'forecast.power', { cost, left })];
}

/** A card that is destroyed never comes back, be it good or bad. */
const destroying = (card: string): Forecast =>
  foretold([
    isDisorganisation(card)
      ? prospect('gain', 'CULT-16.16', 'forecast.rid')
      : prospect('plain', 'CULT-16.16', 'forecast.gone'),
  ]);

/** What is prepared: its cost, and what it scores. */
function prepared(choice: readonly string[], about: About): Forecast | null {
  const { seat } = about;
  const at = here(about);
  const cost = Number(about.option.label.params.cost ?? 0);
  if (choice[0] === STOP) return null;
  if (choice[0] === 'place')
    return whatIf(
      about,
      (s) => {
        s.districts[at].places.push(seat);
        s.seats[seat]!.places--;
      },
      [...paying(about, cost), prospect('plain', 'CULT-15.3', 'forecast.place-scores')],
    );
  const level = levelIn(choice[1]!);
  const strength = ritualValue(openBoard(about.view), at, seat) + level;
  const lines = [...paying(about, cost), prospect('plain', 'CULT-1.29', 'forecast.strength', { strength })];
  return whatIf(about, (s) => putRitual(s, at, seat, level), lines);
}

const FORECASTS: ForecastsOf<CultsView, typeof QUESTIONS> = {
  'turn/choice': ([at, plan], about) => planned(at, plan, about),
  'recruit/dice': ([nth], { view }) => foretold([die(view.dice[Number(nth)] ?? 'blank')]),
  'recruit/use': (choice) => (choice.length === 1 ? null : foretold([die(choice[2])])),
  'growth/cards': (choice, about) => {
    const s = openBoard(about.view);
    const at = here(about);
    if (choice[0] !== STOP) {
      const cost = choice.reduce((sum, kind) => sum + cardCost(s, at, kind), 0);
      return foretold([...paying(about, cost), prospect('plain', 'CULT-8.8', 'forecast.locked')]);
    }
    if (about.question.options.length > 1) return null;
    const cost = Math.min(...offered(s, at).map((kind) => cardCost(s, at, kind)));
    return foretold([prospect('vain', 'CULT-8.6', 'forecast.too-dear', { cost, power: powerOf(s, about.seat) })]);
  },
  'growth/use': (choice, about) => {
    const [, target] = choice;
    if (choice.length === 1 || !isDistrict(target)) return null;
    return whatIf(about, (s) => putRitual(s, target, about.seat, 1));
  },
  'growth/victim': ([card]) => (card === STOP ? null : destroying(card)),
  'afterwards/victim': ([card]) => (card === STOP ? null : destroying(card)),
  'lost-files/card': ([card]) => (card === STOP ? null : destroying(card)),
  'draw-or-destroy/extra': (choice) => (choice.length === 2 && choice[0] === 'destroy' ? destroying(choice[1]) : null),
  'preparation/trail': ([card], about) => {
    const s = openBoard(about.view);
    const at = here(about);
    const comes = arriving(s, at) > s.districts[at].investigators;
    if (card !== STOP) return foretold([prospect('cost', 'CULT-16.16', 'forecast.gone')]);
    const steps = s.districts[at].track - 1;
    const advance = prospect('plain', 'CULT-9.2', 'forecast.advances', { steps });
    return whatIf(
      about,
      (after) => {
        after.districts[at].investigators = arriving(s, at);
      },
      [comes ? prospect('cost', 'CULT-17.3', 'forecast.arrives') : advance],
    );
  },
  'preparation/first': prepared,
  'preparation/second': prepared,
  'move-in/ritual': (choice, about) => {
    if (choice.length === 1) return null;
    const [from, level] = [districtIn(choice[0]), levelIn(choice[1])];
    const { seat } = about;
    return whatIf(about, (s) => {
      takeRitual(s, from, seat, level);
      putRitual(s, here(about), seat, risenLevel(s, seat, level));
    });
  },
  'domination/moved': (choice, about) => {
    const s = openBoard(about.view);
    const { seat: by } = about.question.prompt.params.seat as { readonly seat: number };
    if (choice.length === 1) return stayedAway(s, here(about), by, about);
    return answered(s, here(about), by, [districtIn(choice[0]), levelIn(choice[1])], about);
  },
  'commitment/cards': ([card], { view, seat }) => {
    const { terror } = cardOf(card);
    if (terror === 0 || view.turn?.seat !== seat) return null;
    return foretold([prospect('cost', 'CULT-12.6', 'forecast.terror-spent', { terror })]);
  },
  'commitment/thugs': ([count], about) => {
    const s = openBoard(about.view);
    const { committed } = s.seats[about.seat]!;
    const cards = committed.reduce((sum, card) => sum + cardOf(card).attack, 0);
    const attack = cards + Number(count) + ritualValue(s, here(about), about.seat);
    return foretold([prospect('plain', 'CULT-11.21', 'forecast.attack', { attack })]);
  },
  'terror/spend': ([first], about) => {
    const s = openBoard(about.view);
    const at = here(about);
    if (first === STOP) return foretold([prospect('plain', 'CULT-12.18', 'forecast.no-terror')]);
    const most = about.question.prompt.params.fought === true ? 1 : 2;
    const count = Math.min(most, s.seats[about.seat]!.domination);
    const [level = 1] = levelsOf(s, at, about.seat);
    return foretold([
      prospect('gain', most === 1 ? 'CULT-12.9' : 'CULT-12.10', 'forecast.markers', { count }),
      prospect('cost', 'CULT-12.17', 'forecast.ritual-back', { level: { level } }),
    ]);
  },
  'terror/spot': ([spot], about) => {
    if (spot === STOP) return null;
    const at = here(about);
    const { seat } = about;
    const forecast = whatIf(about, ({ districts }) => {
      const { domination } = districts[at];
      if (spot === 'space') domination.push(seat);
      else domination[domination.indexOf(Number(spot))] = seat;
    });
    return spot === 'space' ? forecast : { ...forecast, whose: Number(spot) };
  },
  'terror/level': ([level], about) => {
    const at = here(about);
    const left = ritualValue(openBoard(about.view), at, about.seat) - Number(level);
    return whatIf(about, (s) => takeRitual(s, at, about.seat, levelIn(level)), [
      prospect('plain', 'CULT-1.29', 'forecast.strength', { strength: left }),
    ]);
  },
  'bluff/taken': (choice, about) => {
    const { tokenLimit, tokenCap } = optionsOf(about.view);
    const { thug, adept, freak } = openBoard(about.view).seats[about.seat]!;
    const all = choice.reduce((sum, count) => sum + Number(count), thug + adept + freak);
    if (all <= tokenLimit || tokenCap === 'always') return null;
    return foretold([prospect('plain', 'CULT-14.2', 'forecast.too-many', { count: all, limit: tokenLimit })]);
  },
};

export const foresee = foreseer(FORECASTS);
