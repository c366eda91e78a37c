import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of something on the page. */
export async function middleOf(thing: Locator): Promise<Spot> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger on the screen, in the steps that it is made of. */
export async function fingerOf({ page, context }: Visitor) {
  const screen = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Spot) => send('touchStart', [at]),
    move: (to: Spot) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
  };
}
