import { TRACK_END } from '@tabula/emerald/board.js';
import { type ActionSymbol, type City, FACTIONS, type Faction } from '@tabula/emerald/content/behaviour.js';
import { whatIf } from '@tabula/emerald/forecast-changes.js';
import { claimed } from '@tabula/emerald/forecasts.js';
import { symbolsOn } from '@tabula/emerald/rules/cards.js';
import { claimable } from '@tabula/emerald/rules/claim.js';
import { markerSets } from '@tabula/emerald/rules/markers.js';
import { moveSets } from '@tabula/emerald/rules/move.js';
import { placeSets } from '@tabula/emerald/rules/place.js';
import { retrieveSets } from '@tabula/emerald/rules/retrieve.js';
import { countOf } from '@tabula/emerald/rules/sets.js';
import { whyNotSymbol } from '@tabula/emerald/why-deeds.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Way } from '../../table/composer.js';
import { attackWays } from './attack.js';
import { type Choosing, cardsOf, inHand, playing, saying, within } from './choosing.js';
import { gainsSaid } from './gains.js';

/** EMER-4.3: what may be done with the cards that are chosen, and perhaps with a city. */

const TURN = 'turn/deed';

/** EMER-4.19: the best of the sets that are among the chosen cards: no more of them than have an effect. */
function bestOf({ s }: Choosing, sets: readonly string[][], cards: readonly string[], symbol: ActionSymbol) {
  return sets
    .filter((set) => within(s, set, cards))
    .map((set) => ({ set, count: countOf(s, set, symbol) }))
    .reduce<{ set: string[]; count: number } | null>(
      (best, one) => (best === null || one.count > best.count ? one : best),
      null,
    );
}

/** "3 cubes, one city", and the cards where not all that are chosen are needed. */
function hinted({ voice }: Choosing, says: string, set: readonly string[], cards: readonly string[]): string {
  if (set.length === cards.length) return says;
  return `${says} · ${set.map((card) => voice.name({ card })).join(' + ')}`;
}

const offers = ({ question }: Choosing, key: string): boolean => question.options.some((option) => option.key === key);

const cityIn = (picked: readonly Ref[]): City | undefined =>
  picked.find(({ city }) => typeof city === 'string')?.city as City | undefined;

/** Everything that can be done with what is chosen, in the order of the rules; what its symbols promise and the board forbids comes last. */
export function turnWays(choosing: Choosing, picked: readonly Ref[]): readonly Way[] {
  const cards = inHand(choosing, picked);
  const city = cityIn(picked);
  const ways = [
    ...placeWays(choosing, cards, city),
    ...claimWays(choosing, cards, city),
    ...attackWays(choosing, cards, city),
    ...(city === undefined
      ? [
          ...retrieveWays(choosing, cards),
          ...moveWays(choosing, cards),
          ...markerWays(choosing, cards),
          ...textWays(choosing, cards),
          ...discardWays(choosing, cards),
        ]
      : []),
  ];
  return city === undefined ? [...ways, ...forbiddenWays(choosing, cards)] : ways;
}

function placeWays(choosing: Choosing, cards: readonly string[], city: City | undefined): Way[] {
  const { s, seat, words } = choosing;
  const best = offers(choosing, 'place') ? bestOf(choosing, placeSets(s, seat), cards, 'place') : null;
  if (best === null) return [];
  const count = Math.min(best.count, s.seats[seat]!.cubes);
  const answers = [saying(TURN, 'place'), playing(s, 'place/cards', best.set)];
  return [
    {
      id: 'place',
      icon: 'em-sym-place',
      label: words('way.place'),
      hint: hinted(
        choosing,
        city === undefined ? words('way.place.hint', { count }) : words('way.place.in', { count, city: { city } }),
        best.set,
        cards,
      ),
      rule: 'EMER-5.1',
      ...(city === undefined
        ? {}
        : {
            ghosts: whatIf(choosing, (after) => {
              after.cities[city].cubes[seat]! += count;
            }).ghosts,
          }),
      answers: city === undefined ? answers : [...answers, saying('place/city', city)],
    },
  ];
}

/** EMER-6.2: one card with the symbol claims one card. */
function claimWays(choosing: Choosing, cards: readonly string[], city: City | undefined): Way[] {
  const { s, seat, words, voice } = choosing;
  const card = cards.find((one) => symbolsOn(s, one, 'claim') > 0);
  if (card === undefined || !offers(choosing, 'claim')) return [];
  return claimable(s, seat)
    .filter((at) => city === undefined || at === city)
    .map((at) => {
      const taken = s.cities[at].top[0]!;
      return {
        id: `claim ${at}`,
        icon: 'em-sym-claim',
        label: words('way.claim', { card: { card: taken }, city: { city: at } }),
        hint: [
          ...gainsSaid(choosing, taken),
          words('way.claim.cubes', { count: s.cities[at].cubes[seat]! }),
          cards.length > 1 ? voice.name({ card }) : '',
        ]
          .filter(Boolean)
          .join(' · '),
        rule: 'EMER-6.2',
        ghosts: claimed(at, choosing).ghosts,
        answers: [
          saying(TURN, 'claim'),
          {
            question: 'claim/choice',
            keys: ({ options }) => {
              const found = options.find(
                ({ key, refs }) => key.endsWith(`:${at}`) && cardsOf(refs).some((used) => within(s, [used], [card])),
              );
              return found === undefined ? null : [found.key];
            },
          },
        ],
      };
    });
}

