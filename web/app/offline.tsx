import { useEffect, useState } from 'preact/hooks';
import { heads, readSaves, type SaveHead } from '../local/saves.js';
import { say } from '../text/words.js';
import { Icon } from './parts.js';
import { Entry } from './tables.js';
import { Top } from './top.js';

/** A page that needs the network, without it: what still works, and the tables of this browser. */
export function Offline() {
  const [here, list] = useState<readonly SaveHead[]>([]);
  useEffect(() => void readSaves().then(() => list(heads().filter(({ over }) => !over))), []);
  return (
    <div class="page">
      <Top at="lobby" />
      <main id="main" class="page__main offline">
        <h1 class="title page__title">{say('offline')}</h1>
        <p>{say('offline.about')}</p>
        <div class="row">
          <button type="button" class="btn" onClick={() => location.reload()}>
            <Icon id="replay" />
            {say('offline.retry')}
          </button>
          <a class="btn" href="/">
            {say('home')}
          </a>
        </div>
        {here.length > 0 && (
          <section>
            <h2 class="sec">{say('offline.here')}</h2>
            <ul class="tbs">
              {here.map((head) => (
                <li key={head.id}>
                  <Entry head={head} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
