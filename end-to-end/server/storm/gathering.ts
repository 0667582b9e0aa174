/** Brings people to a new match over servers that may go away at any moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import { hashWords } from '../../../table/fair-chance.ts';
import { ask } from '../player.ts';
import type { Caller, Json } from '../player.ts';
import { askFrom } from '../siege/caller.ts';
import type { Servers } from './servers.ts';
import { NOWHERE, hiddenWords } from './survivor.ts';
import type { Place } from './survivor.ts';

/** What is played, and who plays: people, computer players by name. A watcher is always there. */
export interface Company {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly string[];
}

/** Servers, and the address from which somebody calls them. */
export interface Door {
  readonly servers: Servers;
  readonly caller: Caller | undefined;
}

/** On a busy machine a server may be killed many times before it has answered. */
const PATIENCE_MS = 600_000;

/** Makes a match and takes all its seats for people. */
export async function gather(door: Door, { seats: company, ...what }: Company): Promise<readonly Place[]> {
  const seats = company.map((who) => (who === 'person' ? { for: 'person' } : { for: 'bot', bot: who }));
  const order = { ...what, seats, public: false };
  const { match } = await insist(door, 'POST', '/api/matches', { body: order });
  const people = [...company.keys()].filter((seat) => company[seat] === 'person');
  const places = people.map(async (seat) => ({ match, seat, secret: await takeSeat(door, match, seat) }));
  return [...(await Promise.all(places)), { match, seat: undefined, secret: undefined }];
}

/** Takes a seat. When the answer was lost, the match says whether it was taken. */
async function takeSeat(door: Door, match: string, seat: number): Promise<string> {
  const { secret } = await insist(door, 'POST', '/api/secrets', {});
  for (;;) {
    const { as } = await insist(door, 'GET', `/api/matches/${match}`, { secret });
    if (as === seat) return secret;
    const words = seat % 2 === 0 ? { wordsHash: hashWords(hiddenWords(seat)) } : { words: `of seat ${seat}` };
    const body = { name: `Player ${seat + 1}`, ...words, seat };
    await insist(door, 'POST', `/api/matches/${match}/seats`, { secret, body }).catch(() => {});
  }
}

/** Asks until there is an answer that is not "later", from the server or from a proxy that finds none. */
async function insist(
  { servers, caller }: Door,
  method: string,
  path: string,
  what: { body?: unknown; secret?: string },
): Promise<Json> {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await sleep(50 + 100 * Math.random())) {
    const base = servers.base() ?? NOWHERE;
    const asked =
      caller === undefined ? ask(base, method, path, what) : askFrom(caller, `${base}${path}`, { method, ...what });
    const answer = await asked.catch(() => undefined);
    if (answer !== undefined && answer.status < 300) return answer.body;
    if (answer !== undefined && ![429, 502, 503, 504].includes(answer.status))
      throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  }
  throw new Error(`${path} was not answered for ten minutes`);
}
