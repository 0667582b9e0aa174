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
  text: (field: string) => `"${field}" must be a text`,
  name: (field: string) => `"${field}" must be a text, and not empty`,
  token: (field: string) => `"${field}" is missing or is not a token`,
  seats: (field: string) => `"${field}" must be a list of seats`,
  'person-seat': (field: string) => `"${field}" is not a seat for a person`,
  given: (field: string) => `"${field}" is missing`,
  hash: (field: string) => `"${field}" is not a hash of 64 hexadecimal digits`,
};

const named = (path: string | undefined): string => (path === undefined ? '' : ` ${path}`);

export const problemsEn: ProblemWords = {
  // Records.
  'no-record': ({ firstLine }) => `this is not a record; it does not begin with "${firstLine}"`,
  unprintable: ({ line }) => `line ${line} holds control characters, which no record has`,
  'cut-head': ({ line }) => `the record is cut off: it ends in line ${line}, before its first action`,
  'unknown-line': ({ line }) => `the head of a record has no line "${line}"`,
  'said-twice': ({ key }) => `the record says "${key}" twice`,
  'not-said': ({ key }) => `the record does not say its ${key}`,
  'engine-not-number': () => 'the record’s engine is not a number',
  'result-not-numbers': () => 'the record’s result is not in numbers',
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
  'chance-not-from-words': () => 'the chance was not made from the secret and the players’ words',
  'other-chain': () => 'its lines are not those of its hash chain; somebody changed them',
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
  'log-moment': ({ actions }) => `the ${actions} actions it goes on from cannot be played again`,
  'log-misplaced': ({ entry, expected }) => `entry ${entry} is in the place of entry ${expected}`,
  'log-no-act': ({ entry, text }) => `entry ${entry} cannot be read: "${text}"`,
  'log-action': ({ text }) => `what was kept of it cannot be played: ${text}`,
  // Playing a record again.
  'unknown-game': ({ game }) => `unknown game "${game}"`,
  'not-saved-here': () => 'this is not a match that was kept by this program',
  'saved-head': () => 'its first line cannot be read',
  'saved-line': ({ line }) => `line ${line} cannot be read`,
  'log-engine': ({ game, engine }) => `it was played by engine ${engine} of ${titleOf(game)}`,
  'file-in-use': ({ pid }) => `it is being played by another program (process ${pid})`,
  'beyond-record': ({ at, actions }) => `the record has only ${countActions(actions)}, not ${at}`,
  'nothing-asked': () => 'the match is over at that point',
  'other-game': ({ game, expected }) => `this is a record of ${titleOf(game)}, not of ${titleOf(expected)}`,
  'other-engine': ({ game, engine, expected }) =>
    `the record was made by engine ${engine} of ${titleOf(game)}; this is engine ${expected}`,
  'wrong-players': ({ edition, min, max, players }) =>
    `${edition} is for ${min} to ${max} players; the record has ${players}`,
  'unknown-action': ({ action, text, game }) => `action ${action}, "${text}", is not an action of ${titleOf(game)}`,
  // The match of a day.
  'other-day': ({ date }) => `this is not a record of the daily match of ${date}`,
  'agreed-in-daily': ({ action }) => `action ${action}: nothing can be agreed upon in a daily match`,
  'bot-plays-otherwise': ({ action }) => `action ${action} is not what the computer player does`,
  // Links, clocks, messages.
  'broken-link': () => 'the link is cut off or was changed',
  'no-such-clock': ({ clocks: { live, long } }) =>
    `a clock is ${live.from} to ${live.to} seconds a move (live), or ${number(long.from)} to ${number(long.to)} (an hour to two weeks), or left out`,
  'match-not-over': () => 'The match is not over.',
  unreachable: () => 'The server does not answer.',
  'not-a-server': () => 'What answers there is not a game server.',
  'odd-answer': ({ missing }) => `The answer of the server has no ${missing}.`,
  'game-not-served': ({ known }) => `"game" must be one of ${known.join(', ')}`,
  'edition-not-text': ({ example }) => `"edition" must be a text such as "${example}"`,
  'wrong-seats': ({ edition, min, max, seats }) => `${edition} is for ${min} to ${max} players, not ${seats}`,
  'match-too-long': ({ edition, actions, most }) =>
    `${edition} can take ${number(actions)} actions; this server takes matches of at most ${number(most)}`,
  'bad-seat-plan': ({ bots }) =>
    `a seat is { "for": "person" } or { "for": "bot", "bot": NAME }, NAME one of ${bots.join(', ')}`,
  'not-an-object': () => 'a message must be a JSON object with a "type"',
  'unknown-type': ({ known }) => `"type" must be one of ${known.join(', ')}`,
  'bad-field': ({ field, needs }) => fields[needs](field),
  'no-file': ({ path }) => `There is no file${named(path)}.`,
  'no-folder': ({ path }) => `There is no folder${named(path)}.`,
  'no-access': ({ path }) => `This system does not let you open ${path ?? 'that file'}.`,
  'folder-not-writable': ({ path }) => `Nothing can be written to the folder ${path}: you lack the rights.`,
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

/** What a table or a server says no with: whole sentences. */
const rejectionsEn: RejectionWords = {
  over: () => 'The match is over.',
  'not-begun': () => 'The match has not begun.',
  paused: () => 'The match is paused; somebody must resume it first.',
  stale: () => 'The match has gone on since; look again.',
  'beyond-log': ({ entries }) => `The match has not come that far: its log has ${entries} entries.`,
  minded: () => 'A computer player minds this seat; take it back first.',
  'person-plays': () => 'A person plays this seat.',
  'which-seat': () => 'Say which seat.',
  'begun-watch': () => 'The match has begun; you may watch it.',
  'bot-seat': () => 'That seat is for a computer player.',
  'seat-taken': () => 'That seat is taken.',
  'begun-leave': () => 'The match has begun; you may leave it.',
  'nobody-there': () => 'Nobody sits there.',
  'not-a-player': () => 'Nobody sits there.',
  begun: () => 'The match has begun.',
  'seats-free': () => 'Seats are free.',
  'sitters-begin': () => 'Only somebody who sits here can begin.',
  'words-first': () =>
    'The match is about to begin: the device that holds the seat must tell its words for the chance first.',
  'no-words-awaited': () => 'This seat has no words for the chance to tell.',
  'other-words': () => 'These words are not those whose hash came with the seat.',
  'words-have-time': () => 'The devices still have time to tell their words for the chance.',
  'link-used': () => 'That link has been used or replaced.',
  'time-left': () => 'There is time left.',
  'not-playing': () => 'The match is not being played.',
  'left-already': () => 'You have left already.',
  'have-seat': () => 'You have your seat.',
  'time-up': () => 'The time for this move is up; a computer player makes it. Take your seat back after it.',
  'vote-not-over': () => 'The vote is not over.',
  'not-paused': () => 'The match is not paused.',
  'players-resume': () => 'Only somebody who plays can resume it.',
  'players-speak': () => 'Only players can say something.',
  'reactions-only': () => 'Public matches allow reactions only.',
  'talk-over': () => 'The match has been over for an hour; its table is closed for messages.',
  'talk-full': ({ most }) => `This match has had its ${number(most)} messages.`,
  'log-full': ({ most }) => `The log of this match is full: it has ${number(most)} entries beside its actions.`,
  'not-over': () => 'The match is not over.',
  'rematch-made': () => 'There is a rematch already.',
  'nothing-to-undo': () => 'Nothing can be taken back while the match is not being played.',
  'players-undo': () => 'Only players can take something back.',
  'seat-back-first': () => 'Take your seat back first.',
  'undo-too-late': () => 'That can no longer be taken back: something new has been seen since.',
  'not-in-lesson': () => 'Not yet: do what the lesson asks for first.',
  'no-motion': () => 'There is nothing to vote on now.',
  'other-vote': () => 'Another vote is not over yet.',
  'players-propose': () => 'Only somebody who plays can propose that.',
  'declined-lately': (wait) =>
    `That was declined a moment ago. Propose it again after ${moves(wait.moves)} or ${minutes(wait.minutes)}.`,
  'not-longer': () => 'The match cannot be made longer.',
  'no-vote': () => 'There is nothing to vote on.',
  'players-vote': () => 'Only somebody who plays can vote.',
  'said-yes': () => 'You have said yes already.',
  'no-such-seat': ({ seat }) => `There is no seat ${seat} here; they are counted from 0.`,
  'no-action': ({ text, game }) => `"${text}" is not an action of ${titleOf(game)}.`,
  // The server itself.
  'no-such-match': () => 'There is no such match.',
  'device-not-seated': () => 'Your device does not hold that seat.',
  'all-seats-taken': () => 'All seats are taken; you may watch.',
  'rematch-for-players': () => 'Only players of the match can ask for a rematch.',
  'seat-kept': ({ minutes: left }) =>
    `The free seats of a rematch are kept for those who held them, for ${minutes(left)} more.`,
  'name-kept': ({ name }) => `Somebody else of this table played as ${name}; choose another name.`,
  'rematch-failed': () => 'The rematch could not be made; try again.',
  'record-later': () => 'You can get the record when the match is over.',
  'other-engine-match': ({ game, engine }) =>
    `This match was made by engine ${engine} of ${titleOf(game)}, which this server does not have.`,
  'unknown-bot': () => 'There is no computer player of that name.',
  'nobody-to-name': () => 'There is no seat for a person to be named.',
  'result-sent': () => 'You have a result of that day already; only the first counts.',
  'result-known': () => 'Somebody else has played exactly like this on that day; the first has the place.',
  'not-of-today': () => 'This is not a record of the daily match of today or of the two days before.',
  'bad-date': () => 'A date is written like 2026-11-15.',
  'too-many-requests': () => 'Too many requests; wait a moment.',
  'too-many-messages': () => 'Too many messages; wait a moment.',
  'talks-too-fast': () => 'You speak too fast; wait a moment.',
  'too-many-matches': () => 'You have made too many matches for now.',
  'too-many-bot-matches': ({ most }) =>
    `Computer players alone play at most ${number(most)} new matches an hour from one address.`,
  'bot-matches-full': ({ most }) =>
    `At most ${number(most)} matches of computer players alone go on here at a time; try again later.`,
  'too-many-results': () => 'You have sent too many results for now.',
  'too-many-watched': ({ most }) => `One connection watches at most ${most} matches.`,
  busy: () => 'The server is busy with your last messages; wait a moment.',
  closing: () => 'The server is closing; come back in a moment.',
  'server-fault': () => 'Something went wrong here; try again in a moment.',
  'get-only': () => 'This address answers GET only.',
  'nothing-there': () => 'There is nothing at that address.',
  'no-such-request': () => 'There is nothing at that address; /docs/protocol lists all requests.',
  'wrong-origin': () => 'Pages from other addresses may not do that.',
  'bad-host': () => 'The Host header is not the name of a host.',
  'bad-secret': () => 'The Authorization header holds no secret; POST /api/secrets gives one.',
  'body-not-json': () => 'The body must be application/json.',
  'body-not-object': () => 'The body must be a JSON object.',
  'body-too-large': ({ most }) => `A body has at most ${most} bytes.`,
  'body-cut-short': () => 'The body was cut short.',
  unreadableRecord: (said) => `"record" cannot be read. ${said}`,
  recordDoesNotCount: (said) => `The record does not count. ${said}`,
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
