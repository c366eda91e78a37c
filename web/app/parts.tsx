import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import sprite from '../style/sprite.svg?raw';
import { say } from '../text/words.js';

/** For boxes that scroll: they have to be reached by keyboard. */
export const scrolls = (box: HTMLElement | null): void => {
  if (box !== null) box.tabIndex = 0;
};

/** Writes symbols into the page, for every icon to use: those of the interface at once, those of a game with its table. */
export function plantSprite(symbols: string = sprite): void {
  document.body.insertAdjacentHTML('beforeend', symbols);
  const planted = document.body.lastElementChild!;
  planted.setAttribute('width', '0');
  planted.setAttribute('height', '0');
  planted.setAttribute('class', 'sprite');
  planted.setAttribute('aria-hidden', 'true');
}

export function Icon({ id }: { readonly id: string }) {
  return (
    <svg class="i" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

/** The sign of a seat: its colour is never its only mark. */
export function Sigil({ seat }: { readonly seat: number }) {
  return (
    <svg class="sigil" data-seat={seat + 1} aria-hidden="true">
      <use href={`#seat-${seat + 1}`} />
    </svg>
  );
}

/** Where a rule is read: the page of the rules finds its book. */
export const ruleAddress = (rule: string): string => `/rules#${rule}`;

/** A citation: opens the rule. */
export function Cite({ rule, short = false }: { readonly rule: string; readonly short?: boolean }) {
  if (rule === '') return null;
  return (
    <a class="cite" href={ruleAddress(rule)} data-rule={rule} aria-label={say('rule.open', { rule })}>
      {short ? rule.replace(/^[A-Z]+-/, '') : rule}
    </a>
  );
}

/** A page that is not there yet. */
export function Loading({ text = say('loading') }: { readonly text?: string }) {
  return (
    <main class="notice" id="main" aria-busy="true">
      <h1 class="vh">Tabula Obscura</h1>
      <p>{text}</p>
    </main>
  );
}

interface DialogProps {
  readonly title: string;
  readonly kind?: 'iron' | 'paper' | 'wide';
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** Something laid over the page: from below on a phone, in the middle on a desk. Escape and a touch beside it close it. */
export function Dialog({ title, kind = 'iron', close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    if (!current.open) current.showModal();
    const beside = (event: MouseEvent) => {
      if (event.target === current) current.close();
    };
    current.addEventListener('click', beside);
    return () => {
      current.removeEventListener('click', beside);
      current.close();
    };
  }, []);
  return (
    <dialog ref={dialog} class={`sheet sheet--${kind}`} aria-label={title} onClose={close}>
      <div class="sheet__body">
        <div class="sheet__head">
          <h2 class="title">{title}</h2>
          <button type="button" class="iconbtn" aria-label={say('close')} onClick={close}>
            <Icon id="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
