import type { Bus, BusEvents } from '../nodes/bus.js';

/** Messages between nodes of one process, which a test can lose, hold back and cut off. */
export interface MemoryBus {
  connect(node: string): Bus;
  /** Loses what this says true of, from now on. */
  lose(what: (from: string, to: string, text: string) => boolean): void;
  /** Holds everything back until `release`. */
  hold(): void;
  release(): void;
  /** Nothing reaches this node or comes from it until `mend`. */
  cut(node: string): void;
  mend(node: string): void;
  /** How many messages nodes have said to each other. */
  readonly sent: number;
}

export function memoryBus(): MemoryBus {
  const listeners = new Map<string, BusEvents>();
  const off = new Set<string>();
  let isLost: (from: string, to: string, text: string) => boolean = () => false;
  let held: (() => void)[] | null = null;
  let sent = 0;
  const later = (work: () => void) => {
    if (held !== null) held.push(work);
    else setImmediate(work);
  };
  return {
    connect: (node) => ({
      send(to, text, nobody) {
        sent++;
        if (off.has(node) || isLost(node, to, text)) return;
        later(() => {
          if (off.has(to)) return nobody();
          const at = listeners.get(to);
          return at === undefined ? nobody() : at.received(node, text);
        });
      },
      tell(text) {
        if (off.has(node)) return;
        for (const [other, events] of listeners) if (!off.has(other)) later(() => events.told(text));
      },
      get hears() {
        return !off.has(node);
      },
      listen(events) {
        listeners.set(node, events);
      },
      async close() {
        listeners.delete(node);
      },
    }),
    lose(what) {
      isLost = what;
    },
    hold() {
      held ??= [];
    },
    release() {
      const waiting = held ?? [];
      held = null;
      for (const work of waiting) work();
    },
    cut(node) {
      off.add(node);
      listeners.get(node)?.away();
    },
    mend(node) {
      off.delete(node);
      listeners.get(node)?.back();
    },
    get sent() {
      return sent;
    },
  };
}
