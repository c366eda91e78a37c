import { useEffect, useState } from 'preact/hooks';
import { begin } from '../app/begin.js';
import type { Place } from '../app/router.js';
import { type Face, loadFace } from '../games/face.js';
import { Frame } from '../table/frame.js';
import { TableMenu } from '../table/menu.js';
import { say } from '../text/words.js';
import { leave, sourceOf } from './live.js';
import { saved } from './saves.js';
import type { LocalSource } from './source.js';

/** A table of this browser. */
export function HerePage({ at }: { readonly at: Place }) {
  const id = at.path[1] ?? '';
  const [open, set] = useState<{ id: string; source: LocalSource; face: Face } | 'missing' | null>(null);
  useEffect(() => {
    let here = true;
    const enter = async () => {
      const source = await sourceOf(id);
      const face = source === null ? null : await loadFace(source.now().game);
      if (here) set(source === null || face === null ? 'missing' : { id, source, face });
      else leave(id); // somebody went on while it was opened
    };
    void enter();
    return () => {
      here = false;
      leave(id);
    };
  }, [id]);
  if (open === 'missing')
    return (
      <main class="notice" id="main">
        <h1 class="title">{say('here.missing')}</h1>
        <a class="btn" href="/">
          {say('home')}
        </a>
      </main>
    );
  if (open === null || open.id !== id) return <p class="notice">{say('loading')}</p>;
  const again = () => {
    const save = saved(id);
    if (save !== null) void begin(save.game, save.who, save.record?.options);
  };
  return (
    <Frame
      key={id}
      source={open.source}
      face={open.face}
      at={{ place: 'here', id }}
      extra={<TableMenu id={id} source={open.source} isBeat={(event) => open.face.passage(event) !== null} />}
      after={
        <>
          <button type="button" class="btn btn--main" onClick={again}>
            {say('end.again')}
          </button>
          <a class="btn" href="/">
            {say('home')}
          </a>
        </>
      }
    />
  );
}
