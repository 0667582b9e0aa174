/** `starlanes matches`: what a database holds, for who runs the server, and matches that should not be there any more. */
import type { ValuesOf } from '../../cli/command.ts';
import type { MATCHES } from '../../cli/server-commands.ts';
import { oneLine } from '../../core/record.ts';
import type { CountedMatch, Store } from '../../table/store.ts';
import { openStoreToRead } from '../stores/open-store.ts';
import { databaseFrom } from '../settings.ts';
import { PROGRAM_NAME, complain, explain } from './complain.ts';
import { isThere, transfer } from './transfer.ts';
import type { Told } from './transfer.ts';

const PAGE = 200;

export async function manageMatches(values: ValuesOf<typeof MATCHES>): Promise<number> {
  const { what, matches, unfinished } = values;
  if (what === 'delete' && matches.length === 0)
    return complain(`Name the matches to delete: ${PROGRAM_NAME} matches delete MATCH ...`, 2);
  const database = databaseFrom(values.database);
  if (!database.ok) return complain(explain(database.problem), 2);
  if (!isThere(database.value)) return complain(`Database not found: ${database.value}.`, 1);
  if (what === 'list') return transfer(database.value, (store) => list(store, unfinished), openStoreToRead);
  return transfer(database.value, (store) => remove(store, matches));
}

async function list(store: Store, unfinished: boolean): Promise<Told> {
  const counts = { all: 0, shown: 0 };
  for (let page = await store.listAll('', PAGE); page.length > 0; page = await nextPage(store, page)) {
    counts.all += page.length;
    const shown = page.filter(({ stage }) => !unfinished || stage !== 'over');
    counts.shown += shown.length;
    for (const match of shown) process.stdout.write(`${lineOf(match)}\n`);
  }
  const sentence = `${counted(counts.all)}${unfinished ? `, ${counts.shown} of them unfinished` : ''}`;
  return { sentence, status: 0 };
}

async function nextPage(store: Store, page: readonly CountedMatch[]): Promise<readonly CountedMatch[]> {
  return store.listAll(page.at(-1)?.head.id ?? '', PAGE);
}

async function remove(store: Store, matches: readonly string[]): Promise<Told> {
  const deleted = await store.delete(matches);
  const missing = matches.filter((match) => !deleted.includes(match));
  for (const match of missing) process.stderr.write(`Match not found: ${oneLine(match, 60)}.\n`);
  return { sentence: `${counted(deleted.length)} deleted`, status: missing.length === 0 ? 0 : 1 };
}

/** One line a match, its id first, so that it can be searched, sorted and cut by other programs. */
function lineOf({ head, stage, names, changed, entries }: CountedMatch): string {
  const day = new Date(changed).toISOString().slice(0, 16).replace('T', ' ');
  const players = names.map((name) => name ?? '-').join(', ');
  const length = `${entries} ${entries === 1 ? 'entry' : 'entries'}`;
  return oneLine([head.id.padEnd(12), stage, day, length, `${head.game} ${head.edition}`, players].join('  '), 500);
}

function counted(count: number): string {
  return `${count} ${count === 1 ? 'match' : 'matches'}`;
}
