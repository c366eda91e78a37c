import { useEffect, useState } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import { say } from '../text/words.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How time is said that is left: by the second at the end, by the day when there is plenty. */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 2 * DAY) return say('clock.days', { count: Math.round(left / DAY) });
  if (left >= HOUR)
    return say('clock.hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface ClockProps {
  /** When the time of each asked seat is up. */
  readonly until: { readonly [seat: string]: number };
  /** When somebody may act out of turn: so long all wait, and it is shown instead of that seat's clock. */
  readonly window: { readonly seat: number; readonly until: number } | null;
  readonly name: (seat: number) => string;
  readonly you: number | null;
}

/** The time left of everybody we wait for. Heard only when a minute is left. */
export function Clock({ until, window, name, you }: ClockProps) {
  const [now, tick] = useState(Date.now);
  const running = Object.keys(until).length > 0 || window !== null;
  useEffect(() => {
    if (!running) return;
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  const clocks = Object.entries(until)
    .map(([seat, at]) => ({ seat: Number(seat), left: at - now }))
    .filter(({ seat }) => seat !== window?.seat);
  const entries = window === null ? clocks : [...clocks, { seat: window.seat, left: window.until - now }];
  const short = clocks.filter(({ left }) => left <= MINUTE).map(({ seat }) => seat);
  return (
    <div class="clocks">
      {entries.map(({ seat, left }) => (
        <p
          key={seat}
          class={left <= MINUTE ? 'clock is-short' : 'clock'}
          role="timer"
          aria-label={say('clock.of', { name: name(seat) })}
        >
          <Icon id="hour" />
          <Sigil seat={seat} />
          <span class="num">{timeLeft(left)}</span>
        </p>
      ))}
      <p class="vh" role="status">
        {short
          .map((seat) => (seat === you ? say('clock.minute.yours') : say('clock.minute', { name: name(seat) })))
          .join(' ')}
      </p>
    </div>
  );
}
