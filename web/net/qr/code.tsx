import { useMemo } from 'preact/hooks';
import { type Modules, qrOf } from './qr.js';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** So many light modules around it tell a camera where it ends. */
const QUIET = 4;

/** A text for the camera of another device; nothing where it is too long for that. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = useMemo(() => qrOf(text), [text]);
  if (modules === null) return null;
  const size = modules.length + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="qr__light" d={`M0 0h${size}v${size}H0z`} />
      <path d={outline(modules)} />
    </svg>
  );
}

/** Every run of dark modules in a row is a bar. */
const outline = (modules: Modules): string =>
  modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${QUIET + index} ${QUIET + y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
