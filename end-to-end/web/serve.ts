/** The built app as any server would send it, under the server's content policy: nothing inline but what was built in, and no other host. */
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../../scripts/ready.mjs';
import { pagePolicy } from '../../server/http/headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the app, or another folder, until it is closed; gives the server and its address. */
export async function serve(
  folder = join(root, 'dist/web'),
): Promise<{ readonly server: Server; readonly address: string }> {
  const policy = pagePolicy(readFileSync(join(folder, 'index.html'), 'utf8'));
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    // A path without an extension is a place in the app.
    const file = createReadStream(join(folder, extname(path) === '' ? 'index.html' : path));
    file.on('error', () => response.writeHead(404).end());
    file.on('open', () => {
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', TYPES[extname(path) || '.html'] ?? 'application/octet-stream');
    });
    file.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return { server, address: `http://127.0.0.1:${at.port}` };
}
