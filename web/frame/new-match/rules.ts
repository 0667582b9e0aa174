/** The rules being chosen: an edition and what was changed of it, written in the notation of links and records. */
import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Types } from '../../../core/contract.ts';
import { usualEdition } from '../../../core/kit.ts';
import type { GameKit } from '../../../core/kit.ts';
import { must } from '../../../core/must.ts';
import { notationParts } from '../../../core/options.ts';
import type { OptionProblem } from '../../../core/options.ts';
import type { Problem, Result } from '../../../core/result.ts';
import { sentence } from '../../../text/sentences.ts';

/** A game's words for its rules, as its catalogues have them. */
export interface FormWords {
  edition(name: string): { readonly title: string; readonly history: string };
  readonly groups: Readonly<Record<string, string>>;
  option(key: string): string;
  choice(key: string, choice: string): string;
  optionProblem(problem: OptionProblem<Problem>): string;
}

/** What forms need to know of a game. */
export interface FormGame {
  readonly kit: GameKit<Types>;
  words(this: void): FormWords;
}

/** Every option's value as text, by its key. */
type Values = Readonly<Record<string, string>>;

interface ReadRules {
  readonly values: Values;
  readonly seats: { readonly min: number; readonly max: number };
}

/** What forms go by while a notation contradicts itself. */
const ANY_SEATS = { min: 1, max: 8 };

export class Rules {
  readonly kit: GameKit<Types>;
  readonly words: () => FormWords;
  /** What was wrong with the notation one came with. */
  readonly badLink: OptionProblem<Problem> | undefined;
  readonly edition: Accessor<string>;
  readonly notation: Accessor<string>;
  /** What the rules come to, or what is contradictory in them. */
  readonly reading: Accessor<Result<ReadRules, OptionProblem<Problem>>>;
  readonly #usual: Accessor<Values>;
  readonly #changes: Accessor<ReadonlyMap<string, string>>;
  readonly #setEdition: (edition: string) => void;
  readonly #setChanges: (changes: ReadonlyMap<string, string>) => void;

  constructor({ kit, words }: FormGame, notation: string) {
    this.kit = kit;
    this.words = words;
    const usual = usualEdition(kit);
    const wanted = notation === '' ? usual : notation;
    const given = this.#read(wanted);
    this.badLink = given.ok ? undefined : given.problem;
    const [named = usual] = given.ok ? notationParts(wanted) : [];
    const [edition, setEdition] = createSignal(named);
    const [changes, setChanges] = createSignal<ReadonlyMap<string, string>>(
      given.ok ? this.#changesOf(named, given.value.values) : new Map(),
    );
    this.edition = edition;
    this.#usual = createMemo(() => this.#valuesOf(edition()));
    this.#changes = changes;
    this.#setEdition = setEdition;
    this.#setChanges = setChanges;
    this.notation = createMemo(() => [edition(), ...this.#written(changes())].join('+'));
    this.reading = createMemo(() => this.#read(this.notation()));
  }

  /** How many may sit down. */
  seats(): ReadRules['seats'] {
    const reading = this.reading();
    return reading.ok ? reading.value.seats : ANY_SEATS;
  }

  /** What is contradictory in the rules, in words. */
  problem(): string | undefined {
    const reading = this.reading();
    return reading.ok ? undefined : sentence(this.words().optionProblem(reading.problem));
  }

  /** An option's value as text. */
  value(key: string): string {
    return this.#changes().get(key) ?? must(this.#usual()[key], key);
  }

  isChanged(key: string): boolean {
    return this.#changes().has(key);
  }

  get changed(): number {
    return this.#changes().size;
  }

  /** Takes another edition as it is. */
  choose(edition: string): void {
    this.#setChanges(new Map());
    this.#setEdition(edition);
  }

  set(key: string, value: string): void {
    const changes = new Map(this.#changes());
    if (value === this.#usual()[key]) changes.delete(key);
    else changes.set(key, value);
    this.#setChanges(changes);
  }

  #read(notation: string): Result<ReadRules, OptionProblem<Problem>> {
    const { options, game } = this.kit;
    const config = options.parse(notation);
    if (!config.ok) return config;
    return { ok: true, value: { values: options.values(config.value), seats: game.seats(config.value) } };
  }

  #valuesOf(edition: string): Values {
    const reading = this.#read(edition);
    if (!reading.ok) throw new Error(`no edition: ${edition}`);
    return reading.value.values;
  }

  #changesOf(edition: string, values: Values): ReadonlyMap<string, string> {
    const usual = this.#valuesOf(edition);
    return new Map(Object.entries(values).filter(([key, value]) => value !== usual[key]));
  }

  /** Options as a notation has them. */
  #written(changes: ReadonlyMap<string, string>): string[] {
    return this.kit.options.options.flatMap(({ key, name }) => {
      const value = changes.get(key);
      return value === undefined ? [] : [`${name}=${value}`];
    });
  }
}
