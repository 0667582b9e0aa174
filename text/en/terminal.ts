/** The words of the terminal in English. Help pages are made from the table of commands. */
import type { Flag } from '../../cli/command.ts';
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import { joined } from '../format.ts';
import { sentence } from '../sentences.ts';
import { passOn } from '../terminal.ts';
import type { CommandProblem, NoServer, TerminalWords } from '../terminal.ts';
import { dailyEn } from './daily.ts';
import { lessonEn } from './lesson.ts';
import { sayAllowed } from './options.ts';
import { problemsEn, tellerEn } from './problems.ts';
import { frameEn } from './terminal-frame.ts';

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The time for a move; undefined: as long as one likes. */
const clock = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'no clock';
  if (seconds % 86_400 === 0) return `${count(seconds / 86_400, 'day')} a move`;
  if (seconds >= 3600) return `${count(Math.round(seconds / 3600), 'hour')} a move`;
  return seconds % 60 === 0 ? `${count(seconds / 60, 'minute')} a move` : `${seconds} seconds a move`;
};

const pages = (called: string) => ({
  clock,
  /** What is said of a match whose players may ask the adviser. */
  advice: 'advice allowed',
  /** A server that takes its time. */
  calling: (origin: string) => `Connecting to ${origin} …`,
  invite: 'The link for the others:',
  /** Of a match whose last line was cut off. */
  torn: 'the last action was incomplete and is left out',
  sameMatch: (seed: number) => `The same match again: --seed ${seed}`,
  /** After the first Ctrl-C in the arena. */
  stopping: 'Stopping after the current matches. Press Ctrl-C again to stop at once.',
  leftAfter: (progress: string) => `You left the match after ${progress}.`,
  notUnderstood: (typed: string) => `Not understood: ${typed}.`,
  inputEnded: (progress: string) => `The input ended; the match stops after ${progress}.`,
  matchesKept: `Matches in play are saved (${called} resume).`,
  computer: (name: string) => `${name} (computer)`,
  /** Above the list of pages. */
  docs: (program: string) => `Documentation. To read a page: ${program} docs PAGE`,
  /** Names in a sentence. */
  listed: (names: readonly string[]) => joined(names, 'and'),
  lobby: {
    title: 'the lobby',
    head: (origin: string) => `Public matches at ${origin}`,
    nobody: 'No public matches.',
    private: 'To join a private match, you need its link.',
    none: (origin: string) => `No public matches at ${origin}. To create a match:`,
    open: 'Open',
    playing: 'In play',
    free: (seats: number) => `${seats} free ${seats === 1 ? 'seat' : 'seats'}`,
    yours: 'your seat',
    pick: { join: 'join', watch: 'watch', host: 'host', again: 'again' },
    host: 'create a match here',
    again: 'refresh',
  },
  /** Before a match on a server begins. */
  waiting: {
    title: 'before the match',
    noConnection: 'no connection, trying again …',
    lost: 'The server does not answer; trying again. Your seat is kept; q leaves.',
    calling: 'Connecting to the server …',
    listed: 'in the lobby',
    free: 'free',
    computer: 'computer',
    here: 'here',
    away: 'away',
    awaited: 'waiting',
    invite: 'Others join with this link:',
    begins: 'The match begins when all seats are taken.',
    revealing: 'The match begins when every device has revealed its part of the chance.',
    redrawn: 'A device did not reveal its part of the chance in time: its seat is free, chance is drawn again.',
    redraw: 'stop waiting',
    start: 'begin now with computer players',
    stand: 'give up the seat',
    leave: 'leave',
  },
  host: {
    about: 'Anyone with the link can join.',
    title: 'a match on a server',
    you: 'you: type your name',
    open: 'anyone with the link',
    clock: 'Clock',
    advice: 'Advice',
    noAdvice: 'none',
    listed: 'Listed',
    no: 'no: only with the link',
    yes: 'yes: in the lobby, for everybody',
  },
  /** What stays on the terminal when the full screen is gone. */
  left: {
    record: 'The record of the match:',
    notProved: (said: string) => `Not verified: ${said}.`,
    watched: 'The match continues on the server. To watch again:',
    played: (hasSeat: boolean) =>
      `The match is saved on the server${hasSeat ? ', and your seat is kept' : ''}. To come back:`,
    here: (progress: string) => `The match is saved after ${progress}. To continue:`,
    look: 'To see this one again:',
    notKept: 'The match is not saved.',
    unsaved: 'The last actions are not saved. To continue before them:',
    recordIncomplete: 'The record is incomplete.',
  },
  /** Where nothing can be written. */
  memory: {
    title: 'a new match',
    head: 'The match cannot be saved.',
    choice: 'play in memory',
    about: 'the match is lost when you leave',
  },
  saved: {
    title: 'matches',
    head: 'Matches on this device, latest first',
    playing: 'Unfinished',
    finished: 'Finished',
    replay: 'replay',
    delete: 'delete',
    filter: 'filter',
    elsewhere: 'file or link',
    elsewhereAsked: 'A file, the name of a match, or a link:',
    sure: (match: string) => `Delete ${match}? y deletes it, any other key keeps it.`,
    filtered: (text: string) => `Only matches with "${text}"`,
    noneLike: 'No match contains that.',
    more: (matches: number) => `${matches} more`,
    none: `No matches yet. To start one: ${called} play`,
    unreadable: (said: string) => `cannot be read: ${said}`,
    over: 'over',
    notBegun: 'not begun',
    deleted: (match: string) => `${match} is deleted.`,
    torn: (said: string) => [`In this match, ${said}.`, 'The incomplete line will be saved next to the match, in'],
    goOn: 'continue',
    fromBefore: 'from the previous action',
    asItIs: 'leave it as it is',
  },
  /** The daily galaxy here, beside what every program says of it. */
  day: {
    course: 'Each digit is your place after a tenth of the match.',
  },
  /** The best results of this device. */
  scores: {
    title: 'high scores',
    none: 'No finished matches yet.',
    players: (players: number) => (players === 1 ? 'alone' : `${players} players`),
    played: (matches: number, won: number) => `${matches} ${matches === 1 ? 'match' : 'matches'}, ${won} won`,
  },
  menu: {
    about: 'Two trading games: Star Lanes (1977) and Star Trader (1974).',
    entries: {
      play: ['play', 'a new match: alone, together, or against computer players'],
      learn: ['learn', 'a first match that teaches you, in three minutes'],
      daily: ['daily', 'today’s galaxy: the same for everybody, one attempt'],
      resume: ['resume', 'continue a saved match, or delete it'],
      teletype: ['teletype', 'the games of the 1970s, as their programs printed them'],
      join: ['join', 'a match on a server, by its link or from its lobby'],
      host: ['host', 'a new match on a server, for anyone with the link'],
      watch: ['watch', 'watch a match on a server'],
      replay: ['replay', 'step through a match that was played'],
      scores: ['high scores', 'the best results on this device'],
      options: ['options', 'the editions, and every option with its limits'],
      help: ['help', 'keys and rules'],
      docs: ['manual', 'all pages: rules, servers, bots, the library'],
      settings: ['settings', 'language, name, colours, mouse and pace'],
    } satisfies Readonly<Record<string, readonly [entry: string, about: string]>>,
    play: 'Alone, together at this keyboard, or against computer players.',
    learn: 'One step at a time. It is not saved.',
    teletype: 'Type capitals; Ctrl-C leaves it.',
    pages: 'Each has its own keys, editions and options.',
    options: 'editions and options',
    docs: 'Every server also has these pages, at /docs.',
    askWhere: (server: string) => `The link to the match, or a server (Enter alone: ${server}):`,
    askName: 'Your name:',
    askServer: (server: string) => `The server (Enter alone: ${server}):`,
    askLink: 'The link to the match (http://…/match/…):',
  },
  /** The list of editions and options. */
  optionsPage: {
    editions: 'Editions',
    allowed: sayAllowed,
    limit: (edition: string, least: number, most: number) => `${edition}: ${least} to ${most}`,
  },
  /** What is set in the program and remembered. */
  settings: {
    title: 'settings',
    language: 'Language',
    name: 'Your name',
    colours: 'Colours',
    mouse: 'Mouse',
    pace: 'Pace of computer players',
    on: 'on',
    off: 'off',
    paces: (milliseconds: number) => (milliseconds === 0 ? 'at once' : `${milliseconds} ms an action`),
    next: 'after a restart',
  },
  /** The page of a review, and of advice. */
  review: {
    moves: 'moves',
    notOver: (worths: string) => `The match is not over. ${worths}.`,
    head: (title: string, edition: string, who: string, played: string, end: string) =>
      `${title}, edition ${edition}: ${who}, ${played}. ${end}`,
    reached: (who: string, worth: string) => `${who} reached ${worth}.`,
    won: (who: readonly string[], worth: string, others: string) =>
      `${who.join(' and ')} won with ${worth}${others === '' ? '' : ` (${others})`}.`,
    worth: 'worth',
    isOver: 'The match is over; this is its last question.',
    after: (actions: number, scene: string) => `After ${actions} actions, ${scene}`,
    first: (plan: string, figures: string) => `Then ${plan}: ${figures}`,
    or: (plan: string, figures: string) => `Or ${plan}: ${figures}`,
    blocks: (by: string) => `Chance to win, ${by} by ${by} (higher is likelier)`,
    digits: (by: string) => `Chance to win, ${by} by ${by} (0 is under 10 %, 9 is 90 % or more)`,
  },
});

