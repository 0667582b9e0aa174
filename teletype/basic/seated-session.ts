/** A session that is followed: who is asked now, and what each player has seen and heard. */
import type { Game, Seat, Step, Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { SeatQuestion, SeatedProgram, TeletypeProgram } from './program.ts';

/** Is told of everything that happens at the teletype, as every witness is. */
export class Follower<T extends Types> {
  readonly #game: Game<T>;
  #state: T['State'] | undefined;
  #heard: T['Event'][][] = [];
  #at = 0;

  constructor(game: Game<T>) {
    this.#game = game;
  }

  started(names: readonly string[], _chance: unknown, step: Step<T>): void {
    this.#heard = names.map(() => []);
    this.#see(step);
  }

  acted(_before: unknown, _by: Seat, _action: unknown, step: Step<T>): void {
    this.#at++;
    this.#see(step);
  }

  get question(): SeatQuestion<T> | undefined {
    const state = this.#state;
    const seat = state === undefined ? undefined : this.#game.toAct(state);
    if (state === undefined || seat === undefined) return undefined;
    return { seat, view: this.#game.view(state, seat), heard: must(this.#heard[seat], 'a seat'), at: this.#at };
  }

  #see({ state, events }: Step<T>): void {
    this.#state = state;
    for (const [seat, heard] of this.#heard.entries())
      heard.push(...events.filter((event) => this.#game.isVisible(state, event, seat)));
  }
}

export class SeatedSession<T extends Types> implements SeatedProgram<T> {
  readonly #session: TeletypeProgram;
  readonly #follower: Follower<T>;
  readonly lineOf: SeatedProgram<T>['lineOf'];

  /** The session has the follower among its witnesses. */
  constructor(session: TeletypeProgram, follower: Follower<T>, lineOf: SeatedProgram<T>['lineOf']) {
    this.#session = session;
    this.#follower = follower;
    this.lineOf = lineOf;
  }

  get over(): boolean {
    return this.#session.over;
  }

  get question(): SeatQuestion<T> | undefined {
    return this.over ? undefined : this.#follower.question;
  }

  start(): string {
    return this.#session.start();
  }

  answer(line: string): string {
    return this.#session.answer(line);
  }
}

/** Names as a console of capitals writes them, each once: two of one name could not be told apart. */
export function paperNames(names: readonly string[]): readonly string[] {
  const plain = names.map(
    (name) =>
      name
        .normalize('NFD')
        .toUpperCase()
        .replaceAll(/[^A-Z0-9 ]/g, '')
        .trim() || 'PLAYER',
  );
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
