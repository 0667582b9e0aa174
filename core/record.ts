/**
 * A match kept as text: which game, engine, edition, chance and names, then the actions in order,
 * one a line. The position is never kept: it is replayed. People can read a record and diff it.
 *
 *     star lanes record 1
 *     game star-lanes
 *     engine 1
 *     edition faber1977
 *     chance mulberry32 20012
 *     player ALICE
 *     player BOB
 *
 *     2 7E
 *     2 A 5
 *
 * `all end` and `all longer` stand for what all players agreed upon, `2 undo 5` for taking back all but the first five of
 * the actions that counted then. The head may also say how the chance can be proved fair (`match`, `commitment`, `secret`
 * and everybody's `words`, see `table/fair-chance.ts`), what everybody was worth in the end (`result 71904 47796`), the end of
 * the hash chain over all lines (`chain`, see `table/chain.ts`) and what a server signed it with (`key`, `signature`).
 */
import { parseChance } from './chance.ts';
import type { ChanceProblem } from './chance.ts';
import { AGREEMENTS } from './contract.ts';
import type { Game, Refused, Seat, Step, Types } from './contract.ts';
import type { OptionProblem } from './options.ts';
import { must } from './must.ts';
import type { Result } from './result.ts';
import { toldLines } from './whole-record.ts';

/** What every record begins with. */
export const FIRST_LINE = 'star lanes record 1';

/** More of these than any match needs: a record beyond them is no match of ours. */
const MOST_ACTIONS = 200_000;
const LONGEST_NAME = 40;

/** One action and who did it; `all` did what they agreed upon. */
export interface PlayedAction {
  readonly by: Seat | 'all';
  readonly text: string;
}

/** What shows that nobody chose the chance of a match: the lines `match`, `commitment`, `secret` and `words`. */
export interface FairChance {
  readonly match: string;
  /** Published before the players came. */
  readonly commitment: string;
  /** What was committed to, told when the match was over. */
  readonly secret: string;
  /** What the players added, in the order of their seats; empty where somebody added nothing. */
  readonly words: readonly string[];
}

/** A match, complete or not. */
export interface MatchRecord {
  readonly game: string;
  readonly engine: number;
  /** The edition with what differs from it. */
  readonly edition: string;
  readonly chance: string;
  readonly names: readonly string[];
  readonly actions: readonly PlayedAction[];
  /** All lines in order, also those that were taken back, and by whom (`undo 5`); left out where nothing was. */
  readonly played?: readonly PlayedAction[];
  readonly fair?: FairChance;
  /** What every seat was worth in the end, as the table told it. */
  readonly result?: readonly number[];
  /** How long the hash chain over all lines is, and its last link. */
  readonly chain?: string;
  readonly signature?: RecordSignature;
}

/** What a server signed the head of a record with, the chain included: Ed25519, in base64url. */
export interface RecordSignature {
  /** The public key. */
  readonly key: string;
  readonly signature: string;
}

