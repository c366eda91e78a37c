import type { Unit as UnitOnBoard } from '@tabula/elekt/board.js';
import type { Zone } from '@tabula/elekt/content/behaviour.js';
import { limitOf } from '@tabula/elekt/rules/keywords.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { Emblem } from './emblem.js';
import { cardLabel } from './labels.js';
import { seatsFrom, sizeOf } from './open-board.js';
import { useSeen } from './seen.js';
import { Counts, Tally, type Told, told } from './tally.js';
import { SHORT, Unit } from './unit.js';

export const NUMERALS: Readonly<Record<Zone, string>> = { mission: 'I', influence: 'II', court: 'III' };

interface ZoneProps {
  readonly zone: Zone;
  /** Confrontations take place here now, in this attribute. */
  readonly now: 'here' | 'elsewhere' | null;
  readonly trial: string | null;
  /** Units somewhere may be chosen now: those that may not step back. */
  readonly choosing: boolean;
}

/** A Zone: its face-up card between the corners of the players. */
export function ZoneTray({ zone, now, trial, choosing }: ZoneProps): JSX.Element {
  const seen = useSeen();
  const { props, s, home, words, view } = seen;
  const limit = limitOf(s, zone);
  // What has been counted is not counted again: units that stay there are fought for no more.
  const fought = view.phase === 'confrontation' || view.phase === 'end';
  const done = fought && view.zones[zone].card === null && now !== 'here';
  const tally = done ? null : told(s, zone);
  const [me, ...foes] = seatsFrom(s.seats.length, home) as [Seat, ...Seat[]];
  const own = s.zones[zone].units.filter((unit) => unit.owner === me).length;
  const watching = props.now.you === null;
  const ref = { zone };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const units = s.zones[zone].units.length;
  const full = !watching && own >= limit && view.phase === 'assignment';
  const state = `${may ? ' is-open' : ''}${chosen ? ' is-selected' : ''}${now === 'here' ? ' is-now' : ''}${now === 'elsewhere' ? ' is-aside' : ''}`;
  return (
    <section
      class={`ek-zone tray tray--line${state}`}
      data-zone={zone}
      data-players={s.seats.length}
      aria-label={props.name(ref)}
    >
      <header class="ek-zone__head">
        <button type="button" class="ek-zone__name" aria-pressed={chosen} onClick={() => props.touch(ref)}>
          <span class="vh">{words(watching ? 'zone.watch' : 'zone.touch', { zone: ref, units, own, limit })}</span>
          <span class="ek-zone__num" aria-hidden="true">
            <span>{NUMERALS[zone]}</span>
          </span>
          <span class="title" aria-hidden="true">
            {props.name(ref)}
          </span>
        </button>
        {now === 'here' && trial !== null ? (
          <span class={`ek-flag ek-flag--now cf--${SHORT[trial as 'power']}`}>
            <Icon id={SHORT[trial as 'power']} /> {props.name({ attribute: trial })}
          </span>
        ) : (
          <Flag zone={zone} full={full} own={own} limit={limit} />
        )}
      </header>
      <div class="ek-foes">
        {foes.map((seat) => (
          <Corner key={seat} zone={zone} seat={seat} limit={limit} choosing={choosing} tally={tally} />
        ))}
      </div>
      <ZoneCardFace zone={zone} />
      <Corner zone={zone} seat={me} limit={limit} choosing={choosing} tally={tally} mine={!watching} home />
      {tally !== null && (
        <Tally zone={zone} order={[...foes, me].join()} tally={tally} words={words} name={props.name} />
      )}
    </section>
  );
}

interface FlagProps {
  readonly zone: Zone;
  readonly full: boolean;
  readonly own: number;
  readonly limit: number;
}

/** What there is to know about a Zone besides its name. */
function Flag({ zone, full, own, limit }: FlagProps): JSX.Element | null {
  const { words, view, props } = useSeen();
  if (full)
    return (
      <span class="ek-flag">
        <Icon id="lock" /> {words('zone.limit', { count: own, limit })}
      </span>
    );
  if (view.zones[zone].card !== null || view.phase === 'setup') return null;
  const winner = wonBy(props.now.story, zone);
  if (winner === null) return <span class="ek-flag">{words('zone.nobody')}</span>;
  return (
    <span class="ek-flag">
      <Sigil seat={winner} />
      <span>{winner === props.now.you ? words('zone.won.you') : words('zone.won', { seat: { seat: winner } })}</span>
    </span>
  );
}

