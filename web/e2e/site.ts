import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../dist', import.meta.url));
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The rules the true server sends with every page. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'";

/** A server of files: the built page as it is, and nobody signed in. */
export async function serveSite(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    response.setHeader('content-security-policy', POLICY);
    if (pathname === '/api/me') {
      response.setHeader('content-type', 'application/json');
      response.end('{"account":null}');
      return;
    }
    void fileFor(pathname).then((file) => {
      if (file === null) {
        response.statusCode = 404;
        response.end();
        return;
      }
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Addresses without a file are pages: the router knows them. */
async function fileFor(path: string): Promise<string | null> {
  const file = join(root, normalize(path));
  if (!file.startsWith(root)) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isFile() === true) return file;
  return extname(path) === '' ? join(root, 'index.html') : null;
}
