import type { Tile } from '@tabula/arkham/board.js';
import { depthOf } from '@tabula/arkham/rules/look.js';
import { symbolsAt } from '@tabula/arkham/symbols.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { ComponentChildren, JSX } from 'preact';
import { Cite, Icon, Sigil } from '../../../app/parts.js';
import { emblemOf } from '../emblem.js';
import { nameOfSpace } from '../names.js';
import { useSeen } from '../seen.js';
import { type Figure, figuresAt } from './crowd.js';
import { SYMBOLS } from './symbols.js';
import '../style/hoods.css';

/** What is looked at more closely: a neighbourhood, or one space. */
export type Looked = { readonly tile: Tile } | { readonly space: number };

interface TileFactsProps {
  readonly of: Looked;
  readonly close: () => void;
}

/** Everything about a neighbourhood, space by space: who is there, and what its encounters usually ask for and bring. */
export function TileFacts({ of, close }: TileFactsProps): JSX.Element {
  const seen = useSeen();
  const { props, table, view, words } = seen;
  const attached = 'tile' in of ? view.attached.filter((one) => one.tile === of.tile) : [];
  return (
    <>
      {'tile' in of && <Mixed tile={of.tile} />}
      <div class="ar-hoods">
        {'tile' in of ? (
          table.tiles[of.tile]!.map((space) => (
            <SpaceFacts key={space} space={space} close={close}>
              {nameOfSpace(seen, space)}
            </SpaceFacts>
          ))
        ) : (
          <SpaceFacts space={of.space} close={close}>
            {words('map.here')}
          </SpaceFacts>
        )}
      </div>
      {attached.length > 0 && (
        <p class="ar-hoods__cards">
          {words('map.attached')}
          {attached.map(({ card }) => (
            <button key={card} type="button" class="btn btn--small" onClick={() => props.zoom(card)}>
              <Icon id="ar-deck-archive" />
              {props.name({ card })}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/** ARK-R.190: how deep in the encounters of a neighbourhood its clues lie. */
function Mixed({ tile }: { readonly tile: Tile }): JSX.Element | null {
  const { s, words } = useSeen();
  const { clues } = s.tiles[tile];
  if (clues === 0) return null;
  return (
    <p class="ar-hoods__mixed">
      <Icon id="ar-clue" />
      <span>
        {words('map.mixed', { clues, depth: depthOf(s, tile, clues) })} <Cite rule="ARK-R.190" short />
      </span>
    </p>
  );
}

interface SpaceFactsProps {
  readonly space: number;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

function SpaceFacts({ space, close, children }: SpaceFactsProps): JSX.Element {
  const { s, table, view, words } = useSeen();
  const { asks, brings } = symbolsAt(s, table.spaces[space]!.id);
  const figures = figuresAt(s, space);
  return (
    <section class="ar-hoods__space">
      <h3>
        {children}
        {table.spaces[space]!.tile >= 0 && (
          <span class="num">
            <Icon id="ar-doom" />
            {words('map.doom', { count: view.doom[space] ?? 0 })}
          </span>
        )}
      </h3>
      {table.spaces[space]!.tile >= 0 && (
        <>
          <Signs title={words('map.asks')} signs={asks} />
          <Signs title={words('map.brings')} signs={brings} />
        </>
      )}
      {figures.length > 0 && (
        <ul>
          {figures.map((figure, nth) => (
            <Present key={nth} figure={figure} close={close} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SignsProps {
  readonly title: string;
  readonly signs: readonly (keyof typeof SYMBOLS)[];
}

function Signs({ title, signs }: SignsProps): JSX.Element {
  const { words } = useSeen();
  return (
    <p>
      <b>{title}</b> {signs.length === 0 ? words('map.none') : signs.map((one) => <Sign key={one} one={one} />)}
    </p>
  );
}

/** A symbol as the map has it, and its word. */
function Sign({ one }: { readonly one: keyof typeof SYMBOLS }): JSX.Element {
  const { words } = useSeen();
  return (
    <span class="ar-hoods__sign">
      <Icon id={SYMBOLS[one]} />
      {words(`map.sign.${one}`)}
    </span>
  );
}

/** Somebody or something that is there; every monster on a line of its own. Who may be chosen is, by a touch. */
function Present({ figure, close }: { readonly figure: Figure; readonly close: () => void }): JSX.Element {
  const { props, words, nameOf } = useSeen();
  const asked = (ref: Ref): boolean => props.may(ref) || props.chosen(ref);
  const look = (ref: Ref): string => `${props.may(ref) ? ' may' : ''}${props.chosen(ref) ? ' is-selected' : ''}`;
  const choose = (ref: Ref) => {
    props.touch(ref);
    close();
  };
  if (figure.is === 'seat') {
    const ref = { seat: figure.seat };
    return (
      <li>
        {asked(ref) ? (
          <button type="button" class={`btn btn--small${look(ref)}`} onClick={() => choose(ref)}>
            <Sigil seat={figure.seat} />
            {nameOf(figure.seat)}
          </button>
        ) : (
          <>
            <Sigil seat={figure.seat} />
            {nameOf(figure.seat)}
          </>
        )}
      </li>
    );
  }
  const state = (name: string): string =>
    figure.is === 'held'
      ? words('map.holds', { name, seat: nameOf(figure.seat) })
      : words(figure.is === 'ready' ? 'map.ready' : 'map.exhausted', { name });
  return (
    <>
      {figure.cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            class={`btn btn--small${look({ card })}`}
            data-card={card}
            onClick={() => (asked({ card }) ? choose({ card }) : props.zoom(card))}
          >
            <Icon id={emblemOf(card)} />
            {state(props.name({ card }))}
          </button>
        </li>
      ))}
    </>
  );
}
