/** What is wrong, in English: parts of sentences, which stand after a colon or before a full stop. */
import type { Game, Types } from '../../core/contract.ts';
import { formatOf } from '../format.ts';
import { tellerOf } from '../problems.ts';
import type { MatchProblem, PlainProblem, ProblemWords } from '../problems.ts';
import { explainOptions } from './options.ts';

const { number } = formatOf('en');

const fields = {
  'match-id': (field: string) => `"${field}" is missing or is not a match id`,
  count: (field: string) => `"${field}" is a whole number from 0 on`,
  flag: (field: string) => `"${field}" is true or false`,
  act: (field: string) => `"${field}" is a line such as "do 7E", "undo 3" or "yes"`,
};

const named = (path: string | undefined): string => (path === undefined ? '' : ` ${path}`);

export const problemsEn: ProblemWords = {
  // Records.
  'no-record': ({ firstLine }) => `this is not a record: it does not begin with "${firstLine}"`,
  unprintable: ({ line }) => `line ${line} holds control characters, which no record has`,
  'unknown-line': ({ line }) => `the head of a record has no line "${line}"`,
  'said-twice': ({ key }) => `the record says "${key}" twice`,
  'not-said': ({ key }) => `the record does not say its ${key}`,
  'engine-not-number': () => "the record's engine is not a number",
  'result-not-numbers': () => "the record's result is not in numbers",
  'not-an-action-line': ({ line, text }) => `line ${line} is not an action: "${text}"`,
  'too-many-actions': ({ most }) => `a record has at most ${most} actions`,
  // Chance.
  'unknown-chance': ({ kind, known }) => `unknown kind of chance "${kind}"; there are ${known.join(', ')}`,
  'bad-seed': ({ most }) => `mulberry32 needs one whole number from 0 to ${most}`,
  'bad-tape': ({ most }) => `a tape holds whole numbers from 0 to ${most}`,
  'bad-key': ({ digits }) =>
    `keyed needs a key of ${digits} hexadecimal digits and, at most, how many draws have been taken`,
  // Proof that the chance is fair.
  'chance-not-shown': () => 'the record does not say how its chance was made',
  'other-secret': () => 'the secret is not the one that was committed to',
  'words-for-other-players': ({ words, players }) =>
    `the record has the words of ${words} players, but ${players} players`,
  'chance-not-from-words': () => "the chance was not made from the secret and the players' words",
  unfinished: () => 'the match is not over: some of its actions are missing',
  'other-result': ({ result, told }) => `the match ends with ${result.join(', ')}, not with ${told.join(', ')}`,
  // Matches that were kept.
  'kept-head': () => 'the head of the match cannot be read',
  'kept-secret': () => 'the secret of the match cannot be read',
  'kept-entries': () => 'the match has no entries',
  'kept-entry': ({ entry }) => `entry ${entry} of the match cannot be read`,
  'log-edition': ({ edition }) => `this version does not know the edition ${edition}`,
  'log-moment': ({ actions }) => `the ${actions} actions it goes on from cannot be played again`,
  'log-misplaced': ({ entry, expected }) => `entry ${entry} stands where entry ${expected} belongs`,
  'log-no-act': ({ entry, text }) => `entry ${entry} cannot be read: "${text}"`,
  'log-action': ({ text }) => `what was kept of it cannot be played: ${text}`,
  // Playing a record again.
  'unknown-game': ({ game }) => `unknown game "${game}"`,
  'not-saved-here': () => 'this is not a match that was kept by this program',
  'saved-head': () => 'its first line cannot be read',
  'saved-line': ({ line }) => `line ${line} cannot be read`,
  'log-engine': ({ game, engine }) => `it was played by engine ${engine} of ${game}`,
  'file-in-use': ({ pid }) => `it is being played by another program (process ${pid})`,
  'beyond-record': ({ at, actions }) => `the record has only ${actions} actions, not ${at}`,
  'nothing-asked': () => 'the match is over there; nothing is asked',
  'other-game': ({ game, expected }) => `this is a record of ${game}, not of ${expected}`,
  'other-engine': ({ game, engine, expected }) =>
    `the record was made by engine ${engine} of ${game}; this is engine ${expected}`,
  'wrong-players': ({ edition, min, max, players }) =>
    `${edition} is for ${min} to ${max} players; the record has ${players}`,
  'unknown-action': ({ action, text, game }) => `action ${action}, "${text}", is not an action of ${game}`,
  // The match of a day.
  'other-day': ({ date }) => `this is not a record of the daily match of ${date}`,
  'agreed-in-daily': ({ action }) => `action ${action}: nothing can be agreed upon in a daily match`,
  'bot-plays-otherwise': ({ action }) => `action ${action} is not what the computer player does`,
  // Links, clocks, messages.
  'broken-link': () => 'the link is cut off or was changed',
  'no-such-clock': ({ clocks: { live, long } }) =>
    `a clock is ${live.from} to ${live.to} seconds a move (live), or ${number(long.from)} to ${number(long.to)} (an hour to two weeks), or left out`,
  'match-not-over': () => 'the match is not over',
  unreachable: () => 'the server does not answer',
  'not-a-server': () => 'what answers there is not a game server',
  'odd-answer': ({ missing }) => `the server did not say its ${missing}`,
  rejected: ({ said }) => said.problem ?? '',
  'not-an-object': () => 'a message is a JSON object with a "type"',
  'unknown-type': ({ known }) => `"type" is one of ${known.join(', ')}`,
  'bad-field': ({ field, needs }) => fields[needs](field),
  'no-file': ({ path }) => `There is no file${named(path)}.`,
  'no-folder': ({ path }) => `There is no folder${named(path)}.`,
  'no-access': ({ path }) => `This system does not let you open ${path ?? 'that file'}.`,
  'is-folder': ({ path }) => `${path ?? 'That'} is a folder, not a file.`,
  'is-file': ({ path }) => `${path ?? 'That'} is a file, not a folder.`,
  'file-in-path': ({ path }) => `A part of ${path ?? 'the path'} is a file, not a folder.`,
  'name-too-long': () => 'The name of the file is too long.',
  'disk-full': () => 'The disk is full; nothing more could be written.',
  'read-only-disk': ({ path }) => `${path ?? 'The file'} cannot be written: that disk is read-only.`,
  'too-many-files': () => 'Too many files are open on this system.',
  'other-system-problem': ({ message }) => `That did not work: ${message}`,
  refusedAction: (action, text, said) => `action ${action}, "${text}": ${said}`,
};

const teller = tellerOf(problemsEn);

/** A problem in English, for programs that speak nothing else, logs and errors. */
export function explainProblem(problem: PlainProblem): string {
  return teller.problem(problem);
}

/** A problem with a match of a game, in English. */
export function explainMatchProblem<T extends Types>(game: Game<T>, problem: MatchProblem<T>): string {
  return teller.matchProblem(problem, {
    explain: (refusal) => game.explainRefusal(refusal),
    optionProblem: (wrong) => explainOptions(game, wrong),
  });
}
