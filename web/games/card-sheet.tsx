import type { ComponentChildren, JSX } from 'preact';
import { Cite } from '../app/parts.js';
import { say } from '../text/words.js';
import './card-sheet.css';

interface CardSheetProps {
  /** The card itself. */
  readonly face: JSX.Element;
  readonly kind: string;
  /** What else is to be said of it before its text. */
  readonly children?: ComponentChildren;
  readonly text: readonly string[];
  /** Where it lies on this table, and what it is doing there. */
  readonly doing: readonly string[];
  /** The rules that speak of it. */
  readonly rulings: readonly string[];
}

/** A card in full with its text in large type, what it is doing now, and the rules that speak of it. */
export function CardSheet({ face, kind, children, text, doing, rulings }: CardSheetProps): JSX.Element {
  return (
    <div class="card-sheet">
      {face}
      <div class="card-sheet__text">
        <p class="caps">{kind}</p>
        {children}
        {text.map((line) => (
          <p key={line} class="card-sheet__rule">
            {line}
          </p>
        ))}
        {doing.length > 0 && (
          <section>
            <h3 class="caps">{say('card.now')}</h3>
            <ul>
              {doing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        {rulings.length > 0 && (
          <section>
            <h3 class="caps">{say('card.rules')}</h3>
            <p class="card-sheet__cites">
              {rulings.map((rule) => (
                <Cite key={rule} rule={rule} />
              ))}
            </p>
          </section>
        )}
      </div>
    </div>
  );
}
