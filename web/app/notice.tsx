import type { ComponentChildren } from 'preact';
import { say } from '../text/words.js';
import { Icon } from './parts.js';
import { Top } from './top.js';

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  /** What can be done about it, before going home. */
  readonly children?: ComponentChildren;
}

/** A page that has only to say that something is not there; from it one gets everywhere, as from any other. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div class="page">
      <Top />
      <main class="notice" id="main">
        <h1 class="title">{title}</h1>
        {text !== undefined && <p>{text}</p>}
        <div class="notice__acts">
          {children}
          <a class="btn" href="/">
            <Icon id="home" />
            {say('home')}
          </a>
        </div>
      </main>
    </div>
  );
}
