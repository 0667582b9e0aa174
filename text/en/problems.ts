/** What is wrong, in English: parts of sentences, which stand after a colon or before a full stop. */
import type { Game, Types } from '../../core/contract.ts';
import type { Said } from '../../table/protocol.ts';
import { formatOf } from '../format.ts';
import { tellerOf } from '../problems.ts';
import { titleOf } from '../titles.ts';
import { verdictEn } from './verdict.ts';
import type {
  GameExplanations,
  MatchProblem,
  PlainProblem,
  ProblemTeller,
  ProblemWords,
  RejectionWords,
} from '../problems.ts';
import { explainOptions } from './options.ts';

const { counted, number } = formatOf('en');

const moves = (count: number): string => counted(count, { one: 'move', other: 'moves' });
const countActions = (count: number): string => counted(count, { one: 'action', other: 'actions' });
const minutes = (count: number): string => counted(count, { one: 'minute', other: 'minutes' });

const fields = {
  'match-id': (field: string) => `"${field}" is missing or is not a match id`,
  count: (field: string) => `"${field}" must be a whole number, 0 or more`,
  flag: (field: string) => `"${field}" must be true or false`,
  act: (field: string) => `"${field}" must be a line such as "do 7E", "undo 3" or "yes"`,
  text: (field: string) => `"${field}" must be a string`,
  name: (field: string) => `"${field}" must be a non-empty string`,
  token: (field: string) => `"${field}" is missing or is not a token`,
  seats: (field: string) => `"${field}" must be a list of seats`,
  'person-seat': (field: string) => `"${field}" is not a seat for a person`,
  given: (field: string) => `"${field}" is missing`,
  hash: (field: string) => `"${field}" is not a hash of 64 hexadecimal digits`,
};

const named = (path: string | undefined): string => (path === undefined ? '' : `: ${path}`);

