/// <reference path="./testing/raw.d.ts" />
import { describe, expect, it } from 'vitest';
import text from '../docs/protocol.md?raw';
import { SOCKET_REFUSALS } from './refusals.js';
import { CLOSE, SOCKET_COMMANDS, SOCKET_LIMITS, SOCKET_REQUESTS } from './socket.js';

const section = text.split('\n## Over a socket\n')[1]!;

describe('docs/protocol.md, over a socket', () => {
  it.each(SOCKET_COMMANDS)('describes %s with every field it takes', (command) => {
    const line = section.split('\n').find((row) => row.startsWith(`| \`${command}\` |`));
    expect(line).toBeDefined();
    for (const field of Object.keys(SOCKET_REQUESTS[command].shape).filter(
      (name) => name !== 'id' && name !== 'command',
    ))
      expect(line).toMatch(new RegExp(`\`${field}\\??\``));
  });

  it('lists every refusal with its meaning, and no other', () => {
    const listed = section.slice(section.indexOf('**Refusals.**'), section.indexOf('**How a connection ends**'));
    const told = [...listed.matchAll(/^\| `([a-z-]+)` \| ([^|]*) \|$/gm)].map(([, code, meaning]) => [code, meaning]);
    expect(Object.fromEntries(told)).toEqual(SOCKET_REFUSALS);
  });

  it('says how large a message may be', () => {
    const sizes = [...section.matchAll(/(\d+) KiB/g)].map(([, size]) => Number(size) * 1_024);
    expect(new Set(sizes)).toEqual(new Set([SOCKET_LIMITS.message]));
  });

  it('lists every way a connection ends', () => {
    const rows = [...section.matchAll(/^\| (\d{4}) \| /gm)].map(([, code]) => Number(code));
    // 1009 is sent by the protocol itself.
    expect(rows).toEqual([1009, ...Object.values(CLOSE)].sort((a, b) => a - b));
  });
});
