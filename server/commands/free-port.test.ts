import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a port that somebody listens on is not proposed', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  expect(await freePort(address.port)).toBeGreaterThan(address.port);
  server.close();
  await once(server, 'close');
  expect(await freePort(address.port)).toBe(address.port);
});