export const problemsEn: ProblemWords = {
  // Records.
  'no-record': ({ firstLine }) => `this is not a record; it does not begin with "${firstLine}"`,
  unprintable: ({ line }) => `line ${line} contains control characters`,
  'cut-head': ({ line }) => `the record is cut off: it ends in line ${line}, before its first action`,
  'unknown-line': ({ line }) => `the head of a record has no line "${line}"`,
  'said-twice': ({ key }) => `the record has more than one "${key}" line`,
  'not-said': ({ key }) => `the record has no "${key}" line`,
  'engine-not-number': () => 'the record’s engine is not a number',
  'result-not-numbers': () => 'the record’s result is not a list of numbers',
  'not-an-action-line': ({ line, text }) => `line ${line} is not an action: "${text}"`,
  'too-many-actions': ({ most }) => `a record has at most ${most} actions`,
  // Chance.
  'unknown-chance': ({ kind, known }) => `unknown kind of chance "${kind}"; known kinds: ${known.join(', ')}`,
  'bad-seed': ({ most }) => `mulberry32 needs one whole number from 0 to ${most}`,
  'bad-tape': ({ most }) => `a tape needs whole numbers from 0 to ${most}`,
  'bad-key': ({ digits }) =>
    `keyed needs a key of ${digits} hexadecimal digits, and optionally the number of draws taken`,
  // Proof that the chance is fair.
  'chance-not-shown': () => 'the record does not say where its chance comes from',
  'other-secret': () => 'the secret does not match the commitment',
  'words-for-other-players': ({ words, players }) =>
    `the record has words for ${words} players, but ${players} players`,
  'chance-not-from-words': () => 'the chance was not derived from the secret and the players’ words',
  'other-chain': () => 'its lines do not match its hash chain; the record was changed',
  'cut-off': ({ lines, of }) =>
    `the record is cut off: it ends after ${countActions(lines)}${of === undefined ? ', before the match is over' : ` of ${of}`}`,
  unfinished: () => 'the match is not over; some of its actions are missing',
  'other-result': ({ result, told }) => `the match ends with ${result.join(', ')}, not with ${told.join(', ')}`,
  // Matches that were kept.
  'kept-head': () => 'the head of the match cannot be read',
  'kept-secret': () => 'the secret of the match cannot be read',
  'kept-entries': () => 'the match has no entries',
  'kept-entry': ({ entry }) => `entry ${entry} of the match cannot be read`,
  'kept-daily': ({ entry }) => `result ${entry} of the daily matches cannot be read`,
  'log-edition': ({ edition }) => `this version does not know the edition ${edition}`,
  'log-moment': ({ actions }) => `the ${actions} actions it continues from cannot be replayed`,
  'log-misplaced': ({ entry, expected }) => `found entry ${entry} where entry ${expected} was expected`,
  'log-no-act': ({ entry, text }) => `entry ${entry} cannot be read: "${text}"`,
  'log-action': ({ text }) => `a saved action cannot be replayed: ${text}`,
  // Playing a record again.
  'unknown-game': ({ game }) => `unknown game "${game}"`,
  'not-saved-here': () => 'this is not a match saved by this program',
  'saved-head': () => 'its first line cannot be read',
  'saved-line': ({ line }) => `line ${line} cannot be read`,
  'log-engine': ({ game, engine }) => `it was played with engine ${engine} of ${titleOf(game)}`,
  'file-in-use': ({ pid }) => `it is open in another program (process ${pid})`,
  'beyond-record': ({ at, actions }) => `the record has only ${countActions(actions)}, not ${at}`,
  'nothing-asked': () => 'the match is over at that point',
  'other-game': ({ game, expected }) => `this is a record of ${titleOf(game)}, not of ${titleOf(expected)}`,
  'other-engine': ({ game, engine, expected }) =>
    `the record was made with engine ${engine} of ${titleOf(game)}; this is engine ${expected}`,
  'wrong-players': ({ edition, min, max, players }) =>
    `${edition} is for ${min} to ${max} players; the record has ${players}`,
  'unknown-action': ({ action, text, game }) => `action ${action}, "${text}", is not an action of ${titleOf(game)}`,
  // The match of a day.
  'other-day': ({ date }) => `this is not a record of the daily match of ${date}`,
  'agreed-in-daily': ({ action }) => `action ${action}: a daily match has no votes`,
  'bot-plays-otherwise': ({ action }) => `action ${action} is not what the computer player would play`,
  // Links, clocks, messages.
  'broken-link': () => 'the link is incomplete or was changed',
  'no-such-clock': ({ clocks: { live, long } }) =>
    `a clock must be ${live.from} to ${live.to} seconds a move (live), or ${number(long.from)} to ${number(long.to)} (an hour to two weeks), or omitted`,
  'match-not-over': () => 'The match is not over.',
  unreachable: () => 'The server does not answer.',
  'not-a-server': () => 'That address is not a game server.',
  'odd-answer': ({ missing }) => `The server’s answer has no ${missing}.`,
  'game-not-served': ({ known }) => `"game" must be one of ${known.join(', ')}`,
  'edition-not-text': ({ example }) => `"edition" must be a string such as "${example}"`,
  'wrong-seats': ({ edition, min, max, seats }) => `${edition} is for ${min} to ${max} players, not ${seats}`,
  'match-too-long': ({ edition, actions, most }) =>
    `${edition} can take ${number(actions)} actions; this server allows at most ${number(most)}`,
  'bad-seat-plan': ({ bots }) =>
    `a seat is { "for": "person" } or { "for": "bot", "bot": NAME }, NAME one of ${bots.join(', ')}`,
  'not-an-object': () => 'a message must be a JSON object with a "type"',
  'unknown-type': ({ known }) => `"type" must be one of ${known.join(', ')}`,
  'bad-field': ({ field, needs }) => fields[needs](field),
  'no-file': ({ path }) => `File not found${named(path)}.`,
  'no-folder': ({ path }) => `Folder not found${named(path)}.`,
  'no-access': ({ path }) => `Permission denied: ${path ?? 'the file'}.`,
  'folder-not-writable': ({ path }) => `You do not have permission to write to the folder ${path}.`,
  'is-folder': ({ path }) => `${path ?? 'That'} is a folder, not a file.`,
  'is-file': ({ path }) => `${path ?? 'That'} is a file, not a folder.`,
  'file-in-path': ({ path }) => `A part of ${path ?? 'the path'} is a file, not a folder.`,
  'name-too-long': () => 'The name of the file is too long.',
  'disk-full': () => 'The disk is full.',
  'read-only-disk': ({ path }) => `${path ?? 'The file'} cannot be written: the disk is read-only.`,
  'too-many-files': () => 'Too many files are open on this system.',
  'other-system-problem': ({ message }) => `That did not work: ${message}`,
  refusedAction: (action, text, said) => `action ${action}, "${text}": ${said}`,
};

