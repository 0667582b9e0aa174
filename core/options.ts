/**
 * The options of a game: everything a player can choose, as one typed table. Checking, notation, forms, help and the random
 * values of tests are all made from it, so they cannot disagree. A configuration is written as an edition's name and what
 * differs from it, such as `today+rows=14+black-holes=3`; that goes into links, records and the command line.
 */
import { must } from './must.ts';
import type { Problem, Result } from './result.ts';

/** How many of something there are: a chance for every place, or an exact number. */
export type Scatter = { readonly each: readonly [number, number] } | { readonly count: number };

/** What any option can hold. */
export type OptionValue = number | string | boolean | Scatter;

export interface NumberKind {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Whether parts of one are allowed. */
  readonly parts: boolean;
}
export interface ChoiceKind<Choice extends string> {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
}
export interface FlagKind {
  readonly kind: 'flag';
}
export interface ScatterKind {
  readonly kind: 'scatter';
  /** The largest exact number, and the largest chance for each place. */
  readonly most: number;
  readonly chance: number;
}
/** Any text, empty for none; whether it can be drawn is for the game's contradictions to say. */
export interface MapKind {
  readonly kind: 'map';
}
/** A whole number, or one that is worked out, such as `3n+1` for n players. */
export interface FormulaKind<Formula extends string> {
  readonly kind: 'formula';
  readonly min: number;
  readonly max: number;
  readonly formulas: readonly Formula[];
}

export type Kind = NumberKind | ChoiceKind<string> | FlagKind | ScatterKind | MapKind | FormulaKind<string>;

/** The kind that fits a value of a configuration, so that a table cannot miss a choice. */
export type KindFor<Value> = [Value] extends [number]
  ? NumberKind
  : [Value] extends [boolean]
    ? FlagKind
    : [Value] extends [Scatter]
      ? ScatterKind
      : [string] extends [Value]
        ? MapKind
        : [Value] extends [string]
          ? ChoiceKind<Value>
          : [Value] extends [number | string]
            ? FormulaKind<Value & string>
            : never;

/** Where the form shows it. */
export interface OptionPlace<Group extends string> {
  readonly group: Group;
}

/** The keys of everything a player can choose. */
export type OptionKey<Config> = string & Exclude<keyof Config, 'edition'>;

/** An option as a game's table has it. */
export type OptionRow = OptionPlace<string> & Kind;

/** A row for every option of a configuration, in the order of the form. */
export type OptionRows<Config, Group extends string> = {
  readonly [Key in OptionKey<Config>]: OptionPlace<Group> & KindFor<Config[Key]>;
};

/** A meaning for every choice of every option that is one: what a language must have words for. */
export type ChoiceMeanings<Config> = {
  readonly [Key in OptionKey<Config> as KindFor<Config[Key]> extends ChoiceKind<string> ? Key : never]: Readonly<
    Record<Config[Key] & string, string>
  >;
};

/** What the options of a game and their choices mean, in one language. */
export interface OptionWords<Config> {
  readonly options: Readonly<Record<OptionKey<Config>, string>>;
  readonly choices: ChoiceMeanings<Config>;
}

/** One option; `name` is how a notation writes its key (`blackHoles` is `black-holes`). */
export type GameOption = OptionRow & { readonly key: string; readonly name: string };

/** What an option allows. */
export type Allowed = Kind;

/** Why a notation cannot be read. */
export type NotationProblem =
  /** No name before the first plus sign; `rest` is what follows, empty for an empty notation. */
  | { readonly why: 'no-edition'; readonly rest: string; readonly known: readonly string[] }
  | { readonly why: 'unknown-edition'; readonly edition: string; readonly known: readonly string[] }
  | { readonly why: 'unknown-option'; readonly name: string; readonly known: readonly string[] }
  /** Nothing, or only a value, stands behind a plus sign; an example says what may. */
  | { readonly why: 'empty-option'; readonly example: string }
  | { readonly why: 'needs-one-value'; readonly name: string; readonly example: string }
  | { readonly why: 'given-twice'; readonly name: string }
  | { readonly why: 'not-possible'; readonly name: string; readonly value: string; readonly allowed: Allowed };

