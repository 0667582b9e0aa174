/** A server for the page: the built files, and beside them the page's own, as they are. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../../scripts/ready.mjs';

/** The page's own folder, from the root. */
const PAGE = '/end-to-end/web-bots/page/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** Serves until it is closed; gives the server and the address of the page. */
export async function serve(): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = createReadStream(join(root, path.startsWith(PAGE) ? '' : 'dist', path));
    file.on('error', () => response.writeHead(404).end());
    file.on('open', () => response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream'));
    file.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return { server, address: `http://127.0.0.1:${at.port}${PAGE}index.html` };
}
