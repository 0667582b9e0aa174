/**
 * Many guesses at private books at once. In every imagined world the rivals trade as one way of
 * thinking would; what can be seen of them (which of the offered spaces they take, what the tables
 * of mergers show) says which worlds to believe in. Search then tries its arms in the likely ones.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { choicesAt } from '../../games/star-lanes/choices.ts';
import { payDividends } from '../../games/star-lanes/dividend.ts';
import { place } from '../../games/star-lanes/place.ts';
import { Position, companyOf } from '../../games/star-lanes/position.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import { nextActive } from '../../games/star-lanes/trade.ts';
import type { Event, Exchange, View } from '../../games/star-lanes/types.ts';
import { drawEvenly, redraw } from './beliefs.ts';
import type { World } from './beliefs.ts';
import { follow } from '../../insight/star-lanes/follow.ts';
import type { Judge } from './judge.ts';
import { greedyMind, oddsOf, weighingMind } from './minds.ts';
import type { Mind } from './minds.ts';
import { trade } from '../../insight/star-lanes/plans.ts';
import { planningConfig } from '../../insight/star-lanes/known-position.ts';
import { Prospects } from './prospects.ts';
import { worth } from './worth.ts';

/** Worlds whose players think in the same way. */
interface School {
  readonly mind: Mind;
  readonly worlds: readonly World[];
}

/** In parts of the mean worth: a space that promises so much less is taken a third as often. */
const SLIGHT_SPACE = 0.015;
/** The same for trade plans, and for the network's logits. */
const SLIGHT_PLAN = 0.008;
const SLIGHT_LOGIT = 0.07;
/** How often a space is taken for reasons of its own. */
const WHIM = 0.05;
/** A merger's table that shows so much of the worth elsewhere makes a world a third as likely. */
const SURPRISE = 0.05;

export class Imagination {
  readonly #me: number;
  readonly #schools: readonly School[];
  readonly #worlds: readonly World[];
  /** The map, sizes and prices are the same in all worlds: whoever asks for those looks here. */
  readonly #any: Position;
  readonly #scratch: Position;
  readonly #prospects: Prospects;
  readonly #chance = new Mulberry32(7);
  #offered: readonly string[] = [];
  #begun = false;

