import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Link } from './link.js';

/** A line to a server that answers, until it stands still. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static stands = false;
  readyState = Line.OPEN;
  sent: { readonly id: number; readonly command: string }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor() {
    Line.all.push(this);
    setTimeout(() => this.onopen(), 1);
  }
  send(text: string): void {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (!Line.stands) setTimeout(() => this.onmessage({ data: JSON.stringify({ id: message.id, ok: true }) }), 5);
  }
  close(): void {} // a line that is silent does not even end
}

let link: Link;
beforeEach(async () => {
  vi.useFakeTimers();
  Line.all = [];
  Line.stands = false;
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'games.example.org' });
  vi.resetModules();
  ({ link } = await import('./link.js'));
  link.start();
  await vi.advanceTimersByTimeAsync(2);
});
afterEach(() => {
  link.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives up a line that answers nothing within six seconds, and says that it connects anew', async () => {
  const states: string[] = [];
  link.onState((state) => states.push(state));
  Line.stands = true;
  const asked = link.ask('look', { table: 't' });
  await vi.advanceTimersByTimeAsync(5_900);
  expect(Line.all).toHaveLength(1);
  expect(Line.all[0]!.sent.map(({ command }) => command)).toEqual(['look', 'ping']);
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toMatchObject({ ok: false, error: { code: 'offline' } });
  expect(Line.all).toHaveLength(2);
  expect(states).toEqual(['connecting', 'online']);
});

it('keeps a line whose answer comes, and asks a quiet one for a sign of life only now and then', async () => {
  expect(await Promise.all([link.ask('look'), vi.advanceTimersByTimeAsync(10)])).toMatchObject([{ ok: true }, {}]);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(Line.all[0]!.sent.map(({ command }) => command)).toEqual(['look']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
  expect(Line.all[0]!.sent.filter(({ command }) => command === 'ping').length).toBeLessThan(5);
});
