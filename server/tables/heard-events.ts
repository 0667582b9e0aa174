/** What computer players at a table have heard since the match began, by seat; worked out when first needed. */
import { setImmediate } from 'node:timers/promises';
import type { Game, Seat, Types } from '../../core/contract.ts';
import type { MatchLog } from '../../table/beginning.ts';
import { hearing } from '../../table/history.ts';
import type { Table, Taken } from '../../table/table.ts';
import { ENTRIES_A_TURN } from './history.ts';

export class HeardEvents {
  readonly #game: Game<Types>;
  readonly #known = new Map<Seat, Types['Event'][]>();

  constructor(game: Game<Types>) {
    this.#game = game;
  }

  of(seat: Seat): readonly Types['Event'][] | undefined {
    return this.#known.get(seat);
  }

  /** Replays the match for a seat, and lets others have their turn now and then. */
  async learn(log: MatchLog, seat: Seat): Promise<readonly Types['Event'][]> {
    const steps = hearing(this.#game, log, seat);
    for (let count = 1; ; count++) {
      const step = steps.next();
      if (step.done === true) {
        const heard = [...step.value];
        this.#known.set(seat, heard);
        return heard;
      }
      if (count % ENTRIES_A_TURN === 0) await setImmediate();
    }
  }

  /** The table has taken entries: what those who are known hear of them. */
  take({ state }: Table, taken: readonly Taken<Types>[]): void {
    if (state === undefined || this.#known.size === 0) return;
    const events = taken.flatMap((one) => one.events);
    for (const [seat, heard] of this.#known)
      heard.push(...events.filter((event) => this.#game.isVisible(state, event, seat)));
  }

  /** Something was taken back, or the log is read again. */
  forget(): void {
    this.#known.clear();
  }
}
