import type { JSX } from 'preact';
import { Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';
import { struckNow } from './struck.js';

/** The reckoning, and whom it would strike now. */
export function Reckoning(): JSX.Element {
  const seen = useSeen();
  const { table, words, card } = seen;
  const [line = ''] = card(table.scenario.id)?.text ?? [];
  const colon = line.indexOf(':') + 1;
  const now = struckNow(seen);
  return (
    <span class="ar-codex__r">
      <Icon id="ar-mythos-reckoning" />
      <span>
        <b>{line.slice(0, colon)}</b>
        {line.slice(colon)}
        {now.length > 0 && <span class="ar-codex__now"> {words('codex.now', { where: now.join(', ') })}</span>}
      </span>
    </span>
  );
}
