import type { JSX } from 'preact';

interface StepsProps {
  readonly steps: readonly string[];
  readonly at: number;
}

/** The steps of what is staged: those that are done, the one it is at, and those to come. */
export function Steps({ steps, at }: StepsProps): JSX.Element {
  return (
    <ol class="ar-steps">
      {steps.map((step, nth) => (
        <li key={step} class={nth < at ? 'is-done' : ''} aria-current={nth === at ? 'step' : undefined}>
          <b aria-hidden="true">{nth + 1}</b>
          {step}
        </li>
      ))}
    </ol>
  );
}
