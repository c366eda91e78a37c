import type { City } from '@tabula/emerald/content/behaviour.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import { bombsName, piecesName } from '@tabula/emerald/forecast-changes.js';
import { bombsForAgent } from '@tabula/emerald/rules/cities.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { JSX } from 'preact';
import { Icon, Sigil } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { lightOf } from './emblem.js';
import { BLOCKS, GRID } from './geometry.js';
import { parted } from './hyphens.js';
import { cardLabel, cityLabel, marked, presenceLabel } from './labels.js';
import { Cube, Pawn, Row } from './pieces.js';
import { useSeen } from './seen.js';
import { type Presence, royalIn, standingIn } from './standing.js';
import { ActionSymbols, Emblem, Gains, PointsMark } from './symbols.js';

/** What somebody's row in a city may be touched for: their agents, or their cubes. */
const piecesOf = (city: City, seat: number): readonly [Ref, Ref] => [
  { agent: `${city}:${seat}` },
  { cubes: `${city}:${seat}` },
];

/** Longer names are set smaller, beside the mark of a tie. */
const LONG = 12;

/** A city on the map: its card, who stands there, and its royal. */
export function CityBlock({ id }: { readonly id: City }): JSX.Element {
  const { props, view, threatened } = useCity(id);
  const { question } = props.now;
  const [may, chosen] = [props.may({ city: id }), props.chosen({ city: id })];
  const style = {
    '--x': `${BLOCKS[id].x}%`,
    '--y': `${BLOCKS[id].y}%`,
    '--tx': `${GRID[id].x}%`,
    '--ty': `${GRID[id].y}%`,
  };
  const blocking = question?.id === 'block-window/block';
  const aside = (props.composing === true || blocking) && !threatened && !chosen && !may;
  const crowd = standingIn(view, id).present.length + (view.cities[id].zombies > 0 ? 1 : 0);
  return (
    <article
      class={`em-city${aside ? ' is-aside' : ''}${threatened ? ' is-threatened' : ''}${crowd > 3 ? ' is-crowded' : ''}`}
      data-city={id}
      data-at={id}
      style={style}
      aria-label={props.name({ city: id })}
    >
      <Pile id={id} />
      <div class={`em-city__b${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}>
        <CityTouch id={id} />
        <header>
          <h2 class={props.name({ city: id }).length > LONG ? 'is-long' : ''}>{props.name({ city: id })}</h2>
          <Head id={id} />
        </header>
        <Presences id={id} most={4} />
        <Royal id={id} />
      </div>
    </article>
  );
}

/** What a part of a city looks at; whether somebody's agent is attacked here now. */
export function useCity(id: City) {
  const seen = useSeen();
  const { question } = seen.props.now;
  const threatened =
    question?.id === 'block-window/block' &&
    (question.prompt.params.city as { city?: string } | undefined)?.city === id;
  return { ...seen, threatened };
}

/** The city itself may be chosen: a button under what lies in it. */
export function CityTouch({ id }: { readonly id: City }): JSX.Element {
  const seen = useSeen();
  const ref = { city: id };
  return (
    <button
      type="button"
      class="em-city__touch"
      aria-label={marked(seen, cityLabel(seen, id), ref)}
      aria-pressed={seen.props.chosen(ref)}
      onClick={() => seen.props.touch(ref)}
    />
  );
}

/** EMER-1.21: what it takes to kill an agent here; and that nobody has the majority. */
export function Head({ id, named = false }: { readonly id: City; readonly named?: boolean }): JSX.Element {
  const { view, s, words } = useSeen();
  const count = bombsForAgent(s, id);
  return (
    <>
      {standingIn(view, id).tied && (
        <span class="em-tie" title={words('tie')}>
          <span class="vh">{words('tie')}</span>
          <span aria-hidden="true">=</span>
        </span>
      )}
      <span class="em-need num" title={words('bombs.agent', { count })}>
        <span class="vh">{words('bombs.agent', { count })}</span>
        <Icon id="em-sym-bomb" />
        <span aria-hidden="true">
          <Num of={bombsName(id, 'agent')} value={count} within />
        </span>
        {named && <small aria-hidden="true">{words('bombs.agent.short')}</small>}
      </span>
    </>
  );
}

/** Everybody who stands in a city, in the order of the seats. */
export function Presences({ id, most }: { readonly id: City; readonly most: number }): JSX.Element {
  const { view, words } = useSeen();
  const { present, majority } = standingIn(view, id);
  const { zombies } = view.cities[id];
  return (
    <ul class="em-pcs">
      {present.map((presence) => (
        <PresenceRow key={presence.seat} id={id} presence={presence} leads={presence.seat === majority} most={most} />
      ))}
      {zombies > 0 && (
        <li class="em-zo" data-flip={`zombies:${id}`}>
          <Icon id="em-zombie" />
          <span>{words('zombies')}</span>
          <b class="num">{zombies}</b>
        </li>
      )}
    </ul>
  );
}

interface PresenceRowProps {
  readonly id: City;
  readonly presence: Presence;
  readonly leads: boolean;
  readonly most: number;
}

/** What one player has in a city. A majority without a cube claims nothing (EMER-6.4): its frame is dashed. */
function PresenceRow({ id, presence, leads, most }: PresenceRowProps): JSX.Element {
  const seen = useCity(id);
  const { props } = seen;
  const { seat, agents, cubes, sum } = presence;
  const ref = piecesOf(id, seat).find((piece) => props.may(piece) || props.chosen(piece));
  const hit = seen.threatened && seat === props.now.question?.seat;
  const state = `${leads ? (cubes > 0 ? ' is-most' : ' is-bare') : ''}${hit ? ' is-target' : ''}`;
  const label = presenceLabel(seen, presence);
  return (
    <li
      class={`em-pc${state}${ref === undefined ? '' : props.chosen(ref) ? ' is-selected' : ' may'}`}
      data-seat={seat + 1}
      data-flip={`in:${id}:${seat}`}
    >
      {ref !== undefined && (
        <button
          type="button"
          class="em-pc__touch"
          aria-label={marked(seen, `${props.name({ city: id })}, ${label}`, ref)}
          aria-pressed={props.chosen(ref)}
          onClick={() => props.touch(ref)}
        />
      )}
      <Sigil seat={seat} />
      <span class="em-ag">
        <Row of={Pawn} seat={seat} count={agents} most={most} />
      </span>
      <span class="em-cus">
        <Row of={Cube} seat={seat} count={cubes} most={most + 1} />
      </span>
      <b class="num" aria-hidden="true">
        <Num of={piecesName(id, seat)} value={sum} within />
      </b>
      <span class="vh">{label}</span>
    </li>
  );
}

/** The stack of a city: the card on it, and how many lie below. */
export function Pile({ id }: { readonly id: City }): JSX.Element {
  const seen = useSeen();
  const { props, view, words } = seen;
  const { top, stack } = view.cities[id];
  const [card] = top;
  const pack = packOf(view.pack);
  if (card === undefined)
    return (
      <span class="em-pile em-pile--none">
        <span class="em-none">{words('stack.empty')}</span>
      </span>
    );
  const ref = { card };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const printed = pack.cards[card]!;
  return (
    <button
      type="button"
      class={`em-pile${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
      style={{ '--left': Math.min(4, stack.count) }}
      data-card={card}
      data-flip={`card:${card}`}
      aria-pressed={chosen}
      onClick={() => props.touch(ref)}
    >
      <span class="vh">
        {marked(seen, `${cardLabel(seen, card)}, ${words('stack.below', { count: stack.count })}`, ref)}
      </span>
      <span class={`em-cc em-lit--${lightOf(pack, card)}`} aria-hidden="true">
        <span class="em-cc__art">
          <Emblem pack={pack} card={card} />
        </span>
        <span class="em-cc__l">
          <ActionSymbols card={printed} />
        </span>
        <span class="em-cc__r">
          <Gains card={printed} />
        </span>
        <span class="em-cc__n">{parted(seen.card(card)?.name ?? '')}</span>
      </span>
      <span class="em-pile__n num" aria-hidden="true">
        <Icon id="cards" />
        {stack.count}
      </span>
    </button>
  );
}

/** The royal of a city as a cameo: an empty one while it sleeps in the stack, a crossed one when it was taken. */
export function Royal({ id }: { readonly id: City }): JSX.Element {
  const seen = useSeen();
  const { props, view, words, nameOf } = seen;
  const royal = royalIn(view, id);
  const pack = packOf(view.pack);
  if (royal.is === 'hidden' || royal.is === 'gone') {
    const label = words(royal.is === 'hidden' ? 'royal.hidden' : 'royal.gone');
    return (
      <span class={`em-cameo em-cameo--none${royal.is === 'gone' ? ' is-gone' : ''}`} title={label}>
        <span class="vh">{label}</span>
        <Icon id="em-sym-loyalist" />
      </span>
    );
  }
  if (royal.is === 'taken')
    return (
      <button
        type="button"
        class="em-cameo em-cameo--gone"
        aria-label={words('royal.taken', { royal: { card: royal.card }, name: nameOf(royal.by) })}
        onClick={() => props.zoom(royal.card)}
      >
        <Sigil seat={royal.by} />
      </button>
    );
  const ref = { card: royal.card };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const { bombsNeeded, worth } = pack.royals[royal.card]!;
  return (
    <button
      type="button"
      class={`em-cameo${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
      data-card={royal.card}
      data-flip={`card:${royal.card}`}
      aria-pressed={chosen}
      onClick={() => (may || chosen ? props.touch(ref) : props.zoom(royal.card))}
    >
      <span class="vh">
        {marked(seen, words('royal.there', { royal: ref, city: { city: id }, bombs: bombsNeeded, worth }), ref)}
      </span>
      <span class="em-cameo__o">
        <Emblem pack={pack} card={royal.card} />
      </span>
      <span class="em-cameo__b num" aria-hidden="true">
        <Icon id="em-sym-bomb" />
        <Num of={bombsName(id, 'royal')} value={bombsNeeded} within />
      </span>
      <PointsMark kind="restorationist" amount={worth} />
    </button>
  );
}
