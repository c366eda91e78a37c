import { message } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import type { CardId, Emerald } from './board.js';
import type { Attack, City } from './content/behaviour.js';
import { packOf } from './content/packs.js';
import { type Looking, prospect, whatIf } from './forecast-changes.js';
import { openBoard } from './open-board.js';
import type { RuleId } from './rule-ids.js';
import { bombsNeeded, type Target } from './rules/assassinate.js';
import { cardOf } from './rules/cards.js';
import { agentsOnBoard, takeAgent } from './rules/cities.js';
import { blackHandPoints } from './rules/killing.js';

/** What comes of assassinations and of what else takes agents, before it is done. */

const IF_NOT_BLOCKED = message('forecast.if-not-blocked');
const IF_MAD = message('forecast.if-mad');

/** EMER-6.11, EMER-6.12, EMER-10.27: the own cubes go to Limbo, those of all others home. */
export function sweepCubes(s: Emerald, city: City, seat: Seat): void {
  s.cities[city].cubes.forEach((count, owner) => {
    s.cities[city].cubes[owner] = 0;
    if (owner === seat) s.seats[owner]!.limbo += count;
    else s.seats[owner]!.cubes += count;
  });
}

/** What becomes of the cubes in a city. */
export function cubesSwept(s: Emerald, city: City, seat: Seat, [own, home]: readonly [RuleId, RuleId]): Prospect[] {
  const { cubes } = s.cities[city];
  const others = cubes.flatMap((count, owner) => (owner !== seat && count > 0 ? [{ owner, count }] : []));
  return [
    ...(cubes[seat]! > 0 ? [prospect('cost', own, 'forecast.cubes-limbo', { count: cubes[seat]! })] : []),
    ...others.map(({ owner, count }) =>
      prospect('plain', home, 'forecast.cubes-home', { seat: { seat: owner }, count }),
    ),
  ];
}

/** EMER-14.2, EMER-15.1: a sanity check, with what is lost in one of two cases; an agent is lost where there is one. */
export function checkedSanity(s: Emerald, seat: Seat, lost: City | null): Prospect[] {
  const { sanity, revealed } = s.seats[seat]!;
  if (sanity === 0) return [prospect('plain', 'EMER-14.5', 'forecast.check-none')];
  const exposed =
    revealed.length === 0 &&
    (sanity === 1 || (lost !== null && s.cities[lost].agents[seat]! > 0 && agentsOnBoard(s, seat) === 1));
  return [
    prospect('plain', 'EMER-14.2', 'forecast.check'),
    prospect('cost', 'EMER-14.2', 'forecast.token', { left: sanity - 1 }, IF_MAD),
    ...(lost === null || s.cities[lost].agents[seat] === 0
      ? []
      : [prospect('cost', 'EMER-10.25', 'forecast.loses-agent', { city: { city: lost } }, IF_MAD)]),
    ...(exposed ? [prospect('cost', 'EMER-15.1', 'forecast.exposed', {}, IF_MAD)] : []),
  ];
}

/** EMER-10.22, EMER-10.23, EMER-16.6: what a royal brings, with Black Hand; it is booked as points of a faction. */
export function royalTaken(s: Emerald, seat: Seat, city: City, kind: 'loyalist' | 'restorationist'): void {
  const royal = s.cities[city].royal.pop()!;
  const player = s.seats[seat]!;
  const amount = packOf(s.pack).royals[royal]!.worth;
  const bonus = player.display.reduce((sum, card) => sum + blackHandPoints(s, card), 0);
  player.display.push(royal);
  player.ledger.push({ amount, kind, from: royal, victim: null });
  if (bonus > 0) player.ledger.push({ amount: bonus, kind: 'restorationist', from: royal, victim: null });
}

/** EMER-10.18, EMER-10.19: an agent is killed by a card, which may have a kill field. */
function kill(s: Emerald, seat: Seat, [city, owner]: readonly [City, Seat], card: CardId): void {
  const amount = cardOf(s, card).killField;
  s.cities[city].agents[owner]!--;
  if (amount === undefined) s.seats[owner]!.agents++;
  else s.seats[seat]!.ledger.push({ amount, kind: 'kill', from: card, victim: owner });
}

