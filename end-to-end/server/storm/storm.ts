/** Many matches played while servers are killed, and afterwards the count of everything that was promised. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Store } from '../../../table/store.ts';
import { gather } from './gathering.ts';
import type { Company } from './gathering.ts';
import type { Servers } from './servers.ts';
import { Sightings } from './sightings.ts';
import { Survivor } from './survivor.ts';
import { judgeMatch } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** Who sits at each table, match after match. */
const COMPANIES: readonly Company[] = [
  ['person', 'person'],
  ['person', 'greedy', 'beginner'],
  ['person', 'person', 'person', 'person'],
  ['person', 'person', 'reallocator'],
  ['chance', 'beginner', 'greedy'],
];

/** How long the last matches may take when nothing is killed any more; computer players wait for a dead process's lease. */
const LAST_MATCHES_MS = 120_000;

export interface StormPlan {
  readonly kills: number;
  /** It ends after so long, however many kills there were. */
  readonly seconds: number;
  readonly tables: number;
  readonly seed: number;
  readonly progress?: (kills: number, acts: number) => void;
}

export interface Counts {
  readonly kills: number;
  readonly databaseRestarts: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly keptUnanswered: number;
  readonly updates: number;
  /** Sentences about all that is wrong. */
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly wrong: readonly string[];
  readonly stuck: readonly string[];
}

/** A match with all who play and watch it. */
interface Played {
  readonly match: string;
  readonly players: readonly Survivor[];
  readonly sightings: Sightings;
}

export class Storm {
  readonly #servers: Servers;
  readonly #plan: StormPlan;
  readonly #chance: Chance;
  readonly #played: Played[] = [];
  readonly #givingUp = new AbortController();
  #kills = 0;
  #isEnding = false;

  constructor(servers: Servers, plan: StormPlan) {
    this.#servers = servers;
    this.#plan = plan;
    this.#chance = new Mulberry32(plan.seed);
    setMaxListeners(0, this.#givingUp.signal);
  }

  /** Plays, kills, lets everything be played to its end, stops the servers and counts. */
  async run(): Promise<Counts> {
    const tables = Array.from({ length: this.#plan.tables }, (_, table) => this.#playOn(table));
    await this.#kill();
    this.#isEnding = true;
    const patience = setTimeout(() => this.#givingUp.abort(), LAST_MATCHES_MS);
    await Promise.all(tables);
    clearTimeout(patience);
    await this.#servers.stop();
    const store = await this.#servers.open();
    try {
      return await this.#count(store);
    } finally {
      await store.close();
    }
  }

  async #kill(): Promise<void> {
    const { kills, seconds, progress } = this.#plan;
    const end = Date.now() + 1000 * seconds;
    while (this.#kills < kills && Date.now() < end) {
      await sleep(50 + 1500 * this.#chance.draw() ** 2);
      await this.#servers.kill();
      this.#kills++;
      progress?.(this.#kills, this.#sent.length);
    }
  }

  /** One match after the other at one table. */
  async #playOn(table: number): Promise<void> {
    const company = COMPANIES[table % COMPANIES.length] ?? [];
    while (!this.#isEnding) await this.#playOne(company);
  }

  async #playOne(company: Company): Promise<void> {
    const places = await gather(this.#servers, company);
    const sightings = new Sightings();
    const seed = (): number => Math.floor(this.#chance.draw() * 2 ** 32);
    const players = places.map((place) => new Survivor(place, this.#servers, sightings, new Mulberry32(seed())));
    this.#played.push({ match: places[0]?.match ?? '', players, sightings });
    await Promise.all(players.map((player) => player.play(this.#givingUp.signal)));
  }

  get #sent(): Survivor['sent'] {
    return this.#played.flatMap(({ players }) => players.flatMap(({ sent }) => sent));
  }

  async #count(store: Store): Promise<Counts> {
    const verdicts: Verdict[] = [];
    for (const { match, players, sightings } of this.#played) {
      const kept = await store.read(match);
      const sent = players.flatMap((player) => player.sent);
      verdicts.push(kept === undefined ? vanished(match) : judgeMatch(kept, sent, sightings));
    }
    const acknowledged = this.#sent.filter(({ done }) => done !== undefined).length;
    return {
      kills: this.#kills,
      databaseRestarts: this.#servers.databaseRestarts,
      matches: this.#played.length,
      acknowledged,
      unanswered: this.#sent.length - acknowledged,
      keptUnanswered: verdicts.reduce((sum, { keptUnanswered }) => sum + keptUnanswered, 0),
      updates: this.#played.reduce((sum, { sightings }) => sum + sightings.updates, 0),
      lost: verdicts.flatMap(({ lost }) => lost),
      twice: verdicts.flatMap(({ twice }) => twice),
      wrong: verdicts.flatMap(({ wrong }) => wrong),
      stuck: this.#played.flatMap(stuckIn),
    };
  }
}

function vanished(match: string): Verdict {
  return { lost: [`${match} is gone`], twice: [], wrong: [], keptUnanswered: 0 };
}

/** Everybody must have seen the end. */
function stuckIn({ match, players }: Played): string[] {
  return players
    .filter(({ last }) => last['phase'] !== 'over')
    .map(({ place, last }) => `${match}: ${place.seat ?? 'the watcher'} was left at ${last['at']}, ${last['phase']}`);
}
