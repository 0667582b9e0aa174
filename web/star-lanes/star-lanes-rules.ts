/** The rules Star Lanes leaves open. */
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { writeValue } from '../../games/star-lanes/option-values.ts';
import { OPTIONS, OPTION_GROUPS, OPTION_KEYS, optionName } from '../../games/star-lanes/options.ts';
import type { OptionKey } from '../../games/star-lanes/options.ts';
import { w } from './words.ts';
import type { OptionField, RuleBook } from '../frame/new-match/rule-book.ts';

export const STAR_LANES_RULES: RuleBook = {
  // Ours first: they are what most people want to play.
  editions: Object.entries(EDITIONS)
    .sort(([, one], [, other]) => Number(one.historic) - Number(other.historic))
    .map(([name, { year }]) => ({ name, year })),
  groups: OPTION_GROUPS,
  options: OPTION_KEYS.map(fieldOf),
  words: {
    edition: (name) => w().edition(name),
    group: (name) => groups()[name] ?? name,
    option: (key) => w().option(keyOf(key)),
    choice: (key, choice) => w().choice(keyOf(key), choice),
  },
  read(notation) {
    const reading = starLanes.parseConfig(notation);
    if (!reading.ok) return reading;
    const { value } = reading;
    const values = Object.fromEntries(OPTION_KEYS.map((key) => [key, writeValue(value[key])]));
    return { ok: true, value: { edition: value.edition, values, seats: starLanes.seats(value) } };
  },
};

function fieldOf(key: OptionKey): OptionField {
  const option = OPTIONS[key];
  const { group } = option;
  const named = { key, name: optionName(key), group };
  switch (option.kind) {
    case 'number':
      return { ...named, kind: 'number', min: option.min, max: option.max, parts: false };
    case 'choice':
      return { ...named, kind: 'choice', choices: Object.keys(option.choices) };
    case 'flag':
      return { ...named, kind: 'flag' };
    default:
      return { ...named, kind: 'text' };
  }
}

function groups(): Readonly<Record<string, string>> {
  return w().groups;
}

/** Fields hold the keys of the table as text. */
function keyOf(key: string): OptionKey {
  return OPTION_KEYS.find((one) => one === key) ?? 'rows';
}
