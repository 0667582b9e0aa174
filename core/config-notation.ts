/**
 * A configuration as one short text: an edition's name and what differs from it, such as
 * `today+rows=14+black-holes=3`. It goes into links, records and the command line. The options
 * themselves are each game's own.
 */
import type { Result } from './result.ts';

/** What a game says of its options. */
export interface Notated<Config extends { readonly edition: string }, Key extends string & keyof Config> {
  /** The configurations that have a name. */
  readonly editions: Readonly<Record<string, Config>>;
  /** Every option, in the order in which they are written. */
  readonly keys: readonly Key[];
  /** The plus signs between two options, where values can hold some too. */
  readonly between?: RegExp;
  readonly readValue: (key: Key, text: string) => Result<unknown>;
  readonly writeValue: (value: Config[Key]) => string;
  /** What cannot go together, in words. */
  readonly contradiction: (config: Config) => string | undefined;
}

/** How much of something unknown is said again. */
const QUOTED = 40;

/** Reads an edition's name and what differs from it; says what is wrong otherwise. */
export function readNotation<Config extends { readonly edition: string }, Key extends string & keyof Config>(
  game: Notated<Config, Key>,
  notation: string,
): Result<Config> {
  const [name = '', ...changes] = notation.split(game.between ?? '+');
  const edition = Object.hasOwn(game.editions, name) ? game.editions[name] : undefined;
  if (edition === undefined) return unknownEdition(game, name);
  let config = edition;
  const changed = new Set<Key>();
  for (const change of changes) {
    const reading = readChange(game, change, config, changed);
    if (!reading.ok) return reading;
    config = reading.value;
  }
  const problem = game.contradiction(config);
  return problem === undefined ? { ok: true, value: config } : { ok: false, problem };
}

/** Writes a configuration as its edition's name plus the options that differ. */
export function writeNotation<Config extends { readonly edition: string }, Key extends string & keyof Config>(
  { editions, keys, writeValue }: Notated<Config, Key>,
  config: Config,
): string {
  const edition = editions[config.edition];
  if (edition === undefined) throw new Error(`there is no edition "${config.edition}"`);
  const changes = keys.filter((key) => writeValue(config[key]) !== writeValue(edition[key]));
  return [config.edition, ...changes.map((key) => `${optionName(key)}=${writeValue(config[key])}`)].join('+');
}

/** `basePrice` is written `base-price`. */
export function optionName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `base-price` is the key `basePrice`; undefined when it is none of the keys. */
export function optionKey<Key extends string>(keys: readonly Key[], name: string): Key | undefined {
  return keys.find((key) => optionName(key) === name);
}

function unknownEdition({ editions }: { readonly editions: object }, name: string): Result<never> {
  const known = Object.keys(editions).join(', ');
  return { ok: false, problem: `there is no edition "${name.slice(0, QUOTED)}"; there are ${known}` };
}

/** Reads one `name=value` into a copy of a configuration. */
function readChange<Config extends { readonly edition: string }, Key extends string & keyof Config>(
  { keys, readValue, writeValue }: Notated<Config, Key>,
  change: string,
  config: Config,
  changed: Set<Key>,
): Result<Config> {
  const [name = '', ...rest] = change.split('=');
  const key = optionKey(keys, name);
  if (key === undefined) return { ok: false, problem: `there is no option "${name.slice(0, QUOTED)}"` };
  const [value] = rest;
  if (value === undefined || rest.length > 1)
    return { ok: false, problem: `${name} needs one value, as in ${name}=${writeValue(config[key])}` };
  if (changed.has(key)) return { ok: false, problem: `${name} is given twice` };
  changed.add(key);
  const reading = readValue(key, value);
  return reading.ok ? { ok: true, value: { ...config, [key]: reading.value } } : reading;
}
