import { useEffect, useRef } from 'preact/hooks';
import { Sigil } from '../app/parts.js';
import { say } from '../text/words.js';
import type { TableNow } from './source.js';

/** Between two people on one screen: nothing of a hand is drawn until the next one says that they hold the device. */
export function Curtain({ now, lift }: { readonly now: TableNow; readonly lift: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const seat = now.waiting.find((entry) => now.sitters[entry]?.kind === 'person');
  useEffect(() => {
    if (seat !== undefined) button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null; // bots play before the first person
  const name = now.sitters[seat]?.name ?? '';
  return (
    <section class="curtain" data-seat={seat + 1} aria-label={say('curtain')}>
      <div class="curtain__note">
        <Sigil seat={seat} />
        <p class="caps">{say('curtain.pass')}</p>
        <h2 class="title">{name}</h2>
        <button ref={button} type="button" class="btn btn--main" onClick={lift}>
          {say('curtain.lift', { name })}
        </button>
      </div>
    </section>
  );
}
