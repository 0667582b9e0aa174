/** How much memory our server needs for connections over which nothing is said. */
import type { Contestant } from './contestants.ts';
import { Players } from './players.ts';
import { ServerProcess } from './server-process.ts';

/** Bytes of the whole process, before and with these connections. */
export async function holdIdle(
  contestant: Contestant,
  connections: number,
): Promise<{ readonly empty: number; readonly full: number }> {
  const server = await ServerProcess.start(contestant.command());
  const players = new Players();
  try {
    const { memory: empty } = await server.usage();
    await players.connect(server.base, connections);
    const { memory: full } = await server.usage();
    return { empty, full };
  } finally {
    players.leave();
    await server.stop();
  }
}
