/**
 * A match at one keyboard: people and computer players in any mix, one line at a time. It keeps who
 * sits where, what each seat has heard, and the record; what is said and asked is for the screen.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Seat } from '../../core/contract.ts';
import { writeDone, writeRecordHead } from '../../core/record.ts';
import type { Bot, Question } from '../../bots/bot.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, Config, Event, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';

/** Who sits in a seat: a person by name, or a bot. */
export interface Sitter {
  readonly name: string;
  readonly bot: Bot<StarLanesTypes> | undefined;
}

export class Match {
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  readonly config: Config;
  readonly #seed: number;
  readonly #keep: (text: string) => void;
  readonly #heard: Event[][];
  #state: Position;

  /** `keep` takes the record as it grows. */
  constructor(config: Config, sitters: readonly Sitter[], seed: number, keep: (text: string) => void) {
    this.config = config;
    this.sitters = sitters;
    this.names = sitters.map(({ name }) => name);
    this.#seed = seed;
    this.#keep = keep;
    this.#heard = sitters.map(() => []);
    const chance = new Mulberry32(seed);
    const { id: game, engine } = starLanes;
    keep(
      writeRecordHead({
        game,
        engine,
        edition: starLanes.writeConfig(config),
        chance: chance.write(),
        names: this.names,
      }),
    );
    const { state, events } = starLanes.start(config, sitters.length, chance);
    this.#state = state;
    this.#hear(events);
  }

  get toAct(): Seat | undefined {
    return starLanes.toAct(this.#state);
  }

  get state(): Position {
    return this.#state;
  }

  view(seat: Seat): View {
    return starLanes.view(this.#state, seat);
  }

  /** What a seat's bot is asked. */
  question(seat: Seat): Question<StarLanesTypes> {
    return { view: this.view(seat), heard: this.#heard[seat] ?? [] };
  }

  /** The seed of whatever a bot draws in this turn. */
  get turnSeed(): number {
    return this.#seed ^ Math.imul(this.#state.moves + 1, 0x9e3779b1);
  }

  /** Plays an action; returns what happened, or the sentence that says why not. */
  act(seat: Seat, action: Action): readonly Event[] | string {
    const step = starLanes.apply(this.#state, seat, action);
    if (!step.ok) return starLanes.explain(step.refusal);
    this.#keep(writeDone({ by: seat, did: starLanes.write(action) }));
    this.#state = step.state;
    this.#hear(step.events);
    return step.events;
  }

  /** What would happen on an offered space, in words: the move is played on a copy and forgotten. */
  foresee(seat: Seat, space: string, company: string | undefined): string {
    const action: Action = company === undefined ? { type: 'place', space } : { type: 'place', space, company };
    const step = starLanes.apply(this.#state, seat, action);
    if (!step.ok) return starLanes.explain(step.refusal);
    const own = step.events.filter(({ type }) => !['offered', 'dividend', 'ended'].includes(type));
    return own.map((event) => this.#shortly(event, seat)).join(' ');
  }

  /** What an event would be, without saying again who places where. */
  #shortly(event: Event, seat: Seat): string {
    if (event.type === 'outpost') return 'an outpost';
    const told = this.tell(event);
    const beginning = `${this.names[seat] ?? ''} `;
    return told.startsWith(beginning) ? told.slice(beginning.length) : told;
  }

  tell(event: Event): string {
    return starLanes.tell(event, this.names, this.config);
  }

  /** What the people at this keyboard may hear: with private books, only what is everybody's. */
  isPublic(event: Event): boolean {
    return starLanes.hears(this.#state, event, 'watcher');
  }

  #hear(events: readonly Event[]): void {
    for (const [seat, heard] of this.#heard.entries()) {
      heard.push(...events.filter((event) => starLanes.hears(this.#state, event, seat)));
    }
  }
}
