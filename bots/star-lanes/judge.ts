/** The network as a valuer: a position's value is the logit of winning it. */
import type { Position } from '../../games/star-lanes/position.ts';
import type { Valuer } from './arms.ts';
import { Features } from './features.ts';
import type { Network } from './network.ts';
import { victory, worth } from './worth.ts';

/** Certain victory and certain defeat, as logits. */
const CERTAIN = 12;

export class Judge implements Valuer {
  readonly #network: Network;
  readonly #features: Features;

  constructor(network: Network, like: Position) {
    this.#network = network;
    this.#features = new Features(like.config.companies, like.players);
  }

  readMap(position: Position): void {
    this.#features.readMap(position);
  }

  value(position: Position, seat: number, next: number, moves: number): number {
    this.#features.see(position, seat, next, moves);
    return this.#network.judge(this.#features);
  }

  /** Among victories (or defeats) the larger worth is a little better. */
  final(position: Position, seat: number): number {
    return (2 * victory(position, seat) - 1) * CERTAIN + Math.min(1, worth(position, seat) / 1e7);
  }

  /** How a position looks to a seat at the start of a turn: certain when the match is over. */
  judge(position: Position, seat: number): number {
    if (position.phase === 'over') return this.final(position, seat);
    this.readMap(position);
    return this.value(position, seat, position.mover, position.moves);
  }
}
