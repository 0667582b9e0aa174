/** The options of Star Trader, for `starlanes options`. */
import { parseConfig, formatConfig } from '../../games/star-trader/config-notation.ts';
import { EDITIONS } from '../../games/star-trader/editions.ts';
import { allowed, writeValue } from '../../games/star-trader/option-values.ts';
import { OPTIONS, OPTION_GROUPS, OPTION_KEYS, optionName } from '../../games/star-trader/options.ts';
import type { OptionKey } from '../../games/star-trader/options.ts';
import type { OptionBook, OptionPage } from './option-book.ts';

export const STAR_TRADER_OPTIONS: OptionBook = {
  game: 'star-trader',
  historic: { edition: 'kaufman1974', year: '1974' },
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
