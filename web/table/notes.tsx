import { useState } from 'preact/hooks';
import { Dialog } from '../app/parts.js';
import { say } from '../text/words.js';

const MOST = 5000;
const keyOf = (table: string, seat: number | null): string => `tabula-notes-${table}-${seat ?? 'guest'}`;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** False if this browser keeps nothing. */
function write(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The notes of a table go with it. */
export function forgetNotes(table: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`tabula-notes-${table}-`)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

interface NotesProps {
  readonly table: string;
  /** On one screen everybody has their own. */
  readonly seat: number | null;
  readonly close: () => void;
}

/** What a player writes for themselves about a table. */
export function Notes({ table, seat, close }: NotesProps) {
  const key = keyOf(table, seat);
  const [text, set] = useState(() => read(key));
  const [kept, keep] = useState(true);
  return (
    <Dialog title={say('notes')} kind="paper" close={close}>
      <p id="notes-about">{say('notes.about')}</p>
      <textarea
        class="field notes"
        rows={9}
        maxLength={MOST}
        value={text}
        aria-label={say('notes')}
        aria-describedby="notes-about"
        onInput={(event) => {
          const { value } = event.currentTarget;
          set(value);
          keep(write(key, value));
        }}
      />
      {!kept && <p role="alert">{say('notes.lost')}</p>}
    </Dialog>
  );
}
