import type { Log } from '../tables/env.js';
import type { Bus } from './bus.js';
import { Line } from './line.js';
import { type Item, type Notice, readMessage, readNotice, type Unknown } from './messages.js';

export interface ExchangeEvents {
  /** Something was said to this node. */
  said(from: string, item: Item, text: string): void;
  /** Whether there is anything between this node and another that could get lost. */
  needs(node: string): boolean;
  /** Something between this node and another got lost, or it is not there any more. */
  broken(node: string): void;
  /** Nobody listens at a node. */
  unheard(node: string): void;
  /** Another node listens. */
  heard(node: string): void;
  /** Something was told to all. */
  told(notice: Notice): void;
}

/** What nodes say to each other, in order, with losses noticed. */
export interface Exchange {
  /** Says something to a node; what is said in one turn goes there as one. `nobody` is called if nobody listens there. */
  put(node: string, item: Item, text?: string, nobody?: () => void): void;
  tell(notice: Notice): void;
  listen(events: ExchangeEvents): void;
  /** A node has gone for good. */
  forget(node: string): void;
  /** Says to all that nothing will be answered any more. */
  close(): void;
}

export interface ExchangeTimes {
  /** Milliseconds between two signs of life. */
  readonly beat: number;
  /** Who gives none for so long is not there. */
  readonly silence: number;
}

const TIMES: ExchangeTimes = { beat: 1_000, silence: 2_500 };

export function createExchange(bus: Bus, log: Log, times: ExchangeTimes = TIMES): Exchange {
  const now = () => performance.now();
  const lines = new Map<string, Line>();
  let events: ExchangeEvents | null = null;
  let unsent: Line[] = [];

  const lineTo = (node: string): Line => {
    const known = lines.get(node);
    if (known !== undefined) return known;
    const line = new Line((text, nobody) => bus.send(node, text, nobody), now);
    lines.set(node, line);
    return line;
  };

  const flush = () => {
    const full = unsent;
    unsent = [];
    for (const line of full) if (line.isWaiting) line.flush();
  };

  const put: Exchange['put'] = (node, item, text = '', nobody = undefined) => {
    const line = lineTo(node);
    if (line.put(item, text, nobody) && unsent.push(line) === 1) setImmediate(flush);
  };

  /** What came got lost in part: the other side has to know that what it asked may be among it. */
  const lost = (from: string, why: string) => {
    log.warn({ node: from }, why);
    put(from, { kind: 'reset' });
    events?.broken(from);
  };

  const strange = new Set<string>();
  /** Whoever asks for something new learns at once that it is not to be had here. */
  const notKnown = (from: string, { kind, ask }: Unknown) => {
    if (!strange.has(from))
      log.info({ node: from, kind }, 'another node says what this one does not know: it is newer');
    strange.add(from);
    if (ask === null) return;
    const message = 'the node that has the table is an older one, and cannot do that yet';
    put(from, { kind: 'refusal', ask, error: { code: 'unknown-command', message } });
  };

  bus.listen({
    received(from, text) {
      events?.heard(from);
      const message = readMessage(text);
      if (message === null) return lost(from, 'a message of another node could not be read');
      if (!lineTo(from).take(message)) lost(from, 'messages of another node got lost');
      for (const { item, text } of message.spoken) events?.said(from, item, text);
      for (const item of message.unknown) notKnown(from, item);
    },
    told(text) {
      const notice = readNotice(text);
      if (notice !== null) events?.told(notice);
    },
    away: () => log.warn({}, 'the connection to the other nodes is lost'),
    back() {
      log.info({}, 'the connection to the other nodes is back');
      for (const node of lines.keys()) lost(node, 'what was said to another node meanwhile is lost');
    },
  });

  let ticked = now();
  const beat = setInterval(() => {
    const late = now() - ticked > times.beat * 2; // then it is this node that was not there, and much may wait to be read
    ticked = now();
    for (const [node, line] of lines) {
      if (events?.needs(node) !== true) {
        line.heardAt = now(); // whoever has nothing to say is not silent
        continue;
      }
      if (!late && now() - line.heardAt > times.silence) {
        lost(node, 'another node is silent'); // if it wakes, it has to know
        line.heardAt = now();
      }
      line.flush(() => {
        events?.unheard(node);
        events?.broken(node);
      });
    }
  }, times.beat);
  beat.unref();

  return {
    put,
    tell: (notice) => bus.tell(JSON.stringify(notice)),
    listen(to) {
      events = to;
    },
    forget(node) {
      lines.delete(node);
      strange.delete(node);
    },
    close() {
      clearInterval(beat);
      for (const node of lines.keys()) put(node, { kind: 'reset' });
      flush();
    },
  };
}
