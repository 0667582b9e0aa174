/**
 * What a seat believes about private books: a particle filter. In every particle the rivals trade as one of several
 * opponent models would; what can be seen of them (which of the offered spaces they take, what the tables of mergers
 * show) weighs the particles. Search then tries its arms in a sample of them.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { choicesAt } from '../../games/star-lanes/choices.ts';
import { payDividends } from '../../games/star-lanes/dividend.ts';
import { place } from '../../games/star-lanes/place.ts';
import { overwrite } from '../../core/numbers.ts';
import { Position, companyOf } from '../../games/star-lanes/position.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import { nextActive } from '../../games/star-lanes/trade.ts';
import type { Event, Exchange, View } from '../../games/star-lanes/types.ts';
import { systematicSample, resample } from './particles.ts';
import type { Particle } from './particles.ts';
import { follow } from '../../insight/star-lanes/follow.ts';
import type { Valuer } from './arms.ts';
import { greedyOpponent, softmax, softmaxOpponent } from './opponent-models.ts';
import type { OpponentModel } from './opponent-models.ts';
import { planningConfig } from '../../insight/star-lanes/known-position.ts';
import { Prospects } from './prospects.ts';
import { worth } from './worth.ts';

/** The particles in which the rivals trade by one model. */
interface Hypothesis {
  readonly model: OpponentModel;
  readonly particles: readonly Particle[];
}

/** Softmax temperatures: of spaces and trade plans in parts of the mean worth, and of the network's logits. */
const TEMPERATURE_SPACE = 0.015;
const TEMPERATURE_PLAN = 0.008;
const TEMPERATURE_LOGIT = 0.07;
/** How often a space is chosen at random, whatever it promises. */
const EPSILON = 0.05;
/** A merger's table that shows so much of the worth elsewhere makes a particle a third as likely. */
const SURPRISE = 0.05;

/** How rivals may trade, how many particles follow it, and how likely it is before anything is heard. */
export interface Suspicion {
  readonly model: (like: Position) => OpponentModel;
  readonly particles: number;
  readonly prior: number;
}

/** A greedy opponent leaves nothing to chance: one particle is enough. */
export const GREEDY: Suspicion = { model: greedyOpponent, particles: 1, prior: 0.35 };

export const PROSPECTIVE: Suspicion = {
  model: (like) => softmaxOpponent(new Prospects(like), like, (position) => TEMPERATURE_PLAN * meanWorth(position)),
  particles: 30,
  prior: 0.4,
};

export function valuing(valuer: (like: Position) => Valuer): Suspicion {
  return {
    model: (like) => softmaxOpponent(valuer(like), like, () => TEMPERATURE_LOGIT),
    particles: 15,
    prior: 0.25,
  };
}

export class BeliefState {
  readonly #me: number;
  readonly #hypotheses: readonly Hypothesis[];
  readonly #particles: readonly Particle[];
  /** The map, sizes and prices, which are the same in all particles. */
  readonly #any: Position;
  readonly #scratch: Position;
  readonly #prospects: Prospects;
  readonly #chance = new Mulberry32(7);
  #offered: readonly string[] = [];
  #begun = false;

  /** For the seat to move in a view; nothing is heard yet. */
  constructor({ config, players, mover }: View, suspicions: readonly Suspicion[]) {
    const blank = (): Position => new Position(planningConfig(config), players, new Mulberry32(1));
    this.#me = mover;
    this.#scratch = blank();
    this.#prospects = new Prospects(this.#scratch);
    const hypothesis = (model: OpponentModel, size: number, prior: number): Hypothesis => ({
      model,
      particles: Array.from({ length: size }, () => ({
        position: blank(),
        weights: new Float64Array(players).fill(prior / size),
      })),
    });
    const like = this.#scratch;
    this.#hypotheses = suspicions.map(({ model, particles, prior }) => hypothesis(model(like), particles, prior));
    this.#particles = this.#hypotheses.flatMap(({ particles }) => particles);
    this.#any = this.#particles[0]!.position;
  }

