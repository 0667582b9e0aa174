/** Matches on servers, as this terminal takes part in them: over the same protocol as everybody else. */
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import type { UpdateOf } from '../../client/match-client.ts';
import type { Socket, SocketDeps, SocketListener } from '../../client/reconnecting-socket.ts';
import { ServerMatch } from '../../client/server-match.ts';
import type { ServerMatchProblem } from '../../client/server-match.ts';
import type { Types } from '../../core/contract.ts';
import type { Update } from '../../table/update.ts';
import type { NoServer } from '../../text/terminal.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { TIMERS } from '../timers.ts';
import { serverAt } from './server.ts';
import { witness } from './witness.ts';

/** Without a secret one only watches. */
export function openServerMatch(games: Games, origin: string, match: string, secret: string | undefined): ServerMatch {
  return new ServerMatch(match, {
    sockets: socketsOf(origin, secret),
    isKnown: (update) => isKnown(games, update),
    record: (id) => serverAt(origin).record(id),
    witness,
    givesUp: true,
  });
}

/** The screens of the game that is played; undefined while nothing is known of it. */
export function screensFor(games: Games, match: Pick<ServerMatch, 'anyUpdate'>): AnyGameScreens | undefined {
  const update = match.anyUpdate();
  return update === undefined ? undefined : screensOf(games, update.head.game);
}

/** Why the match is not shown. */
export function matchProblem(problem: ServerMatchProblem, origin: string): NoServer {
  switch (problem.why) {
    case 'refused':
      return { why: 'rejected', said: problem.rejection };
    case 'unknown-game':
      return { why: 'game-not-known', game: problem.game };
    case 'no-socket':
      return { why: 'no-socket', origin };
  }
}

/** The server is trusted with views of the game that it says it plays. */
function isKnown(games: Games, update: Update): update is UpdateOf<Types> {
  const { head, view } = update;
  const kit = screensOf(games, head.game)?.kit;
  return kit !== undefined && (view === undefined || (typeof view === 'object' && view !== null && kit.isView(view)));
}

function socketsOf(origin: string, secret: string | undefined): SocketDeps {
  const address = `${origin.replace(/^http/, 'ws')}/socket`;
  return { open: (hear) => openSocket(address, secret, hear), ...TIMERS, chance: () => Math.random() };
}

function openSocket(url: string, secret: string | undefined, hear: SocketListener): Socket {
  const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('open', () => hear.opened());
  socket.on('message', (data) => hear.heard(textOf(data)));
  socket.on('close', () => hear.closed());
  // An error is always followed by the end.
  socket.on('error', () => {});
  return { send: (text) => socket.send(text), close: () => socket.terminate() };
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}