/** The first part of a record, up to its first action. */
export function formatRecordHead(record: Omit<MatchRecord, 'actions' | 'played'>): string {
  const lines = [
    FIRST_LINE,
    `game ${record.game}`,
    `engine ${record.engine}`,
    `edition ${record.edition}`,
    `chance ${record.chance}`,
    ...record.names.map((name) => `player ${tidyName(name)}`),
    ...(record.fair === undefined ? [] : writeFair(record.fair)),
    ...(record.result === undefined ? [] : [`result ${record.result.join(' ')}`]),
    ...(record.chain === undefined ? [] : [`chain ${record.chain}`]),
    ...(record.signature === undefined
      ? []
      : [`key ${record.signature.key}`, `signature ${record.signature.signature}`]),
    '',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function writeFair({ match, commitment, secret, words }: FairChance): string[] {
  const said = words.map((text) => (text === '' ? 'words' : `words ${text}`));
  return [`match ${match}`, `commitment ${commitment}`, `secret ${secret}`, ...said];
}

/** One action's line of a record. */
export function formatPlayedAction({ by, text }: PlayedAction): string {
  return `${by === 'all' ? by : by + 1} ${text}\n`;
}

/** A whole record as text. */
export function formatRecord(record: MatchRecord): string {
  return formatRecordHead(record) + (record.played ?? record.actions).map(formatPlayedAction).join('');
}

/** A name that fits on one line of a record and can be seen: a name of invisible marks alone is none. */
export function tidyName(name: string): string {
  return visibleLine(name, LONGEST_NAME);
}

/** A text on one line in which everything can be seen; what is invisible altogether is a question mark. */
export function visibleLine(text: string, longest: number): string {
  return oneLine(visible(text), longest) || '?';
}

/** The name, with a number behind it where others have it already, however they write it. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  for (let number = 2, distinct = name; ; number++) {
    if (!taken.has(distinct.toLowerCase())) return distinct;
    const ending = ` ${number}`;
    distinct = `${oneLine(name, LONGEST_NAME - ending.length)}${ending}`;
  }
}

/** A name without signs that nobody sees. */
function visible(name: string): string {
  // Plain letters have none, and a phone takes a while to get the following ready.
  if (/^[ -~]*$/.test(name)) return name;
  return (
    name
      // Joiners belong between letters and within emoji; fillers look like nothing.
      .replaceAll(
        /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu,
        '',
      )
      .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
      .replaceAll(/[\u115f\u1160\u2800\u3164\uffa0]/g, ' ')
  );
}

/** What must not get into a line: control characters, which a terminal obeys, and what ends a line or turns it around. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** What is plain already, as actions are: a server reads one after the other. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** A text that fits on one line and stays on it. */
export function oneLine(text: string, longest: number): string {
  if (text.length <= longest && PLAIN.test(text)) return text;
  const plain = text.replaceAll(UNPRINTABLE, ' ').trim();
  // Half a surrogate pair would come back from a file or a socket as something else.
  const whole = plain.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  return [...whole].slice(0, longest).join('').trim();
}

/** Why a text is no record. */
export type RecordProblem =
  | { readonly why: 'no-record'; readonly firstLine: string }
  /** A line, counted from 1, holds control characters: no record of ours does, and a terminal would obey them. */
  | { readonly why: 'unprintable'; readonly line: number }
  /** It ends in this line of its head. */
  | { readonly why: 'cut-head'; readonly line: number }
  | { readonly why: 'unknown-line'; readonly line: string }
  | { readonly why: 'said-twice'; readonly key: string }
  | { readonly why: 'not-said'; readonly key: string }
  | { readonly why: 'engine-not-number' }
  | { readonly why: 'result-not-numbers' }
  /** A line among the actions, counted from 1. */
  | { readonly why: 'not-an-action-line'; readonly line: number; readonly text: string }
  | { readonly why: 'too-many-actions'; readonly most: number };

/** How much of a strange line a problem quotes. */
const QUOTED = 60;

/** Reads a record; says which line is wrong otherwise. */
export function parseRecord(text: string): Result<MatchRecord, RecordProblem> {
  // Some editors put a mark of their own before the text.
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  if (lines[0] !== FIRST_LINE) return wrong({ why: 'no-record', firstLine: FIRST_LINE });
  const unprintable = lines.findIndex((line) => line.search(UNPRINTABLE) >= 0);
  if (unprintable >= 0) return wrong({ why: 'unprintable', line: unprintable + 1 });
  const gap = lines.indexOf('');
  const head = lines.slice(1, gap < 0 ? undefined : gap);
  const reading = readHead(head);
  if (!reading.ok) return reading;
  if (gap < 0 && reading.value.fair !== undefined) return wrong({ why: 'cut-head', line: lines.length });
  const actions = readActions(gap < 0 ? [] : wholeLines(reading.value, lines.slice(gap + 1)), gap + 2);
  return actions.ok ? { ok: true, value: { ...reading.value, ...actions.value } } : actions;
}

/** The lines without the last one, where it was cut off: a server ends every line, and there were more of them. */
function wholeLines(head: Pick<MatchRecord, 'chain'>, lines: readonly string[]): readonly string[] {
  const isCut = lines.at(-1) !== '' && lines.filter((line) => line !== '').length < (toldLines(head) ?? 0);
  return isCut ? lines.slice(0, -1) : lines;
}

function readHead(lines: readonly string[]): Result<Omit<MatchRecord, 'actions' | 'played'>, RecordProblem> {
  const one = new Map<string, string>();
  const many: Record<'player' | 'words', string[]> = { player: [], words: [] };
  for (const line of lines) {
    // Who added no words has a line without any; everything else says something.
    const [, key = '', value = ''] = /^(\S+) (.*)$/.exec(line === 'words' ? 'words ' : line) ?? [];
    if (key === 'player') many.player.push(tidyName(value));
    else if (key === 'words') many.words.push(value);
    else if (![...HEAD_KEYS, ...FAIR_KEYS, ...OTHER_KEYS].includes(key))
      return wrong({ why: 'unknown-line', line: line.slice(0, QUOTED) });
    else if (one.has(key)) return wrong({ why: 'said-twice', key });
    else one.set(key, value);
  }
  const fair = FAIR_KEYS.some((key) => one.has(key)) || many.words.length > 0;
  const missing = [...HEAD_KEYS, ...(fair ? FAIR_KEYS : [])].find((key) => !one.has(key));
  if (missing !== undefined) return wrong({ why: 'not-said', key: missing });
  const unsigned = ['key', 'signature'].find((key) => !one.has(key));
  if (unsigned !== undefined && (one.has('key') || one.has('signature')))
    return wrong({ why: 'not-said', key: unsigned });
  const said = (key: string): string => must(one.get(key), key);
  const engine = said('engine');
  if (!/^\d{1,9}$/.test(engine)) return wrong({ why: 'engine-not-number' });
  const result = readResult(one.get('result'));
  if (result?.includes(NaN) === true) return wrong({ why: 'result-not-numbers' });
  const head = {
    game: said('game'),
    engine: Number(engine),
    edition: said('edition'),
    chance: said('chance'),
    names: many.player,
    ...(result === undefined ? {} : { result }),
    ...readSigned(one),
  };
  if (!fair) return { ok: true, value: head };
  const proved = { match: said('match'), commitment: said('commitment'), secret: said('secret') };
  return { ok: true, value: { ...head, fair: { ...proved, words: many.words } } };
}

function readSigned(one: ReadonlyMap<string, string>): Pick<MatchRecord, 'chain' | 'signature'> {
  const [chain, key, signature] = ['chain', 'key', 'signature'].map((name) => one.get(name));
  return {
    ...(chain === undefined ? {} : { chain }),
    ...(key === undefined || signature === undefined ? {} : { signature: { key, signature } }),
  };
}

function readResult(text: string | undefined): readonly number[] | undefined {
  return text?.split(' ').map((number) => (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(number) ? Number(number) : NaN));
}

const HEAD_KEYS = ['game', 'engine', 'edition', 'chance'];
const FAIR_KEYS = ['match', 'commitment', 'secret'];
const OTHER_KEYS = ['result', 'chain', 'key', 'signature'];

function readActions(
  lines: readonly string[],
  firstLine: number,
): Result<Pick<MatchRecord, 'actions' | 'played'>, RecordProblem> {
  const played: PlayedAction[] = [];
  let actions: PlayedAction[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    const [, by, did] = /^([1-9]\d?|all) (\S.*)$/.exec(line) ?? [];
    if (by === undefined || did === undefined)
      return wrong({ why: 'not-an-action-line', line: firstLine + i, text: line.slice(0, QUOTED) });
    const action: PlayedAction = { by: by === 'all' ? by : Number(by) - 1, text: did };
    const keep = undoneTo(action);
    if (keep !== undefined && keep > actions.length)
      return wrong({ why: 'not-an-action-line', line: firstLine + i, text: line.slice(0, QUOTED) });
    if (keep === undefined) actions.push(action);
    else actions = actions.slice(0, keep);
    played.push(action);
  }
  if (played.length > MOST_ACTIONS) return wrong({ why: 'too-many-actions', most: MOST_ACTIONS });
  return { ok: true, value: { actions, ...(played.length === actions.length ? {} : { played }) } };
}

/** The line that says how many actions were kept when the others were taken back. */
export function undoLine(by: Seat, keep: number): PlayedAction {
  return { by, text: `undo ${keep}` };
}

/** How many actions stayed, where a line says that others were taken back. */
export function undoneTo({ by, text }: PlayedAction): number | undefined {
  const [, keep] = /^undo (\d{1,6})$/.exec(text) ?? [];
  return keep === undefined || by === 'all' ? undefined : Number(keep);
}

/** A match that was played again: where it ended, and what happened at the start and after each action. */
export interface Replayed<T extends Types> {
  readonly config: T['Config'];
  readonly state: T['State'];
  readonly steps: readonly (readonly T['Event'][])[];
}

/** Why a record cannot be played again. Actions are counted from 1. */
export type ReplayProblem<T extends Types> =
  | { readonly why: 'other-game'; readonly game: string; readonly expected: string }
  | { readonly why: 'other-engine'; readonly game: string; readonly engine: number; readonly expected: number }
  | { readonly why: 'edition'; readonly problem: OptionProblem<T['Contradiction']> }
  | ChanceProblem
  | {
      readonly why: 'wrong-players';
      readonly edition: string;
      readonly min: number;
      readonly max: number;
      readonly players: number;
    }
  | { readonly why: 'unknown-action'; readonly action: number; readonly text: string; readonly game: string }
  | {
      readonly why: 'refused-action';
      readonly action: number;
      readonly text: string;
      readonly refusal: T['Refusal'];
    };

/** Plays a record again; says which action cannot be played otherwise. `watch` sees every state on the way. */
export function replay<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
  watch?: (state: T['State'], events: readonly T['Event'][], done: PlayedAction | undefined) => void,
): Result<Replayed<T>, ReplayProblem<T>> {
  const begun = startRecord(game, record);
  if (!begun.ok) return begun;
  let { state } = begun.value;
  const steps = [...begun.value.steps];
  watch?.(state, must(steps[0], 'the beginning of a match'), undefined);
  for (const [i, done] of record.actions.entries()) {
    const step = playRecorded(game, state, done);
    if (step === undefined)
      return wrong({ why: 'unknown-action', action: i + 1, text: done.text.slice(0, QUOTED), game: game.id });
    if (!step.ok) return wrong({ why: 'refused-action', action: i + 1, text: done.text, refusal: step.refusal });
    state = step.state;
    steps.push(step.events);
    watch?.(state, step.events, done);
  }
  return { ok: true, value: { config: begun.value.config, state, steps } };
}

/** Plays one line of a record; undefined when it is no action that could be played there. */
export function playRecorded<T extends Types>(
  game: Game<T>,
  state: T['State'],
  { by, text: did }: PlayedAction,
): Step<T> | Refused<T> | undefined {
  if (by === 'all') {
    const wish = AGREEMENTS.find((known) => known === did);
    return wish === undefined ? undefined : game.agree(state, wish);
  }
  const action = game.parseAction(did);
  return action === undefined ? undefined : game.apply(state, by, action);
}

/** Whether a game still plays as it did under an engine. */
export function playsEngine({ engine, oldestEngine }: Game<Types>, asked: number): boolean {
  return asked >= oldestEngine && asked <= engine;
}

function startRecord<T extends Types>(game: Game<T>, record: MatchRecord): Result<Replayed<T>, ReplayProblem<T>> {
  if (record.game !== game.id) return wrong({ why: 'other-game', game: record.game, expected: game.id });
  if (!playsEngine(game, record.engine))
    return wrong({ why: 'other-engine', game: game.id, engine: record.engine, expected: game.engine });
  const config = game.parseConfig(record.edition, record.engine);
  if (!config.ok) return wrong({ why: 'edition', problem: config.problem });
  const chance = parseChance(record.chance);
  if (!chance.ok) return chance;
  const { min, max } = game.seats(config.value);
  const players = record.names.length;
  if (players < min || players > max)
    return wrong({ why: 'wrong-players', edition: record.edition, min, max, players });
  const { state, events } = game.start(config.value, players, chance.value);
  return { ok: true, value: { config: config.value, state, steps: [events] } };
}

function wrong<P>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}
