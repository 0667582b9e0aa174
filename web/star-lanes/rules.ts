/** The rules Star Lanes leaves open. */
import { must } from '../../core/must.ts';
import type { OptionProblem } from '../../core/options.ts';
import type { StarLanesContradiction } from '../../games/star-lanes/contradictions.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { OPTION_KEYS } from '../../games/star-lanes/options.ts';
import type { StarLanesOption } from '../../games/star-lanes/options.ts';
import { ruleBook } from '../frame/new-match/rule-book.ts';
import { w } from './words.ts';

export const STAR_LANES_RULES = ruleBook(starLanesKit, {
  edition: (name) => w().edition(name),
  group: (name) => groups()[name] ?? name,
  option: (key) => w().option(keyOf(key)),
  choice: (key, choice) => w().choice(keyOf(key), choice),
  problem: (problem: OptionProblem<StarLanesContradiction>) => w().optionProblem(problem),
});

function groups(): Readonly<Record<string, string>> {
  return w().groups;
}

/** The forms hold the keys of the table as text. */
function keyOf(key: string): StarLanesOption {
  return must(
    OPTION_KEYS.find((one) => one === key),
    key,
  );
}
