/** A server that plays Countdown and nothing else, in this process, on a port of its own. */
import { pino } from 'pino';
import { parseCommand } from '../../cli/parse.ts';
import { SERVE } from '../../cli/server-commands.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import type { ServedGames } from '../../server/games.ts';
import { startServer } from '../../server/server.ts';
import type { ServerParts } from '../../server/server.ts';
import { settingsFrom } from '../../server/settings.ts';
import { MemoryStore } from '../../table/memory-store.ts';
import { countdownBots } from './bots.ts';
import { countdownKit } from './kit.ts';
import { countdown } from './rules.ts';

const games: ServedGames = {
  games: [countdown],
  gameOf: (id) => (id === countdown.id ? countdown : undefined),
  kitOf: (id) => (id === countdown.id ? countdownKit : undefined),
  botsOf: async () => countdownBots,
};

/** Threads know the games of the registries alone; these bots answer at once, so they do it here. */
const bots: NonNullable<ServerParts['bots']> = {
  waiting: 0,
  async answer({ game, bot, question, seed }) {
    const known = (await games.botsOf(game)).find(({ name }) => name === bot);
    const { action } = must(known, bot).answer(question, { playouts: 0 }, new Mulberry32(seed));
    return { did: must(games.gameOf(game), game).formatAction(action) };
  },
  close: async () => {},
};

export interface CountdownServer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveCountdown(parts: Pick<ServerParts, 'page'> = {}): Promise<CountdownServer> {
  const values = unwrap(parseCommand(SERVE, ['--port', '0', '--host', '127.0.0.1', '--log', 'error']));
  const settings = unwrap(settingsFrom(values));
  const server = await startServer(settings, new MemoryStore(), pino({ level: settings.log }), {
    games,
    bots,
    ...parts,
  });
  return { origin: `http://127.0.0.1:${server.port}`, close: () => server.close() };
}
