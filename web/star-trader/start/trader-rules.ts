/** The rules Star Trader leaves open. */
import { EDITIONS } from '../../../games/star-trader/editions.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { writeValue } from '../../../games/star-trader/option-values.ts';
import { OPTIONS, OPTION_GROUPS, OPTION_KEYS, optionName } from '../../../games/star-trader/options.ts';
import type { OptionKey } from '../../../games/star-trader/options.ts';
import type { OptionField, RuleBook } from '../../frame/new-match/rule-book.ts';
import { w } from '../words.ts';

export const STAR_TRADER_RULES: RuleBook = {
  // Ours first: it is what most people want to play.
  editions: Object.entries(EDITIONS)
    .map(([name, { year }]) => ({ name, year }))
    .toReversed(),
  groups: OPTION_GROUPS,
  options: OPTION_KEYS.map(fieldOf),
  words: {
    edition: (name) => w().edition(name),
    group: (name) => groups()[name] ?? name,
    option: (key) => w().option(keyOf(key)),
    choice: (key, choice) => w().choice(keyOf(key), choice),
  },
  read(notation) {
    const reading = starTrader.parseConfig(notation);
    if (!reading.ok) return reading;
    const { value } = reading;
    const values = Object.fromEntries(OPTION_KEYS.map((key) => [key, writeValue(value[key])]));
    return { ok: true, value: { edition: value.edition, values, seats: starTrader.seats(value) } };
  },
};

function fieldOf(key: OptionKey): OptionField {
  const option = OPTIONS[key];
  const named = { key, name: optionName(key), group: option.group };
  switch (option.kind) {
    case 'number':
      return { ...named, kind: 'number', min: option.min, max: option.max, parts: option.parts };
    case 'choice':
      return { ...named, kind: 'choice', choices: Object.keys(option.choices) };
    case 'flag':
      return { ...named, kind: 'flag' };
    case 'stars':
      return { ...named, kind: 'text' };
  }
}

function groups(): Readonly<Record<string, string>> {
  return w().groups;
}

/** Fields hold the keys of the table as text. */
function keyOf(key: string): OptionKey {
  return OPTION_KEYS.find((one) => one === key) ?? 'years';
}
