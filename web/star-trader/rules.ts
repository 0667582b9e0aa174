/** The rules Star Trader leaves open. */
import { must } from '../../core/must.ts';
import type { OptionProblem } from '../../core/options.ts';
import type { StarTraderContradiction } from '../../games/star-trader/contradictions.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { OPTION_KEYS } from '../../games/star-trader/options.ts';
import type { StarTraderOption } from '../../games/star-trader/options.ts';
import { ruleBook } from '../frame/new-match/rule-book.ts';
import { w } from './words.ts';

export const STAR_TRADER_RULES = ruleBook(starTraderKit, {
  edition: (name) => w().edition(name),
  group: (name) => groups()[name] ?? name,
  option: (key) => w().option(keyOf(key)),
  choice: (key, choice) => w().choice(keyOf(key), choice),
  problem: (problem: OptionProblem<StarTraderContradiction>) => w().optionProblem(problem),
});

function groups(): Readonly<Record<string, string>> {
  return w().groups;
}

/** The forms hold the keys of the table as text. */
function keyOf(key: string): StarTraderOption {
  return must(
    OPTION_KEYS.find((one) => one === key),
    key,
  );
}
