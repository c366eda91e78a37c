import { useRef } from 'preact/hooks';

/** So far (pixels) a finger has to go to mean it. */
const FAR = 48;

/** A finger that goes over something sideways: to the right goes back, to the left goes on. */
export function useSwipes(back: () => void, on: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      from.current = touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (from.current === null || touch === undefined) return;
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (dx > 0) back();
      else on();
    },
  };
}
