import type { Tile } from '@tabula/arkham/board.js';
import { doomIn } from '@tabula/arkham/rules/look.js';
import type { JSX } from 'preact';
import { useSeen } from '../seen.js';
import type { Point } from './plan.js';
import { placed } from './spaces.js';

interface MedallionButtonProps {
  readonly tile: Tile;
  readonly middle: Point;
  /** A phone looks elsewhere. */
  readonly far: boolean;
  readonly open: (tile: Tile) => void;
}

/** The middle of a neighbourhood is no space: a touch tells all about it, space by space. */
export function MedallionButton({ tile, middle, far, open }: MedallionButtonProps): JSX.Element {
  const { s, props, words } = useSeen();
  const { clues, anomaly } = s.tiles[tile];
  const label = words('map.tile', { name: props.name({ tile }), doom: doomIn(s, tile), clues });
  return (
    <button
      type="button"
      class={far ? 'ar-heart is-far' : 'ar-heart'}
      data-tile={tile}
      data-of={tile}
      style={placed(middle)}
      aria-haspopup="dialog"
      aria-label={anomaly ? `${label}, ${words('map.anomaly')}` : label}
      onClick={() => open(tile)}
    />
  );
}