/** Who won the card of a Zone last, as the story tells it. */
function wonBy(story: ReturnType<typeof useSeen>['props']['now']['story'], zone: Zone): Seat | null {
  for (const { events } of story.toReversed())
    for (const { key, params } of events.toReversed()) {
      const [at, seat] = [params.zone, params.seat];
      if (typeof at !== 'object' || at === null || at.zone !== zone) continue;
      if (key === 'event.card-unclaimed') return null;
      if (key === 'event.won-card' && typeof seat === 'object' && seat !== null) return Number(seat.seat);
    }
  return null;
}

interface CornerProps {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly limit: number;
  readonly choosing: boolean;
  readonly tally: Told | null;
  readonly mine?: boolean;
  readonly home?: boolean;
}

/** The part of a Zone that belongs to one player. */
function Corner({ zone, seat, limit, choosing, tally, mine = false, home = false }: CornerProps): JSX.Element {
  const { s, words, props, nameOf } = useSeen();
  const units = s.zones[zone].units.filter((unit) => unit.owner === seat);
  const cells = Math.max(units.length, limit);
  const may = mine && props.may({ zone });
  const label = words('zone.corner', { seat: { seat }, count: units.length, limit, zone: { zone } });
  return (
    <section class={`ek-corner${home ? ' ek-corner--home' : ''}`} data-seat={seat + 1} aria-label={label}>
      <header>
        <Sigil seat={seat} />
        <b>{nameOf(seat)}</b>
        <span class="num" aria-hidden="true">
          {units.length}/<Num of={`limit/${zone}`} value={limit} within />
        </span>
      </header>
      <div class="ek-cards" data-cells={cells}>
        {units.map((unit) => (
          <Unit
            key={unit.card}
            card={unit.card}
            place={{ is: 'zone', zone, unit: unit as UnitOnBoard }}
            size="small"
            dim={choosing}
          />
        ))}
        {Array.from({ length: cells - units.length }, (_, at) =>
          at === 0 && may ? (
            <button
              key="open"
              type="button"
              class={`slot may${props.chosen({ zone }) ? ' is-selected' : ''}`}
              aria-label={words('zone.here', { zone: { zone } })}
              onClick={() => props.touch({ zone })}
            >
              <Icon id="plus" />
            </button>
          ) : (
            <span key={`free${at}`} class="slot" aria-hidden="true" />
          ),
        )}
        {tally !== null && <Counts zone={zone} seat={seat} tally={tally} />}
      </div>
    </section>
  );
}

/** The face-up Mission, Influence or Privilege: paper, a ribbon for every Title, and what it does. */
function ZoneCardFace({ zone }: { readonly zone: Zone }): JSX.Element {
  const seen = useSeen();
  const { props, view, words } = seen;
  const id = view.zones[zone].card;
  const deck = { mission: view.missions, influence: view.influences, court: view.privileges }[zone];
  if (id === null) {
    return (
      <div class="ek-zcard ek-zcard--empty">
        <span class="caps">{props.say({ key: `label.${zone === 'court' ? 'privilege' : zone}`, params: {} })}</span>
        <span>{words('zone.deck', { count: sizeOf(deck) })}</span>
      </div>
    );
  }
  const about = seen.card(id);
  if (about === null) return <div />;
  const [may, chosen] = [props.may({ card: id }), props.chosen({ card: id })];
  return (
    <button
      type="button"
      class={`zcard ek-zcard${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
      data-flip={`card:${id}`}
      data-card={id}
      onClick={() => props.touch({ card: id })}
      onContextMenu={(event) => {
        event.preventDefault();
        props.zoom(id);
      }}
    >
      <span class="vh">{`${cardLabel(seen, id, { is: 'face-up' })}. ${about.text.join(' ')}`}</span>
      <span class="ek-whole" aria-hidden="true">
        <Emblem card={id} class="zcard__mark" />
        <span class="zcard__kind">
          {about.kind}
          <span>{words('zone.deck', { count: sizeOf(deck) })}</span>
        </span>
        <span class="zcard__name">{about.name}</span>
        {about.titles.length > 0 && (
          <span class="ribbons">
            {about.titles.map((title) => (
              <span key={title} class="ribbon">
                {title}
              </span>
            ))}
          </span>
        )}
        <span class="zcard__text">{about.text.join(' ')}</span>
      </span>
    </button>
  );
}
