import { useEffect, useState } from 'preact/hooks';

/**
 * False in the first picture of whatever asks, true in all after it: what is heavy and is neither read nor touched is drawn
 * by itself, so that the page is not busy with all of it at one stretch.
 */
export function useAfterPicture(): boolean {
  const [seen, see] = useState(false);
  useEffect(() => see(true), []);
  return seen;
}
