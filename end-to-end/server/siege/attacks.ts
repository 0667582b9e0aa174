/**
 * What hostile visitors do, each over and over for as long as it is let: who is cut off comes back at once. They count
 * what they tried, and how often the server said no or hung up.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { openSocket } from '../player.ts';
import type { Caller, Json } from '../player.ts';
import { askFrom, dialFrom } from './caller.ts';

/** What came of an attack. */
export interface Tally {
  tried: number;
  refused: number;
}

/** Where an attacker stands: who they are, where the server is, and what they have made there to use. */
export interface Attacker {
  readonly number: number;
  readonly caller: Caller;
  /** The server, while it is up. */
  readonly base: () => string | undefined;
  readonly tally: Tally;
  /** Matches that all attacks of this attacker have made, to be looked back at. */
  readonly matches: string[];
  readonly signal: AbortSignal;
}

export const ATTACKS = {
  'look-back': { name: 'asks for the whole past, on sockets that do not read', run: lookBack },
  bots: { name: 'makes matches of computer players alone, and watches them', run: makeBotMatches },
  connections: { name: 'holds connections: silent, half-sent, not reading', run: holdConnections },
  talk: { name: 'talks and reacts as fast as it can', run: talk },
  household: { name: 'makes matches from many addresses of one IPv6 /64', run: comeAsMany },
} as const;

export type AttackName = keyof typeof ATTACKS;

/** Does something again and again, with a pause, as long as the attack goes on; whatever fails is tried again. */
async function again(
  { base, signal }: Attacker,
  pauseMs: number,
  work: (base: string, signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted) {
    const up = base();
    if (up !== undefined) await work(up, signal).catch(() => {});
    await sleep(pauseMs);
  }
}

/** Many at once of the same. */
async function crowd(many: number, one: (place: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: many }, (_, place) => one(place)));
}

/** A socket that sends frames at some pace until it is closed; what it is told is counted, or never read at all. */
async function pester(
  { caller, base, signal, tally }: Attacker,
  { secret, isMute = false, pauseMs }: { secret?: string; isMute?: boolean; pauseMs: number },
  frame: () => Json | undefined,
): Promise<void> {
  const up = base();
  if (up === undefined) return;
  const socket = openSocket(up, secret, { caller });
  socket.on('error', () => {});
  socket.on('message', (data: Buffer) => {
    if (data.subarray(0, 17).toString('latin1') === '{"type":"refused"') tally.refused++;
  });
  try {
    await once(socket, 'open', { signal });
    if (isMute) socket.pause();
    while (socket.readyState === WebSocket.OPEN && !signal.aborted) {
      const next = frame();
      if (next !== undefined) {
        tally.tried++;
        socket.send(JSON.stringify(next));
      }
      await sleep(pauseMs);
    }
  } finally {
    // The server hung up, or never let it in; where the server itself went away nobody was refused.
    if (!signal.aborted && base() === up) tally.refused++;
    socket.terminate();
  }
}

const MUTE_SOCKETS = 100;
const READING_SOCKETS = 3;

async function lookBack(attacker: Attacker): Promise<void> {
  const frame = (): Json | undefined => {
    const match = attacker.matches[Math.floor(Math.random() * Math.min(3, attacker.matches.length))];
    return match === undefined ? undefined : { type: 'watch', match, from: 0 };
  };
  await crowd(MUTE_SOCKETS + READING_SOCKETS, (place) =>
    again(attacker, 100, () => pester(attacker, { isMute: place < MUTE_SOCKETS, pauseMs: 50 }, frame)),
  );
}

const BOT = (bot: string): Json => ({ for: 'bot', bot });

/** Matches that would think for days: large boards with those who search, and a hundred thousand years. */
const BOT_ORDERS: readonly Json[] = [
  { game: 'star-lanes', edition: 'grand', seats: Array.from({ length: 4 }, () => BOT('chance')) },
  {
    game: 'star-lanes',
    edition: 'grand+rows=26+columns=40+candidates=20+companies=12+max-players=8+moves=4160',
    seats: Array.from({ length: 8 }, () => BOT('searcher')),
  },
  {
    game: 'star-trader',
    edition: 'today+years=100000+ships=4',
    seats: Array.from({ length: 12 }, () => BOT('chance')),
  },
  { game: 'star-lanes', edition: 'today', seats: Array.from({ length: 4 }, () => BOT('champion')) },
];

