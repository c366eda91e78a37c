/** The two times that a server knows. */
export interface Time {
  /** The wall clock: for what people read and what outlives this process. It may be set, and then jumps. */
  wall(): number;
  /** Milliseconds as they really pass: for limits, waits and the clocks of games. It begins as the wall clock does. */
  steady(): number;
}

export const systemTime: Time = {
  wall: () => Date.now(),
  steady: () => Math.floor(performance.timeOrigin + performance.now()),
};
