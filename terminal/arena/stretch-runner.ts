/** Where the matches of a contest are played: it brings the players to their seats and ends their programs. */
import { unwrap } from '../../core/result.ts';
import { botPlayer } from '../../bots/arena/player.ts';
import type { ArenaClock, ArenaPlayer, Thinking } from '../../bots/arena/player.ts';
import type { ContestPlan, Stretch } from '../../bots/arena/plan.ts';
import { playStretch } from '../../bots/arena/stretch.ts';
import type { Contest, PlayedStretch } from '../../bots/arena/stretch.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { ExternalPlayer } from './external-player.ts';

/** What a seat's name begins with when somebody else's program plays in it. */
export const COMMAND = 'cmd:';

/** A contest as data, the same for every thread. */
export interface Setup {
  readonly game: string;
  /** In the game's notation, such as `today+rows=14`. */
  readonly edition: string;
  readonly plan: ContestPlan;
  readonly thinking: Thinking;
  /** How long somebody else's program may keep silent. */
  readonly answerSeconds: number;
}

/** What the arena needs of the game that is played. */
export type ArenaGame = Pick<AnyGameScreens, 'kit' | 'bots'>;

/** Plays stretches of a plan, in this thread or in another. */
export interface StretchRunner {
  play(stretch: Stretch): Promise<PlayedStretch>;
  close(): Promise<void>;
}

const clock: ArenaClock = () => performance.now();

/** Plays them in this thread. */
export class LocalRunner<T extends Types> implements StretchRunner {
  readonly #kit: GameKit<T>;
  readonly #bots: readonly Bot<T>[];
  readonly #setup: Setup;
  readonly #contest: Contest<T>;
  readonly #players = new Map<string, ArenaPlayer<T>>();
  readonly #programs: ExternalPlayer<T>[] = [];

  static async open({ kit, bots }: ArenaGame, setup: Setup): Promise<StretchRunner> {
    return new LocalRunner(kit, await bots(setup.plan.entrants), setup);
  }

  private constructor(kit: GameKit<T>, bots: readonly Bot<T>[], setup: Setup) {
    const { game } = kit;
    const config = unwrap(game.parseConfig(setup.edition));
    const { milliseconds } = setup.thinking;
    this.#kit = kit;
    this.#bots = bots;
    this.#setup = setup;
    this.#contest = {
      plan: setup.plan,
      conditions: { game, config, fallback: (view, chance) => kit.anyAction(view, chance), clock, milliseconds },
      player: (entrant, copy) => this.#player(entrant, copy),
    };
  }

  play(stretch: Stretch): Promise<PlayedStretch> {
    return playStretch(this.#contest, stretch);
  }

  async close(): Promise<void> {
    for (const program of this.#programs) program.close();
  }

  /** The same player for every match: programs are started once. */
  #player(entrant: number, copy: number): ArenaPlayer<T> {
    const name = must(this.#setup.plan.entrants[entrant], 'an entrant');
    const key = `${copy} ${name}`;
    const player = this.#players.get(key) ?? this.#newPlayer(name);
    this.#players.set(key, player);
    return player;
  }

  #newPlayer(name: string): ArenaPlayer<T> {
    if (name.startsWith(COMMAND)) return this.#newProgram(name.slice(COMMAND.length));
    const bot = this.#bots.find((other) => other.name === name);
    if (bot === undefined) throw new Error(`${this.#kit.game.id} has no bot "${name}"`);
    return botPlayer(bot, this.#setup.thinking, clock);
  }

  #newProgram(command: string): ArenaPlayer<T> {
    const { edition, thinking, answerSeconds } = this.#setup;
    const program = new ExternalPlayer({ command, game: this.#kit.game, edition, thinking, answerSeconds });
    this.#programs.push(program);
    return program;
  }
}
