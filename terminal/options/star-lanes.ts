/** The options of Star Lanes, for `starlanes options`. */
import { parseConfig, formatConfig } from '../../games/star-lanes/config-notation.ts';
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { allowed, writeValue } from '../../games/star-lanes/option-values.ts';
import { OPTIONS, OPTION_GROUPS, OPTION_KEYS, optionName } from '../../games/star-lanes/options.ts';
import type { OptionKey } from '../../games/star-lanes/options.ts';
import type { OptionBook, OptionPage } from './option-book.ts';

export const STAR_LANES_OPTIONS: OptionBook = {
  game: 'star-lanes',
  historic: { edition: 'faber1977', year: '1977' },
  editions: EDITIONS,
  groups: OPTION_GROUPS,
  options: OPTION_KEYS.map(pageOf),
  values(notation) {
    const reading = parseConfig(notation);
    if (!reading.ok) return reading;
    const values = OPTION_KEYS.map((key) => [optionName(key), writeValue(reading.value[key])] as const);
    return { ok: true, value: { notation: formatConfig(reading.value), options: Object.fromEntries(values) } };
  },
};

function pageOf(key: OptionKey): OptionPage {
  const option = OPTIONS[key];
  const { group, sentence } = option;
  const choices = option.kind === 'choice' ? option.choices : {};
  return { name: optionName(key), group, sentence, allowed: allowed(option), choices, details: option };
}
