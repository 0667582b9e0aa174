/** Servers that are killed without warning while they are played on, and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../server/stores/open-store.ts';
import { startPostgres } from '../../../server/stores/fixtures/postgres.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Store } from '../../../table/store.ts';
import { ServerProcess } from '../server-process.ts';

/** Nobody is refused for being one of many: all come from one address here. */
const FLAGS =
  '--connections-per-address 100000 --matches-per-hour 1000000 --messages-per-second 1000 --threads 1 --log error';

export interface Servers {
  /** The address of one that is up, any of them; undefined while none is. */
  base(): string | undefined;
  /** Kills one without warning and starts it again; or the database, where that is a process of its own. */
  kill(): Promise<void>;
  /** How often the database went away. */
  readonly databaseRestarts: number;
  /** Everything the servers have printed. */
  said(): string;
  /** Stops them all, as their host would; answers with their exit statuses. */
  stop(): Promise<readonly (number | null)[]>;
  /** What they have kept, when they are stopped. */
  open(): Promise<Store>;
  /** Ends everything and leaves nothing behind. */
  remove(): Promise<void>;
}

/** Some processes over one database, each of which can be killed. */
class Processes {
  readonly #database: string;
  readonly #chance: Chance;
  readonly #up: (ServerProcess | undefined)[];
  readonly #said: string[] = [];

  private constructor(database: string, many: number, chance: Chance) {
    this.#database = database;
    this.#chance = chance;
    this.#up = Array.from({ length: many });
  }

  static async start(database: string, many: number, chance: Chance): Promise<Processes> {
    const processes = new Processes(database, many, chance);
    for (let place = 0; place < many; place++) await processes.#start(place);
    return processes;
  }

  any(): string | undefined {
    const up = this.#up.filter((server) => server !== undefined);
    return up[Math.floor(this.#chance.draw() * up.length)]?.base;
  }

  async killAny(): Promise<void> {
    const place = Math.floor(this.#chance.draw() * this.#up.length);
    const server = this.#up[place];
    this.#up[place] = undefined;
    await server?.kill();
    this.#said.push(server?.said ?? '');
    await this.#start(place);
  }

  said(): string {
    return [...this.#said, ...this.#up.map((server) => server?.said ?? '')].join('');
  }

  async stop(): Promise<readonly (number | null)[]> {
    const stopped = this.#up.filter((server) => server !== undefined);
    return Promise.all(stopped.map((server) => server.stop()));
  }

  async #start(place: number): Promise<void> {
    this.#up[place] = await ServerProcess.start(this.#database, ...FLAGS.split(' '));
  }
}

/** One process over a SQLite file. */
export async function sqliteServers(chance: Chance): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'starlanes-storm-'));
  const database = join(folder, 'matches.db');
  const processes = await Processes.start(database, 1, chance);
  return {
    base: () => processes.any(),
    kill: () => processes.killAny(),
    databaseRestarts: 0,
    said: () => processes.said(),
    stop: () => processes.stop(),
    open: () => openStore(database),
    async remove() {
      await processes.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** How many kills of servers come to one of the database. */
const KILLS_A_RESTART = 12;

/** Three processes over one PostgreSQL, which is restarted, or killed itself, now and then. */
export async function postgresServers(chance: Chance): Promise<Servers> {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const processes = await Processes.start(database, 3, chance);
  let kills = 0;
  let restarts = 0;
  const disturb = async (): Promise<void> => {
    restarts++;
    if (restarts % 2 === 0) return postgres.restart();
    await postgres.kill();
    await postgres.start();
  };
  return {
    base: () => processes.any(),
    kill: async () => {
      if (++kills % KILLS_A_RESTART === 2) await disturb();
      await processes.killAny();
    },
    get databaseRestarts() {
      return restarts;
    },
    said: () => processes.said(),
    stop: () => processes.stop(),
    open: () => openStore(database),
    async remove() {
      await processes.stop();
      await postgres.stop();
    },
  };
}
