import type { ChanceProof, Verdict } from '@tabula/protocol/chance.js';
import { useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { say } from '../text/words.js';
import { link } from './link.js';
import { addedTo } from './luck.js';
import type { NetSource } from './source.js';

interface Checked {
  readonly proof: ChanceProof;
  readonly verdict: Verdict;
}

/** Checks, in this browser, that all chance of a finished game followed from the key that was fixed before it began. */
export function Fairness({ source }: { readonly source: NetSource }) {
  const [checked, show] = useState<Checked | null>(null);
  const [said, tell] = useState('');
  const told = source.info()?.chance ?? null;
  const own = addedTo(source.id);
  if (told === null) return null;
  const run = async () => {
    tell(say('fair.checking'));
    const reply = await link.ask<ChanceProof>('chance', { table: source.id });
    if (!reply.ok) return tell(refusalWords(reply.error.code));
    const { check } = await import('./check-chance.js');
    // What the server says now is worth nothing unless it is what it said before the game.
    const verdict: Verdict =
      reply.digest === (own ?? told).digest && reply.luck.join() === (told.luck ?? []).join()
        ? check(reply)
        : { ok: false, at: null, problem: 'digest' };
    tell('');
    show({ proof: reply, verdict });
  };
  return (
    <div class="fair">
      {checked === null ? (
        <button type="button" class="btn" onClick={() => void run()}>
          <Icon id="check" />
          {say('fair')}
        </button>
      ) : (
        <>
          <p role="status">
            <Icon id={checked.verdict.ok ? 'check' : 'close'} />
            {checked.verdict.ok
              ? say('fair.good', { ...checked.verdict, ok: '' })
              : say(`fair.${checked.verdict.problem}`)}
          </p>
          {own !== null && checked.verdict.ok && (
            <p class="flavour">{say(checked.proof.luck.includes(own.text) ? 'fair.own' : 'fair.own.missing')}</p>
          )}
          <a
            class="btn btn--small"
            download={`tabula-${source.id}.json`}
            href={`data:application/json,${encodeURIComponent(JSON.stringify(checked.proof))}`}
          >
            {say('fair.file')}
          </a>
        </>
      )}
      {checked === null && <small>{said || say('fair.about')}</small>}
    </div>
  );
}
