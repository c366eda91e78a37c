import { packOf } from '@tabula/emerald/content/packs.js';
import { cardsIn, sizeOf } from '@tabula/emerald/open-board.js';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../app/parts.js';
import { useInSight } from '../use-in-sight.js';
import { CardPiece } from './card.js';
import { parted } from './hyphens.js';
import { factionSeen } from './identity.js';
import { Cube, Pawn } from './pieces.js';
import { Sanity } from './plates.js';
import { useSeen } from './seen.js';
import { Attr, countOn, RACK, type RackSymbol } from './symbols.js';

/** One's own hand, what its cards can be played for, and who one is. */
export function HandRow({ open }: { readonly open: () => void }): JSX.Element | null {
  const { props, view, words } = useSeen();
  const [sought, seek] = useState<RackSymbol | null>(null);
  const strip = useRef<HTMLElement>(null);
  const { you } = props.now;
  const player = you === null ? undefined : view.seats[you];
  const hand = player === undefined ? [] : cardsIn(player.hand);
  const may = hand.filter((card) => props.may({ card }));
  const chosen = hand.filter((card) => props.chosen({ card }));
  useInSight(strip, [props.now.version, may, chosen].join('/'));
  if (player === undefined) return null;
  const { cards } = packOf(view.pack);
  const choosing = may.length + chosen.length > 0;
  const bears = (card: string) => sought !== null && countOn(cards[card]!, sought) > 0;
  return (
    <div class="em-handrow">
      <Rack hand={hand} sought={sought} seek={(symbol) => seek(symbol === sought ? null : symbol)} />
      <section ref={strip} class="em-hand" data-hand aria-label={words('hand')} data-cards={hand.length}>
        {hand.length === 0 && <p class="em-empty">{words('hand.empty')}</p>}
        {hand.map((card) => (
          <CardPiece key={card} card={card} dim={choosing} lit={bears(card)} />
        ))}
      </section>
      <Me open={open} />
    </div>
  );
}

interface RackProps {
  readonly hand: readonly string[];
  readonly sought: RackSymbol | null;
  readonly seek: (symbol: RackSymbol) => void;
}

/** EMER-4.2: how many of each symbol the hand shows; a touch lights the cards that bear it. */
function Rack({ hand, sought, seek }: RackProps): JSX.Element {
  const { view, words } = useSeen();
  const { cards } = packOf(view.pack);
  return (
    <ul class="em-rack" aria-label={words('rack')}>
      {RACK.map((symbol) => {
        const count = hand.reduce((sum, card) => sum + countOn(cards[card]!, symbol), 0);
        const label = words(`rack.${symbol}`, { count });
        return (
          <li key={symbol}>
            <button
              type="button"
              class={`em-rk${count === 0 ? ' is-none' : ''}${sought === symbol ? ' is-sought' : ''}`}
              title={label}
              aria-label={label}
              aria-pressed={sought === symbol}
              onClick={() => seek(symbol)}
            >
              <Attr of={symbol} />
              <b class="num" aria-hidden="true">
                {count}
              </b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** EMER-19.1: one's identity, for one's own eyes; one's sanity, cards and pieces. */
function Me({ open }: { readonly open: () => void }): JSX.Element | null {
  const { props, view, words } = useSeen();
  const { you } = props.now;
  const player = you === null ? undefined : view.seats[you];
  if (you === null || player === undefined) return null;
  const known = factionSeen(view, you);
  const card = player.revealed[0] ?? cardsIn(player.identity)[0];
  const piles = [
    ['deck', sizeOf(player.deck)],
    ['discard', player.discard.length],
    ['display', player.display.length],
  ] as const;
  return (
    <section class="em-me tray" aria-label={words('me')}>
      {known !== null && card !== undefined && (
        <button type="button" class={`em-idc em-is--${known.faction}`} onClick={() => props.zoom(card)}>
          <span class="em-idc__h">
            <Icon id={known.open ? 'people' : 'eyeoff'} />
            {words(known.open ? 'identity.revealed' : 'identity.secret')}
          </span>
          <span class="em-idc__a">
            <Icon id={`em-${known.faction}`} />
          </span>
          <b>{parted(words('faction', { faction: { faction: known.faction } }))}</b>
          {player.changes.length > 0 && <small>{words('identity.changed')}</small>}
        </button>
      )}
      <div class="em-me__r">
        <div class="em-me__san">
          <span class="caps">{words('sanity.name')}</span>
          <Sanity left={player.sanity} />
        </div>
        <button type="button" class="em-me__p num" data-flip-deck onClick={open}>
          {piles.map(([pile, count]) => (
            <span key={pile}>
              <span>{words(`pile.${pile}`)}</span>
              <b>{count}</b>
            </span>
          ))}
        </button>
        <p class="em-me__pool num">
          <span>
            <Pawn seat={you} />
            {player.agents}
          </span>
          <span>
            <Cube seat={you} />
            {player.cubes}
          </span>
          <small>{words('pool')}</small>
        </p>
      </div>
    </section>
  );
}
