/** Holds what players were promised and shown against the log that was kept. */
import { gameOf } from '../../../games/index.ts';
import { hashText } from '../../../server/secrets.ts';
import { ActionChain } from '../../../table/chain.ts';
import type { Entry, Kept } from '../../../table/store.ts';
import { Table } from '../../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../../table/update.ts';
import { digestOf } from './sightings.ts';
import type { Sighting, Sightings } from './sightings.ts';
import type { Sent } from './survivor.ts';

/** What is wrong with a match, each in a sentence. */
export interface Verdict {
  /** Acts that were acknowledged and are not the entry they were said to be. */
  readonly lost: readonly string[];
  /** Entries that nobody asked for, or that are there oftener than they were sent. */
  readonly twice: readonly string[];
  /** Updates that the log does not lead to. */
  readonly wrong: readonly string[];
  /** Acts without an answer that are in the log. */
  readonly keptUnanswered: number;
}

export function judgeMatch(kept: Kept, sent: readonly Sent[], sightings: Sightings): Verdict {
  const answered = sent.filter(({ done }) => done !== undefined);
  const unexplained = entriesOfPeople(kept).filter(({ at }) => !answered.some(({ done }) => done === at));
  const twice = notSent(
    unexplained,
    sent.filter(({ done }) => done === undefined),
  );
  return {
    lost: [...lostOf(kept, answered), ...doubles(answered)].map((problem) => `${kept.head.id}: ${problem}`),
    twice: twice.map(({ at, act }) => `${kept.head.id}: nobody sent entry ${at}, ${act}`),
    wrong: wrongOf(kept, sightings).map((problem) => `${kept.head.id}: ${problem}`),
    keptUnanswered: unexplained.length - twice.length,
  };
}

/** What people did at the table: not what computer players and clocks did, nor taking seats, which is done over HTTP. */
function entriesOfPeople({ entries }: Kept): readonly Entry[] {
  return entries.filter(({ act }) => !/^(sit|bot|late|lapse|start)\b/.test(act));
}

function lostOf({ entries }: Kept, answered: readonly Sent[]): string[] {
  return answered.flatMap(({ seat, act, done = -1, seen }) => {
    const entry = entries[done];
    const isThere = entry?.at === done && entry.by === seat && sentAs(entry) === act && done >= seen;
    return isThere ? [] : [`${act} of seat ${seat} is not entry ${done}, which is ${entry?.act}`];
  });
}

/** As a player sent it: the table writes down whose voices a motion needs. */
function sentAs({ act }: Entry): string {
  return act.replace(/ everybody$/, '');
}

/** No two acts can be the same entry. */
function doubles(answered: readonly Sent[]): string[] {
  const places = answered.map(({ done }) => done);
  return places.filter((at, index) => places.indexOf(at) !== index).map((at) => `two acts are entry ${at}`);
}

/** Each entry takes away one act without an answer that it may have come from. */
function notSent(entries: readonly Entry[], unanswered: readonly Sent[]): readonly Entry[] {
  const left = [...unanswered];
  return entries.filter((entry) => {
    const { at, by } = entry;
    const origin = left.findIndex((one) => one.seat === by && one.act === sentAs(entry) && one.seen <= at);
    if (origin >= 0) left.splice(origin, 1);
    return origin < 0;
  });
}

function wrongOf(kept: Kept, sightings: Sightings): string[] {
  const game = gameOf(kept.head.game);
  if (game === undefined) return [`there is no game ${kept.head.game}`];
  const seen = sightings.byLength();
  const table = new Table(game, kept.head, { from: 'fair-chance', secret: kept.secret });
  const wrong = [...wrongNow(table, undefined, seen.get(0) ?? [])];
  let chain: ActionChain | undefined;
  for (const entry of kept.entries) {
    table.take(entry);
    if (table.state !== undefined) chain ??= new ActionChain(table.recordSoFar, hashText);
    for (const line of chain === undefined ? [] : table.played.slice(chain.length)) chain?.add(line);
    wrong.push(...wrongNow(table, chain?.end, seen.get(table.at) ?? []));
  }
  const beyond = [...seen.keys()].filter((at) => at > table.at);
  return [
    ...wrong,
    ...beyond.map((at) => `somebody saw ${at} entries, and ${table.at} are kept`),
    ...untrue(kept, sightings),
  ];
}

/** What was told to have happened and did not. */
function untrue({ entries }: Kept, { told }: Sightings): string[] {
  const happened = new Set(entries.map(({ at, by, act }) => `${at} ${by} ${act.split(' ', 1)[0]}`));
  return [...told].filter((one) => !happened.has(one)).map((one) => `somebody was told of ${one}`);
}

function wrongNow(table: Table, chain: string | undefined, seen: readonly Sighting[]): string[] {
  return seen
    .filter(({ as, digest }) => digest !== digestOf(expected(table, chain, as)))
    .map(({ as }) => `what ${as} saw of ${table.at} entries is not what they lead to`);
}

/** As it would have come over the network. */
function expected(table: Table, chain: string | undefined, as: Sighting['as']): ReturnType<typeof JSON.parse> {
  return JSON.parse(JSON.stringify({ ...commonUpdate(table, new Set(), 0, chain), ...ownUpdate(table, as, []) }));
}