/** What every language has for the pages of the terminal: English is the model. */
export type TerminalPages = ReturnType<typeof pages>;

/** What may stand behind a flag. */
const takes = (parameter: Flag): string => {
  switch (parameter.kind) {
    // Typed it takes nothing; a variable or a file turns it on or off.
    case 'switch':
      return 'on or off';
    case 'choice':
      return parameter.choices.join(', ');
    case 'number':
      return `a whole number from ${parameter.least} to ${parameter.most}`;
    case 'text':
      return parameter.value;
  }
};

/** A question to put behind a refusal. */
const didYouMean = (meant: string | undefined): string => (meant === undefined ? '' : ` Did you mean ${meant}?`);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const noServer: Wording<NoServer> = {
  'connection-refused': ({ origin }) => `No server answers at ${origin}. Is it running, and is the port right?`,
  'host-not-found': ({ host }) => `Host not found: ${host}.`,
  'no-route': ({ host }) => `No route to ${host}. Is the network up?`,
  'hung-up': ({ origin, port = 'there' }) =>
    `${origin} closed the connection. Perhaps another program uses port ${port}.`,
  'no-answer-in-time': ({ origin, seconds }) => `${origin} did not answer in ${seconds} seconds.`,
  'other-silence': ({ origin, code }) => `${origin} cannot be reached (${code}).`,
  'no-game-server': ({ origin }) => `${origin} answers, but is not a Star Lanes server.`,
  'odd-answer': ({ missing }) => `The server’s answer has no ${missing}.`,
  rejected: ({ said }) => passOn(tellerEn, said),
  'game-not-known': ({ game }) => `Unknown game "${game}".`,
  'not-at-address': ({ address, status }) => `Not found: ${address} (status ${status}).`,
  'no-socket': ({ origin }) => `${origin} answers, but refuses WebSocket connections. Is there a proxy in front of it?`,
};

