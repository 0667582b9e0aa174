/** Whole voyages as plans: which stars every ship calls at in turn, and what that brings in drawn futures. */
import { HASTE, CAPTAIN } from '../../bots/star-trader/captain.ts';
import { Playout, drawLandings } from '../../bots/star-trader/playout.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { Position, ownerOf, portOf } from '../../games/star-trader/position.ts';
import { go } from '../../games/star-trader/turn.ts';
import { Navigator } from '../../insight/star-trader/routes.ts';

/** The next stars of every ship, by its number. Where a list ends, the ship goes on by a glance at the map. */
export type Plan = readonly number[][];

/** Plays plans from one position on. */
export class Voyages {
  readonly #from: Position;
  readonly #until: number;
  readonly #future = new Mulberry32(1);
  readonly #scratch: Position;
  readonly #playout: Playout;
  readonly #navigator: Navigator;

  constructor(from: Position, days: number) {
    this.#from = from;
    this.#until = from.date + days;
    this.#scratch = new Position(from.config, from.players, this.#future);
    this.#playout = new Playout(from, CAPTAIN);
    this.#navigator = new Navigator(from, { ...CAPTAIN, haste: HASTE });
  }

  /** The lead a plan brings in the future of a seed. `isFixed`: what ships do beyond their lists is written into them. */
  lead(plan: Plan, seed: number, isFixed: boolean): number {
    const position = this.#scratch;
    this.#future.reseed(seed);
    position.copyFrom(this.#from);
    drawLandings(position);
    const calls = plan.map(() => 0);
    for (let departures = 0; position.phase !== 'over' && position.date < this.#until; departures++) {
      if (departures > 0 && !position.opening) this.#playout.trade(position);
      const { ship } = position;
      go(position, this.#next(must(plan[ship], 'a list for every ship'), calls[ship]!++, isFixed));
    }
    return this.#lead();
  }

  #next(stars: number[], call: number, isFixed: boolean): number {
    const planned = stars[call];
    if (planned !== undefined && planned !== portOf(this.#scratch, this.#scratch.ship)) return planned;
    const star = this.#navigator.best(this.#scratch);
    if (isFixed) stars[call] = star;
    return star;
  }

  #lead(): number {
    const seat = ownerOf(this.#from, this.#from.ship);
    const worths = Array.from({ length: this.#from.players }, (_, of) => this.#playout.worth(this.#scratch, of));
    return must(worths[seat], 'a worth') - Math.max(0, ...worths.filter((_, of) => of !== seat));
  }
}
