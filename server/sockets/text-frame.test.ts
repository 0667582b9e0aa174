import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const messages = [0, 1, 120, 125, 126, 127, 1400, 65_535, 65_536, 200_000].map((length) => ({
  own: '{"as":1'.slice(0, length),
  rest: Buffer.from('ü'.repeat(length).slice(0, Math.max(0, length - 7))),
}));

test('a client reads every message as it was, of whatever length, between others that ws wrote', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  onTestFinished(() => void server.close());
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const message of messages) {
        wire.write(textFrame(message));
        socket.send('between');
      }
      socket.close();
    }),
  );
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(Buffer.isBuffer(data) ? data.toString() : ''));
  await once(client, 'close');
  expect(heard).toEqual(messages.flatMap(({ own, rest }) => [own + rest.toString(), 'between']));
});
