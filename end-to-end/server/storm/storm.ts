/** Many matches played while servers are killed, and afterwards the count of everything that was promised. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Store } from '../../../table/store.ts';
import type { Attackers, Tallies } from '../siege/attackers.ts';
import { Stopwatch } from '../siege/stopwatch.ts';
import { gather } from './gathering.ts';
import type { Company } from './gathering.ts';
import type { Servers } from './servers.ts';
import { Sightings } from './sightings.ts';
import { Survivor } from './survivor.ts';
import type { Manners } from './survivor.ts';
import { judgeMatch } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** Short matches, in which everything happens that can. */
const LANES = { game: 'star-lanes', edition: 'quick+moves=16' };
const TRADER = { game: 'star-trader', edition: 'today+years=1+ships=1' };

/** What is played at each table, and by whom, match after match. */
const COMPANIES: readonly [Company, ...Company[]] = [
  { ...LANES, seats: ['person', 'person'] },
  { ...LANES, seats: ['person', 'greedy', 'beginner'] },
  { ...TRADER, seats: ['person', 'person', 'captain'] },
  { ...LANES, seats: ['person', 'person', 'person', 'person'] },
  { ...TRADER, seats: ['person', 'beginner'] },
  { ...LANES, seats: ['person', 'person', 'reallocator'] },
  { ...LANES, seats: ['chance', 'beginner', 'greedy'] },
];

/** How long the last matches may take when nothing is killed any more; computer players wait for a dead process's lease. */
const LAST_MATCHES_MS = 120_000;

const SHORTEST_LIFE_MS = 1500;

/** The longest time people think: none, where as much as possible shall happen between two kills, or as quick people do. */
const QUICK_MS = 30;
const PEOPLE_MS = 1500;

/** How often attackers are told where the servers are. */
const AIM_MS = 50;

/** Hostile company: who, and for how long nothing is killed at first, half of it in each of two lives. */
export interface Siege {
  readonly attackers: Attackers;
  readonly calmSeconds: number;
}

export interface StormPlan {
  readonly kills: number;
  /** It ends after so long, however many kills there were. */
  readonly seconds: number;
  readonly tables: number;
  readonly seed: number;
  readonly siege?: Siege | undefined;
  readonly progress?: (kills: number, acts: number) => void;
}

/** What people waited for: their answers while nothing was killed and among kills, and the moves of computer players. */
export interface Times {
  readonly calm: Stopwatch;
  readonly killing: Stopwatch;
  readonly bots: Stopwatch;
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
  readonly times: Times;
  readonly tallies: Tallies | undefined;
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
  readonly #times: Times = { calm: new Stopwatch(), killing: new Stopwatch(), bots: new Stopwatch() };
  #kills = 0;
  #phase: 'calm' | 'killing' | 'ending' = 'killing';

  constructor(servers: Servers, plan: StormPlan) {
    this.#servers = servers;
    this.#plan = plan;
    this.#chance = new Mulberry32(plan.seed);
    setMaxListeners(0, this.#givingUp.signal);
  }

  /** Plays, kills, lets everything be played to its end, stops the servers and counts. */
  async run(): Promise<Counts> {
    const tables = Promise.all(Array.from({ length: this.#plan.tables }, (_, table) => this.#playOn(table)));
    const { siege } = this.#plan;
    const aiming = siege === undefined ? undefined : this.#aim(siege);
    await Promise.race([this.#stayCalm().then(() => this.#kill()), tables]);
    this.#phase = 'ending';
    clearInterval(aiming);
    const tallies = await siege?.attackers.stop();
    const patience = setTimeout(() => this.#givingUp.abort(), LAST_MATCHES_MS);
    await tables;
    clearTimeout(patience);
    await this.#servers.stop();
    const store = await this.#servers.open();
    try {
      return await this.#count(store, tallies);
    } finally {
      await store.close();
    }
  }

  /** Attackers go on with one server as long as it is up. */
  #aim({ attackers }: Siege): NodeJS.Timeout {
    let target: string | undefined;
    return setInterval(() => {
      if (target === undefined || !this.#servers.bases().includes(target)) target = this.#servers.base();
      attackers.aim(target);
    }, AIM_MS);
  }

  /** Time enough for what builds up: in one life and, started in another way, in the next. */
  async #stayCalm(): Promise<void> {
    const { siege } = this.#plan;
    if (siege === undefined) return;
    this.#phase = 'calm';
    await sleep(500 * siege.calmSeconds);
    await this.#killOne();
    await sleep(500 * siege.calmSeconds);
    // On a busy machine an attacker may still be finding a seat.
    while (!siege.attackers.haveBegun()) await sleep(AIM_MS);
    this.#phase = 'killing';
  }

  async #killOne(): Promise<void> {
    await this.#servers.kill();
    this.#kills++;
    this.#plan.progress?.(this.#kills, this.#sent.length);
  }

  async #kill(): Promise<void> {
    const { kills, seconds } = this.#plan;
    const end = Date.now() + 1000 * seconds;
    // A server must live long enough to be worth a kill, however slowly it starts here.
    for (let life = SHORTEST_LIFE_MS; this.#kills < kills && Date.now() < end;) {
      await sleep(50 + life * this.#chance.draw() ** 2);
      const began = Date.now();
      await this.#killOne();
      life = Math.max(SHORTEST_LIFE_MS, Date.now() - began);
    }
  }

  /** One match after the other at one table. */
  async #playOn(table: number): Promise<void> {
    // Attackers take all the room there is for computer players alone.
    const companies = COMPANIES.filter(({ seats }) => this.#plan.siege === undefined || seats.includes('person'));
    const company = companies[table % companies.length] ?? COMPANIES[0];
    while (this.#phase !== 'ending') await this.#playOne(company, this.#mannersAt(table));
  }

  /** In hostile company every table has an address of its own, and people take their time. */
  #mannersAt(table: number): Manners {
    const { siege } = this.#plan;
    const { calm, killing, bots } = this.#times;
    return {
      caller: siege && { local: `127.1.0.${table + 1}`, forwarded: `198.51.100.${table + 1}` },
      thinkMs: () => (siege === undefined || this.#phase === 'ending' ? QUICK_MS : PEOPLE_MS),
      answered: (ms) => (this.#phase === 'calm' ? calm : killing).add(ms),
      botMoved: (ms) => bots.add(ms),
    };
  }

  async #playOne(company: Company, manners: Manners): Promise<void> {
    const places = await gather({ servers: this.#servers, caller: manners.caller }, company);
    const sightings = new Sightings();
    const seed = (): number => Math.floor(this.#chance.draw() * 2 ** 32);
    const players = places.map(
      (place) => new Survivor(place, this.#servers, sightings, new Mulberry32(seed()), manners),
    );
    this.#played.push({ match: places[0]?.match ?? '', players, sightings });
    await Promise.all(players.map((player) => player.play(this.#givingUp.signal)));
  }

  get #sent(): Survivor['sent'] {
    return this.#played.flatMap(({ players }) => players.flatMap(({ sent }) => sent));
  }

  async #count(store: Store, tallies: Tallies | undefined): Promise<Counts> {
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
      times: this.#times,
      tallies,
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