const problems = (called: string): Wording<CommandProblem> => ({
  ...problemsEn,
  ...noServer,
  'unknown-command': ({ name, meant }) => `Unknown command "${name}".${didYouMean(meant)} Try: ${called} help`,
  'unknown-flag': ({ flag, meant, command }) =>
    `Unknown option '${flag}'.${didYouMean(meant)} Try: ${called} ${command} --help`,
  'no-value': ({ what, parameter }) => `${what} needs a value: ${takes(parameter)}.`,
  'needless-value': ({ what }) => `${what} takes no value.`,
  'wrong-value': ({ what, parameter, text }) => `${what} takes ${takes(parameter)}, not "${text}".`,
  'unknown-choice': ({ noun, text, choices, meant, program }) =>
    `Unknown ${noun} "${text}".${didYouMean(meant)} ${capital(noun)}s: ${choices.join(', ')}.${program === undefined ? '' : ` For your own program, use ${program}COMMAND.`}`,
  missing: ({ what, usage }) => `${what} is missing. Usage: ${called} ${usage}`,
  'unexpected-word': ({ word, usage }) => `Unexpected argument "${word}". Usage: ${called} ${usage}`,
  'no-command': ({ page }) => `${page}\nGive a command; the menu needs a terminal.`,
  'needs-terminal': ({ command }) => `${called} ${command} needs a terminal.`,
  'resume-needs-terminal': () => `Continuing a match needs a terminal; ${called} resume --list lists your matches.`,
  'not-an-address': ({ text, example }) => `"${text}" is not a server address. Example: ${example}`,
  'not-a-link': ({ text }) => `"${text}" is not a match link. Example: http://localhost:1977/match/AbCdEfGh1234`,
  'not-an-origin': ({ text }) => `--url takes an address such as https://lanes.example.org, not "${text}".`,
  'not-a-database': ({ begins }) =>
    `--database takes a file or a URL such as postgres://user:password@host:5432/name, not "${begins}…".`,
  'bad-database-url': () =>
    '--database is not a valid URL. Write special characters in the password as URLs do: / as %2F, # as %23, @ as %40.',
  'bad-clock': ({ text }) => `--clock takes 15s to 10m, 1h to 14d, or none, not "${text}".`,
  'one-seat-is-yours': ({ you }) => `Exactly one seat must be "${you}".`,
  'too-many-or-few-seats': ({ edition, min, max, players }) =>
    `${edition} is for ${min} to ${max} players; --seats names ${players}.`,
  'too-many-or-few-players': ({ edition, min, max, players }) =>
    `${edition} is for ${min} to ${max} players here, not ${players}.`,
  'ladder-of-one': () => '--ladder needs at least two different bots.',
  'program-outside-arena': () => `Your own program can play only in the arena: ${called} arena --help`,
  'program-not-started': ({ seat, said }) =>
    `"${seat}" cannot be started: ${said ?? 'there is no command after "cmd:"'}`,
  'misspelt-bot': ({ name, meant, person }) =>
    `Unknown computer player "${name}".${didYouMean(meant)} For a person with that name, write ${person}.`,
  'no-layouts': ({ game }) => `--layout is not for ${game}.`,
  notation: ({ said, meant }) => `${sentence(said)}${didYouMean(meant)}`,
  'foreign-file': ({ file }) => `${file} exists and is not a record; choose another name.`,
  'secrets-damaged': ({ file }) => `${file} is damaged. Move it away to get new secrets; you lose your seats.`,
  'bad-settings': ({ file, fields }) =>
    fields.length === 0
      ? `${file} is not a settings file; using the defaults.`
      : `${file}: invalid ${fields.join(', ')} ignored.`,
  'unknown-variable': ({ name, meant }) => `Unknown variable ${name}.${didYouMean(meant)}`,
  'nothing-to-send': ({ play }) => `No result to send. To play the daily galaxy: ${play}`,
  'not-settings': ({ file }) =>
    `${file} is not a settings file: it must contain one JSON object, such as {"port": 1977}.`,
  'no-saved-match': ({ match, folder }) => `Match "${match}" not found in ${folder}. Try: ${called} resume --list`,
  'several-saved-matches': ({ match, matches }) =>
    `"${match}" could be ${matches.join(' or ')}. Type more of the name.`,
  'nothing-to-resume': ({ folder }) => `No unfinished matches in ${folder}. To start one: ${called} play`,
  'no-match': ({ source }) => `No file or saved match called ${source}. Try: ${called} resume --list`,
  'no-data-folder': ({ folder, variable }) =>
    `The folder for matches, ${folder}, cannot be created. Set ${variable} to change it.`,
  'in-file': ({ file, said }) => `${file}: ${said}`,
  'cannot-go-on': ({ file, said }) => `${file}: ${said}. Nothing was changed.`,
  'not-fair': ({ file, said }) => `${file} does not show that the match was fair: ${said.replace(/\.$/, '')}.`,
  'no-review': ({ file, title }) => `${file}: there is no review for ${title}`,
  'no-lesson': ({ file, title }) => `${file}: there is no lesson for ${title}`,
  'no-advice': ({ file, title }) => `${file}: there is no advice for ${title}`,
  'game-not-here': ({ game, link }) => `This program does not have ${game}, the game of ${link}`,
  'no-seat': ({ problem, watch }) => `${inWords(problem, noServer)}\n${watch}`,
});

export const terminalEn = (called: string): TerminalWords => ({
  ...pages(called),
  frame: frameEn,
  daily: dailyEn,
  lesson: lessonEn,
  teller: tellerEn,
  problems: problems(called),
});