/** Why a notation is no configuration. What cannot go together is each game's own union. */
export type OptionProblem<Contradiction extends Problem> =
  | NotationProblem
  | { readonly why: 'contradiction'; readonly contradiction: Contradiction };

/** The options of one game, ready to use. */
export interface OptionTable<Config, Contradiction extends Problem> {
  /** The groups of the form, in order. */
  readonly groups: readonly string[];
  /** Every option, in the order of the form. */
  readonly options: readonly GameOption[];
  /** Reads an edition's name with what differs from it; what the edition was, for an earlier engine. */
  parse(notation: string, engine?: number): Result<Config, OptionProblem<Contradiction>>;
  /** Writes a configuration as its edition's name plus the options that differ. */
  format(config: Config): string;
  /** Every option's value as a notation writes it, by the option's key. */
  values(config: Config): Readonly<Record<string, string>>;
}

// ---- rows of a table

export const whole = (min: number, max: number) => ({ kind: 'number', min, max, parts: false }) as const;
export const decimal = (min: number, max: number) => ({ kind: 'number', min, max, parts: true }) as const;
export const choice = <Choice extends string>(...choices: readonly Choice[]) => ({ kind: 'choice', choices }) as const;
export const flag = { kind: 'flag' } as const;

// ---- values

/** Writes a value for a notation. */
export function formatValue(value: OptionValue): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return value === '' ? 'none' : value;
  return 'count' in value ? String(value.count) : value.each.join('/');
}

/** Reads a value from its notation; undefined when the option does not allow it. */
export function parseValue(option: Kind, text: string): OptionValue | undefined {
  switch (option.kind) {
    case 'number':
      return within(option.parts ? parseDecimal(text) : parseWhole(text), option.min, option.max);
    case 'choice':
      return option.choices.find((one) => one === text);
    case 'flag':
      return text === 'on' ? true : text === 'off' ? false : undefined;
    case 'scatter':
      return parseScatter(text, option.most, option.chance);
    case 'map':
      // Nothing at all is no map; `none` says that there is none.
      return text === 'none' ? '' : text || undefined;
    case 'formula':
      return option.formulas.find((formula) => formula === text) ?? within(parseWhole(text), option.min, option.max);
  }
}

function parseWhole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** A number with at most six decimals; `.5` and `1.50` are not how we write it. */
function parseDecimal(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})(?:\.\d{0,5}[1-9])?$/.test(text) ? Number(text) : undefined;
}

