/**
 * A match at one keyboard: people and computer players in any mix, one line at a time. It keeps who
 * sits where, what each seat has heard, and the record; what is said and asked is for the screen.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Game, Seat, Types } from '../../core/contract.ts';
import { formatPlayedAction, formatRecordHead } from '../../core/record.ts';
import { botSeed } from '../../table/bot-seed.ts';
import type { Bot, Memo, Question } from '../../bots/bot.ts';

/** Who sits in a seat: a person by name, or a bot. */
export interface Sitter<T extends Types> {
  readonly name: string;
  readonly bot: Bot<T> | undefined;
}

export class Match<T extends Types> {
  readonly game: Game<T>;
  readonly sitters: readonly Sitter<T>[];
  readonly names: readonly string[];
  readonly config: T['Config'];
  readonly #seed: number;
  readonly #keep: (text: string) => void;
  readonly #heard: T['Event'][][];
  readonly #memos = new Map<Seat, Memo | undefined>();
  #deeds = 0;
  #state: T['State'];

  /** `keep` takes the record as it grows. */
  constructor(
    game: Game<T>,
    config: T['Config'],
    sitters: readonly Sitter<T>[],
    seed: number,
    keep: (text: string) => void,
  ) {
    this.game = game;
    this.config = config;
    this.sitters = sitters;
    this.names = sitters.map(({ name }) => name);
    this.#seed = seed;
    this.#keep = keep;
    this.#heard = sitters.map(() => []);
    const chance = new Mulberry32(seed);
    const { id, engine } = game;
    const edition = game.formatConfig(config);
    keep(formatRecordHead({ game: id, engine, edition, chance: chance.format(), names: this.names }));
    const { state, events } = game.start(config, sitters.length, chance);
    this.#state = state;
    this.#hear(events);
  }

  get toAct(): Seat | undefined {
    return this.game.toAct(this.#state);
  }

  get state(): T['State'] {
    return this.#state;
  }

  view(seat: Seat): T['View'] {
    return this.game.view(this.#state, seat);
  }

  /** What a seat's bot is asked. */
  question(seat: Seat): Question<T> {
    return { view: this.view(seat), heard: this.#heard[seat] ?? [], memo: this.#memos.get(seat) };
  }

  /** The seed of whatever a bot draws in this turn. */
  get turnSeed(): number {
    return botSeed(`seed ${this.#seed}`, this.#deeds);
  }

  /** Plays an action, with the memo of the bot that chose it; returns what happened, or the sentence that says why not. */
  act(seat: Seat, action: T['Action'], memo?: Memo): readonly T['Event'][] | string {
    const step = this.game.apply(this.#state, seat, action);
    if (!step.ok) return this.game.explainRefusal(step.refusal);
    this.#keep(formatPlayedAction({ by: seat, text: this.game.formatAction(action) }));
    this.#state = step.state;
    this.#memos.set(seat, memo);
    this.#deeds++;
    this.#hear(step.events);
    return step.events;
  }

  tell(event: T['Event']): string {
    return this.game.describeEvent(event, this.names, this.config);
  }

  /** What the people at this keyboard may hear: with private books, only what is everybody's. */
  isPublic(event: T['Event']): boolean {
    return this.game.isVisible(this.#state, event, 'watcher');
  }

  #hear(events: readonly T['Event'][]): void {
    for (const [seat, heard] of this.#heard.entries()) {
      heard.push(...events.filter((event) => this.game.isVisible(this.#state, event, seat)));
    }
  }
}
