import type { Forecast } from '@tabula/kit/forecast.js';
import { useEffect, useState } from 'preact/hooks';
import { desk } from '../app/desk.js';
import { showGhosts } from './numbers.js';
import { type Pointed, pointedAt } from './outlook.js';
import type { Box } from './use-beside.js';

/** What is shown of an answer that somebody points at. */
interface Shows {
  readonly forecast: Forecast;
  /** The note beside it; null where the answer says all of it itself. */
  readonly note: Pick<Pointed, 'title' | 'gauge'> | null;
}

/**
 * At which answer somebody points, and which a finger has opened: its ghosts lie on the table meanwhile, and what there is
 * to say of it besides lies beside it.
 */
export function usePointing(asked: string, showsOf: (key: string) => Shows | null) {
  const [at, set] = useState<{ readonly asked: string; readonly key: string; readonly box: Box | null } | null>(null);
  const [held, hold] = useState<{ readonly asked: string; readonly key: string } | null>(null);
  const opened = held?.asked === asked ? held.key : null;
  const pointing = at?.asked === asked ? at : null;
  const key = pointing?.key ?? opened;
  const box = pointing?.box ?? null;
  const shows = key === null ? null : showsOf(key);
  const told = opened === null && box !== null && shows?.note != null;
  useEffect(() => {
    showGhosts(shows?.forecast.ghosts);
    pointedAt.set(told ? { ...shows.note!, forecast: shows.forecast, box } : null);
    return () => {
      showGhosts();
      pointedAt.set(null);
    };
  }, [asked, key, told]);
  return {
    opened,
    described: told ? key : null,
    open: (next: string) => hold({ asked, key: next }),
    point: (next: string | null, answer?: Element, beside = false) =>
      set(next === null ? null : { asked, key: next, box: beside && answer !== undefined ? boxOf(answer) : null }),
  };
}

/** What a note about an answer lies beside, so that it covers none of them: the panel, on a desk as high up as the answer. */
function boxOf(answer: Element): Box {
  const panel = (answer.closest('.ask') ?? answer).getBoundingClientRect();
  if (!desk.get()) return panel;
  const { top, bottom } = answer.getBoundingClientRect();
  return { left: panel.left, right: panel.right, top, bottom };
}
