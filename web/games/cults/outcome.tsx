import type { Event as Told } from '@tabula/kernel/chance.js';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Cite, Icon, Sigil } from '../../app/parts.js';
import { idIn } from '../../table/event.js';
import { CardBack, CardPiece } from './card.js';
import type { FoughtSide } from './fought.js';
import { useSeen } from './seen.js';
import { Attack, Sum } from './stage.js';
import type { Held } from './use-fought.js';

/** A confrontation that is over: what everybody had, who wins, and what that does. */
export function OutcomeStage({ held }: { readonly held: Held }): JSX.Element {
  const { words, props } = useSeen();
  const { fought, leave, look } = held;
  useGoOn(leave);
  const { district, winner, by, sides, rule } = fought;
  const score = [...sides].sort((one, other) => other.total - one.total);
  return (
    <section
      class="cu-stage is-over tray tray--line"
      aria-label={words('fight.over', { district: { district } })}
      onPointerEnter={() => look(true)}
      onPointerLeave={() => look(false)}
      onFocusIn={() => look(true)}
      onFocusOut={() => look(false)}
    >
      <header>
        <Icon id="atk" />
        <h2 class="title">{words('fight', { district: { district } })}</h2>
        <p class="cu-verdict">
          {winner !== null && <Sigil seat={winner} />}
          <b>
            {winner === null
              ? words('fight.tied')
              : winner === props.now.you
                ? words('fight.won.you')
                : words('fight.won', { seat: { seat: winner } })}
          </b>
          <span class="cu-score num">
            {score.map(({ seat, total }) => (
              <span key={seat}>
                {sides.length > 2 && <Sigil seat={seat} />}
                {total}
              </span>
            ))}
          </span>
          <Cite rule={winner === null ? 'CULT-11.26' : rule} short />
          <span class="cu-verdict__then">
            {words(winner === by ? 'fight.then.terror' : 'fight.then.none')}{' '}
            <Cite rule={winner === by ? 'CULT-11.29' : 'CULT-11.30'} short />
          </span>
        </p>
        {leave !== null && (
          <button type="button" class="btn btn--small cu-leave" onClick={leave}>
            {words('fight.leave')}
          </button>
        )}
      </header>
      <div class="cu-sides" data-sides={sides.length}>
        {sides.map((side, at) => (
          <OverSide key={side.seat} side={side} won={side.seat === winner} at={at} />
        ))}
      </div>
    </section>
  );
}

/** Whoever answers, or touches anything else of the table, has seen it. */
function useGoOn(leave: (() => void) | null): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const elsewhere = ({ target }: Event) =>
      !(target instanceof Element && target.closest('.cu-stage, dialog') !== null);
    const touched = (event: Event) => {
      if (elsewhere(event)) latest.current?.();
    };
    const pressed = (event: KeyboardEvent) => {
      const isWord = event.key === 'Escape' || (event.key.length === 1 && !event.ctrlKey && !event.metaKey);
      if (isWord && elsewhere(event)) latest.current?.();
    };
    addEventListener('click', touched);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('click', touched);
      removeEventListener('keydown', pressed);
    };
  }, []);
}

interface OverSideProps {
  readonly side: FoughtSide;
  readonly won: boolean;
  readonly at: number;
}

function OverSide({ side, won, at }: OverSideProps): JSX.Element {
  const { nameOf } = useSeen();
  const { seat, cards, total, made } = side;
  return (
    <article class={`cu-side ${won ? 'is-leading' : 'is-beaten'}`} data-seat={seat + 1} style={{ '--k': String(at) }}>
      <header>
        <Sigil seat={seat} />
        <b>{nameOf(seat)}</b>
        <Attack total={total} />
      </header>
      <div class="cu-side__cards">
        {cards.map((card, nth) =>
          card === null ? <CardBack key={nth} /> : <CardPiece key={card} card={card} piled />,
        )}
      </div>
      {made !== null && <Sum total={made} />}
      <Effects side={side} won={won} />
    </article>
  );
}

/** What came of it for one side, with the rules that say so. */
function Effects({ side, won }: Pick<OverSideProps, 'side' | 'won'>): JSX.Element {
  const { words, props } = useSeen();
  const { effects } = side;
  const of = (key: string): readonly Told[] => effects.filter((event) => event.key === key);
  const [lost, chaos] = [of('event.ritual-lost'), of('event.disorganised')];
  const levels = lost.map((event) => props.name({ level: idIn(event, 'level', 'level') })).join(', ');
  return (
    <ul class="cu-effects">
      {won && (
        <li>
          {words('fight.keeps')} <Cite rule="CULT-11.24" short />
        </li>
      )}
      {lost.length > 0 && (
        <li>
          {words('fight.loses', { count: lost.length, levels })} <Cite rule={lost[0]!.rule} short />
        </li>
      )}
      {chaos.length > 0 && (
        <li>
          {words('fight.disorganised', { count: chaos.length })} <Cite rule={chaos.at(-1)!.rule} short />
        </li>
      )}
      {of('event.redirected').map(({ params, rule }) => (
        <li key={rule}>
          {words('fight.redirects', { winner: params.winner ?? null })} <Cite rule={rule} short />
        </li>
      ))}
      {of('event.gained').map(({ params, rule }, nth) => (
        <li key={nth}>
          {words('fight.gains', { token: params.token ?? null, count: Number(params.count) })}{' '}
          <Cite rule={rule} short />
        </li>
      ))}
    </ul>
  );
}
