/** Servers that are killed without warning while they are played on, and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../../server/stores/open-store.ts';
import { startPostgres } from '../../../server/stores/fixtures/postgres.ts';
import type { Chance } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import type { Store } from '../../../table/store.ts';
import { ServerProcess } from '../server-process.ts';

/** Nobody is refused for being one of many: all come from one address here. */
const GENEROUS =
  '--connections-per-address 100000 --matches-per-hour 1000000 --messages-per-second 1000 --threads 1 --log error';

/** As a host starts it: directly on the network, and every second time behind a proxy. */
const USUAL = ['--threads 1 --log error', '--threads 1 --log error --trust-proxy'];

/** How often a server is started again, and after what pause, before that is given up. */
const MOST_STARTS = 50;
const START_AGAIN_MS = 300;

/** How servers are started: how many, and whether with the limits a host has. */
export interface ServersPlan {
  readonly processes: number;
  readonly limits: 'usual' | 'generous';
}

export interface Servers {
  /** The addresses of all that are up. */
  bases(): readonly string[];
  /** The address of one that is up, any of them; undefined while none is. */
  base(): string | undefined;
  /** The most memory one of them has had at a time, in bytes; undefined where the system does not tell. */
  peakMemory(): number | undefined;
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
  readonly #flags: readonly string[];
  readonly #up: (ServerProcess | undefined)[];
  readonly #said: string[] = [];
  readonly #starting = new Set<Promise<void>>();
  #starts = 0;
  #peak: number | undefined = undefined;

  private constructor(database: string, { processes, limits }: ServersPlan, chance: Chance) {
    this.#database = database;
    this.#chance = chance;
    this.#flags = limits === 'usual' ? USUAL : [GENEROUS];
    this.#up = Array.from({ length: processes });
  }

  static async start(database: string, plan: ServersPlan, chance: Chance): Promise<Processes> {
    const processes = new Processes(database, plan, chance);
    for (let place = 0; place < plan.processes; place++) await processes.#start(place);
    return processes;
  }

  bases(): readonly string[] {
    return this.#up.flatMap((server) => (server === undefined ? [] : [server.base]));
  }

  any(): string | undefined {
    const up = this.bases();
    return up[Math.floor(this.#chance.draw() * up.length)];
  }

  peakMemory(): number | undefined {
    const peaks = [this.#peak, ...this.#up.map((server) => server?.peakMemory)].filter((peak) => peak !== undefined);
    this.#peak = peaks.length === 0 ? undefined : Math.max(...peaks);
    return this.#peak;
  }

  /** Kills one that is up. The others play on while it starts again; where there is no other, that is waited for. */
  async killAny(): Promise<void> {
    await this.#oneUp();
    const places = [...this.#up.keys()].filter((place) => this.#up[place] !== undefined);
    const place = must(places[Math.floor(this.#chance.draw() * places.length)], 'a server that is up');
    this.peakMemory();
    const server = this.#up[place];
    this.#up[place] = undefined;
    await server?.kill();
    this.#said.push(server?.said ?? '');
    const starting = this.#startAgain(place).finally(() => this.#starting.delete(starting));
    this.#starting.add(starting);
    await this.#oneUp();
  }

  async #oneUp(): Promise<void> {
    if (this.bases().length === 0) await Promise.race(this.#starting);
  }

  /** As a supervisor would: a server that finds no database says so and ends. */
  async #startAgain(place: number): Promise<void> {
    for (let tries = MOST_STARTS; ; tries--) {
      const failed = await this.#start(place).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (failed === undefined) return;
      if (tries <= 1) throw failed.error;
      await sleep(START_AGAIN_MS);
    }
  }

  said(): string {
    return [...this.#said, ...this.#up.map((server) => server?.said ?? '')].join('');
  }

  async stop(): Promise<readonly (number | null)[]> {
    await Promise.all(this.#starting);
    this.peakMemory();
    const stopped = this.#up.filter((server) => server !== undefined);
    return Promise.all(stopped.map((server) => server.stop()));
  }

  async #start(place: number): Promise<void> {
    const flags = this.#flags[this.#starts++ % this.#flags.length] ?? '';
    this.#up[place] = await ServerProcess.start(this.#database, ...flags.split(' '));
  }
}

/** One process over a SQLite file. */
export async function sqliteServers(chance: Chance, limits: ServersPlan['limits'] = 'generous'): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'starlanes-storm-'));
  const database = join(folder, 'matches.db');
  const processes = await Processes.start(database, { processes: 1, limits }, chance);
  return {
    bases: () => processes.bases(),
    base: () => processes.any(),
    peakMemory: () => processes.peakMemory(),
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

/** Several processes over one PostgreSQL, which is restarted, or killed itself, now and then. */
export async function postgresServers(
  chance: Chance,
  plan: ServersPlan = { processes: 3, limits: 'generous' },
): Promise<Servers> {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const processes = await Processes.start(database, plan, chance);
  let kills = 0;
  let restarts = 0;
  const disturb = async (): Promise<void> => {
    restarts++;
    if (restarts % 2 === 0) return postgres.restart();
    await postgres.kill();
    await postgres.start();
  };
  return {
    bases: () => processes.bases(),
    base: () => processes.any(),
    peakMemory: () => processes.peakMemory(),
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
