/** What the screens of every game say in a terminal, in English. */
import type { Medal } from '../../core/medals.ts';
import type { Reaction } from '../../table/act.ts';
import { formatOf } from '../format.ts';

const { counted } = formatOf('en');

/** What a reaction says. */
const reactions: Readonly<Record<Reaction, string>> = {
  hello: 'hello',
  thanks: 'thanks',
  'well-played': 'well played',
  oops: 'oops',
  wow: 'wow',
  thinking: 'thinking',
  hurry: 'hurry',
  sorry: 'sorry',
  bye: 'bye',
};

/** A later version may know others. */
const said: Readonly<Record<string, string>> = reactions;

const medals: Readonly<Record<Medal, string>> = { bronze: 'bronze', silver: 'silver', gold: 'gold' };

/** What keys are called that are called otherwise than in English. */
const keyNames: Readonly<Record<string, string>> = {};

const english = {
  /** Figures in little room: thousands, millions and so on, and how an amount of dollars is written. */
  figures: {
    units: ['', 'k', 'M', 'B', 'T', 'Q'],
    point: '.',
    dollars: (figure: string) => `$${figure}`,
  },
  keyNames,
  keys: {
    back: 'back',
    leave: 'leave',
    pick: 'pick',
    open: 'open',
    scroll: 'scroll',
    goOn: 'continue',
    yes: 'yes',
    no: 'no',
    help: 'help',
    change: 'change',
    line: 'line',
  },
  /** Before what follows a head, and between parts of a sentence: the French have a blank before them, too. */
  signs: { colon: ': ', semicolon: '; ' },
  /** What else is in a list that is longer than its room. */
  more: (others: number) => `${others} more`,
  /** A box over the screen, as mergers had it in 1977. */
  announcement: { title: 'Special announcement', anyKey: 'any key' },
  whichGame: 'Which game?',
  tooSmall: (needed: string, here: string, program: string) => [
    `Star Lanes needs ${needed}.`,
    `The window has ${here}.`,
    'Enlarge it to continue;',
    'Ctrl-C leaves. Or play',
    `${program} play --lines`,
  ],
  fault: (program: string) => `This is a bug in Star Lanes; matches in play are saved (${program} resume).`,
  waiting: 'Waiting for the match …',
  notSent: 'Not done: the server did not answer. Your seat is kept; q leaves.',
  notSaved: 'Not saved yet; the next action tries again.',
  over: (how: string) => `the match ended ${how}`,
  curtain: {
    lines: (name: string) => [
      `${name}, it is your turn.`,
      '',
      'Books are private: let nobody else look,',
      'then press Enter.',
    ],
    open: 'show my books',
  },
  table: {
    title: 'At the table',
    itsKey: 'its key',
    doesIt: 'does it',
    noUndo: 'Nothing to undo now.',
    noRematch: 'There is no rematch yet.',
    undo: 'undo',
    react: 'react',
    say: 'say',
    table: 'table',
    again: 'play again',
    replay: 'replay',
    review: 'review',
    learn: 'learn',
    reviewing: 'Analysing the match …',
    rematch: 'rematch',
    sayIt: 'say it',
    doNot: 'cancel',
    sayTitle: 'Say to the table',
    left: (letters: number) => `${counted(letters, { one: 'letter', other: 'letters' })} left`,
    resume: 'resume the match',
    pause: 'propose a pause',
    end: 'propose to end the match here',
    longer: 'propose to play longer',
    leave: 'leave the match: a computer player takes over',
    reaction: (reaction: Reaction) => `say "${reactions[reaction]}"`,
    sureLeave: {
      title: 'Leave the match?',
      lines: ['A computer player plays your seat to the end.', 'You can take it back with b while the match lasts.'],
      yes: 'leave',
      no: 'stay',
    },
  },
  motions: { pause: 'a pause', end: 'to end the match here', longer: 'to play longer' },
  news: {
    title: 'Newswire',
    word: 'news',
    says: (who: string, text: string) => `${who}: ${text}`,
    reacts: (who: string, reaction: string) => `${who}: ${said[reaction] ?? reaction}!`,
    undo: (who: string) => `${who} undoes the last action.`,
    late: (who: string) => `${who}’s time is up; a computer player takes over.`,
    leave: (who: string) => `${who} leaves; a computer player takes over.`,
    back: (who: string) => `${who} is back.`,
    propose: (who: string, motion: string) => `${who} proposes ${motion}.`,
    yes: (who: string) => `${who} says yes.`,
    no: (who: string) => `${who} says no.`,
    resume: (who: string) => `${who} resumes the match.`,
    redraw:
      'A device did not reveal its part of the chance in time: its seat is free again, and chance is drawn again.',
  },
  notice: {
    lost: (hasSeat: boolean) =>
      `The server does not answer; trying again. ${hasSeat ? 'Your seat is kept; ' : ''}q leaves.`,
    paused: 'The match is paused.',
    pausedKey: 'The match is paused: p resumes.',
    minded: (who: string) => `A computer player is playing for ${who}: b takes it back.`,
    rematch: (who: string | undefined) =>
      `${who === undefined ? 'There is' : `${who} asks for`} a rematch: r joins it.`,
    vote: (who: string, motion: string, yes: string) => `${who} proposes ${motion} (yes: ${yes}).`,
    voteKeys: ' y agrees, n refuses.',
    days: (days: number) => `${days} days`,
    noConnection: 'no connection …',
    unknown: 'the server does not know this match',
  },
  newGame: {
    title: 'a new match',
    edition: 'Edition',
    length: 'Length',
    lasts: {
      move: (count: number) => counted(count, { one: 'move', other: 'moves' }),
      year: (count: number) => counted(count, { one: 'year', other: 'years' }),
    },
    options: 'Options',
    seats: 'Seats',
    nobody: 'nobody',
    person: 'a person: type the name',
    player: (number: number) => `Player ${number}`,
    begin: 'Begin',
    alone: (targets: string) => `alone, for a medal: ${targets}`,
    few: (min: number) => `This edition is for ${min} players or more.`,
    keys: { name: 'name', begin: 'begin' },
  },
  /** The form of options before a match. */
  options: {
    title: 'the options of a new match',
    type: 'type it',
    reset: 'as the edition',
    done: 'done',
    next: (notation: string) => `As a command: --edition ${notation}`,
  },
  replay: {
    title: 'Replay',
    at: (now: number, of: number) => (now === 0 ? 'before the first move' : `action ${now} of ${of}`),
    action: 'action',
    stop: 'stop',
    play: 'play',
    ends: 'start, end',
    begins: 'The match begins.',
    all: 'all',
    next: (who: string, what: string) => `Next: ${who}, ${what}`,
    stuck: (why: string) => `It cannot be replayed further: ${why}`,
    help: {
      action: 'previous or next action; also Enter and the wheel',
      turn: (turn: string) => `previous or next ${turn}; also PgUp and PgDn`,
      ends: 'start and end',
      play: 'plays and stops',
      shows: (what: string) => `shows or hides the ${what}`,
      help: 'shows or hides this page',
      leave: 'closes a page, or leaves',
    },
  },
  result: {
    over: 'The match is over.',
    won: (name: string) => `${name} has won!`,
    share: (names: readonly string[]) => `${names.join(' and ')} share first place.`,
    medals,
    medal: (medal: Medal) => `A ${medals[medal]} medal`,
    noMedal: 'No medal this time',
    needs: (won: string, medal: Medal, worth: string) => `${won}; ${medals[medal]} needs ${worth}.`,
  },
  standings: { private: 'private', left: 'left', late: 'late', away: 'away' },
  logarithmic: (title: string) => `${title} (logarithmic)`,
  rules: { learn: 'A first match teaches you in three minutes', how: 'How to play' },
};

/** What every language has to say on the screens of a terminal: English is the model. */
export type TerminalFrameWords = typeof english;

export const frameEn: TerminalFrameWords = english;
