import { whenever } from '@tabula/words/frame/frame.js';
import { and, by, type Joined, or, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Ability } from '../../language/abilities.js';
import type { Neighbourhood } from '../../language/places.js';
import { sayAsSoonAs } from './conditions.js';

type Around = (clause: Phrase | Joined) => Phrase;
/** What stands before an ability: a word of its own, or something that is said around what it does. */
export interface Opening {
  readonly lead?: Phrase;
  readonly around?: Around;
}
type Windows = ByTag<Ability, 'at'>;
type Of<K extends Ability['at']> = Windows[K];

const when = (event: Phrase | Joined): Opening => ({ around: (clause) => whenever(event, clause) });
const whenOther = (who: string, event: Phrase): Opening => when(by({ who }, event));

/** Neighbourhoods where something works; that of the card where it says so. */
const places = (where: readonly Neighbourhood[]): Joined => or(...where.map((place) => ({ place })));

function sayActed({ kind, where, engaged }: Of<'acted'>): Around {
  return (clause) => {
    if (kind === undefined) return phrase('when.after-any-action', { clause });
    const action = { action: kind };
    if (engaged === true) return phrase('when.after-action-engaged', { action, clause });
    return where === undefined || where === 'this-neighbourhood'
      ? phrase('when.after-action', { action, clause })
      : phrase('when.after-action-in', { action, places: places(where), clause });
  };
}

function sayRolled({ whose, skills, during, any }: Of<'rolled'>): Opening {
  if (whose === 'engaged-with-this') return when(phrase('on.rolled-evading-this'));
  if (whose !== undefined) return whenOther(whose, phrase('on.rolled'));
  if (any === true) return when(phrase('on.rolled-any'));
  if (skills !== undefined)
    return when(phrase('on.rolled-skills', { skills: or(...skills.map((skill) => ({ skill }))) }));
  if (during === 'attack') return when(phrase('on.rolled-attack'));
  if (during === 'cast') return when(phrase('on.rolled-cast'));
  if (during === 'evade') return when(phrase('on.rolled-evade'));
  return when(during === 'research' ? phrase('on.rolled-research') : phrase('on.rolled'));
}

function saySuffered({ of, from }: Of<'suffered'>): Opening {
  if (from === 'monster') return whenOther('a-monster', phrase('on.hurts-you-or-this'));
  return when(phrase('on.suffered', { harm: { suffered: of } }));
}

function sayWouldSuffer({ casting, whose }: Of<'would-suffer'>): Opening {
  if (casting === true) return when(phrase('on.would-suffer-casting'));
  return whose === undefined ? when(phrase('on.would-suffer')) : whenOther('anyone', phrase('on.would-suffer-damage'));
}

const sayTested = ({ outcome, evading }: Of<'tested'>): Phrase => {
  if (evading === 'this') return phrase('on.failed-evading-this');
  return outcome === 'failed' ? phrase('on.failed') : phrase('on.passed');
};

const sayDefeated =
  ({ what }: Of<'defeated'>): Around =>
  (clause) =>
    what === 'worshipper'
      ? phrase('when.worshipper-defeated', { clause })
      : phrase('when.epic-defeated', { name: { epic: what }, clause });

/** Where an ability is an action. */
function sayAction({ where, engaged }: Of<'action'>): Phrase {
  if (where !== undefined) return phrase('lead.action-at', { where: { space: where } });
  return engaged === true ? phrase('lead.action-engaged') : phrase('lead.action');
}

const says = (card: { readonly neighbourhood?: Neighbourhood }): Says<Windows, Opening> => ({
  action: (it) => ({ lead: sayAction(it) }),
  acted: (it) => ({ around: sayActed(it) }),
  striking: ({ what }) => ({
    around: (clause) =>
      what === 'this' ? phrase('when.striking-this', { clause }) : phrase('when.striking', { clause }),
  }),
  'additional-action': () => ({ around: (clause) => phrase('when.additional-action', { clause }) }),
  rolled: sayRolled,
  tested: (it) => when(sayTested(it)),
  'would-suffer': sayWouldSuffer,
  'would-suffer-on-this': ({ of, least }) =>
    whenOther('this-card', phrase('on.would-suffer-least', { things: and({ harm: of, count: least }) })),
  suffered: saySuffered,
  'suffered-on-this': ({ of, casting }) => {
    const harm = { suffered: of };
    return whenOther(
      'this-card',
      casting === true ? phrase('on.suffered-casting', { harm }) : phrase('on.suffered', { harm }),
    );
  },
  cast: () => when(phrase('on.cast')),
  spent: ({ what }) => when(what === 'remnant' ? phrase('on.spent-remnant') : phrase('on.spent-focus')),
  'gained-clue': () => when(phrase('on.gained-clue')),
  'gained-this': () => when(phrase('on.gained-this')),
  buying: () => when(phrase('on.buying')),
  'removed-doom': ({ least }) => when(phrase('on.removed-doom', { least })),
  encountered: ({ where }) => ({
    around: (clause) =>
      phrase('when.after-encounter', {
        places: places(where === 'this-neighbourhood' ? (card.neighbourhood ? [card.neighbourhood] : []) : where),
        clause,
      }),
  }),
  'would-engage': () => whenOther('a-monster', phrase('on.would-engage')),
  'before-attacks': () => ({ around: (clause) => phrase('when.before-attacks', { clause }) }),
  met: ({ monster }) =>
    when(
      or(phrase('on.met.damaged', { monster: { monster } }), phrase('on.met.disengaged'), phrase('on.met.damaged-by')),
    ),
  'damaged-monster': ({ by: who }) => whenOther(who, phrase('on.damaged-monster')),
  'defeated-monster': ({ other }) => when(other === true ? phrase('on.defeated-other') : phrase('on.defeated-monster')),
  'attacked-by-this': () => whenOther('this-monster', phrase('on.attacks-you')),
  'disengaged-from-this': () => when(phrase('on.disengaged-from-this')),
  'evaded-this': () => when(phrase('on.evaded-this')),
  'defeated-this': ({ by: how }) =>
    when(how === 'attack' ? phrase('on.defeated-this-attack') : phrase('on.defeated-this')),
  reckoning: () => ({ lead: phrase('lead.reckoning') }),
  state: (it) => ({ around: sayAsSoonAs(it.when) }),
  anomaly: ({ unscarred }) => ({
    around: (clause) => phrase('when.anomaly', { mended: unscarred === 'any-scar', clause }),
  }),
  spawned: () => ({ around: (clause) => phrase('when.worshipper-spawned', { clause }) }),
  defeated: (it) => ({ around: sayDefeated(it) }),
  'would-encounter': ({ names }) => ({
    around: (clause) => phrase('when.would-encounter', { names: { person: names }, clause }),
  }),
});

/** What stands before what an ability does. */
export const sayWindow = (ability: Ability, card: { readonly neighbourhood?: Neighbourhood }): Opening =>
  saidOf<Windows, Ability['at'], Opening>(says(card), ability.at, ability);
