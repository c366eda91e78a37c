import type { ComponentChildren } from 'preact';

interface PillsProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly set: (value: T) => void;
  readonly name: (value: T) => string;
  /** What the chosen one means. */
  readonly about?: string;
  readonly children?: ComponentChildren;
}

/** One of a few possibilities, all in sight, with what the chosen one means. */
export function Pills<T extends string | number | boolean>(props: PillsProps<T>) {
  const { label, values, value, set, name, about, children } = props;
  return (
    <fieldset class="part">
      <legend>{label}</legend>
      <div class="lv">
        {values.map((entry) => (
          <button key={String(entry)} type="button" aria-pressed={entry === value} onClick={() => set(entry)}>
            {name(entry)}
          </button>
        ))}
      </div>
      {about !== undefined && <p class="flavour">{about}</p>}
      {children}
    </fieldset>
  );
}
