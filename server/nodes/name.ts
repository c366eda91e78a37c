import { hostname } from 'node:os';

/** How a server is named to people: the machine, the process, and since when. */
export const serverName = (): string =>
  `process ${process.pid} on ${hostname()}, since ${new Date(performance.timeOrigin).toISOString()}`;
