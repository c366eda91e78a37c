import { intentionOf } from '@tabula/arkham/sense/intention.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../app/parts.js';
import { useSeen } from '../seen.js';

/** What somebody for whom a bot plays means to do next, in their own words. */
export function Means({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const { s, props } = useSeen();
  const isBots = props.now.sitters[seat]?.kind === 'bot' && props.now.result === null;
  const intent = useMemo(() => (isBots ? intentionOf(s, seat) : null), [s, seat, isBots]);
  return intent === null ? null : <span class="ar-says">{props.say(intent)}</span>;
}

/** Somebody else is away: a bot plays for them, or may. */
export function Absent({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const { props, words, nameOf } = useSeen();
  const { now, seats } = props;
  const { kind, lent = false, connected = true } = now.sitters[seat] ?? {};
  if (now.result !== null || (!lent && (connected || kind !== 'person'))) return null;
  return (
    <p class="ar-absent" role="status">
      <Icon id={lent ? 'bot' : 'exit'} />
      <span>{words(lent ? 'panel.lent.about' : 'panel.away.about', { name: nameOf(seat) })}</span>
      {!lent && now.you !== null && seats !== undefined && (
        <button type="button" class="btn btn--small" onClick={() => seats.proposeBot(seat)}>
          {words('panel.let-bot')}
        </button>
      )}
    </p>
  );
}
