import { Icon } from '../app/parts.js';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (sought: string) => void;
}

export function SearchField({ label, value, set }: SearchFieldProps) {
  return (
    <label class="rules__search">
      <Icon id="search" />
      <input
        class="field"
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}
