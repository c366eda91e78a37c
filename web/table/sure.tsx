import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../text/words.js';
import { useGuard } from './use-guard.js';

interface SureProps {
  /** Names the question. */
  readonly asked: string;
  /** Whether a touch gives something up, or spends it. */
  readonly spends: boolean;
  readonly disabled: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

/** The main button of a question. Where it lies under the last touch it wants another one before it spends anything. */
export function Sure({ asked, spends, disabled, act, children }: SureProps) {
  const box = useRef<HTMLDivElement>(null);
  const guard = useGuard(asked, box, () => true);
  const waits = guard.sure !== null && spends;
  return (
    <div class="mainact" ref={box}>
      <button
        type="button"
        class={`btn btn--main${waits ? ' is-sure' : ''}`}
        data-key="main"
        aria-disabled={disabled}
        onClick={({ detail }) => {
          if (!disabled && (!spends || detail === 0 || guard.allows('main'))) act();
        }}
      >
        {children}
      </button>
      {waits && <small role="status">{say('ask.sure')}</small>}
    </div>
  );
}