  /** For the seat to move in a view; nothing is heard yet. */
  constructor({ config, players, mover }: View, judgeLike: (like: Position) => Judge) {
    const blank = (): Position => new Position(planningConfig(config), players, new Mulberry32(1));
    this.#me = mover;
    this.#scratch = blank();
    this.#prospects = new Prospects(this.#scratch);
    const school = (mind: Mind, size: number, belief: number): School => ({
      mind,
      worlds: Array.from({ length: size }, () => ({
        position: blank(),
        belief: new Float64Array(players).fill(belief / size),
      })),
    });
    const like = this.#scratch;
    this.#schools = [
      // Greed has no whims: one world is enough for it.
      school(greedyMind(like), 1, 0.35),
      school(
        weighingMind(new Prospects(like), like, (position) => SLIGHT_PLAN * meanWorth(position)),
        30,
        0.4,
      ),
      school(
        weighingMind(judgeLike(like), like, () => SLIGHT_LOGIT),
        15,
        0.25,
      ),
    ];
    this.#worlds = this.#schools.flatMap(({ worlds }) => worlds);
    this.#any = this.#worlds[0]!.position;
  }

  hear(event: Event): void {
    if (event.type === 'offered') this.#beginTurn(event);
    if ('by' in event && 'space' in event) this.#watch(event.by, event.space);
    for (const { position } of this.#worlds) {
      if (event.type === 'dividend') position.cash[event.to]! += event.amount;
      if (event.type === 'traded') enter(position, event);
    }
    if (event.type === 'merged') this.#exchange(event);
    for (const { position } of this.#worlds) follow(position, event);
  }

  /** So many copies of a position, the rivals' books in each as in one of the worlds, the likely ones more often. */
  imagine(position: Position, count: number): Position[] {
    const copies = Array.from({ length: count }, () => position.copy());
    for (const rival of this.#rivals()) {
      const drawn = drawEvenly(this.#worlds, count, rival, 0.5);
      // Each rival's in an order of its own: what one holds says little of another.
      copies.forEach((copy, i) => takeBooks(copy, drawn[(i * (2 * rival + 1)) % count]!.position, rival));
    }
    return copies;
  }

  #rivals(): number[] {
    return Array.from({ length: this.#any.players }, (_, seat) => seat).filter((seat) => seat !== this.#me);
  }

  #beginTurn({ spaces, move }: Event & { type: 'offered' }): void {
    if (this.#begun) this.#endTurn();
    this.#begun = true;
    this.#offered = spaces;
    for (const { position } of this.#worlds) position.moves = move - 1;
  }

  /** Dividends and trading, which only their owner hears of. */
  #endTurn(): void {
    const { mover } = this.#any;
    for (const { mind, worlds } of this.#schools) {
      if (mover !== this.#me) redraw(worlds, mover, this.#chance);
      mind.readMap(this.#any);
      for (const { position } of worlds) this.#endTurnIn(position, mind);
    }
  }

  #endTurnIn(position: Position, mind: Mind): void {
    const { cash, mover } = position;
    const mine = cash[this.#me]!;
    payDividends(position);
    // Our own were heard.
    cash[this.#me] = mine;
    if (mover === this.#me || position.active === 0) return;
    position.asked = nextActive(position, 0);
    trade(position, mind.planFor(position, this.#chance));
  }

  /** Believes less in worlds in which the space that was taken promises less than others on offer. */
  #watch(by: number, space: string): void {
    const offered = this.#offered;
    this.#offered = [];
    if (by === this.#me || offered.length < 2) return;
    const promises = offered.map((name) => this.#promisesOf(name, by));
    const taken = offered.indexOf(space);
    this.#worlds.forEach(({ belief }, i) => {
      const odds = oddsOf(
        promises.map((values) => values[i]!),
        SLIGHT_SPACE,
      );
      belief[by]! *= (1 - WHIM) * odds[taken]! + WHIM / odds.length;
    });
    this.#balance(by);
  }

  /** What a space would promise a seat, world by world, in parts of the mean worth. */
  #promisesOf(name: string, seat: number): number[] {
    const { rows, columns } = this.#any.config;
    const scratch = this.#scratch;
    const space = spaceNumber(name, rows, columns)!;
    const [chosen = -1] = choicesAt(this.#any, space);
    return this.#worlds.map(({ position }, i) => {
      scratch.copyFrom(position);
      place(scratch, space, chosen);
      if (i === 0) this.#prospects.readMap(scratch);
      return this.#prospects.value(scratch, seat, seat, scratch.moves + 1) / meanWorth(scratch);
    });
  }

  /** A merger's table shows what everybody had of two companies; what was guessed too much or too little was cash. */
  #exchange(event: Event & { type: 'merged' }): void {
    event.exchanges.forEach((exchange, seat) => {
      for (const world of this.#worlds) {
        if (seat !== this.#me) correct(world, seat, event, exchange);
        const { cash, held, config } = world.position;
        cash[seat]! += exchange.bonus;
        held[seat * config.companies + companyOf(event.into)] = exchange.had + exchange.gained;
      }
      this.#balance(seat);
    });
  }

  /** The beliefs about a seat's books add up to one. */
  #balance(seat: number): void {
    const sum = this.#worlds.reduce((total, { belief }) => total + belief[seat]!, 0);
    for (const { belief } of this.#worlds) belief[seat] = Math.max(1e-12, belief[seat]! / sum);
  }
}

function correct(
  { position, belief }: World,
  seat: number,
  { from, into, fromPrice, intoPrice }: Event & { type: 'merged' },
  { old, had }: Exchange,
): void {
  const { cash, held, config } = position;
  const at = seat * config.companies;
  const tooMuch = (held[at + companyOf(from)]! - old) * fromPrice;
  const tooMuchInto = (held[at + companyOf(into)]! - had) * intoPrice;
  const wrong = (Math.abs(tooMuch) + Math.abs(tooMuchInto)) / Math.max(1, worth(position, seat));
  belief[seat]! *= Math.exp(-wrong / SURPRISE) + 1e-6;
  cash[seat] = Math.max(0, cash[seat]! + tooMuch + tooMuchInto);
}

/** Enters orders that were heard into the books. */
function enter({ held, cash, config }: Position, { by, orders }: Event & { type: 'traded' }): void {
  for (const { company, shares, price } of orders) {
    held[by * config.companies + companyOf(company)]! += shares;
    cash[by]! -= shares * price;
  }
}

function takeBooks(to: Position, from: Position, seat: number): void {
  const { companies } = to.config;
  to.cash[seat] = from.cash[seat]!;
  to.held.set(from.held.subarray(seat * companies, (seat + 1) * companies), seat * companies);
}

function meanWorth(position: Position): number {
  let sum = 0;
  for (let seat = 0; seat < position.players; seat++) sum += worth(position, seat);
  return Math.max(1, sum / position.players);
}
