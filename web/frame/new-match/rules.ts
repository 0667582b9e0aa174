/** The rules being chosen: an edition and what was changed of it, written in the notation of links and records. */
import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { must } from '../../../core/must.ts';
import { notationParts } from '../../../core/options.ts';
import type { OptionProblem } from '../../../core/options.ts';
import type { Problem, Result } from '../../../core/result.ts';
import type { ReadRules, RuleBook } from './rule-book.ts';

/** What forms go by while a notation contradicts itself. */
const ANY_SEATS = { min: 1, max: 8 };

export class Rules {
  readonly book: RuleBook;
  /** What was wrong with the notation one came with. */
  readonly badLink: OptionProblem<Problem> | undefined;
  readonly edition: Accessor<string>;
  readonly notation: Accessor<string>;
  /** What the rules come to, or what is contradictory in them. */
  readonly reading: Accessor<Result<ReadRules, OptionProblem<Problem>>>;
  readonly #usual: Accessor<Readonly<Record<string, string>>>;
  readonly #changes: Accessor<ReadonlyMap<string, string>>;
  readonly #setEdition: (edition: string) => void;
  readonly #setChanges: (changes: ReadonlyMap<string, string>) => void;

  constructor(book: RuleBook, notation: string) {
    this.book = book;
    const usual = must(book.editions[0], 'an edition').name;
    const wanted = notation === '' ? usual : notation;
    const given = book.read(wanted);
    this.badLink = given.ok ? undefined : given.problem;
    const [named = usual] = notationParts(wanted);
    const [edition, setEdition] = createSignal(given.ok ? named : usual);
    const [changes, setChanges] = createSignal<ReadonlyMap<string, string>>(
      given.ok ? this.#changesOf(named, given.value) : new Map(),
    );
    this.edition = edition;
    this.#usual = createMemo(() => this.#valuesOf(edition()));
    this.#changes = changes;
    this.#setEdition = setEdition;
    this.#setChanges = setChanges;
    const nameOf = (key: string): string => book.options.find((option) => option.key === key)?.name ?? key;
    this.notation = createMemo(() =>
      [edition(), ...[...changes()].map(([key, value]) => `${nameOf(key)}=${value}`)].join('+'),
    );
    this.reading = createMemo(() => book.read(this.notation()));
  }

  /** How many may sit down. */
  seats(): ReadRules['seats'] {
    const reading = this.reading();
    return reading.ok ? reading.value.seats : ANY_SEATS;
  }

  /** An option's value as text. */
  value(key: string): string {
    return this.#changes().get(key) ?? this.#usual()[key] ?? '';
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

  #valuesOf(edition: string): Readonly<Record<string, string>> {
    const reading = this.book.read(edition);
    return reading.ok ? reading.value.values : {};
  }

  #changesOf(edition: string, { values }: ReadRules): ReadonlyMap<string, string> {
    const usual = this.#valuesOf(edition);
    return new Map(Object.entries(values).filter(([key, value]) => value !== usual[key]));
  }
}
