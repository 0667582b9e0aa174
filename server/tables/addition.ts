/** What is to be kept of an entry that the table in memory has taken already. */
import type { Types } from '../../core/contract.ts';
import type { Act } from '../../table/act.ts';
import { botToAct, dueAt } from '../../table/clock.ts';
import type { Judged } from '../../table/judge.ts';
import type { Addition } from '../../table/store.ts';
import type { Table } from '../../table/table.ts';

/** Where a match stands before an entry, as far as it is kept apart from its log: only what changes is written. */
interface Bearings {
  readonly due: number | undefined;
  readonly listed: string;
}

export function bearingsOf(table: Table, act: Act): Bearings {
  return { due: dueAt(table), listed: listedKey(table, act) };
}

/** A computer player that is next is the business of this process until `claimedUntil`. */
export function additionOf(
  table: Table,
  { entry, act }: Judged<Types>,
  before: Bearings,
  claimedUntil: number,
): Addition {
  const due = dueAt(table);
  const bot = botToAct(table) !== undefined;
  const isListed = listedKey(table, act) !== before.listed;
  const isDue = due !== before.due || bot;
  const addition: Addition = { match: table.head.id, entries: [entry] };
  if (!isListed && !isDue) return addition;
  return {
    ...addition,
    ...(isListed ? { listed: table.listed } : {}),
    ...(isDue ? { due: { at: due, claimedUntil: bot ? claimedUntil : 0 } } : {}),
  };
}

/** Changes when an act changes what lists show; who plays stays who they are. */
function listedKey({ stage, seats }: Table, { act }: Act): string {
  let key: string = stage;
  if (act === 'do' || act === 'bot') return key;
  for (const { name } of seats) key += `\n${name ?? ''}`;
  return key;
}
