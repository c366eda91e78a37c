import type { Ref } from '@tabula/kernel/chance.js';
import { Icon, Sigil } from '../app/parts.js';
import { say } from '../text/words.js';
import type { Prospect, Said, Way } from './composer.js';
import { Sure } from './sure.js';

interface ProspectProps {
  readonly prospect: Prospect;
  /** Names the question. */
  readonly asked: string;
  readonly busy: boolean;
  readonly take: (way: Way) => void;
  readonly touch: (ref: Ref) => void;
  readonly perform: (answers: readonly Said[]) => void;
}

/** What is being put together: against whom, how much it takes and from where it comes, and what comes of it. */
export function ProspectPanel({ prospect, asked, busy, take, touch, perform }: ProspectProps) {
  const { targets, papers, by, meter, sources, chips, outcomes, confirm } = prospect;
  return (
    <div class="bill prospect" data-seat={by === null ? undefined : by + 1}>
      <div class="bill__all">
        {targets.length > 0 && (
          <div class="prospect__targets">
            {targets.map((target) => (
              <button
                key={target.id}
                type="button"
                class="prospect__target"
                aria-pressed={target.on}
                onClick={() => take(target)}
              >
                {target.seat === undefined ? <Icon id={target.icon} /> : <Sigil seat={target.seat} />}
                <span>{target.label}</span>
                <b class="num">{target.count}</b>
              </button>
            ))}
          </div>
        )}
        {papers.length > 0 && (
          <ul class="prospect__papers">
            {papers.map(({ card, icon, symbol, name }) => (
              <li key={card}>
                <span class="prospect__art">
                  <Icon id={icon} />
                </span>
                <b>{name}</b>
                <Icon id={symbol} />
              </li>
            ))}
          </ul>
        )}
        {meter !== null && <Meter meter={meter} />}
        {sources.length > 0 && (
          <p class="prospect__sources">
            {sources.map((source) => (
              <span key={source}>{source}</span>
            ))}
          </p>
        )}
        {chips.length > 0 && (
          <ul class="bill__chips">
            {chips.map(({ ref, on, label, count }) => (
              <li key={label + JSON.stringify(ref)}>
                <button
                  type="button"
                  class={`chip ${on ? 'is-on' : 'may'}`}
                  aria-pressed={on}
                  onClick={() => touch(ref)}
                >
                  {!on && <Icon id="plus" />} {label} <b class="num">{count}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
        {outcomes.length > 0 && (
          <ul class="prospect__outcomes">
            {outcomes.map(({ icon, text, tone }) => (
              <li key={text} data-tone={tone}>
                <Icon id={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {confirm !== null && (
        <Sure
          asked={asked}
          spends
          disabled={confirm.answers === null || busy}
          act={() => {
            if (confirm.answers !== null) perform(confirm.answers);
          }}
        >
          <Icon id={confirm.icon} />
          {confirm.label}
        </Sure>
      )}
    </div>
  );
}

/** A unit for each that is there, with its source in it, against how many are needed. */
function Meter({ meter: { need, have } }: { readonly meter: NonNullable<Prospect['meter']> }) {
  const cells = Array.from({ length: Math.max(need, have.length) }, (_, at) => have[at]);
  return (
    <div class="prospect__meter">
      <span class="prospect__cells" style={{ '--n': cells.length }} aria-hidden="true">
        {cells.map((pip, at) => (
          <i
            key={at}
            class={pip === undefined ? '' : pip.seat === undefined ? 'is-on' : 'is-piece'}
            data-seat={pip?.seat === undefined ? undefined : pip.seat + 1}
            data-nth={pip?.nth === undefined ? undefined : pip.nth % 2}
          >
            {pip !== undefined && <Icon id={pip.icon} />}
          </i>
        ))}
      </span>
      <span class="bill__count title num">
        <b>{have.length}</b> {say('bill.of', { need })}
      </span>
    </div>
  );
}