/** Section 10: an assassination: what it takes, what it brings, and what it costs. */
export function assassinated(card: CardId, city: City, target: Target, about: Looking): Forecast {
  const { seat } = about;
  const s = openBoard(about.view);
  const count = bombsNeeded(s, city, target);
  const agents = Math.min(count, s.cities[city].agents[seat]!);
  const lines = [
    prospect('plain', 'EMER-10.11', 'forecast.bombs', { count, agents }),
    prospect('cost', 'EMER-10.13', 'forecast.killer-stays', { card: { card } }),
  ];
  const swept = cubesSwept(s, city, seat, ['EMER-10.27', 'EMER-10.27']);
  if (target !== 'royal') {
    // EMER-10.17: a block leaves the cubes where they are.
    lines.push(...swept.map((line) => ({ ...line, given: IF_NOT_BLOCKED })));
    return agentAttacked([city, target], card, about, lines, true);
  }
  lines.push(...swept);
  lines.push(...checkedSanity(s, seat, city));
  return whatIf(
    about,
    (after) => {
      royalTaken(after, seat, city, 'restorationist');
      sweepCubes(after, city, seat);
    },
    { lines },
  );
}

/** An agent that is killed by a card, if its owner does not block it. */
export function agentAttacked(
  [city, owner]: readonly [City, Seat],
  card: CardId,
  about: Looking,
  lines: readonly Prospect[],
  sweeps: boolean,
): Forecast {
  const { seat } = about;
  const barren = cardOf(openBoard(about.view), card).killField === undefined;
  const rule: RuleId = sweeps ? 'EMER-10.16' : 'EMER-18.35';
  return whatIf(
    about,
    (after) => {
      kill(after, seat, [city, owner], card);
      if (sweeps) sweepCubes(after, city, seat);
    },
    {
      lines: [
        ...lines,
        prospect('plain', rule, 'forecast.may-block', { seat: { seat: owner } }),
        ...(barren ? [prospect('plain', 'EMER-10.19', 'forecast.no-points', {}, IF_NOT_BLOCKED)] : []),
      ],
      whose: owner,
      given: IF_NOT_BLOCKED,
    },
  );
}

/** EMER-18.27, EMER-18.30: an agent that goes home, and perhaps one of one's own in its place. */
export function agentSentHome(
  [city, owner]: readonly [City, Seat],
  about: Looking,
  { replaced, rule }: { readonly replaced: boolean; readonly rule: RuleId | null },
): Forecast {
  return whatIf(
    about,
    (after) => {
      takeAgent(after, city, owner);
      if (!replaced) return;
      after.seats[about.seat]!.agents--;
      after.cities[city].agents[about.seat]!++;
    },
    {
      lines: rule === null ? [] : [prospect('plain', rule, 'forecast.may-block', { seat: { seat: owner } })],
      whose: owner,
      ...(rule === null ? {} : { given: IF_NOT_BLOCKED }),
    },
  );
}

/** EMER-18.26: what a block saves. */
export const blocked = (card: CardId, by: Seat): Prospect[] => [
  prospect('gain', 'EMER-18.26', 'forecast.agent-stays'),
  prospect('gain', 'EMER-3.17', 'forecast.draws', { count: 1 }),
  prospect('plain', 'EMER-10.17', 'forecast.cards-spent', { seat: { seat: by } }),
  prospect('cost', 'EMER-3.16', 'forecast.discarded', { card: { card } }),
];

/** What is lost without a block. */
export function unblocked(attack: Attack, city: City, by: Seat, about: Looking): Forecast {
  const { seat } = about;
  const s = openBoard(about.view);
  const [killer] = s.seats[by]!.played;
  const cubes = s.cities[city].cubes[seat]!;
  const agents = attack === 'cthulhu' ? s.cities[city].agents[seat]! : 1;
  const lines = [prospect('cost', 'EMER-18.26', 'forecast.agents-lost', { city: { city }, count: agents })];
  if (attack === 'assassination' && cubes > 0)
    lines.push(prospect('plain', 'EMER-10.27', 'forecast.cubes-mine', { count: cubes }));
  if (attack === 'cthulhu' && cubes > 0)
    lines.push(prospect('cost', 'EMER-18.4', 'forecast.cubes-limbo', { count: cubes }));
  return whatIf(
    about,
    (after) => {
      if (killer !== undefined && (attack === 'assassination' || attack === 'shoggoth'))
        kill(after, by, [city, seat], killer);
      else for (let n = 0; n < agents; n++) takeAgent(after, city, seat);
      if (attack === 'assassination') sweepCubes(after, city, by);
      if (attack === 'vampires') {
        after.seats[by]!.agents--;
        after.cities[city].agents[by]!++;
      }
      if (attack === 'cthulhu') after.cities[city].cubes[seat] = 0;
    },
    { lines },
  );
}
