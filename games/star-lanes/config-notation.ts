/** How a configuration is written down; `core/config-notation.ts` says what that looks like. */
import { readNotation, writeNotation } from '../../core/config-notation.ts';
import type { Notated } from '../../core/config-notation.ts';
import type { Result } from '../../core/result.ts';
import type { Config } from './config.ts';
import { contradiction } from './contradictions.ts';
import { CONFIGS } from './editions.ts';
import { readValue, writeValue } from './option-values.ts';
import { OPTION_KEYS } from './options.ts';
import type { OptionKey } from './options.ts';

const NOTATED: Notated<Config, OptionKey> = {
  editions: CONFIGS,
  keys: OPTION_KEYS,
  readValue,
  writeValue,
  contradiction,
};

export function parseConfig(notation: string): Result<Config> {
  return readNotation(NOTATED, notation);
}

export function formatConfig(config: Config): string {
  return writeNotation(NOTATED, config);
}
