/** A connection that nothing is sent over. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Device } from './device.ts';

export async function connect(base: string, number: number): Promise<void> {
  const { socketAddress, headers } = new Device(base, number);
  await once(new WebSocket(socketAddress, { headers, perMessageDeflate: false }), 'open');
}
