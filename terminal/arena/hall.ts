/** Where the matches of a contest are played: it brings the players to their seats and ends their programs. */
import { unwrap } from '../../core/result.ts';
import { botPlayer } from '../../bots/arena/player.ts';
import type { Clock, Player, Thinking } from '../../bots/arena/player.ts';
import type { Plan, Stretch } from '../../bots/arena/plan.ts';
import { playStretch } from '../../bots/arena/stretch.ts';
import type { Contest, Played } from '../../bots/arena/stretch.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Chance } from '../../core/chance.ts';
import type { Game, Types } from '../../core/contract.ts';
import { ExternalPlayer } from './external-player.ts';

/** What a seat's name begins with when somebody else's program plays in it. */
export const COMMAND = 'cmd:';

/** A game with its bots. */
export interface GameParts<T extends Types> {
  readonly game: Game<T>;
  readonly bots: readonly Bot<T>[];
  /** Any allowed action: it plays for whoever does not answer. */
  readonly fallback: (view: T['View'], chance: Chance) => T['Action'];
}

/** A contest as data, the same for every thread. */
export interface Setup {
  readonly game: string;
  /** In the game's notation, such as `today+rows=14`. */
  readonly edition: string;
  readonly plan: Plan;
  readonly thinking: Thinking;
  /** How long somebody else's program may keep silent. */
  readonly answerSeconds: number;
}

/** Where stretches of a plan are played, in this thread or in another. */
export interface Hall {
  play(stretch: Stretch): Promise<Played>;
  close(): Promise<void>;
}

const clock: Clock = () => performance.now();

/** A hall in this thread. */
export class LocalHall<T extends Types> implements Hall {
  readonly #parts: GameParts<T>;
  readonly #setup: Setup;
  readonly #contest: Contest<T>;
  readonly #players = new Map<string, Player<T>>();
  readonly #programs: ExternalPlayer<T>[] = [];

  constructor(parts: GameParts<T>, setup: Setup) {
    const { game, fallback } = parts;
    const config = unwrap(game.parseConfig(setup.edition));
    const { milliseconds } = setup.thinking;
    this.#parts = parts;
    this.#setup = setup;
    this.#contest = {
      plan: setup.plan,
      conditions: { game, config, fallback, clock, milliseconds },
      player: (entrant, copy) => this.#player(entrant, copy),
    };
  }

  play(stretch: Stretch): Promise<Played> {
    return playStretch(this.#contest, stretch);
  }

  async close(): Promise<void> {
    for (const program of this.#programs) program.close();
  }

  /** The same player for every match: programs are started once. */
  #player(entrant: number, copy: number): Player<T> {
    const name = this.#setup.plan.entrants[entrant] ?? '';
    const key = `${copy} ${name}`;
    const player = this.#players.get(key) ?? this.#newPlayer(name);
    this.#players.set(key, player);
    return player;
  }

  #newPlayer(name: string): Player<T> {
    const { game, bots } = this.#parts;
    if (name.startsWith(COMMAND)) return this.#newProgram(name.slice(COMMAND.length));
    const bot = bots.find((other) => other.name === name);
    if (bot === undefined) throw new Error(`${game.id} has no bot "${name}"`);
    return botPlayer(bot, this.#setup.thinking, clock);
  }

  #newProgram(command: string): Player<T> {
    const { edition, thinking, answerSeconds } = this.#setup;
    const program = new ExternalPlayer({ command, game: this.#parts.game, edition, thinking, answerSeconds });
    this.#programs.push(program);
    return program;
  }
}
