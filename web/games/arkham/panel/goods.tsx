import { HANDS } from '@tabula/arkham/board.js';
import { DARK_PACT, kindOf, sideOf } from '@tabula/arkham/packs.js';
import { assetOf, engagedWith, healthOf, monsterCard } from '@tabula/arkham/rules/look.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon, scrolls } from '../../../app/parts.js';
import { useInSight } from '../../use-in-sight.js';
import { CardPiece } from '../cards/piece.js';
import { emblemOf } from '../emblem.js';
import { type Seen, useSeen } from '../seen.js';
import { softly } from '../soft.js';

/** What somebody carries, and what clings to them. */
export function assetsOf({ s, view }: Pick<Seen, 's' | 'view'>, seat: Seat) {
  const { assets } = s.seats[seat]!;
  const clings = assets.filter(({ card }) => assetOf(s, card).type === 'condition');
  const carried = assets.filter((asset) => !clings.includes(asset));
  return { carried, clings: view.seats[seat]!.pact.count > 0 ? [...clings, { card: DARK_PACT, back: false }] : clings };
}

interface GoodsProps {
  readonly seat: Seat;
  /** They are read over the table: nothing steps back there. */
  readonly reads: boolean;
}

/** The cards one carries. */
export function Carried({ seat, reads }: GoodsProps): JSX.Element {
  const seen = useSeen();
  const { words, props } = seen;
  const strip = useRef<HTMLDivElement>(null);
  useInSight(strip, props.now.question?.id);
  const { carried } = assetsOf(seen, seat);
  const choosing = carried.some(({ card }) => props.may({ card }) || props.chosen({ card }));
  return (
    <>
      <div class="ar-hd">
        <h3 class="caps">{words('panel.carried')}</h3>
        <small class="ar-hd__hands">
          {Array.from({ length: HANDS }, (_, at) => (
            <Icon key={at} id="ar-hand" />
          ))}
          {words('panel.hands')}
        </small>
      </div>
      <div
        class="ar-cards"
        ref={(box) => {
          strip.current = box;
          scrolls(box);
        }}
      >
        {carried.length === 0 && <p class="flavour">{words('panel.nothing')}</p>}
        {carried.map(({ card, back, damage, horror }) => (
          <CardPiece
            key={card}
            card={card}
            back={back}
            marks={{ damage, horror }}
            dim={choosing && !reads}
            reads={reads}
          />
        ))}
      </div>
    </>
  );
}

const BLESSED = 'condition/blessed';
/** More of what clings to somebody is said in figures: lines of words would take the cards above their room. */
const FEW = 2;

interface HurtsProps {
  readonly left: number;
  readonly damage: number;
  readonly horror: number;
}

/** What a monster can still take and what it does, for eyes. */
const Hurts = ({ left, damage, horror }: HurtsProps): JSX.Element => (
  <span class="ar-eng__n num" aria-hidden="true">
    <Icon id="shield" />
    {left}
    <Icon id="ar-damage" />
    {damage}
    <Icon id="ar-horror" />
    {horror}
  </span>
);

/** Conditions, a dark pact whose back nobody has seen, and who holds me. */
export function Clinging({ seat, reads }: GoodsProps): JSX.Element {
  const seen = useSeen();
  const { s, words, props, card: read } = seen;
  const held = engagedWith(s, seat);
  const clings = assetsOf(seen, seat).clings;
  const close = clings.length + held.length > FEW;
  return (
    <div class="ar-foot">
      {clings.map(({ card, back }) => {
        const about = read(sideOf(card, back));
        const state = `${props.may({ card }) ? ' may' : ''}${props.chosen({ card }) ? ' is-selected' : ''}`;
        return (
          <button
            key={card}
            type="button"
            class={`ar-cond${kindOf(card) === BLESSED ? ' is-good' : ''}${state}`}
            data-card={card}
            onClick={() => (reads && state === '' ? props.zoom(card) : props.touch({ card }))}
          >
            <Icon id={emblemOf(sideOf(card, back))} />
            <span>
              <b>{about && softly(words, about.name)}</b>
              <span class="ar-cond__t" data-brief>
                {about?.text.join(' ')}
              </span>
            </span>
          </button>
        );
      })}
      {held.length === 0 ? (
        <p class="ar-eng">
          <Icon id="ar-clasp" />
          <span>
            <b>{words('panel.free')}</b>
            <span class="ar-free">{words('panel.free.about')}</span>
          </span>
        </p>
      ) : (
        held.map(({ card, damage }) => {
          const monster = monsterCard(s, card);
          const left = healthOf(s, card) - damage;
          const state = `${props.may({ card }) ? ' may' : ''}${props.chosen({ card }) ? ' is-selected' : ''}`;
          return (
            <button
              key={card}
              type="button"
              class={`ar-eng is-held${state}`}
              data-card={card}
              onClick={() => (reads && state === '' ? props.zoom(card) : props.touch({ card }))}
            >
              <Icon id={emblemOf(card)} />
              <span>
                <b>{softly(words, close ? props.name({ card }) : words('panel.held', { monster: { card } }))}</b>
                <span class={close ? 'vh' : undefined}>
                  {words('panel.held.about', { left, damage: monster.damage, horror: monster.horror })}
                </span>
                {close && <Hurts left={left} damage={monster.damage} horror={monster.horror} />}
              </span>
            </button>
          );
        })
      )}
    </div>
  );
}
