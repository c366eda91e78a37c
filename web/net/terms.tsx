import type { TableInfo } from '@tabula/protocol/pushes.js';
import type { ClockSetting } from '@tabula/protocol/socket.js';
import { Icon } from '../app/parts.js';
import { say } from '../text/words.js';

/** A clock in words. */
export function clockWords(clock: ClockSetting): string {
  if (clock.kind === 'none') return say('clock.none');
  if (clock.kind === 'days') return say('clock.per-days', { count: clock.days });
  return say('clock.live', { seconds: clock.perDecision, minutes: Math.round(clock.bank / 60) });
}

/** What was agreed about a table when it was opened. */
export function Terms({ info }: { readonly info: TableInfo }) {
  return (
    <ul class="terms">
      <li>
        <Icon id={info.public ? 'people' : 'lock'} />
        {say(info.public ? 'terms.public' : 'terms.private')}
      </li>
      <li>
        <Icon id="hour" />
        {clockWords(info.clock)}
        {info.clock.kind !== 'none' && `. ${say(`terms.flag.${info.flag}`)}`}
      </li>
      <li>
        <Icon id="undo" />
        {say(`terms.undo.${info.undo}`)}
      </li>
    </ul>
  );
}
