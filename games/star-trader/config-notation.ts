/**
 * A configuration as one short text: an edition's name and what differs from it, such as
 * `today+years=10+stars=20`. It goes into links, records and the command line.
 */
import type { Reading } from '../../core/contract.ts';
import type { Config } from './config.ts';
import { contradiction } from './contradictions.ts';
import { CONFIGS } from './editions.ts';
import { readValue, writeValue } from './option-values.ts';
import { OPTION_KEYS, optionKey, optionName } from './options.ts';
import type { OptionKey } from './options.ts';

/** Reads an edition's name and what differs from it; says what is wrong otherwise. */
export function readConfig(notation: string): Reading<Config> {
  // `3n+1` holds a plus sign of its own.
  const [name = '', ...changes] = notation.split(/(?<!=[23]n)\+/);
  const edition = Object.hasOwn(CONFIGS, name) ? CONFIGS[name] : undefined;
  if (edition === undefined) {
    return {
      ok: false,
      problem: `there is no edition "${name.slice(0, 40)}"; there are ${Object.keys(CONFIGS).join(', ')}`,
    };
  }
  let config = edition;
  const changed = new Set<OptionKey>();
  for (const change of changes) {
    const reading = readChange(change, config, changed);
    if (!reading.ok) return reading;
    config = reading.value;
  }
  const problem = contradiction(config);
  return problem === undefined ? { ok: true, value: config } : { ok: false, problem };
}

/** Writes a configuration as its edition's name plus the options that differ. */
export function writeConfig(config: Config): string {
  const edition = CONFIGS[config.edition];
  if (edition === undefined) throw new Error(`there is no edition "${config.edition}"`);
  const changes = OPTION_KEYS.filter((key) => writeValue(config[key]) !== writeValue(edition[key]));
  return [config.edition, ...changes.map((key) => `${optionName(key)}=${writeValue(config[key])}`)].join('+');
}

/** Reads one `name=value` into a copy of a configuration. */
function readChange(change: string, config: Config, changed: Set<OptionKey>): Reading<Config> {
  const [name = '', ...rest] = change.split('=');
  const key = optionKey(name);
  if (key === undefined) return { ok: false, problem: `there is no option "${name.slice(0, 40)}"` };
  if (rest.length !== 1)
    return { ok: false, problem: `${name} needs one value, as in ${name}=${writeValue(config[key])}` };
  if (changed.has(key)) return { ok: false, problem: `${name} is given twice` };
  changed.add(key);
  const reading = readValue(key, rest[0] ?? '');
  return reading.ok ? { ok: true, value: { ...config, [key]: reading.value } } : reading;
}
