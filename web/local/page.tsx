import '../style/at-table.css';
import { useEffect, useState } from 'preact/hooks';
import { begin } from '../app/begin.js';
import { Notice } from '../app/notice.js';
import { Loading } from '../app/parts.js';
import type { Place } from '../app/router.js';
import type { Face } from '../games/face.js';
import { loadFace, prepare } from '../games/load.js';
import { Frame } from '../table/frame.js';
import { TableMenu } from '../table/menu.js';
import { say } from '../text/words.js';
import { gameOf, leave, sourceOf } from './live.js';
import { saved } from './saves.js';
import type { LocalSource } from './source.js';
import { claim } from './tabs.js';

/** A table of this browser. */
export function HerePage({ at }: { readonly at: Place }) {
  const id = at.path[1] ?? '';
  const [open, set] = useState<{ id: string; source: LocalSource; face: Face } | 'missing' | 'elsewhere' | null>(null);
  const [taken, take] = useState(0);
  useEffect(() => {
    let here = true;
    const enter = async () => {
      set(null);
      const game = await gameOf(id);
      const [source, face] = game === null ? [null, null] : await Promise.all([sourceOf(id), loadFace(game)]);
      if (game !== null && source !== null && face !== null) await prepare(game, face, source.now().options);
      if (here) set(source === null || face === null ? 'missing' : { id, source, face });
      else leave(id); // somebody went on while it was opened
    };
    const { release } = claim(id, {
      lost() {
        here = false;
        leave(id);
        set('elsewhere');
      },
      late() {
        leave(id);
        void enter();
      },
    });
    void enter();
    return () => {
      here = false;
      release();
      leave(id);
    };
  }, [id, taken]);
  if (open === 'missing') return <Notice title={say('here.missing')} />;
  if (open === 'elsewhere')
    return (
      <Notice title={say('here.elsewhere')} text={say('here.elsewhere.text')}>
        <button type="button" class="btn btn--main" onClick={() => take((times) => times + 1)}>
          {say('here.take')}
        </button>
      </Notice>
    );
  if (open === null || open.id !== id) return <Loading />;
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
