/** A player who goes on whatever becomes of the servers, and remembers everything that was promised and shown. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../../core/chance.ts';
import { MOTIONS, REACTIONS } from '../../../table/act.ts';
import { hashWords } from '../../../table/fair-chance.ts';
import { Player } from '../player.ts';
import type { Caller, Json } from '../player.ts';
import { anyAct } from '../whole-match.ts';
import type { Servers } from './servers.ts';
import type { Sightings } from './sightings.ts';

/** An act that was sent: acknowledged as an entry, or without an answer. What was refused is not remembered. */
export interface Sent {
  readonly seat: number;
  readonly act: string;
  /** How long the log was for the player who decided on it. */
  readonly seen: number;
  /** The entry it became, as the server said. */
  readonly done: number | undefined;
}

/** Where somebody plays, or only watches. */
export interface Place {
  readonly match: string;
  readonly seat: number | undefined;
  readonly secret: string | undefined;
}

/** Where nobody answers: asked while no server is up. */
export const NOWHERE = 'http://127.0.0.1:1';

/** How somebody plays, and who is told what they waited for. */
export interface Manners {
  readonly caller: Caller | undefined;
  /** The longest time they think before they act. */
  readonly thinkMs: () => number;
  /** An act had its answer after this many milliseconds. What a kill cut off had none. */
  readonly answered: (ms: number) => void;
  /** A computer player at the table moved after this many. */
  readonly botMoved: (ms: number) => void;
}

const TICK_MS = 300;

export class Survivor {
  readonly place: Place;
  readonly sent: Sent[] = [];
  /** The last update that came. */
  last: Json = {};
  readonly #servers: Servers;
  readonly #sightings: Sightings;
  readonly #chance: Chance;
  readonly #manners: Manners;
  /** When it was last a computer player's turn, if it is. */
  #botSince: number | undefined = undefined;

  constructor(place: Place, servers: Servers, sightings: Sightings, chance: Chance, manners: Manners) {
    this.place = place;
    this.#servers = servers;
    this.#sightings = sightings;
    this.#chance = chance;
    this.#manners = manners;
  }

  /** Plays to the end of the match, over as many connections as that takes. */
  async play(signal: AbortSignal): Promise<void> {
    while (this.last['phase'] !== 'over' && !signal.aborted) {
      await this.#connection(signal).catch(() => {});
      await sleep(20 + 100 * this.#chance.draw());
    }
  }

  /** Plays until the match is over or the connection is lost, which throws. */
  async #connection(signal: AbortSignal): Promise<void> {
    const { caller } = this.#manners;
    const player = await Player.connect(this.#servers.base() ?? NOWHERE, this.place.secret, { caller });
    player.onFrame = (frame) => this.#hear(frame);
    this.#botSince = undefined;
    const hangUp = (): void => player.close();
    signal.addEventListener('abort', hangUp);
    try {
      // Half of them speak the first version of the protocol, which always tells everything.
      const protocol = this.#chance.draw() < 0.5 ? 1 : 2;
      const { type } = await player.watch(this.place.match, this.#chance.draw() < 0.2 ? 0 : undefined, protocol);
      // While the database is away nobody is shown anything.
      if (type === 'refused') return;
      while (this.last['phase'] !== 'over') await this.#go(player);
    } finally {
      signal.removeEventListener('abort', hangUp);
      player.close();
    }
  }

  #hear(frame: Json): void {
    if (frame['type'] !== 'update') return;
    this.#sightings.add(frame);
    const isLater = frame['at'] > (this.last['at'] ?? -1);
    if (isLater && this.#botSince !== undefined) this.#manners.botMoved(performance.now() - this.#botSince);
    this.last = frame;
    const { phase, seats, toAct } = frame;
    const isBots = phase === 'playing' && seats[toAct]?.bot !== undefined;
    if (isLater || !isBots) this.#botSince = isBots && this.place.seat === 0 ? performance.now() : undefined;
  }

  async #go(player: Player): Promise<void> {
    const { seat } = this.place;
    const seen = player.frames.length;
    const act = seat === undefined ? undefined : wish(this.last, seat, this.#chance);
    if (seat !== undefined && act !== undefined) return this.#try(player, seat, act);
    const news = player.next(({ type }) => type === 'update', seen);
    await Promise.race([news, sleep(TICK_MS)]);
    // Who gave up waiting must not be surprised when the connection is lost later.
    news.catch(() => {});
  }

  async #try(player: Player, seat: number, act: string): Promise<void> {
    const { match } = this.place;
    const seen: number = this.last['at'];
    const place = this.sent.push({ seat, act, seen, done: undefined }) - 1;
    const began = performance.now();
    const answer = await player.act(match, seat, seen, act);
    this.#manners.answered(performance.now() - began);
    if (answer['type'] === 'done') this.sent[place] = { seat, act, seen, done: answer['at'] };
    // After "try again" it is unknown whether it was kept.
    else if (answer['why'] !== 'try-again') this.sent.splice(place, 1);
    await sleep(this.#manners.thinkMs() * this.#chance.draw());
  }
}

/** The words of a seat that sends their hash first. */
export function hiddenWords(seat: number): string {
  return `seat-${seat}`.padEnd(32, '-');
}

/** What a player wants to do now: mostly to play, now and then everything else there is. */
function wish(update: Json, seat: number, chance: Chance): string | undefined {
  const { phase, seats, vote, toAct, undo, revealing } = update;
  if (revealing?.awaited.includes(seat)) return `reveal ${hiddenWords(seat)} ${hashWords(hiddenWords(seat))}`;
  const luck = chance.draw();
  if (phase === 'paused') return luck < 0.5 ? 'resume' : undefined;
  if (phase !== 'playing') return undefined;
  if (seats[seat].minded !== undefined) return luck < 0.3 ? 'back' : undefined;
  if (vote !== undefined && !vote.yes.includes(seat)) return luck < 0.7 ? 'yes' : 'no';
  if (luck < 0.03) return anythingElse(chance);
  if (undo !== undefined && luck < 0.1) return `undo ${undo}`;
  return toAct === seat ? anyAct(update) : undefined;
}

function anythingElse(chance: Chance): string {
  const one = <Value>(list: readonly [Value, ...Value[]]): Value =>
    list[Math.floor(chance.draw() * list.length)] ?? list[0];
  const wishes = ['leave', `react ${one(REACTIONS)}`, `say ${chance.draw()}`, `propose ${one(MOTIONS)}`] as const;
  return one(wishes);
}
