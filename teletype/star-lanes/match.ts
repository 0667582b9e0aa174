/**
 * One match at the teletype: the players' names and the position, which only `act` moves on. A
 * witness is told of everything that happens: the trace and the record are written that way.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat, Step } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, Config, Event, Refusal, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';

/** The edition the teletype plays. */
export const FABER_1977: Config = must(starLanes.editions['faber1977'], 'the edition of 1977');

/** How a match begins: for this many players, with this chance. */
export type Start = (players: number, chance: Chance) => Step<StarLanesTypes>;

/** Begins a match as the program of 1977 does. */
export const startMatch: Start = (players, chance) => starLanes.start(FABER_1977, players, chance);

/** Somebody who is told what happens. */
export interface LanesWitness {
  /** `chance` is the stream as it was before the match drew from it. */
  started(names: readonly string[], chance: Chance, played: Step<StarLanesTypes>): void;
  acted(before: Position, by: Seat, action: Action, played: Step<StarLanesTypes>): void;
}

/** What came of an action: what happened, or why nothing did. */
export type LanesEnding =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

export class LanesOnPaper {
  readonly names: readonly string[];
  /** Who moves first. */
  readonly first: Seat;
  readonly #witnesses: readonly LanesWitness[];
  #position: Position;

  constructor(names: readonly string[], chance: Chance, start: Start, witnesses: readonly LanesWitness[]) {
    const played = start(names.length, chance);
    this.names = names;
    this.first = must(
      played.events.find((event) => event.type === 'started'),
      'the beginning of a match',
    ).first;
    this.#position = played.state;
    this.#witnesses = witnesses;
    for (const witness of witnesses) witness.started(names, chance, played);
  }

  get position(): Position {
    return this.#position;
  }

  /** What the player to act may know, with the question that is asked; when all is over, what everybody may. */
  get view(): View {
    return starLanes.view(this.#position, starLanes.toAct(this.#position) ?? 'watcher');
  }

  /** The name of the player whose turn it is. */
  get mover(): string {
    return nameOf(this, this.view.mover);
  }

  /** Plays an action for the player to act. */
  act(action: Action): LanesEnding {
    const before = this.#position;
    const by = this.view.mover;
    const played = starLanes.apply(before, by, action);
    if (!played.ok) return played;
    this.#position = played.state;
    for (const witness of this.#witnesses) witness.acted(before, by, action, played);
    return { ok: true, events: played.events };
  }
}

/** The name of the player in a seat. */
export function nameOf(match: LanesOnPaper, seat: Seat): string {
  return must(match.names[seat], 'the name of a player');
}

/** The name of a company as the teletype prints it. */
export function companyName(view: View, letter: string): string {
  const company = view.companies.find(({ company: other }) => other === letter);
  return (company?.name ?? letter).toUpperCase();
}
