import type { Seat } from '@tabula/kernel/json.js';
import { STOP } from '@tabula/kit/acting.js';
import { type Forecast, type ForecastsOf, foreseer, type Prospect } from '@tabula/kit/forecast.js';
import { type CardId, type Emerald, type EmeraldView, SANITY, TRACK_END } from './board.js';
import type { Attack, City, Effect, Faction } from './content/behaviour.js';
import { type About, foretold, type Looking, piecesOf, prospect, whatIf } from './forecast-changes.js';
import { begun } from './forecast-deeds.js';
import {
  agentAttacked,
  agentSentHome,
  assassinated,
  blocked,
  checkedSanity,
  cubesSwept,
  royalTaken,
  sweepCubes,
  unblocked,
} from './forecast-kills.js';
import { openBoard } from './open-board.js';
import type { QUESTIONS } from './questions.js';
import { cardOf, textsOf } from './rules/cards.js';
import { hasMajority, putAgent, takeAgent } from './rules/cities.js';
import { factionOf } from './rules/reveal.js';
import { countOf } from './rules/sets.js';

/** What the answers to each question lead to, as far as their player can know. */

/** A thing that the question names. */
const named = ({ question }: About, name: string, kind: string): string => {
  const param = question.prompt.params[name];
  return typeof param === 'object' && param !== null ? String(param[kind]) : '';
};

/** The card whose text is carried out. */
const used = (s: Emerald, seat: Seat): CardId | undefined => s.seats[seat]!.played.at(-1);

/** What the text does that is carried out. */
function effectsIn(s: Emerald, seat: Seat): readonly Effect[] {
  const card = used(s, seat);
  return card === undefined ? [] : textsOf(s, card).flatMap(({ does }) => does);
}

/** What lies on top of a city for whoever has the majority there, and whether a cube is missing for it (EMER-6.4). */
function prize(s: Emerald, city: City, seat: Seat): Prospect[] {
  const [card] = s.cities[city].top;
  if (card === undefined || !hasMajority(s, city, seat)) return [];
  return [
    s.cities[city].cubes[seat]! > 0
      ? prospect('plain', 'EMER-6.2', 'forecast.prize', { card: { card } })
      : prospect('plain', 'EMER-6.4', 'forecast.prize-cube', { card: { card } }),
  ];
}

/** Something that is put into a city, or taken out of it. */
function changed(city: City, about: About, change: (s: Emerald) => void, lines: readonly Prospect[] = []): Forecast {
  const after = openBoard(about.view);
  const before = piecesOf(after, city, about.seat);
  change(after);
  const more = piecesOf(after, city, about.seat) > before ? prize(after, city, about.seat) : [];
  return whatIf(about, change, { lines: [...lines, ...more] });
}

const arrives = (city: City, about: About): Forecast => changed(city, about, (s) => putAgent(s, city, about.seat));
const leaves = (city: City, about: About): Forecast => changed(city, about, (s) => takeAgent(s, city, about.seat));

/** Cards that are played for a marker (EMER-9.3, EMER-9.4). */
function advanced(track: Faction, cards: readonly string[], about: About): Forecast | null {
  if (cards[0] === STOP) return null;
  return whatIf(about, (s) => {
    s.markers[track] = Math.min(TRACK_END, s.markers[track] + countOf(s, cards, track));
  });
}

/** EMER-6.9: a claim, with or without a cube. */
export function claimed(city: City, about: Looking): Forecast {
  const { seat } = about;
  const s = openBoard(about.view);
  const [card] = s.cities[city].top;
  if (card === undefined) return foretold([]);
  const { points, recruits = 0, madness } = cardOf(s, card);
  const count = Math.min(recruits, s.seats[seat]!.agents);
  const lines = [
    ...(count === 0 ? [] : [prospect('gain', 'EMER-6.14', 'forecast.recruits', { count, city: { city } })]),
    prospect('gain', 'EMER-6.10', 'forecast.takes', { card: { card } }),
    ...cubesSwept(s, city, seat, ['EMER-6.11', 'EMER-6.12']),
    ...(madness === true ? checkedSanity(s, seat, null) : []),
  ];
  return whatIf(
    about,
    (after) => {
      sweepCubes(after, city, seat);
      for (let n = 0; n < count; n++) putAgent(after, city, seat);
      if (points !== undefined) after.seats[seat]!.ledger.push({ ...points, from: card, victim: null });
    },
    { lines },
  );
}

/** EMER-15.9, EMER-15.6: what comes of a revealed identity, which only its player knows. */
function revealed(faction: Faction): Forecast {
  return foretold([
    faction === 'restorationist'
      ? prospect('cost', 'EMER-15.9', 'forecast.ends-reveal')
      : prospect('plain', 'EMER-15.6', 'forecast.stays-loyalist'),
  ]);
}

const cityIn = (text: string): City => text as City;

