/** The rules being chosen: an edition and what was changed of it, written in the notation of links and records. */
import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Reading } from '../../core/contract.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Config } from '../../games/star-lanes/index.ts';
import { writeValue } from '../../games/star-lanes/option-values.ts';
import { OPTION_KEYS, optionName } from '../../games/star-lanes/options.ts';
import type { OptionKey } from '../../games/star-lanes/options.ts';

const USUAL = 'today';

export class Rules {
  /** What was wrong with the notation one came with. */
  readonly badLink: string | undefined;
  readonly edition: Accessor<string>;
  readonly notation: Accessor<string>;
  /** The configuration, or what is contradictory in it. */
  readonly reading: Accessor<Reading<Config>>;
  readonly #changes: Accessor<ReadonlyMap<OptionKey, string>>;
  readonly #setEdition: (edition: string) => void;
  readonly #setChanges: (changes: ReadonlyMap<OptionKey, string>) => void;

  constructor(notation: string) {
    const given = starLanes.readConfig(notation === '' ? USUAL : notation);
    this.badLink = given.ok ? undefined : given.problem;
    const [edition, setEdition] = createSignal(given.ok ? given.value.edition : USUAL);
    const [changes, setChanges] = createSignal<ReadonlyMap<OptionKey, string>>(
      given.ok ? changesOf(given.value) : new Map(),
    );
    this.edition = edition;
    this.#changes = changes;
    this.#setEdition = setEdition;
    this.#setChanges = setChanges;
    this.notation = createMemo(() =>
      [edition(), ...[...changes()].map(([key, value]) => `${optionName(key)}=${value}`)].join('+'),
    );
    this.reading = createMemo(() => starLanes.readConfig(this.notation()));
  }

  /** The configuration, contradictory or not, as far as it can be read: for what depends on it on screen. */
  config(): Config {
    const reading = this.reading();
    return reading.ok ? reading.value : CONFIGS[this.edition()]!;
  }

  /** An option's value as text. */
  value(key: OptionKey): string {
    return this.#changes().get(key) ?? writeValue(CONFIGS[this.edition()]![key]);
  }

  isChanged(key: OptionKey): boolean {
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

  set(key: OptionKey, value: string): void {
    const changes = new Map(this.#changes());
    if (value === writeValue(CONFIGS[this.edition()]![key])) changes.delete(key);
    else changes.set(key, value);
    this.#setChanges(changes);
  }
}

function changesOf(config: Config): ReadonlyMap<OptionKey, string> {
  const edition = CONFIGS[config.edition]!;
  const changed = OPTION_KEYS.filter((key) => writeValue(config[key]) !== writeValue(edition[key]));
  return new Map(changed.map((key) => [key, writeValue(config[key])]));
}
