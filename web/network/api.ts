/** The server's HTTP requests (docs/protocol.md). Whatever goes wrong comes back as data. */
import type { Result } from '../../core/result.ts';
import { parseRecord } from '../../core/record.ts';
import type { MatchRecord, RecordProblem } from '../../core/record.ts';
import type { SeatPlan } from '../../table/match.ts';
import type { ServerProblem } from '../../table/protocol.ts';
import { isObject } from '../app/storage.ts';
import { isGameId } from '../../text/index.ts';
import { ask } from './ask.ts';

/** A match in a list, as far as the page shows it. */
export interface ListedMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly clock: number | undefined;
  /** The name in each seat; undefined where nobody sits. */
  readonly names: readonly (string | undefined)[];
}

export interface Lists {
  readonly open: readonly ListedMatch[];
  readonly playing: readonly ListedMatch[];
  /** Those that ended lately. */
  readonly over: readonly ListedMatch[];
}

export interface NewServerMatch {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly SeatPlan[];
  readonly public: boolean;
  readonly clock: number | undefined;
  readonly name: string;
  readonly words: string;
}

export async function lists(): Promise<Result<Lists, ServerProblem>> {
  const answer = await ask('GET', 'matches');
  if (!answer.ok) return answer;
  const { open, playing, over } = answer.value;
  return { ok: true, value: { open: listedIn(open), playing: listedIn(playing), over: listedIn(over) } };
}

/**
 * Sees to it that this browser has its secret before it takes a seat: else the seat would be lost with
 * the answer. What goes wrong here goes wrong again with the request that follows, and is told there.
 */
async function askSeated(path: string, body: unknown): Promise<Result<string, ServerProblem>> {
  await ask('POST', 'secrets', { cookie: true });
  const answer = await ask('POST', path, body);
  return answer.ok ? textIn(answer.value, 'match') : answer;
}

/** Makes a match and sits down; gives its id. */
export function create({
  game,
  edition,
  seats,
  public: listed,
  clock,
  name,
  words,
}: NewServerMatch): Promise<Result<string, ServerProblem>> {
  const timed = clock === undefined ? {} : { clock };
  return askSeated('matches', { game, edition, seats, public: listed, ...timed, name, words });
}

/** Takes a free seat under a name. */
export function sitDown(match: string, name: string, words: string): Promise<Result<string, ServerProblem>> {
  return askSeated(`matches/${match}/seats`, { name, words });
}

/** Moves a seat to this device with the token of its link. */
export function takeOver(match: string, seat: number, token: string): Promise<Result<string, ServerProblem>> {
  return askSeated(`matches/${match}/seats/${seat}/move`, { token });
}

/** A link with which another device can take over a seat, once. */
export async function seatLink(match: string, seat: number): Promise<Result<string, ServerProblem>> {
  const answer = await ask('POST', `matches/${match}/seats/${seat}/link`, {});
  return answer.ok ? textIn(answer.value, 'link') : answer;
}

export function rematch(match: string): Promise<Result<string, ServerProblem>> {
  return askSeated(`matches/${match}/rematch`, {});
}

export async function recordOf(match: string): Promise<Result<MatchRecord, RecordProblem | ServerProblem>> {
  try {
    const response = await fetch(`/api/matches/${match}/record`);
    if (response.ok) return parseRecord(await response.text());
  } catch {
    // Told below.
  }
  return { ok: false, problem: { why: 'unreachable', origin: '', code: '' } };
}

/** How a match goes, for a list. */
export interface Standing {
  readonly phase: string;
  readonly toAct: number | undefined;
}

/** How a match goes; `gone` where the server has no such match, or no seat of this device in it. */
export async function standingOf(match: string): Promise<Standing | 'gone' | undefined> {
  const answer = await fetch(`/api/matches/${match}`)
    .then((response): Promise<unknown> => response.json())
    .catch(() => undefined);
  if (!isObject(answer)) return undefined;
  const { why, as, phase, toAct } = answer;
  if (why === 'no-such-match' || as === 'watcher') return 'gone';
  return typeof phase === 'string' ? { phase, toAct: typeof toAct === 'number' ? toAct : undefined } : undefined;
}

/** The link that leads other devices to a match; on the server's own machine that is not the address in the browser. */
export async function matchLink(match: string): Promise<string> {
  const answer = await ask('GET', `matches/${match}`);
  const link = answer.ok ? textIn(answer.value, 'link') : answer;
  return link.ok ? link.value : new URL(`/match/${match}`, location.href).href;
}

/** Where the picture of a match's link is. */
export function qrAddress(match: string): string {
  return `/api/matches/${match}/qr.svg`;
}

function textIn(value: Readonly<Record<string, unknown>>, key: string): Result<string, ServerProblem> {
  const text = value[key];
  return typeof text === 'string'
    ? { ok: true, value: text }
    : { ok: false, problem: { why: 'odd-answer', missing: key } };
}

function listedIn(value: unknown): ListedMatch[] {
  return Array.isArray(value) ? value.flatMap(listedMatch) : [];
}

function listedMatch(value: unknown): ListedMatch[] {
  if (!isObject(value) || !isObject(value['head']) || !Array.isArray(value['names'])) return [];
  const { id, game, edition, clock } = value['head'];
  // Of other games the page knows no screens.
  if (typeof game !== 'string' || !isGameId(game) || typeof id !== 'string' || typeof edition !== 'string') return [];
  const names = value['names'].map((name) => (typeof name === 'string' ? name : undefined));
  return [{ id, game, edition, clock: typeof clock === 'number' ? clock : undefined, names }];
}
