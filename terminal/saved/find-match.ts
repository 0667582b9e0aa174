/** A match to look at again, by whatever names it: a file, a match kept here, a record on a server or its link, standard input. */
import { existsSync, readFileSync } from 'node:fs';
import { parseRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { systemProblemOf } from '../../core/system-problem.ts';
import { openTable } from '../../table/open-table.ts';
import type { PlainProblem } from '../../text/problems.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { GameListing } from '../frame/game-screens.ts';
import { readRecordLink } from '../network/match-link.ts';
import { asked, serverAt, textAt } from '../network/server.ts';
import type { Streams } from '../streams.ts';
import { FileProblem } from '../system-problem.ts';
import { explainProblem } from '../words.ts';
import { isSaved, readSaved, savedLog } from './saved-match.ts';
import { pathOf, savedNamed } from './saved-matches.ts';

interface FoundMatch {
  readonly record: MatchRecord;
  /** Its last line was cut off, and is left out. */
  readonly isTorn: boolean;
}

type Listings = readonly GameListing<Types>[];

/** Standard input, as programs write it. */
const INPUT = '-';

/** Finds a match and reads it; `input` is where one comes from that is named `-`. */
export async function findMatch(
  games: Listings,
  source: string,
  input?: Streams['input'],
): Promise<Result<FoundMatch, CommandProblem>> {
  const text = await matchText(source, input);
  if (!text.ok) return text;
  const match = matchFrom(games, text.value);
  return match.ok
    ? match
    : { ok: false, problem: { why: 'in-file', file: source, said: explainProblem(match.problem) } };
}

/** The text of a match, as it is kept or given out. A file comes before a match of the same name. */
export async function matchText(source: string, input?: Streams['input']): Promise<Result<string, CommandProblem>> {
  if (source === INPUT && input !== undefined) return { ok: true, value: await wholeText(input) };
  if (existsSync(source)) return { ok: true, value: readText(source) };
  const link = readRecordLink(source);
  if (link !== undefined) return asked(serverAt(link.origin).recordText(link.match));
  if (/^https?:\/\//.test(source)) return textAt(source);
  if (!/^[\w-]+$/.test(source)) return { ok: true, value: readText(source) };
  const named = savedNamed(source);
  if (named.ok) return { ok: true, value: readText(pathOf(named.value)) };
  return named.problem.why === 'no-saved-match' ? { ok: false, problem: { why: 'no-match', source } } : named;
}

async function wholeText(input: Streams['input']): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The system does not say which file it was where that is a folder. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const problem = systemProblemOf(error);
    if (problem?.why === 'is-folder') throw new FileProblem({ why: 'is-folder', path });
    throw error;
  }
}

/** What a text says: a record, or a match as it is kept here. */
export function matchFrom(games: Listings, text: string): Result<FoundMatch, PlainProblem> {
  if (!isSaved(text)) {
    const record = parseRecord(text);
    return record.ok ? { ok: true, value: { record: record.value, isTorn: false } } : record;
  }
  const saved = readSaved(text);
  if (!saved.ok) return saved;
  const table = openTable(screensOf(games, saved.value.head.game)?.kit.game, savedLog(saved.value));
  if (!table.ok) return table;
  return {
    ok: true,
    value: { record: table.value.recordSoFar, isTorn: saved.value.isTorn === true },
  };
}
