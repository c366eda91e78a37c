import { assetOf, sheetOf } from '@tabula/arkham/rules/look.js';
import type { Question } from '@tabula/kernel/question.js';
import type { JSX } from 'preact';
import { Cite, Icon, scrolls } from '../../../app/parts.js';
import { emblemOf } from '../emblem.js';
import { Bust } from '../panel/bust.js';
import { useSeen } from '../seen.js';
import { softly } from '../soft.js';
import { amountOf, type Kind, less, roomOf } from './harm.js';

const VITAL = { damage: 'health', horror: 'sanity' } as const;
const WHOLE = { damage: 'ar-heart', horror: 'ar-mind' } as const;

/** Damage or horror that has come, and who or what can take it. */
export function HarmStage({ question, kind }: { readonly question: Question; readonly kind: Kind }): JSX.Element {
  const { s, props, words } = useSeen();
  const { seat } = question;
  const amount = amountOf(question, kind);
  const { assets: all, [kind]: hits } = s.seats[seat]!;
  // What can take some of it lies nearest.
  const assets = [...all].sort((a, b) => roomOf(question, b.card) - roomOf(question, a.card));
  const sheet = sheetOf(s, seat);
  const taken = assets.map(({ card }) => (props.chosen({ card }) ? countChosen(props.badge?.({ card })?.count) : 0));
  const given = taken.reduce((sum, count) => sum + count, 0);
  const vital = VITAL[kind];
  return (
    <section class="ar-stage ar-harm tray" aria-label={words(`harm.${kind}`, { count: amount })}>
      <section class="ar-inc">
        <div class="ar-hd">
          <h3 class="caps">{words('harm.coming')}</h3>
          <Cite rule={question.rule} short />
        </div>
        <b class="ar-inc__n">{words(`harm.${kind}`, { count: amount })}</b>
        <div class="ar-inc__t" aria-hidden="true">
          {Array.from({ length: amount }, (_, at) => (
            <span key={at} class={`ar-dt ar-dt--${kind}${at < given ? ' is-put' : ''}`}>
              <Icon id={`ar-${kind}`} />
            </span>
          ))}
        </div>
        <p>{words('harm.how')}</p>
      </section>
      <div class="ar-tgs" ref={scrolls}>
        <article class={`ar-tg${props.may({ seat }) ? ' is-may' : ''}`} data-seat={seat + 1}>
          <Bust seat={seat} />
          <Head
            name={words('harm.you')}
            note={words(`harm.${vital}.left`, { left: Math.max(0, sheet[vital] - hits - amount + given) })}
          />
          <Row kind={kind} most={sheet[vital]} old={hits} fresh={amount - given} />
          <Steps
            plus={props.may({ seat }) ? () => props.touch({ seat }) : null}
            minus={null}
            name={words('harm.you')}
          />
          <p>{words('harm.you.about')}</p>
        </article>
        {assets.map((asset, at) => {
          const { card } = asset;
          const room = roomOf(question, card);
          if (room === 0) return <Refuses key={card} card={card} kind={kind} />;
          const most = assetOf(s, card)[vital] ?? 0;
          const fresh = taken[at]!;
          const full = asset[kind] + fresh >= most;
          return (
            <article key={card} class={`ar-tg${props.may({ card }) ? ' is-may' : ''}`}>
              <Art card={card} />
              <Head name={props.name({ card })} note={words(`harm.${kind}.takes`, { count: room })} />
              <Row kind={kind} most={most} old={asset[kind]} fresh={fresh} />
              <Steps
                plus={props.may({ card }) ? () => props.touch({ card }) : null}
                minus={fresh > 0 ? () => props.touch(less(card)) : null}
                name={props.name({ card })}
              />
              <p>{words(full ? 'harm.full' : given > 0 && fresh === 0 ? 'harm.one' : 'harm.room')}</p>
            </article>
          );
        })}
      </div>
    </section>
  );
}

const countChosen = (count: number | null | undefined): number => count ?? 1;

const Art = ({ card }: { readonly card: string }): JSX.Element => (
  <span class="ar-tg__i" data-card={card} aria-hidden="true">
    <Icon id={emblemOf(card)} />
  </span>
);

function Head({ name, note }: { readonly name: string; readonly note: string }): JSX.Element {
  const { words } = useSeen();
  return (
    <div class="ar-tg__h">
      <b>{softly(words, name)}</b>
      <small>{note}</small>
    </div>
  );
}

interface RowProps {
  readonly kind: Kind;
  readonly most: number;
  readonly old: number;
  readonly fresh: number;
}

/** What was there, what comes now with a white rim, and what would stay whole. */
function Row({ kind, most, old, fresh }: RowProps): JSX.Element {
  const { words } = useSeen();
  return (
    <span class="ar-tg__s" role="img" aria-label={words('harm.row', { old, fresh, most })}>
      {Array.from({ length: Math.max(most, old + fresh) }, (_, at) => {
        const state = at < old ? 'is-old' : at < old + fresh ? 'is-new' : 'is-free';
        return (
          <i key={at} class={`ar-hs ar-hs--${kind} ${state}`}>
            <Icon id={state === 'is-free' ? WHOLE[kind] : `ar-${kind}`} />
          </i>
        );
      })}
    </span>
  );
}

interface StepsProps {
  readonly plus: (() => void) | null;
  readonly minus: (() => void) | null;
  readonly name: string;
}

function Steps({ plus, minus, name }: StepsProps): JSX.Element {
  const { words } = useSeen();
  return (
    <span class="ar-stp">
      {minus !== null && (
        <button type="button" aria-label={words('harm.less', { who: name })} onClick={minus}>
          −
        </button>
      )}
      {plus !== null && (
        <button type="button" class="may" aria-label={words('harm.more', { who: name })} onClick={plus}>
          +
        </button>
      )}
    </span>
  );
}

/** A card that cannot take any of it. */
function Refuses({ card, kind }: { readonly card: string; readonly kind: Kind }): JSX.Element {
  const { props, words } = useSeen();
  return (
    <article class="ar-tg is-no">
      <Art card={card} />
      <Head name={props.name({ card })} note="" />
      <p>
        <Icon id="lock" /> {words(`harm.${kind}.no`)}
      </p>
    </article>
  );
}
