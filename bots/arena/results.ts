/** What has been played of a plan: parts come in any order, and what is read from it does not depend on the order. */
import { must } from '../../core/must.ts';
import { matchesInAll, matchesOf, seatingsOf } from './plan.ts';
import type { ContestPlan } from './plan.ts';
import type { PlayedStretch } from './stretch.ts';
import { addTally, emptyTally, faultsIn } from './tally.ts';
import type { Tally } from './tally.ts';

export class Results {
  readonly plan: ContestPlan;
  /** By entrant. */
  readonly tallies: readonly Tally[];
  /** Matches played so far. */
  played = 0;
  readonly #worth: readonly Float64Array[];

  constructor(plan: ContestPlan) {
    this.plan = plan;
    this.tallies = plan.entrants.map(emptyTally);
    this.#worth = plan.tables.map((_, table) => new Float64Array(matchesOf(plan, table) * seatsAt(plan, table)));
  }

  add({ stretch, worth, tallies }: PlayedStretch): void {
    const { table, from, to } = stretch;
    const orders = seatingsOf(this.plan, table).length;
    this.#worthAt(table).set(worth, from * orders * seatsAt(this.plan, table));
    for (const [entrant, tally] of this.tallies.entries()) addTally(tally, tallies[entrant] ?? emptyTally());
    this.played += (to - from) * orders;
  }

  /** As if only this number of galaxies had been planned; answers from other galaxies that were played still count. */
  upTo(galaxies: number): Results {
    const cut = new Results({ ...this.plan, galaxies });
    for (const [table, worth] of cut.#worth.entries()) worth.set(this.#worthAt(table).subarray(0, worth.length));
    for (const [entrant, tally] of cut.tallies.entries()) addTally(tally, this.tallies[entrant] ?? emptyTally());
    cut.played = matchesInAll(cut.plan);
    return cut;
  }

  #worthAt(table: number): Float64Array {
    return must(this.#worth[table], `table ${table}`);
  }

  isComplete(): boolean {
    return this.played === matchesInAll(this.plan);
  }

  /** Answers so far that were not as they should be. */
  faults(): number {
    return this.tallies.reduce((sum, tally) => sum + faultsIn(tally), 0);
  }

  /** The final worth by seat. */
  worth(table: number, galaxy: number, seating: number): Float64Array {
    const seats = seatsAt(this.plan, table);
    const at = (galaxy * seatingsOf(this.plan, table).length + seating) * seats;
    return this.#worthAt(table).subarray(at, at + seats);
  }
}

function seatsAt(plan: ContestPlan, table: number): number {
  return must(seatingsOf(plan, table)[0], 'a seating order').length;
}
