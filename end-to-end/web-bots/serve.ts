/** A server for the page of the test and for what it imports, as the sources are. */
import { createServer } from 'vite';
import { root } from '../../scripts/ready.mjs';

/** Serves until it is closed; gives the address of the page. */
export async function serve(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: { ignored: ['**'] } },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const [local = ''] = server.resolvedUrls?.local ?? [];
  return { address: `${local}end-to-end/web-bots/page/index.html`, close: () => server.close() };
}
