/** A match on the server this page came from. */
import { onCleanup } from 'solid-js';
import type { UpdateOf } from '../../client/match-client.ts';
import type { Socket, SocketDeps, SocketListener } from '../../client/reconnecting-socket.ts';
import { ServerMatch } from '../../client/server-match.ts';
import type { Types } from '../../core/contract.ts';
import type { Update } from '../../table/update.ts';
import { entryOf } from '../app/with-game.tsx';
import { TIMERS } from '../app/timers.ts';
import { server } from '../network/api.ts';
import { witness } from '../network/witness.ts';
import { followed } from './followed.ts';

/** Takes part where a component is made, and no longer than that. */
export function openServerMatch(id: string): ServerMatch {
  const match = connect(id);
  // The device is back in a network, or the page in sight: it need not wait out its pause.
  const hurry = (): void => {
    match.hurry();
    match.check();
  };
  // A device without a network may play with itself all the same, so that it asks.
  const occasions = ['online', 'offline'] as const;
  for (const occasion of occasions) addEventListener(occasion, hurry);
  document.addEventListener('visibilitychange', hurry);
  onCleanup(() => {
    for (const occasion of occasions) removeEventListener(occasion, hurry);
    document.removeEventListener('visibilitychange', hurry);
    void match.close();
  });
  return followed(match);
}

/** Tells the words of this device in a match that waits for them while another page is shown. */
export function tellWords(id: string): void {
  const match = connect(id);
  const stop = match.listen(() => {
    const isDone = match.anyUpdate()?.revealing === undefined || match.connection() !== 'connected';
    if (match.anyUpdate() === undefined || !isDone) return;
    stop();
    void match.close();
  });
}

function connect(id: string): ServerMatch {
  return new ServerMatch(id, { sockets: SOCKETS, isKnown, record: (one) => server.record(one), witness });
}

/** A match of a game this page does not know is none it can show. */
function isKnown(update: Update): update is UpdateOf<Types> {
  return entryOf(update.head.game) !== undefined;
}

const SOCKETS: SocketDeps = { open: openSocket, ...TIMERS, chance: () => Math.random() };

function openSocket(hear: SocketListener): Socket {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
  socket.addEventListener('open', () => hear.opened());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear.heard(String(data)));
  socket.addEventListener('close', () => hear.closed());
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