const FORECASTS: ForecastsOf<EmeraldView, typeof QUESTIONS> = {
  'setup/city': ([city], about) => arrives(city, about),
  'turn/deed': (choice, about) => (choice.length === 1 ? begun(choice[0], about) : null),
  'place/cards': (cards, about) => {
    if (cards[0] === STOP) return null;
    const s = openBoard(about.view);
    const { cubes } = s.seats[about.seat]!;
    const left = cubes - Math.min(cubes, countOf(s, cards, 'place'));
    return foretold([prospect('plain', 'EMER-5.2', 'forecast.pool', { left })]);
  },
  'place/city': ([city], about) => {
    const count = Number(about.question.prompt.params.count);
    return changed(city, about, (s) => {
      s.cities[city].cubes[about.seat]! += count;
    });
  },
  'claim/choice': (choice, about) => (choice.length === 1 ? null : claimed(cityIn(choice[1]), about)),
  'claim-freely/city': ([city], about) => claimed(city, about),
  'retrieve/from': ([from], about) => {
    const { seat } = about;
    if (from === 'limbo') {
      const left = about.view.seats[seat]!.limbo - 1;
      return foretold([prospect('plain', 'EMER-7.3', 'forecast.limbo-left', { left })]);
    }
    return changed(from, about, (s) => {
      s.cities[from].cubes[seat]!--;
    });
  },
  'move/from': ([from], about) => (from === STOP ? null : leaves(from, about)),
  'move/to': ([to], about) => {
    const from = cityIn(named(about, 'from', 'city'));
    return changed(to, about, (s) => {
      s.cities[from].agents[about.seat]!--;
      s.cities[to].agents[about.seat]!++;
    });
  },
  'markers/restorationist': (cards, about) => advanced('restorationist', cards, about),
  'markers/loyalist': (cards, about) => advanced('loyalist', cards, about),
  'assassinate/plan': (choice, about) => {
    if (choice.length === 1) return null;
    const [card, city, target] = choice;
    return assassinated(card, cityIn(city), target === 'royal' ? 'royal' : Number(target), about);
  },
  'assassinate/support': (_choice, about) => {
    // The keys of cards that are used for their texts have a colon of their own.
    const cards = about.option.refs.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
    return foretold(cards.map((card) => prospect('cost', 'EMER-10.14', 'forecast.gone', { card: { card } })));
  },
  'block-window/block': ([card], about) => {
    const by = Number(named(about, 'by', 'seat'));
    if (card !== STOP) return foretold(blocked(card, by));
    return unblocked(named(about, 'attack', 'attack') as Attack, cityIn(named(about, 'city', 'city')), by, about);
  },
  'reveal/how': ([how], { view, seat }) =>
    revealed(how === 'change' ? 'restorationist' : factionOf(openBoard(view), seat)),
  'reveal/city': ([city], about) => arrives(city, about),
  'return-cubes/choice': ([at, owner], about) => {
    const city = cityIn(at);
    return whatIf(
      about,
      (s) => {
        s.cities[city].cubes[Number(owner)] = 0;
      },
      { whose: Number(owner) },
    );
  },
  'banish-cubes/choice': (choice, about) => {
    if (choice.length === 1) return null;
    const [city, owner] = [cityIn(choice[0]), Number(choice[1])];
    return whatIf(
      about,
      (s) => {
        s.cities[city].cubes[owner]!--;
      },
      { whose: owner },
    );
  },
  'replace-agent/target': ([city, owner], about) => {
    const effects = effectsIn(openBoard(about.view), about.seat);
    const unblockable = effects.some((effect) => effect.do === 'replace-agent' && effect.where === 'anywhere');
    const rule = unblockable ? null : 'EMER-18.27';
    return agentSentHome([cityIn(city), Number(owner)], about, { replaced: true, rule });
  },
  'devour-agent/target': ([city, owner], about) => {
    const card = used(openBoard(about.view), about.seat);
    return card === undefined ? null : agentAttacked([cityIn(city), Number(owner)], card, about, [], false);
  },
  'raise-dead/target': (choice, about) =>
    choice.length === 1
      ? null
      : agentSentHome([cityIn(choice[0]), Number(choice[1])], about, { replaced: false, rule: 'EMER-18.37' }),
  'send-agent/from': ([from], about) => (from === 'pool' ? null : leaves(from, about)),
  'send-agent/to': ([to], about) => arrives(to, about),
  'park-agents/from': ([from], about) =>
    from === STOP
      ? null
      : changed(from, about, (s) => {
          s.cities[from].agents[about.seat]!--;
          s.seats[about.seat]!.parked++;
        }),
  'return-parked/city': ([city], about) =>
    changed(city, about, (s) => {
      s.cities[city].agents[about.seat]! += s.seats[about.seat]!.parked;
      s.seats[about.seat]!.parked = 0;
    }),
  'feed-agents/from': ([from], about) => {
    if (from === STOP) return null;
    const { seat } = about;
    const effects = effectsIn(openBoard(about.view), seat);
    const count = effects.reduce((sum, effect) => (effect.do === 'feed-agents' ? effect.points : sum), 0);
    const gain = prospect('gain', 'EMER-18.29', 'forecast.feeds', { count });
    return changed(from, about, (after) => void after.cities[from].agents[seat]!--, [gain]);
  },
  'hide-royal/city': ([city], about) => {
    const { seat } = about;
    const s = openBoard(about.view);
    return whatIf(
      about,
      (after) => {
        royalTaken(after, seat, city, 'loyalist');
        sweepCubes(after, city, seat);
      },
      { lines: [...cubesSwept(s, city, seat, ['EMER-20.47', 'EMER-20.47']), ...checkedSanity(s, seat, city)] },
    );
  },
  'devour-city/city': ([city], about) =>
    whatIf(about, (s) => {
      s.seats.forEach((_, owner) => {
        while (s.cities[city].agents[owner]! > 0) takeAgent(s, city, owner);
        s.cities[city].cubes[owner] = 0;
      });
    }),
  'frighten/target': ([target], { view }) => {
    const seat = Number(target);
    const { sanity, revealed: shown } = view.seats[seat]!;
    const told = { seat: { seat }, left: sanity - 1, of: SANITY };
    const exposes = sanity === 1 && shown.length === 0;
    return foretold(
      [prospect('plain', 'EMER-14.2', exposes ? 'forecast.frightens-last' : 'forecast.frightens', told)],
      [],
      seat,
    );
  },
};

export const foresee = foreseer(FORECASTS);
