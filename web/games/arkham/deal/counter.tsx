import { kindOf } from '@tabula/arkham/packs.js';
import { priceOf } from '@tabula/arkham/verbs/prices.js';
import type { Question } from '@tabula/kernel/question.js';
import type { JSX } from 'preact';
import { useLater } from '../../../app/later.js';
import { Icon, scrolls } from '../../../app/parts.js';
import { CardPiece } from '../cards/piece.js';
import { emblemOf } from '../emblem.js';
import { nameOfSpace } from '../names.js';
import { useSeen } from '../seen.js';
import { costOf, isPurchase, moneyIn, offersIn, priceIn } from './shop.js';

/**
 * What is sold or offered lies on a counter over the map, with its prices; below it the basket as a sum. How it looks is
 * loaded when something lies there.
 */
export function Counter({ question }: { readonly question: Question }): JSX.Element | null {
  const looks = useLater(() => import('../style/counter.css'));
  const seen = useSeen();
  const { s, view, props, words, table } = seen;
  const { seat } = question;
  const spells = question.id.startsWith('buy-spells');
  const offers = offersIn(question, view.display);
  const onSale = spells ? view.encounter.filter((card) => table.assets[kindOf(card)]?.type === 'spell') : view.display;
  const lie = offers ?? onSale;
  const selling = isPurchase(question);
  // What is sold here lies in front.
  const isSold = (card: string) => !selling || priceIn(question, card) !== null;
  const cards = [...lie.filter(isSold), ...lie.filter((card) => !isSold(card))];
  const basket = selling ? cards.filter((card) => props.chosen({ card })) : [];
  const money = selling ? moneyIn(question) : s.seats[seat]!.money;
  const cost = selling ? costOf(question, basket) : 0;
  const left = money - cost;
  const dollars = (count: number) => words('map.price', { count });
  const { sheet, space } = view.seats[seat]!;
  const chooses = question.id === 'new-investigator/choice' && sheet !== null;
  if (looks === null) return null;
  return (
    <section class="ar-over ar-counter" aria-label={words('shop')}>
      <header>
        <span class="ar-counter__sign" aria-hidden="true">
          <Icon id={spells ? 'ar-mystic-tome' : offers === null ? 'ar-money' : 'ar-hand'} />
        </span>
        <div>
          <b>{chooses ? props.name({ card: sheet }) : nameOfSpace(seen, space)}</b>
          {offers === null && <i>{words(selling ? 'shop.open' : spells ? 'shop.order' : 'shop.clear')}</i>}
        </div>
        {offers === null && <Till money={money} left={left} />}
      </header>
      <div class="ar-wares" ref={scrolls}>
        {cards.map((card) => {
          const price = selling ? (priceIn(question, card) ?? priceOf(s, seat, card, false)) : null;
          const chosen = props.chosen({ card });
          const may = props.may({ card });
          return (
            <div key={card} class={`ar-ware${chosen ? ' is-sel' : may ? '' : ' is-no'}`}>
              <CardPiece card={card} dim />
              {price !== null && (
                <span class="ar-price num">
                  <Icon id="ar-money" />
                  {price}
                  <span class="vh"> $</span>
                </span>
              )}
              {selling && !may && !chosen && (
                <span class="ar-ware__w">
                  {price !== null && price > left
                    ? words(basket.length > 0 ? 'shop.dear-now' : 'shop.dear', { left })
                    : words(priceIn(question, card) === null ? 'shop.other' : 'shop.enough')}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {basket.length > 0 && (
        <footer>
          <span class="caps">{words('shop.basket')}</span>
          {basket.map((card) => (
            <span key={card} class="ar-bk">
              <Icon id={emblemOf(card)} />
              {props.name({ card })} <b>{dollars(priceIn(question, card) ?? 0)}</b>
            </span>
          ))}
          <span class="ar-bk__s num">
            {dollars(money)} − {dollars(cost)} = <b>{dollars(left)}</b>
          </span>
        </footer>
      )}
    </section>
  );
}

/** More coins than these (pieces) are only a number. */
const COINS = 8;

/** The purse: bright coins are those that stay. */
function Till({ money, left }: { readonly money: number; readonly left: number }): JSX.Element {
  const { words } = useSeen();
  return (
    <span class="ar-till">
      <small>{words('shop.purse')}</small>
      {money <= COINS && (
        <span class="ar-till__c" aria-hidden="true">
          {Array.from({ length: money }, (_, at) => (
            <span key={at} class={at < left ? '' : 'is-spent'}>
              <Icon id="ar-money" />
            </span>
          ))}
        </span>
      )}
      <b class="num">{words('map.price', { count: money })}</b>
    </span>
  );
}
