/**
 * What is wrong with an option, a link or a record comes as an English sentence from the rules, which
 * hold no other language. Here is every such sentence; a language has one of its own for each. What
 * stands in braces is filled in, and may itself be such a sentence.
 */
import type { Said } from '../table/protocol.ts';
import type { Reason } from '../table/rejections.ts';

const PROBLEMS = [
  // Options.
  'there is no edition "{0}"; there are {1}',
  'there is no option "{0}"',
  '{0} needs one value, as in {1}',
  '{0} is given twice',
  '{0} is not possible: {1}',
  'it takes a whole number from {0} to {1}',
  'it is one of {0}',
  'it is on or off',
  'it takes a number from 0 to {0}, or a chance of at most {1}, such as {2}',
  'it takes a drawn map, or none',
  '{0} is more than {1}',
  '{0} needs {1}: with mergers two at a time there is no one choice to make',
  '{0} needs {1}: the Altair counted one order at a time',
  '{0} needs {1}',
  '{0} stars and black holes are more than half of a galaxy of {1} ({2} at most)',
  '{0} is for historic editions; {1} is not one',
  'a map is drawn with numbers (empty spaces), *, @, o and / between rows',
  'a row of a map has at most 40 spaces',
  'the map has {0} rows, but {1}',
  'row {0} of the map has {1} spaces, but {2}',
  '{0} is for {1} to {2} players, not {3}',
  // Records.
  'this is no record: it does not begin with "{0}"',
  `"{0}" is no line of a record's head`,
  'the record says "{0}" twice',
  'the record does not say its {0}',
  "the record's result is not in numbers",
  'line {0} is no action: "{1}"',
  'a record has at most {0} actions',
  'action {0}, "{1}", is none of {2}',
  'action {0}, "{1}": {2}',
  'this is a record of {0}, not of {1}',
  'the record was made by engine {0} of {1}; this is engine {2}',
  '{0} is for {1} to {2} players; the record has {3}',
  '"{0}" is no kind of chance ({1})',
  'mulberry32 needs one whole number from 0 to {0}',
  'a tape holds whole numbers from 0 to {0}',
  'keyed needs a key of 64 hexadecimal digits and, at most, how many draws are gone',
  'it is cut off or was changed',
  'the match is not over',
  'the match is not over: some of its actions are missing',
  'the match ends with {0}, not with {1}',
  'the record does not say how its chance was made',
  'the secret is not the one that was committed to',
  'the record has words of {0} players, but {1} players',
  "the chance was not made from the secret and the players' words",
  // The server.
  'All seats are taken; you may watch.',
  'Only who played can ask for a rematch.',
  'The rematch could not be made; try again.',
  'The record is given out when the match is over.',
  'You have a result of that day already; only the first counts.',
  'This is no record of the daily match of today.',
  'The record does not count: {0}.',
  '"record" cannot be read: {0}.',
  'Something went wrong here; try again in a moment.',
  'The server is closing; come back in a moment.',
  'The server does not answer.',
  'You have made too many matches for now.',
  'Those were too many results.',
  'That were too many requests; wait a moment.',
  'That was too many messages; wait a moment.',
  'There is no such match.',
  'Your device does not hold that seat.',
] as const;

/** A language's own sentence for each; `{0}` stands where the first thing is filled in. */
export type ProblemWords = Readonly<Record<(typeof PROBLEMS)[number], string>>;

/** A language's own sentence for each reason a table may have; the rules have their own words. */
export type ReasonWords = Readonly<Record<Exclude<Reason, 'rules'>, string>>;

/** The templates as patterns; those that end alike are tried in their order. */
const PATTERNS = PROBLEMS.map((problem) => ({ problem, pattern: patternOf(problem) }));

function patternOf(template: string): RegExp {
  const parts = template.split(/\{\d\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}

/** A sentence in another language; as it is where that language knows none for it. */
export function reword(sentence: string, words: ProblemWords): string {
  for (const { problem, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found !== null)
      return words[problem].replaceAll(/\{(\d)\}/g, (_, i: string) => reword(found[Number(i) + 1] ?? '', words));
  }
  return sentence;
}

/** What the rules of a game said no with, in its own words; undefined where they said nothing, or something new to this page. */
export function explained({ refusal }: Said, explain: (refusal: never) => string | undefined): string | undefined {
  return isRefusal(refusal) ? explain(refusal) : undefined;
}

/** What a table said no with, in another language. */
export function rewordRefusal(
  { reason, problem }: Said,
  words: { readonly problems: ProblemWords; readonly reasons: ReasonWords },
): string {
  return Object.entries(words.reasons).find(([one]) => one === reason)?.[1] ?? reword(problem ?? '', words.problems);
}

/** A server says it as the data of the game played there; only the words of that game know more of it. */
function isRefusal(value: unknown): value is never {
  return typeof value === 'object' && value !== null && 'why' in value;
}
