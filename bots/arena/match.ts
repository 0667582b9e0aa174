/**
 * One match among players, through the game's own door: each is shown what its seat may see and told
 * what it may hear, and nothing else. A player that does not answer with an allowed action loses the
 * move to a plain fallback, and that is noted. It opens no table: a contest plays hundreds of thousands of matches, and
 * with logs, notation and judging those of the cheapest players take 1.4 times as long (`chance`, four seats of `today`).
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import type { Game, Seat, Step, Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { Memo, Question } from '../bot.ts';
import type { PlayerAnswer, ArenaClock, Fault, ArenaPlayer } from './player.ts';
import { seedFrom } from './plan.ts';

/** Over the time by more than this is late: a bot can only look at the clock between two thoughts. */
const GRACE = 1.2;

/** What all matches of a contest have in common. */
export interface Conditions<T extends Types> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  /** Any allowed action: it plays for a player that did not answer. */
  readonly fallback: (view: T['View'], chance: Chance) => T['Action'];
  readonly clock: ArenaClock;
  /** How long an answer may take; undefined where only playouts are counted. */
  readonly milliseconds: number | undefined;
}

/** One match: the seed of what happens in the galaxy, that of the players, and the players by seat. */
export interface Pairing<T extends Types> {
  readonly galaxy: number;
  readonly seed: number;
  readonly players: readonly ArenaPlayer<T>[];
}

/** An answer that was not as it should be; `move` counts the answers of the match from 0. */
export interface Slip {
  readonly seat: Seat;
  readonly move: number;
  readonly fault: Fault;
  readonly why: string;
}

/** How long a player thought in one turn: all answers that a seat gives in a row. */
interface TurnTime {
  readonly seat: Seat;
  milliseconds: number;
}

/** What came of a match. */
export interface ArenaOutcome {
  /** The final worth by seat. */
  readonly worth: readonly number[];
  readonly slips: readonly Slip[];
  readonly turns: readonly TurnTime[];
}

/** Plays a match to its end. It waits only where a player lets it wait. */
export async function playMatch<T extends Types>(
  conditions: Conditions<T>,
  pairing: Pairing<T>,
): Promise<ArenaOutcome> {
  const match = new MatchInPlay(conditions, pairing);
  for (let seat = match.toAct(); seat !== undefined; seat = match.toAct()) {
    const question = match.question(seat);
    const began = conditions.clock();
    const answer = match.ask(seat, question);
    // A wait for every move of a cheap bot would cost more than the bot.
    const given = answer instanceof Promise ? await answer : answer;
    match.take(seat, given, conditions.clock() - began);
  }
  return match.outcome();
}

class MatchInPlay<T extends Types> {
  readonly #conditions: Conditions<T>;
  readonly #pairing: Pairing<T>;
  readonly #heard: T['Event'][][];
  readonly #memos = new Map<Seat, Memo | undefined>();
  readonly #slips: Slip[] = [];
  readonly #turns: TurnTime[] = [];
  #state: T['State'];
  #move = 0;

  constructor(conditions: Conditions<T>, pairing: Pairing<T>) {
    const { game, config } = conditions;
    const { players, galaxy } = pairing;
    this.#conditions = conditions;
    this.#pairing = pairing;
    this.#heard = players.map(() => []);
    for (const [seat, player] of players.entries()) player.sitDown?.(seat, players.length);
    const step = game.start(config, players.length, new Mulberry32(galaxy));
    this.#state = step.state;
    this.#tell(step);
  }

  toAct(): Seat | undefined {
    return this.#conditions.game.toAct(this.#state);
  }

  question(seat: Seat): Question<T> {
    return {
      view: this.#conditions.game.view(this.#state, seat),
      heard: must(this.#heard[seat], `seat ${seat}`),
      memo: this.#memos.get(seat),
    };
  }

  ask(seat: Seat, question: Question<T>): PlayerAnswer<T> | Promise<PlayerAnswer<T>> {
    const player = this.#pairing.players[seat];
    if (player === undefined) throw new Error(`no player in seat ${seat}`);
    return player.answer(question, this.#chance(seat, 0));
  }

  take(seat: Seat, answer: PlayerAnswer<T>, milliseconds: number): void {
    this.#time(seat, milliseconds);
    const limit = this.#conditions.milliseconds;
    // Late is noted, but the move stands: only a player that never answers loses it to time.
    if (answer.ok && limit !== undefined && milliseconds > GRACE * limit) {
      this.#note(seat, 'late', `it took ${milliseconds.toFixed(1)} of ${limit} milliseconds`);
    }
    this.#memos.set(seat, answer.ok ? answer.memo : undefined);
    const step = this.#tried(seat, answer) ?? this.#fallback(seat);
    this.#state = step.state;
    this.#tell(step);
    this.#move++;
  }

  outcome(): ArenaOutcome {
    const worth = this.#conditions.game.result(this.#state);
    if (worth === undefined) throw new Error('no seat is to act, but the match is not over');
    return { worth, slips: this.#slips, turns: this.#turns };
  }

  /** The step of an answer that is allowed; undefined after noting why it is not. */
  #tried(seat: Seat, answer: PlayerAnswer<T>): Step<T> | undefined {
    if (!answer.ok) return this.#note(seat, answer.fault, answer.why);
    const { game } = this.#conditions;
    const step = game.apply(this.#state, seat, answer.action);
    if (step.ok) return step;
    return this.#note(seat, 'illegal', `${game.formatAction(answer.action)}: ${game.explainRefusal(step.refusal)}`);
  }

  #fallback(seat: Seat): Step<T> {
    const { game, fallback } = this.#conditions;
    const action = fallback(game.view(this.#state, seat), this.#chance(seat, 1));
    const step = game.apply(this.#state, seat, action);
    if (!step.ok)
      throw new Error(`the fallback is refused: ${game.formatAction(action)}: ${game.explainRefusal(step.refusal)}`);
    return step;
  }

  /** The chance of one question, for the player (0) or for the fallback (1). */
  #chance(seat: Seat, whose: number): Chance {
    return new Mulberry32(seedFrom(this.#pairing.seed, this.#move, seat, whose));
  }

  #tell({ state, events }: Step<T>): void {
    const { game } = this.#conditions;
    for (const [seat, heard] of this.#heard.entries()) {
      for (const event of events) if (game.isVisible(state, event, seat)) heard.push(event);
    }
  }

  #time(seat: Seat, milliseconds: number): void {
    const last = this.#turns.at(-1);
    if (last?.seat === seat) last.milliseconds += milliseconds;
    else this.#turns.push({ seat, milliseconds });
  }

  #note(seat: Seat, fault: Fault, why: string): undefined {
    this.#slips.push({ seat, move: this.#move, fault, why });
  }
}