/** What a table or a server says no with: whole sentences. */
const rejectionsEn: RejectionWords = {
  over: () => 'The match is over.',
  'not-begun': () => 'The match has not begun.',
  paused: () => 'The match is paused; somebody must resume it first.',
  stale: () => 'The match has changed in the meantime; look again.',
  'beyond-log': ({ entries }) => `There is no such entry yet: the log has ${entries} entries.`,
  minded: () => 'A computer player is playing for this seat; take it back first.',
  'person-plays': () => 'A person plays this seat.',
  'which-seat': () => 'Say which seat.',
  'begun-watch': () => 'The match has begun; you may watch it.',
  'bot-seat': () => 'That seat is for a computer player.',
  'seat-taken': () => 'That seat is taken.',
  'begun-leave': () => 'The match has begun; you may leave it.',
  'nobody-there': () => 'Nobody has that seat.',
  'not-a-player': () => 'Nobody has that seat.',
  begun: () => 'The match has begun.',
  'seats-free': () => 'Some seats are still free.',
  'sitters-begin': () => 'Only players with a seat can start the match.',
  'words-first': () =>
    'The match is about to begin: the device that holds the seat must reveal its words for the chance first.',
  'no-words-awaited': () => 'This seat has no words for the chance to reveal.',
  'other-words': () => 'These words do not match the hash that came with the seat.',
  'words-have-time': () => 'The devices still have time to reveal their words for the chance.',
  'link-used': () => 'That link was already used or replaced.',
  'time-left': () => 'There is still time.',
  'not-playing': () => 'The match is not being played.',
  'left-already': () => 'You have already left.',
  'have-seat': () => 'You already have your seat.',
  'time-up': () => 'The time for this move is up; a computer player makes it. Take your seat back afterwards.',
  'vote-not-over': () => 'The vote is not over.',
  'not-paused': () => 'The match is not paused.',
  'players-resume': () => 'Only players can resume it.',
  'players-speak': () => 'Only players can send messages.',
  'reactions-only': () => 'Public matches allow reactions only.',
  'talk-over': () => 'The match ended more than an hour ago; messages are closed.',
  'talk-full': ({ most }) => `This match has reached its limit of ${number(most)} messages.`,
  'log-full': ({ most }) => `The log of this match is full: it has ${number(most)} entries other than actions.`,
  'not-over': () => 'The match is not over.',
  'rematch-made': () => 'There is already a rematch.',
  'nothing-to-undo': () => 'You cannot undo while the match is not being played.',
  'players-undo': () => 'Only players can undo.',
  'seat-back-first': () => 'Take your seat back first.',
  'undo-too-late': () => 'You can no longer undo that: something new was revealed.',
  'not-in-lesson': () => 'Not yet: do what the lesson asks for first.',
  'no-motion': () => 'There is nothing to vote on at the moment.',
  'other-vote': () => 'Another vote is still open.',
  'players-propose': () => 'Only players can propose that.',
  'declined-lately': (wait) =>
    `That was declined recently. You can propose it again after ${moves(wait.moves)} or ${minutes(wait.minutes)}.`,
  'not-longer': () => 'The match cannot be extended.',
  'no-vote': () => 'There is nothing to vote on.',
  'players-vote': () => 'Only players can vote.',
  'said-yes': () => 'You have already said yes.',
  'no-such-seat': ({ seat }) => `There is no seat ${seat}; seats count from 0.`,
  'no-action': ({ text, game }) => `"${text}" is not an action of ${titleOf(game)}.`,
  // The server itself.
  'no-such-match': () => 'Match not found.',
  'device-not-seated': () => 'Your device does not hold that seat.',
  'all-seats-taken': () => 'All seats are taken; you may watch.',
  'rematch-for-players': () => 'Only players of the match can ask for a rematch.',
  'seat-kept': ({ minutes: left }) =>
    `The free seats of a rematch are reserved for the players who held them, for ${minutes(left)} more.`,
  'name-kept': ({ name }) => `Another player of that match was called ${name}; choose a different name.`,
  'rematch-failed': () => 'The rematch could not be created; try again.',
  'record-later': () => 'The record is available when the match is over.',
  'other-engine-match': ({ game, engine }) =>
    `This match needs engine ${engine} of ${titleOf(game)}, which this server does not have.`,
  'unknown-bot': () => 'Unknown computer player.',
  'nobody-to-name': () => 'This match has no seat for a person.',
  'result-sent': () => 'You have already sent a result for that day; only the first counts.',
  'result-known': () => 'Somebody else played exactly the same match on that day; only the first result counts.',
  'not-of-today': () => 'This is not a record of today’s daily match or of the two days before.',
  'bad-date': () => 'Write the date like 2026-11-15.',
  'too-many-requests': () => 'Too many requests; wait a moment.',
  'too-many-messages': () => 'Too many messages; wait a moment.',
  'talks-too-fast': () => 'You are writing too fast; wait a moment.',
  'too-many-matches': () => 'You have created too many matches; try again later.',
  'too-many-bot-matches': ({ most }) =>
    `One address can start at most ${number(most)} matches with computer players only in an hour.`,
  'bot-matches-full': ({ most }) =>
    `This server runs at most ${number(most)} matches with computer players only at a time; try again later.`,
  'too-many-results': () => 'You have sent too many results; try again later.',
  'too-many-watched': ({ most }) => `One connection can watch at most ${most} matches.`,
  busy: () => 'The server is still handling your last messages; wait a moment.',
  closing: () => 'The server is shutting down; try again in a moment.',
  'server-fault': () => 'Server error; try again in a moment.',
  'get-only': () => 'This address accepts only GET.',
  'nothing-there': () => 'There is nothing at this address.',
  'no-such-request': () => 'There is nothing at this address; /docs/protocol lists all requests.',
  'wrong-origin': () => 'Requests from other origins are not allowed.',
  'bad-host': () => 'The Host header is not a valid host name.',
  'bad-secret': () => 'The Authorization header has no valid secret; POST /api/secrets returns one.',
  'body-not-json': () => 'The body must be application/json.',
  'body-not-object': () => 'The body must be a JSON object.',
  'body-too-large': ({ most }) => `A body may have at most ${most} bytes.`,
  'body-cut-short': () => 'The body is incomplete.',
  unreadableRecord: (said) => `"record" cannot be read. ${said}`,
  recordDoesNotCount: (said) => `The record was not accepted. ${said}`,
};

export const tellerEn: ProblemTeller = tellerOf(problemsEn, rejectionsEn, verdictEn);

/** A problem in English, for programs that speak nothing else, logs and errors. */
export function explainProblem(problem: PlainProblem): string {
  return tellerEn.problem(problem);
}

/** A problem with a match of a game, in English. */
export function explainMatchProblem<T extends Types>(game: Game<T>, problem: MatchProblem<T>): string {
  return tellerEn.matchProblem(problem, wordsOf(game));
}

/** What a game says of its own rules, in English. */
export function wordsOf<T extends Types>(game: Game<T>): GameExplanations<T> {
  return {
    explain: (refusal) => game.explainRefusal(refusal),
    optionProblem: (problem) => explainOptions(game, problem),
  };
}

/** What a table of a game, or a server, says no with. */
export function explainRejection<T extends Types>(said: Said, game?: Game<T>): string {
  return tellerEn.rejection(said, game && wordsOf(game));
}
