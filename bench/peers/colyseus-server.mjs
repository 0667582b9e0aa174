// Colyseus with two kinds of rooms for four: one that plays Star Lanes and an empty one. Nothing is saved, and a match that
// is over begins again in place.
import { Server, logger } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { EmptyRoom } from './colyseus-empty.mjs';
import { LanesRoom } from './colyseus-lanes.mjs';

logger.info = () => {};
const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('empty', EmptyRoom);
server.define('lanes', LanesRoom);
await server.listen(0, '127.0.0.1');
process.stdout.write(`http://127.0.0.1:${transport.server.address().port}\n`);