function within(number: number | undefined, min: number, max: number): number | undefined {
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

function parseScatter(text: string, most: number, chance: number): Scatter | undefined {
  const parts = /^(\d{1,4})\/(\d{1,5})$/.exec(text);
  if (parts === null) {
    const count = within(parseWhole(text), 0, most);
    return count === undefined ? undefined : { count };
  }
  const each = [Number(parts[1]), Number(parts[2])] as const;
  return each[1] > 0 && each[0] / each[1] <= chance ? { each } : undefined;
}

/** What an option allows, as data. */
export function allowedBy(option: Kind): Allowed {
  switch (option.kind) {
    case 'number':
      return { kind: 'number', min: option.min, max: option.max, parts: option.parts };
    case 'choice':
      return { kind: 'choice', choices: option.choices };
    case 'flag':
    case 'map':
      return { kind: option.kind };
    case 'scatter':
      return { kind: 'scatter', most: option.most, chance: option.chance };
    case 'formula':
      return { kind: 'formula', min: option.min, max: option.max, formulas: option.formulas };
  }
}

// ---- the table

/** `basePrice` is written `base-price`. */
export function optionName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The keys of a table, in its order. */
export function optionKeys<Config>(rows: OptionRows<Config, string>): readonly OptionKey<Config>[] {
  return Object.keys(rows).filter((key): key is OptionKey<Config> => Object.hasOwn(rows, key));
}

/** What a game says of its options. */
interface TableSource<Config, Group extends string, Contradiction extends Problem> {
  readonly groups: readonly Group[];
  readonly rows: OptionRows<Config, Group> & Readonly<Record<string, OptionRow>>;
  /** The configurations that have a name. */
  readonly editions: Readonly<Record<string, Config>>;
  /** What some of them were before, by the last engine for which they were that. */
  readonly earlier?: EarlierEditions<Config>;
  /** What cannot go together in a configuration. */
  readonly contradictionIn: (config: Config) => Contradiction | undefined;
}

/** By engine and by name. */
export type EarlierEditions<Config> = Readonly<Record<number, Readonly<Record<string, Config>>>>;

/** Makes a game's table of options. */
export function optionTable<
  Config extends { readonly [Key in keyof Config]: OptionValue } & { readonly edition: string },
  Group extends string,
  Contradiction extends Problem,
>(source: TableSource<Config, Group, Contradiction>): OptionTable<Config, Contradiction> {
  const { groups, rows, editions, contradictionIn, earlier = {} } = source;
  const keys = optionKeys<Config>(rows);
  const options = Object.entries(rows).map(([key, row]): GameOption => ({ ...row, key, name: optionName(key) }));
  const values = (config: Config) => Object.fromEntries(keys.map((key) => [key, formatValue(config[key])]));
  // Numbers come in their order: the first that is not before the engine.
  const editionFor = (name: string, engine: number): Config | undefined =>
    Object.entries(earlier).find(([last, were]) => engine <= Number(last) && Object.hasOwn(were, name))?.[1][name] ??
    (Object.hasOwn(editions, name) ? editions[name] : undefined);
  return {
    groups,
    options,
    values,
    parse(notation, engine = Infinity) {
      const [edition = '', ...changes] = notationParts(notation);
      const known = Object.keys(editions);
      if (edition === '') return no({ why: 'no-edition', rest: cut(notation), known });
      const usual = editionFor(edition, engine);
      if (usual === undefined) return no({ why: 'unknown-edition', edition: cut(edition), known });
      const changed = parseChanges(edition, options, changes, (key) => must(values(usual)[key], key));
      if (!changed.ok) return changed;
      const config = { ...usual, ...changed.value };
      const contradiction = contradictionIn(config);
      return contradiction === undefined ? { ok: true, value: config } : no({ why: 'contradiction', contradiction });
    },
    format(config) {
      const usual = values(must(editions[config.edition], config.edition));
      const changes = Object.entries(values(config)).filter(([key, value]) => value !== usual[key]);
      return [config.edition, ...changes.map(([key, value]) => `${optionName(key)}=${value}`)].join('+');
    },
  };
}

/** The edition and the changes in a notation, one by one. A plus sign before a digit belongs to a formula. */
export function notationParts(notation: string): readonly string[] {
  return notation.split(/\+(?!\d)/);
}

/** How much of something unknown is said again. */
const QUOTED = 60;

/** Reads every `name=value`; the values by their keys. */
function parseChanges(
  edition: string,
  options: readonly GameOption[],
  changes: readonly string[],
  exampleOf: (key: string) => string,
): Result<Readonly<Record<string, OptionValue>>, NotationProblem> {
  const changed: Record<string, OptionValue> = {};
  for (const change of changes) {
    const [name = '', text, ...more] = change.split('=');
    const option = options.find((one) => one.name === name);
    const [first] = options;
    if (name === '' && first !== undefined)
      return no({ why: 'empty-option', example: `${edition}+${first.name}=${exampleOf(first.key)}` });
    if (option === undefined)
      return no({ why: 'unknown-option', name: cut(name), known: options.map((one) => one.name) });
    if (text === undefined || more.length > 0)
      return no({ why: 'needs-one-value', name, example: exampleOf(option.key) });
    if (Object.hasOwn(changed, option.key)) return no({ why: 'given-twice', name });
    const value = parseValue(option, text);
    if (value === undefined) return no({ why: 'not-possible', name, value: cut(text), allowed: allowedBy(option) });
    changed[option.key] = value;
  }
  return { ok: true, value: changed };
}

function cut(text: string): string {
  return text.slice(0, QUOTED);
}

function no<P extends Problem>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}
