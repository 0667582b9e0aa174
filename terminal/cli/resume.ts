/** `starlanes resume`: lists the matches that are kept on this device, and goes on with one. */
import type { ValuesOf } from '../../cli/command.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { matchRows } from '../saved/match-rows.ts';
import { deleteSavedFile } from '../saved/saved-file.ts';
import { lastSaved, listSaved, matchesFolder, pathOf, savedNamed } from '../saved/saved-matches.ts';
import type { SavedListing } from '../saved/saved-matches.ts';
import { hasScreen } from '../screen/abilities.ts';
import { wrapped } from '../screen/marks.ts';
import { openScreen } from '../screen/open-screen.ts';
import { fail, refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { explainProblem, words } from '../words.ts';
import type { RESUME } from './play-commands.ts';
import { paceOf } from './common-flags.ts';
import { pageOptions } from './entry.ts';
import type { Terminal } from './entry.ts';
import { goOn, pickMatch } from './matches.ts';

export async function resume(values: ValuesOf<typeof RESUME>, terminal: Terminal): Promise<number> {
  const { games } = terminal;
  const { list, json, pace } = values;
  if (values.delete !== undefined) return removeMatch(values.delete, terminal);
  if (json) return say(terminal, `${JSON.stringify(listSaved(games).map(dataOf), undefined, 2)}\n`);
  if (list) return say(terminal, listOf(terminal));
  const match = meantMatch(values, terminal);
  if (match?.ok === false) return fail(terminal, match.problem);
  if (!hasScreen(terminal)) {
    await say(terminal, listOf(terminal));
    return refuse(terminal, { why: 'resume-needs-terminal' });
  }
  const screen = openScreen(values);
  const speed = paceOf(pace);
  const left = match === undefined ? pickMatch(games, screen, speed) : goOn(games, screen, match.value, speed);
  const told = await left.finally(() => screen.close());
  return told.ok ? say(terminal, told.value) : fail(terminal, told.problem);
}

/** The match that is named, or the last one; undefined where one is to be picked. */
function meantMatch(
  { match, last }: ValuesOf<typeof RESUME>,
  { games }: Terminal,
): Result<string, CommandProblem> | undefined {
  if (match !== undefined) return savedNamed(match);
  if (!last) return undefined;
  const latest = lastSaved(games);
  return latest === undefined
    ? { ok: false, problem: { why: 'nothing-to-resume', folder: matchesFolder() } }
    : { ok: true, value: latest };
}

/** A line for every match; on a terminal broken between words, beside its name. */
function listOf(terminal: Terminal): string {
  const width = terminal.output.isTTY === true ? pageOptions(terminal).width : Infinity;
  const lines = matchRows(terminal.games).map(({ id, names, game, stand, date }) => {
    const about = wrapped(`${names.padEnd(24)} ${game}, ${stand}, ${date}`, width - id.length - 2);
    return `${id}  ${about.join(`\n${' '.repeat(id.length + 2)}`)}\n`;
  });
  return lines.join('');
}

/** The figures of the progress stand beside the rest, as programs want them. */
function dataOf({ progress, ...match }: SavedListing): object {
  return { ...match, ...progress?.figures };
}

async function removeMatch(named: string, streams: Streams): Promise<number> {
  const match = savedNamed(named);
  if (!match.ok) return fail(streams, match.problem);
  const problem = deleteSavedFile(pathOf(match.value));
  if (problem !== undefined) return fail(streams, { why: 'in-file', file: match.value, said: explainProblem(problem) });
  return say(streams, `${words().saved.deleted(match.value)}\n`);
}
