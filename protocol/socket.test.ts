/// <reference path="./testing/raw.d.ts" />
import { describe, expect, it } from 'vitest';
import text from '../docs/protocol.md?raw';
import { CLOSE, SOCKET_COMMANDS, SOCKET_ERRORS, SOCKET_REQUESTS } from './socket.js';

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

  it('names every error and every way a connection ends', () => {
    for (const code of Object.keys(SOCKET_ERRORS)) expect(text).toContain(`\`${code}\``);
    for (const code of Object.values(CLOSE)) expect(section).toContain(String(code));
  });
});
