/**
 * What can happen at a table, as one line of text each: for the wire, the store and the tests. A
 * person or a computer player in a seat acts (`do 7E`, `undo 12`, `say hello`); the server acts for
 * nobody (`late 2`). The log of a match is the list of these, and nothing else is kept.
 */
import { oneLine, tidyName, visibleLine } from '../core/record.ts';
import { LONGEST_WORDS, isOwnWords, isWordsHash } from './fair-chance.ts';
import { parseJson } from './json.ts';

/** What a table can vote on. */
export const MOTIONS = ['pause', 'end', 'longer'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a player may say to strangers. */
export const REACTIONS = [
  'hello',
  'thanks',
  'well-played',
  'oops',
  'wow',
  'thinking',
  'hurry',
  'sorry',
  'bye',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The longest thing somebody can say at once. */
export const LONGEST_SAYING = 300;

/** Longer than any action of a game needs. */
const LONGEST_ACTION = 500;

export type Act =
  /** Takes the seat under a name, with words for the chance or the hash of words that are told later. */
  | { readonly act: 'sit'; readonly name: string; readonly words: string; readonly wordsHash?: string }
  /** Tells the words whose hash came with the seat, and the hash of the next ones, should chance be drawn anew. */
  | { readonly act: 'reveal'; readonly words: string; readonly next: string }
  /** Somebody's words stayed away: their seat is free again, and all others have a say through their next words. */
  | { readonly act: 'redraw' }
  /** Gives the seat up before the match begins. */
  | { readonly act: 'stand' }
  /** Begins the match; the bot takes every free seat. */
  | { readonly act: 'start'; readonly bot: string }
  /** Makes a link through which the seat can be moved to another device. */
  | { readonly act: 'offer' }
  /** Moves the seat to the device that opened the link, which has words of its own. */
  | { readonly act: 'move'; readonly wordsHash?: string }
  /** A player's action in the game's own notation. */
  | { readonly act: 'do'; readonly did: string }
  /** The action of a computer player in the seat. */
  | { readonly act: 'bot'; readonly did: string }
  /** Takes back all actions but the first few. */
  | { readonly act: 'undo'; readonly keep: number }
  /** The player's time is up: from now on a computer player minds the seat. */
  | { readonly act: 'late' }
  /** The player leaves for good: a computer player minds the seat. */
  | { readonly act: 'leave' }
  /** The player takes the seat back. */
  | { readonly act: 'back' }
  /** A motion that says nothing of voices needs those of who is here: all did so once, and logs are read as they were played. */
  | { readonly act: 'propose'; readonly motion: Motion; readonly needs?: 'everybody' }
  | { readonly act: 'yes' }
  | { readonly act: 'no' }
  /** The time to vote is over and nobody has said no: silence agrees, but not to a motion that needs everybody. */
  | { readonly act: 'lapse' }
  /** Goes on after a pause. */
  | { readonly act: 'resume' }
  | { readonly act: 'react'; readonly reaction: Reaction }
  | { readonly act: 'say'; readonly text: string }
  /** Says which match is the rematch. */
  | { readonly act: 'rematch'; readonly match: string };

/** Acts of a single word. */
const PLAIN = ['stand', 'offer', 'move', 'redraw', 'late', 'leave', 'back', 'yes', 'no', 'lapse', 'resume'] as const;

/** Writes an act as one line. */
export function formatAct(act: Act): string {
  switch (act.act) {
    case 'sit':
      return `sit ${JSON.stringify([act.name, act.words, ...(act.wordsHash === undefined ? [] : [act.wordsHash])])}`;
    case 'reveal':
      return `reveal ${act.words} ${act.next}`;
    case 'move':
      return act.wordsHash === undefined ? 'move' : `move ${act.wordsHash}`;
    case 'start':
      return `start ${act.bot}`;
    case 'do':
    case 'bot':
      return `${act.act} ${act.did}`;
    case 'undo':
      return `undo ${act.keep}`;
    case 'propose':
      return `propose ${act.motion}${act.needs === undefined ? '' : ` ${act.needs}`}`;
    case 'react':
      return `react ${act.reaction}`;
    case 'say':
      return `say ${act.text}`;
    case 'rematch':
      return `rematch ${act.match}`;
    case 'stand':
    case 'offer':
    case 'redraw':
    case 'late':
    case 'leave':
    case 'back':
    case 'yes':
    case 'no':
    case 'lapse':
    case 'resume':
      return act.act;
  }
}

/** Reads what `formatAct` wrote; undefined when it is no act. */
export function parseAct(text: string): Act | undefined {
  const space = text.indexOf(' ');
  if (space < 0) {
    const plain = PLAIN.find((word) => word === text);
    return plain === undefined ? undefined : { act: plain };
  }
  return readLonger(text.slice(0, space), text.slice(space + 1));
}

function readLonger(word: string, rest: string): Act | undefined {
  switch (word) {
    case 'do':
    case 'bot':
      return readPlay(word, rest);
    case 'sit':
      return readSit(rest);
    case 'reveal':
      return readReveal(rest);
    case 'move':
      return isWordsHash(rest) ? { act: 'move', wordsHash: rest } : undefined;
    case 'start':
      return /^[a-z][a-z0-9-]{0,29}$/.test(rest) ? { act: 'start', bot: rest } : undefined;
    case 'undo':
      return /^\d{1,6}$/.test(rest) ? { act: 'undo', keep: Number(rest) } : undefined;
    case 'propose':
      return readMotion(rest);
    case 'react': {
      const reaction = REACTIONS.find((known) => known === rest);
      return reaction === undefined ? undefined : { act: 'react', reaction };
    }
    case 'say': {
      if (oneLine(rest, LONGEST_SAYING) === '') return undefined;
      return { act: 'say', text: visibleLine(rest, LONGEST_SAYING) };
    }
    case 'rematch':
      return /^[\w-]{1,40}$/.test(rest) ? { act: 'rematch', match: rest } : undefined;
    default:
      return undefined;
  }
}

function readMotion(rest: string): Act | undefined {
  if (rest === 'end everybody') return { act: 'propose', motion: 'end', needs: 'everybody' };
  const motion = MOTIONS.find((known) => known === rest);
  return motion === undefined ? undefined : { act: 'propose', motion };
}

function readPlay(word: 'do' | 'bot', rest: string): Act | undefined {
  const did = oneLine(rest, rest.length);
  return did !== '' && did.length <= LONGEST_ACTION ? { act: word, did } : undefined;
}

function readSit(rest: string): Act | undefined {
  const parts = parseJson(rest);
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > 3) return undefined;
  const name: unknown = parts[0];
  const words: unknown = parts[1];
  const wordsHash: unknown = parts[2];
  if (typeof name !== 'string' || typeof words !== 'string') return undefined;
  return wordsHash === undefined || isWordsHash(wordsHash) ? sit(name, words, wordsHash) : undefined;
}

function readReveal(rest: string): Act | undefined {
  const [words, next, more] = rest.split(' ');
  return isOwnWords(words) && isWordsHash(next) && more === undefined ? { act: 'reveal', words, next } : undefined;
}

/** Taking a seat, with the name and the words as they can be kept; where their hash is given they are told later. */
export function sit(name: string, words = '', wordsHash?: string): Act & { act: 'sit' } {
  const act = { act: 'sit', name: tidyName(name) } as const;
  return wordsHash === undefined ? { ...act, words: oneLine(words, LONGEST_WORDS) } : { ...act, words: '', wordsHash };
}
