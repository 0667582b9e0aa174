/** What is wrong with a notation, and what an option allows, in English. */
import type { Game, Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { Allowed, OptionProblem } from '../../core/options.ts';
import { inWords } from '../../core/result.ts';
import type { Problem, Wording } from '../../core/result.ts';
import { labelsOf, ruleWords, settingsOf } from '../rules.ts';
import type { FieldWords, RuleWords } from '../rules.ts';

/** The words for a game's options; `explain` has those for what cannot go together in that game, `label` what an option is called before a person. */
export function optionProblems<C extends Problem>(
  explain: (contradiction: C) => string,
  label?: (name: string) => string,
): Wording<OptionProblem<C>> {
  return {
    'no-edition': ({ rest, known }) =>
      `the edition is missing${rest === '' ? '' : ` before "${rest}"`}; editions: ${known.join(', ')}`,
    'unknown-edition': ({ edition, known }) => `unknown edition "${edition}"; editions: ${known.join(', ')}`,
    'unknown-option': ({ name }) => `unknown option "${name}"`,
    'empty-option': ({ example }) => `"+" must be followed by an option, as in ${example}`,
    'needs-one-value': ({ name, example }) => `${name} needs one value, as in ${name}=${example}`,
    'given-twice': ({ name }) => `${name} is given twice`,
    'not-possible': ({ name, value, allowed }) =>
      label === undefined
        ? `${name}=${value} is not possible: ${sayAllowed(allowed)}`
        : `"${label(name)}" (${name}) cannot be ${value}: ${sayAllowed(allowed)}`,
    contradiction: ({ contradiction }) => explain(contradiction),
  };
}

/** A field of the form of options. */
const FIELD: FieldWords = {
  label: (label) => `"${label}"`,
  setting: (label, value) => `"${label}: ${value}"`,
  switches: { on: 'yes', off: 'no' },
};

/** What an option allows. */
export function sayAllowed(allowed: Allowed): string {
  switch (allowed.kind) {
    case 'number':
      return `it takes a ${allowed.parts ? '' : 'whole '}number from ${allowed.min} to ${allowed.max}`;
    case 'choice':
      return `it is one of ${allowed.choices.join(', ')}`;
    case 'flag':
      return 'it is on or off';
    case 'scatter':
      return `it takes a number from 0 to ${allowed.most}, or a chance of at most 1/${1 / allowed.chance}, such as 1/20`;
    case 'map':
      return 'it takes a drawn map, or none';
    case 'formula':
      return `it takes a whole number from ${allowed.min} to ${allowed.max}, or ${allowed.formulas.join(' or ')} for n captains`;
  }
}

/** What the rules of a game are called; its table says it in English. */
export function englishRules<T extends Types>(kit: GameKit<T>): RuleWords {
  return ruleWords(englishTexts(kit));
}

/** Says options of a game as its form shows them. */
export function englishSettings<T extends Types>(kit: GameKit<T>): (written: string) => string {
  return settingsOf(englishTexts(kit), FIELD);
}

function englishTexts<T extends Types>({ options: { groups }, optionWords, editions }: GameKit<T>) {
  return { ...optionWords, groups: Object.fromEntries(groups.map((group) => [group, group])), editions };
}

/** What its options are called before a person. */
export function englishLabels<T extends Types>({ optionWords }: GameKit<T>): (name: string) => string {
  return labelsOf(optionWords.options);
}

/** What is wrong with a notation of a game. */
export function explainOptions<T extends Types>(game: Game<T>, problem: OptionProblem<T['Contradiction']>): string {
  return inWords(
    problem,
    optionProblems((contradiction: T['Contradiction']) => game.explainContradiction(contradiction)),
  );
}
