import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import { Cite, Icon } from '../app/parts.js';
import { say } from '../text/words.js';
import { addable, type Bill, settled, suggested, sumOf } from './bill.js';
import { Sure } from './sure.js';

interface BillProps {
  readonly bill: Bill;
  /** Names the question. */
  readonly asked: string;
  readonly question: Question;
  readonly picked: readonly Ref[];
  readonly voice: Voice;
  readonly busy: boolean;
  readonly touch: (ref: Ref) => void;
  readonly send: (key: string) => void;
  /** Puts all things back. */
  readonly clear: () => void;
}

const MOST_CELLS = 14;

/** The bill of a payment: what it is made of, how far it is covered, by what, and with what it could be. */
export function BillPanel({ bill, asked, question, picked, voice, busy, touch, send, clear }: BillProps) {
  const sum = sumOf(bill, picked);
  const done = settled(question, bill, picked);
  const more = addable(question, bill, picked);
  const suggests = done !== null && done.key === suggested(question, bill)?.key;
  return (
    <div class="bill">
      <div class="bill__all">
        <dl class="bill__lines">
          {bill.lines.map(({ label, amount, rule }, at) => (
            <div key={label}>
              <dt>
                {label} {rule !== undefined && <Cite rule={rule} short />}
              </dt>
              <dd class="num">{at === 0 ? amount : amount < 0 ? `−${-amount}` : `+${amount}`}</dd>
            </div>
          ))}
        </dl>
        <div class="bill__meter">
          {bill.need <= MOST_CELLS && (
            <span class="bill__cells" aria-hidden="true">
              {Array.from({ length: bill.need }, (_, at) => (
                <i key={at} class={at < bill.given ? 'is-given' : at < sum ? 'is-on' : ''} />
              ))}
            </span>
          )}
          <span class="bill__count title">
            <span class="vh">{say('bill')}: </span>
            <b>{sum}</b> {say('bill.of', { need: bill.need })}
          </span>
        </div>
        {suggests && picked.length > 0 && (
          <p class="bill__suggests">
            <span>{say('bill.suggested')}</span>
            <button type="button" class="btn btn--quiet btn--small" onClick={clear}>
              <Icon id="undo" />
              {say('bill.other')}
            </button>
          </p>
        )}
        <ul class="bill__chips">
          {picked.map((ref, at) => (
            <li key={at}>
              <button type="button" class="chip is-on" aria-pressed="true" onClick={() => touch(ref)}>
                {voice.name(ref)} <b class="num">{bill.worth(ref)}</b>
              </button>
            </li>
          ))}
          {more.map((ref) => (
            <li key={bill.alike(ref)}>
              <button type="button" class="chip may" onClick={() => touch(ref)}>
                <Icon id="plus" /> {voice.name(ref)} <b class="num">{bill.worth(ref)}</b>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Sure
        asked={asked}
        spends
        disabled={done === null || busy}
        act={() => {
          if (done !== null) send(done.key);
        }}
      >
        {done === null && sum < bill.need ? bill.missing(bill.need - sum) : bill.confirm}
      </Sure>
    </div>
  );
}
