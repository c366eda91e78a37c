/// <reference path="./testing/raw.d.ts" />
import { describe, expect, it } from 'vitest';
import http from '../docs/http.md?raw';
import text from '../docs/protocol.md?raw';
import { ERRORS } from './errors.js';
import { gameIds } from './games.js';
import { HTTP_REFUSALS } from './refusals.js';
import { COMMANDS, REQUESTS } from './schema.js';
import { session } from './session.js';
import { TITLES } from './titles.js';

/** The lines between two lines of the document. */
function between(from: string, to: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(from);
  return lines.slice(start + 1, lines.indexOf(to, start + 1));
}

/** What an answer looks like, whatever it says. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, key === 'params' ? {} : shape(entry)]));
}

const pages: Record<string, string> = import.meta.glob(['../docs/protocol/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the page of a game', () => {
  it('is there for each that can be played, and for no other', () => {
    expect(Object.keys(pages).sort()).toEqual(
      gameIds()
        .map((id) => `../docs/protocol/${id}.md`)
        .sort(),
    );
  });

  it.each(TITLES.map(({ game }) => [game.id, game] as const))('%s lists every question it declares', (id, game) => {
    const rows = pages[`../docs/protocol/${id}.md`]!.split('\n');
    const listed = rows.flatMap((row) => /^\| `([a-z-]+\/[a-zA-Z-]+)` \|/.exec(row)?.[1] ?? []);
    expect(listed).toEqual(Object.keys(game.questions ?? {}));
  });
});

describe('docs/protocol.md', () => {
  it('shows a session as it is', { timeout: 60_000 }, () => {
    const requests = between("bin/tabula protocol <<'END'", 'END');
    const answers = between('```jsonl', '```');
    expect(requests.length).toBeGreaterThan(5);
    expect(answers).toHaveLength(requests.length);
    const { handle } = session();
    requests.forEach((request, i) => {
      const answer: unknown = JSON.parse(handle(request));
      const shown: unknown = JSON.parse(answers[i]!);
      expect(shape(answer)).toEqual(shape(shown));
    });
  });

  it.each(COMMANDS)('describes %s with every field it takes', (command) => {
    const section = text.split(`\n### ${command}\n`)[1]?.split(/\n##+ /)[0];
    expect(section).toBeDefined();
    for (const field of Object.keys(REQUESTS[command].shape).filter((name) => name !== 'id' && name !== 'command'))
      expect(section).toMatch(new RegExp(`\`${field}\\??\``));
  });

  it('lists every error code and no other', () => {
    const codes = between('## Errors', '## Limits').flatMap((line) => /^\| `([a-z-]+)` \|/.exec(line)?.[1] ?? []);
    expect(codes).toEqual(Object.keys(ERRORS));
  });
});

it('docs/http.md lists every code with its status and meaning', () => {
  const rows = [...http.matchAll(/^\| `([a-z-]+)` \| (\d+) \| (.*) \|$/gm)];
  const told = rows.map(([, code, status, meaning]) => [code!, [Number(status), meaning!]]);
  expect(Object.fromEntries(told)).toEqual(HTTP_REFUSALS);
});
