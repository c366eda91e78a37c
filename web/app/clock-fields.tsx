import type { ClockSetting } from '@tabula/protocol/socket.js';
import { say } from '../text/words.js';
import { Pills } from './pills.js';

export type ClockName = ClockSetting['kind'];
export const CLOCKS: readonly ClockName[] = ['none', 'live', 'days'];

/** Seconds for a decision, minutes in the bank, days for a decision. */
export interface Times {
  readonly decision: number;
  readonly bank: number;
  readonly days: number;
}
export const TIMES: Times = { decision: 60, bank: 10, days: 3 };

const DECISIONS = [15, 30, 60, 120, 300] as const;
const BANKS = [0, 5, 10, 20, 40] as const;
const DAYS = [1, 2, 3, 7, 14] as const;

/** The clock as the server wants it. */
export function clockOf(clock: ClockName, { decision, bank, days }: Times): ClockSetting {
  if (clock === 'none') return { kind: 'none' };
  return clock === 'days' ? { kind: 'days', days } : { kind: 'live', perDecision: decision, bank: bank * 60 };
}

interface ClockFieldsProps {
  readonly clock: ClockName;
  readonly times: Times;
  readonly set: (times: Times) => void;
}

/** How much time there is. */
export function ClockFields({ clock, times, set }: ClockFieldsProps) {
  if (clock === 'none') return null;
  if (clock === 'days')
    return (
      <Pills
        label={say('clock.decision')}
        values={DAYS}
        value={times.days}
        set={(days) => set({ ...times, days })}
        name={(count) => say('clock.days', { count })}
      />
    );
  return (
    <>
      <Pills
        label={say('clock.decision')}
        values={DECISIONS}
        value={times.decision}
        set={(decision) => set({ ...times, decision })}
        name={(seconds) => say('clock.short', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
      />
      <Pills
        label={say('clock.bank')}
        values={BANKS}
        value={times.bank}
        set={(bank) => set({ ...times, bank })}
        name={(minutes) => say('lobby.minutes', { minutes })}
        about={say('clock.bank.about')}
      />
    </>
  );
}