async function makeBotMatches(attacker: Attacker): Promise<void> {
  const { tally } = attacker;
  const make = async (base: string): Promise<void> => {
    const body = BOT_ORDERS[tally.tried % BOT_ORDERS.length];
    tally.tried++;
    const { status, body: made } = await askFrom(attacker.caller, `${base}/api/matches`, { method: 'POST', body });
    if (status === 201) attacker.matches.push(made['match']);
    else tally.refused++;
  };
  let watched = 0;
  const look = (): Json | undefined => {
    const match = attacker.matches[watched++ % Math.max(1, attacker.matches.length)];
    return match === undefined ? undefined : { type: 'watch', match, protocol: 2 };
  };
  await Promise.all([
    again(attacker, 300, make),
    crowd(3, () => again(attacker, 100, () => pester(attacker, { pauseMs: 200 }, look))),
  ]);
}

const HELD_CONNECTIONS = 220;
const GET = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';

/** What a connection begins with and then leaves at that; the last never reads its answers. */
const BEGINNINGS = [
  '',
  'GET /api/matches HTTP/1.1\r\nHost: he',
  'POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  GET.repeat(60),
];

async function holdConnections(attacker: Attacker): Promise<void> {
  const { tally } = attacker;
  const hold = async (base: string, beginning: string): Promise<void> => {
    tally.tried++;
    const socket = dialFrom(attacker.caller, base);
    const hangUp = (): void => void socket.destroy();
    attacker.signal.addEventListener('abort', hangUp);
    await once(socket, 'connect', { signal: attacker.signal });
    socket.write(beginning);
    // Who reads nothing does not hear, either, that the other side has hung up: it writes now and then.
    const isMute = beginning.startsWith(GET);
    if (!isMute) socket.resume();
    const nagging = setInterval(() => isMute && socket.write(GET), 5000);
    await once(socket, 'close');
    clearInterval(nagging);
    attacker.signal.removeEventListener('abort', hangUp);
    if (!attacker.signal.aborted && attacker.base() === base) tally.refused++;
  };
  await crowd(HELD_CONNECTIONS, (place) =>
    again(attacker, 500, (base) => hold(base, BEGINNINGS[place % BEGINNINGS.length] ?? '')),
  );
}

const TALKERS = 4;

async function talk(attacker: Attacker): Promise<void> {
  const table = await sitAlone(attacker);
  if (table === undefined) return;
  attacker.matches.unshift(table.match);
  let sent = 0;
  const speak = (): Json => {
    const act = sent++ % 2 === 0 ? `say ${'all work and no play '.repeat(9)}` : 'react hello';
    return { type: 'act', match: table.match, id: sent, seat: 0, at: 0, act };
  };
  await crowd(TALKERS, () =>
    again(attacker, 100, () => pester(attacker, { secret: table.secret, pauseMs: 50 }, speak)),
  );
}

/** A match for two of which one seat stays free, made by an attacker. */
async function sitAlone({ caller, base, signal }: Attacker): Promise<{ match: string; secret: string } | undefined> {
  const seats = [{ for: 'person' }, { for: 'person' }];
  for (; !signal.aborted; await sleep(200)) {
    const up = base();
    if (up === undefined) continue;
    const post = { method: 'POST' } as const;
    const secret = await askFrom(caller, `${up}/api/secrets`, post).catch(() => undefined);
    const given: string | undefined = secret?.body['secret'];
    const body = { game: 'star-lanes', edition: 'quick', seats, name: 'Mallory' };
    const made = await askFrom(caller, `${up}/api/matches`, { ...post, body, secret: given }).catch(() => undefined);
    if (given !== undefined && made?.status === 201) return { match: made.body['match'], secret: given };
  }
  return undefined;
}

async function comeAsMany(attacker: Attacker): Promise<void> {
  const { tally } = attacker;
  const order = { game: 'star-lanes', edition: 'quick', seats: [{ for: 'person' }, { for: 'person' }] };
  const group = (): string => Math.floor(Math.random() * 0xff_ff).toString(16);
  const come = async (base: string): Promise<void> => {
    const forwarded = `2001:db8:0:${attacker.number}:${group()}:${group()}:${group()}:${group()}`;
    tally.tried++;
    const body = { method: 'POST', body: order } as const;
    const { status } = await askFrom({ ...attacker.caller, forwarded }, `${base}/api/matches`, body);
    if (status !== 201) tally.refused++;
  };
  await crowd(4, () => again(attacker, 60, come));
}
