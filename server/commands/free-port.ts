/** A port that nobody listens on, for who is told to take another. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** How many are tried. */
const TRIES = 100;

/** The first from this one on; this one itself where none of the next is free. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + TRIES && port < 65_536; port++) if (await isFree(port)) return port;
  return from;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