function retrieveWays(choosing: Choosing, cards: readonly string[]): Way[] {
  const { s, seat, words } = choosing;
  const best = offers(choosing, 'retrieve') ? bestOf(choosing, retrieveSets(s, seat), cards, 'retrieve') : null;
  if (best === null) return [];
  return [
    {
      id: 'retrieve',
      icon: 'em-sym-retrieve',
      label: words('way.retrieve'),
      hint: hinted(choosing, words('way.retrieve.hint', { count: best.count }), best.set, cards),
      rule: 'EMER-7.1',
      answers: [saying(TURN, 'retrieve'), playing(s, 'retrieve/cards', best.set)],
    },
  ];
}

function moveWays(choosing: Choosing, cards: readonly string[]): Way[] {
  const { s, seat, words } = choosing;
  const best = offers(choosing, 'move') ? bestOf(choosing, moveSets(s, seat), cards, 'move') : null;
  if (best === null) return [];
  return [
    {
      id: 'move',
      icon: 'em-sym-move',
      label: words('way.move'),
      hint: hinted(choosing, words('way.move.hint', { count: best.count }), best.set, cards),
      rule: 'EMER-8.1',
      answers: [saying(TURN, 'move'), playing(s, 'move/cards', best.set)],
    },
  ];
}

/** EMER-9.1, EMER-9.2: the one marker, the other, or both with different cards. */
function markerWays(choosing: Choosing, cards: readonly string[]): Way[] {
  const { s, seat, words } = choosing;
  if (!offers(choosing, 'markers')) return [];
  const best = (track: Faction, rest: readonly string[]) => bestOf(choosing, markerSets(s, seat, track), rest, track);
  const way = (
    sets: { readonly [F in Faction]?: { readonly set: readonly string[]; readonly count: number } },
  ): Way => {
    const moved = FACTIONS.filter((track) => sets[track] !== undefined);
    const to = (track: Faction) => Math.min(TRACK_END, s.markers[track] + sets[track]!.count);
    const said = (track: Faction) =>
      sets[track] === undefined ? saying(`markers/${track}`, 'stop') : playing(s, `markers/${track}`, sets[track].set);
    const after = FACTIONS.map((track) => (sets[track] === undefined ? s.markers[track] : to(track)));
    return {
      id: `markers ${moved.join(' ')}`,
      icon: moved.length === 1 ? `em-sym-${moved[0]}` : 'em-vp-disc',
      label: words(moved.length === 1 ? `way.marker.${moved[0]!}` : 'way.markers'),
      hint: [
        ...moved.map((track) => words('way.marker.hint', { from: s.markers[track], to: to(track) })),
        words('way.marker.all', { count: Math.abs(after[0]! - after[1]!) }),
        moved.some((track) => to(track) === TRACK_END) ? words('way.marker.ends') : '',
      ]
        .filter(Boolean)
        .join(' · '),
      rule: 'EMER-9.1',
      ghosts: whatIf(choosing, (board) => {
        for (const track of moved) board.markers[track] = to(track);
      }).ghosts,
      answers: [saying(TURN, 'markers'), said('restorationist'), said('loyalist')],
    };
  };
  const restorationist = best('restorationist', cards);
  const loyalist = best('loyalist', cards);
  const rest = cards.filter((card) => restorationist?.set.includes(card) !== true);
  const other = restorationist === null ? null : best('loyalist', rest);
  return [
    ...(restorationist === null ? [] : [way({ restorationist })]),
    ...(loyalist === null ? [] : [way({ loyalist })]),
    ...(restorationist === null || other === null ? [] : [way({ restorationist, loyalist: other })]),
  ];
}

/** EMER-12.1, EMER-4.6: a single card may be played for its text. */
function textWays({ question, voice, words }: Choosing, cards: readonly string[]): Way[] {
  const [card] = cards;
  if (card === undefined || cards.length > 1) return [];
  return (['act', 'free'] as const)
    .filter((how) => question.options.some(({ key }) => key === `${how}:${card}`))
    .map((how) => ({
      id: how,
      icon: how === 'act' ? 'em-head-action' : 'em-head-free',
      label: words(how === 'act' ? 'way.act' : 'way.free', { card: { card } }),
      hint: voice.card(card)?.text.join(' ') ?? '',
      rule: how === 'act' ? 'EMER-12.1' : 'EMER-4.6',
      answers: [saying(TURN, `${how}:${card}`)],
    }));
}

function discardWays(choosing: Choosing, cards: readonly string[]): Way[] {
  const { words } = choosing;
  if (!offers(choosing, 'discard') || cards.length === 0) return [];
  return [
    {
      id: 'discard',
      icon: 'cards',
      label: words('way.discard'),
      hint: words('way.discard.hint', { count: cards.length }),
      rule: 'EMER-11.1',
      answers: [saying(TURN, 'discard'), saying('discard/cards', ...cards)],
    },
  ];
}

const SYMBOLS = ['place', 'claim', 'retrieve', 'move', 'assassinate'] as const;

/** What the chosen cards show a symbol for and what is not possible now, with the reason. */
function forbiddenWays({ s, seat, words, voice }: Choosing, cards: readonly string[]): Way[] {
  return SYMBOLS.flatMap((symbol) => {
    if (!cards.some((card) => symbolsOn(s, card, symbol) > 0)) return [];
    const [reason] = whyNotSymbol(s, seat, symbol);
    if (reason === undefined) return [];
    return [
      {
        id: `not ${symbol}`,
        icon: 'lock',
        label: words(`deed.${symbol}`),
        hint: voice.say(reason),
        rule: reason.rule,
        forbidden: { symbol },
      },
    ];
  });
}
