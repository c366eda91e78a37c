import type { JSX } from 'preact';
import { useLater } from '../../app/later.js';
import { Dialog } from '../../app/parts.js';
import { say } from '../../text/words.js';

interface LaterDialogProps<T> {
  readonly title: string;
  readonly close: () => void;
  readonly load: () => Promise<T>;
  readonly children: (part: T) => JSX.Element;
}

/** A sheet that nobody needs before they open it: it is loaded then, so that a table is sent without it. */
export function LaterDialog<T>({ title, close, load, children }: LaterDialogProps<T>): JSX.Element | null {
  const part = useLater(load);
  if (part === null) return null;
  return (
    <Dialog title={title} kind="wide" close={close}>
      {part === 'failed' ? <p>{say('offline')}</p> : children(part)}
    </Dialog>
  );
}
