import type { Message } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import {
  type Forecast,
  type Foreseeing,
  type Ghost,
  inOrder,
  type Prospect,
  prospectMaker,
} from '@tabula/kit/forecast.js';
import type { Elekt, ElektView } from './board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from './content/behaviour.js';
import { type Coming, type Contest, comingIn, contestOf, countName } from './contest.js';
import { openBoard } from './open-board.js';
import type { RuleId } from './rule-ids.js';
import { countOf } from './rules/counting.js';

/** What a change of the table does to the counts and to who would win. */

export type About = Foreseeing<ElektView>;
export const prospect = prospectMaker<RuleId>();

/** Rules that ask while a confrontation is in progress, and in which attribute. */
const IN_PROGRESS: { readonly [rule: string]: Attribute } = {
  occultism: 'occultism',
  'extra-token': 'occultism',
  cunning: 'cunning',
  violence: 'violence',
  annihilate: 'violence',
  redirect: 'violence',
  stay: 'violence',
};

/** The confrontations that are still to come when a question is put. */
function stillToCome({ view, question }: About, s: Elekt): Coming[] {
  if (view.phase !== 'confrontation') return comingIn(s, null);
  const given = question.prompt.params.attribute;
  const named = typeof given === 'object' && given !== null ? (given.attribute as Attribute) : undefined;
  return comingIn(s, IN_PROGRESS[question.id.split('/')[0]!] ?? named ?? null);
}

/** What a table would look like after a change: numbers, and who would win what instead. */
export function whatIf(about: About, change: (s: Elekt) => void, more: readonly Prospect[] = []): Forecast {
  const [before, after] = [openBoard(about.view), openBoard(about.view)];
  change(after);
  const ghosts = ghostsOf(before, after);
  const coming = stillToCome(about, before);
  // Where several Zones change, each line says of which it speaks.
  const where = ZONES.filter((zone) => ghosts.some(({ number }) => number.startsWith(`count/${zone}/`))).length > 1;
  const lines = coming.flatMap(([zone, attribute]) => changeOf(about.seat, before, after, zone, attribute, where));
  const said = inOrder([...more, ...lines]);
  const idle = said.length === 0 && ghosts.length === 0;
  return { lines: idle ? [prospect('vain', 'ELEK-6.9', 'forecast.nothing')] : said, ghosts };
}

/** The counts and Embers that differ. Who has no unit in a Zone counts nothing there. */
function ghostsOf(before: Elekt, after: Elekt): Ghost[] {
  const ghosts: Ghost[] = [];
  after.seats.forEach((player, seat) => {
    if (player.embers !== before.seats[seat]!.embers) ghosts.push({ number: `embers/${seat}`, value: player.embers });
    for (const zone of ZONES)
      for (const attribute of ATTRIBUTES) {
        const value = countOf(after, zone, seat, attribute);
        if (value !== countOf(before, zone, seat, attribute))
          ghosts.push({ number: countName(zone, seat, attribute), value });
      }
  });
  return ghosts;
}

/** What becomes of one confrontation: nothing is said where nothing changes for who decides. */
function changeOf(
  seat: Seat,
  before: Elekt,
  after: Elekt,
  zone: Zone,
  attribute: Attribute,
  where: boolean,
): Prospect[] {
  const [was, then] = [contestOf(before, zone, attribute), contestOf(after, zone, attribute)];
  const score = scoreOf(then, seat);
  const told = { where, zone: { zone }, attribute: { attribute }, ...score };
  const rule: RuleId = attribute === 'power' ? (then.tied ? 'ELEK-10.3' : 'ELEK-10.1') : 'ELEK-6.11';
  if (was.winner !== then.winner) {
    if (then.winner === seat)
      return attribute === 'power'
        ? [prospect('gain', rule, 'forecast.take', { ...told, card: { card: before.zones[zone].card } })]
        : [prospect('gain', rule, 'forecast.win', told)];
    const is = was.winner === seat ? 'cost' : 'plain';
    return then.winner === null
      ? [prospect(is, 'ELEK-6.12', 'forecast.nobody', told)]
      : [prospect(is, rule, 'forecast.theirs', { ...told, winner: { seat: then.winner } })];
  }
  const [own, count] = [was.counts[seat] ?? 0, then.counts[seat] ?? 0];
  if (attribute !== 'power' || own === count || then.winner === null) return [];
  const kept: Message['params'] = { ...told, before: own, mine: then.winner === seat, winner: { seat: then.winner } };
  return [prospect('plain', rule, 'forecast.kept', kept)];
}

/** What somebody counts, and the best of the others. */
function scoreOf({ counts }: Contest, seat: Seat): { readonly own: number; readonly other: number } {
  const others = counts.filter((count, at) => count !== null && at !== seat).map(Number);
  return { own: counts[seat] ?? 0, other: Math.max(0, ...others) };
}