  hear(event: Event): void {
    if (event.type === 'offered') this.#beginTurn(event);
    if ('by' in event && 'space' in event) this.#watch(event.by, event.space);
    for (const { position } of this.#particles) {
      if (event.type === 'dividend') position.cash[event.to]! += event.amount;
      if (event.type === 'traded') enter(position, event);
    }
    if (event.type === 'merged') this.#exchange(event);
    for (const { position } of this.#particles) follow(position, event);
  }

  /** Copies of a position, the rivals' books in each as in one of the particles, the likely ones more often. */
  sample(position: Position, count: number): Position[] {
    const copies = Array.from({ length: count }, () => position.copy());
    for (const rival of this.#rivals()) {
      const drawn = systematicSample(this.#particles, count, rival, 0.5);
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
    for (const { position } of this.#particles) position.moves = move - 1;
  }

  /** Dividends and trading, which only their owner hears of. */
  #endTurn(): void {
    const { mover } = this.#any;
    for (const { model, particles } of this.#hypotheses) {
      if (mover !== this.#me) resample(particles, mover, this.#chance);
      model.readMap(this.#any);
      for (const { position } of particles) this.#endTurnIn(position, model);
    }
  }

  #endTurnIn(position: Position, model: OpponentModel): void {
    const { cash, mover } = position;
    const mine = cash[this.#me]!;
    payDividends(position);
    // Our own were heard.
    cash[this.#me] = mine;
    if (mover === this.#me || position.active === 0) return;
    position.asked = nextActive(position, 0);
    model.trade(position, this.#chance);
  }

  /** Lowers the weights of particles in which the space that was taken promises less than others on offer. */
  #watch(by: number, space: string): void {
    const offered = this.#offered;
    this.#offered = [];
    if (by === this.#me || offered.length < 2) return;
    const promises = offered.map((name) => this.#promisesOf(name, by));
    const taken = offered.indexOf(space);
    this.#particles.forEach(({ weights }, i) => {
      const odds = softmax(
        promises.map((values) => values[i]!),
        TEMPERATURE_SPACE,
      );
      weights[by]! *= (1 - EPSILON) * odds[taken]! + EPSILON / odds.length;
    });
    this.#normalize(by);
  }

  /** What a space would promise a seat, particle by particle, in parts of the mean worth. */
  #promisesOf(name: string, seat: number): number[] {
    const { rows, columns } = this.#any.config;
    const scratch = this.#scratch;
    const space = spaceNumber(name, rows, columns)!;
    const [chosen = -1] = choicesAt(this.#any, space);
    return this.#particles.map(({ position }, i) => {
      scratch.copyFrom(position);
      place(scratch, space, chosen);
      if (i === 0) this.#prospects.readMap(scratch);
      return this.#prospects.value(scratch, seat, seat, scratch.moves + 1) / meanWorth(scratch);
    });
  }

  /** A merger's table shows what everybody had of two companies; what was guessed too much or too little was cash. */
  #exchange(event: Event & { type: 'merged' }): void {
    event.exchanges.forEach((exchange, seat) => {
      for (const particle of this.#particles) {
        if (seat !== this.#me) correct(particle, seat, event, exchange);
        const { cash, held, config } = particle.position;
        cash[seat]! += exchange.bonus;
        held[seat * config.companies + companyOf(event.into)] = exchange.had + exchange.gained;
      }
      this.#normalize(seat);
    });
  }

  /** Makes the weights of a seat's books add up to one. */
  #normalize(seat: number): void {
    const sum = this.#particles.reduce((total, { weights }) => total + weights[seat]!, 0);
    for (const { weights } of this.#particles) weights[seat] = Math.max(1e-12, weights[seat]! / sum);
  }
}

function correct(
  { position, weights }: Particle,
  seat: number,
  { from, into, fromPrice, intoPrice }: Event & { type: 'merged' },
  { old, had }: Exchange,
): void {
  const { cash, held, config } = position;
  const at = seat * config.companies;
  const tooMuch = (held[at + companyOf(from)]! - old) * fromPrice;
  const tooMuchInto = (held[at + companyOf(into)]! - had) * intoPrice;
  const wrong = (Math.abs(tooMuch) + Math.abs(tooMuchInto)) / Math.max(1, worth(position, seat));
  weights[seat]! *= Math.exp(-wrong / SURPRISE) + 1e-6;
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
  overwrite(to.held, from.held.slice(seat * companies, (seat + 1) * companies), seat * companies);
}

function meanWorth(position: Position): number {
  let sum = 0;
  for (let seat = 0; seat < position.players; seat++) sum += worth(position, seat);
  return Math.max(1, sum / position.players);
}
