// Frames that we put together ourselves are what ws reads, whatever their length.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { WireMessage } from './wire-message.ts';

/** Lengths on both sides of where the header grows; a rocket takes four bytes. */
const TEXTS = [
  '',
  'a',
  'a'.repeat(125),
  'a'.repeat(126),
  '\u{1F680}'.repeat(32),
  'b'.repeat(65_535),
  'b'.repeat(65_536),
];

test('a frame is read as the text it was made of', async () => {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, stream: Duplex, head) =>
    sockets.handleUpgrade(request, stream, head, () => {
      for (const text of TEXTS) stream.write(new WireMessage(text).frame);
      stream.write(Buffer.concat(TEXTS.map((text) => new WireMessage(text).frame)));
    }),
  );
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const address = http.address();
  const socket = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    socket.on('message', (data, isBinary) => {
      if (Buffer.isBuffer(data) && !isBinary) heard.push(data.toString());
      if (heard.length === 2 * TEXTS.length) resolve();
    });
  });
  expect(heard).toEqual([...TEXTS, ...TEXTS]);
  socket.terminate();
  sockets.close();
  http.close();
});

test('a message is put into bytes once', () => {
  const message = new WireMessage('hello');
  expect(message.frame).toBe(message.frame);
});
