/**
 * Whole matches between random players, through the two doors of the engine: the rule functions on
 * a scratch position, as bots play ahead, and `apply` with actions and events, as tables do.
 */
import { Mulberry32 } from '../core/chance.ts';
import type { Config } from '../games/star-lanes/config.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { Action } from '../games/star-lanes/index.ts';
import { Position, letterOf } from '../games/star-lanes/position.ts';
import { spaceName } from '../games/star-lanes/spaces.ts';
import { buy, nextActive } from '../games/star-lanes/trade.ts';
import { askNext, begin, finishTurn, playSpace } from '../games/star-lanes/turn.ts';
import { RandomChoices } from './random-choices.ts';

/** A scratch position that plays one match after the other and allocates nothing. */
export class Scratch {
  readonly position: Position;
  readonly #blank: Position;
  readonly #chance = new Mulberry32(0);
  readonly #choices = new RandomChoices();

  constructor(config: Config, players: number) {
    this.#blank = new Position(config, players, this.#chance);
    this.position = new Position(config, players, this.#chance);
  }

  /** Plays the match of a seed from the first draw to the end. */
  play(seed: number): Position {
    this.#chance.reseed(seed);
    this.position.copyFrom(this.#blank);
    begin(this.position);
    return this.#playOn(seed);
  }

  /** Plays a match that has begun elsewhere to its end; the draws from here on are those of the seed. */
  playFrom(begun: Position, seed: number): Position {
    this.#chance.reseed(seed);
    this.position.copyFrom(begun);
    return this.#playOn(seed);
  }

  /** How many draws the last match has taken, those of the players aside. */
  get draws(): number {
    return this.#chance.draws;
  }

  #playOn(seed: number): Position {
    const position = this.position;
    const choices = this.#choices;
    choices.reseed(seed);
    while (position.phase !== 'over') {
      playSpace(position, position.offered[choices.space(position.offers)]!, -1);
      if (position.config.trading === 'sheet') tradeOnSheet(position, choices);
      else tradeInOrder(position, choices);
    }
    return position;
  }
}

function tradeInOrder(position: Position, choices: RandomChoices): void {
  while (position.phase === 'trade') {
    buySome(position, position.asked, choices);
    askNext(position);
  }
}

function tradeOnSheet(position: Position, choices: RandomChoices): void {
  if (position.phase !== 'trade') return;
  const { companies } = position.config;
  for (let company = nextActive(position, 0); company < companies; company = nextActive(position, company + 1)) {
    buySome(position, company, choices);
  }
  finishTurn(position);
}

function buySome(position: Position, company: number, choices: RandomChoices): void {
  buy(position, company, choices.shares(position.cash[position.mover]!, position.price[company]!));
}

/** Plays the match of a seed through `apply`, for an edition that trades in order. */
export function playThroughApply(config: Config, players: number, seed: number, listening = true): Position {
  const choices = new RandomChoices();
  choices.reseed(seed);
  let { state } = starLanes.start(config, players, new Mulberry32(seed));
  for (let seat = starLanes.toAct(state); seat !== undefined; seat = starLanes.toAct(state)) {
    const step = starLanes.apply(state, seat, choose(state, choices), listening);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    state = step.state;
  }
  return state;
}

function choose(state: Position, choices: RandomChoices): Action {
  if (state.phase === 'place') {
    return { type: 'place', space: spaceName(state.offered[choices.space(state.offers)]!, state.config.columns) };
  }
  const shares = choices.shares(state.cash[state.mover]!, state.price[state.asked]!);
  return { type: 'trade', orders: [{ company: letterOf(state.asked), shares }] };
}
