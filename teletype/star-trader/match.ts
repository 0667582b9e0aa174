/**
 * One match at the teletype: the ships' names and the position, which only `act` moves on. A
 * witness is told of everything that happens, refused bids included: the trace and the record are
 * written that way.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat, Step } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { PlayedAction } from '../../core/record.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Action, Config, Event, Refusal, StarTraderTypes, View } from '../../games/star-trader/index.ts';
import type { Position } from '../../games/star-trader/position.ts';

/** The edition the teletype plays: as it is, or with the answers of an own game. */
export const KAUFMAN_1974: Config = must(starTrader.editions['kaufman1974'], 'the edition of 1974');

/** Somebody who is told what happens. */
export interface VoyageWitness {
  /** `names` are the captains' as a record knows them; `chance` is the stream before the match drew from it. */
  started(names: readonly string[], chance: Chance, played: Step<StarTraderTypes>, ships: readonly string[]): void;
  acted(before: Position, by: Seat, action: Action, played: Step<StarTraderTypes>): void;
  refused?(before: Position, action: Action, refusal: Refusal): void;
}

/** What came of an action: what happened, or why nothing did. */
export type VoyageEnding =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

export class VoyageOnPaper {
  readonly ships: readonly string[];
  /** What happened before the first question. */
  readonly opening: readonly Event[];
  readonly chance: Chance;
  readonly #done: PlayedAction[] = [];
  readonly #witnesses: readonly VoyageWitness[];
  #position: Position;

  constructor(config: Config, ships: readonly string[], chance: Chance, witnesses: readonly VoyageWitness[]) {
    const players = ships.length / config.ships;
    const played = starTrader.start(config, players, chance);
    this.ships = ships;
    this.chance = chance.copy();
    this.opening = played.events;
    this.#position = played.state;
    this.#witnesses = witnesses;
    for (const witness of witnesses) witness.started(captainNames(ships, players), chance, played, ships);
  }

  shipName(ship: number): string {
    return must(this.ships[ship], 'the name of a ship');
  }

  get position(): Position {
    return this.#position;
  }

  /** Everything done so far, as a record keeps it. */
  get done(): readonly PlayedAction[] {
    return this.#done;
  }

  get captains(): readonly string[] {
    return captainNames(this.ships, this.#position.players);
  }

  /** What the captain in port may know, with the question that is asked. */
  get view(): View {
    return starTrader.view(this.#position, starTrader.toAct(this.#position) ?? 'watcher');
  }

  /** Plays an action for the captain in port. */
  act(action: Action): VoyageEnding {
    const before = this.#position;
    const by = must(starTrader.toAct(before), 'the captain in port');
    const played = starTrader.apply(before, by, action);
    if (!played.ok) {
      for (const witness of this.#witnesses) witness.refused?.(before, action, played.refusal);
      return played;
    }
    this.#position = played.state;
    this.#done.push({ by, text: starTrader.formatAction(action) });
    for (const witness of this.#witnesses) witness.acted(before, by, action, played);
    return { ok: true, events: played.events };
  }
}

/** In a record captains are called by their ships: ALPHA/GAMMA. */
function captainNames(ships: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, seat) => ships.filter((__, ship) => ship % players === seat).join('/'));
}
