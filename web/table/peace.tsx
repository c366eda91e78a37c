import { useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { say } from '../text/words.js';
import type { Refusal } from './source.js';

/** Somebody at a table: by the seat, or by something they said. */
export type Somebody = { readonly seat: number } | { readonly line: number };

const REASONS = ['abuse', 'spam', 'cheating', 'name', 'other'] as const;

/** What one can do about somebody who spoils the table. */
export interface Peace {
  /** Leaves out what a person says, on this device and at this table; or not any more. */
  hide(who: string, yes: boolean): void;
  /** For all at the table, by the host; null for everybody else. */
  readonly silence: ((whom: Somebody, yes: boolean) => Promise<Refusal | null>) | null;
  block(whom: Somebody): Promise<Refusal | null>;
  report(whom: Somebody, reason: (typeof REASONS)[number]): Promise<Refusal | null>;
}

interface AboutProps {
  readonly peace: Peace;
  readonly name: string;
  readonly whom: Somebody;
  /** As whom the lines of this person are known; of somebody who has said nothing there is nothing to leave out. */
  readonly who?: string;
  readonly isSilent?: boolean;
}

/** A button that opens what can be done about somebody. */
export function About({ peace, name, whom, who, isSilent = false }: AboutProps) {
  const [open, show] = useState<'acts' | 'report' | null>(null);
  const [said, tell] = useState('');
  const act = async (work: Promise<Refusal | null>, done: string) => {
    const refusal = await work;
    tell(refusal === null ? done : refusalWords(refusal.code));
    show(null);
  };
  return (
    <>
      <button
        type="button"
        class="iconbtn about"
        aria-label={say('peace', { name })}
        title={say('peace', { name })}
        aria-expanded={open !== null}
        onClick={() => {
          tell('');
          show(open === null ? 'acts' : null);
        }}
      >
        <Icon id="dots" />
      </button>
      {open === 'acts' && (
        <fieldset class="about__acts" aria-label={say('peace', { name })}>
          {who !== undefined && (
            <button type="button" class="btn btn--small" onClick={() => peace.hide(who, true)}>
              {say('peace.hide')}
            </button>
          )}
          {peace.silence !== null && (
            <button
              type="button"
              class="btn btn--small"
              onClick={() =>
                void act(peace.silence!(whom, !isSilent), say(isSilent ? 'peace.heard' : 'peace.silenced'))
              }
            >
              {say(isSilent ? 'peace.unsilence' : 'peace.silence')}
            </button>
          )}
          <button
            type="button"
            class="btn btn--small"
            onClick={() => void act(peace.block(whom), say('peace.blocked', { name }))}
          >
            {say('peace.block')}
          </button>
          <button type="button" class="btn btn--small" onClick={() => show('report')}>
            {say('peace.report')}
          </button>
        </fieldset>
      )}
      {open === 'report' && (
        <fieldset class="about__acts" aria-label={say('peace.report')}>
          {REASONS.map((reason) => (
            <button
              key={reason}
              type="button"
              class="btn btn--small"
              onClick={() => void act(peace.report(whom, reason), say('peace.reported'))}
            >
              {say(`peace.reason.${reason}`)}
            </button>
          ))}
        </fieldset>
      )}
      {said !== '' && (
        <small class="about__said" role="status">
          {said}
        </small>
      )}
    </>
  );
}
