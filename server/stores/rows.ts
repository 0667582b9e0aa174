/** Rows as what they stand for, checked on the way: a database can have been edited by hand. */
import { decodeEntry, decodeHead } from '../../table/decode.ts';
import { parseJson } from '../../table/json.ts';
import type { MatchHead } from '../../table/match.ts';
import { STAGES } from '../../table/store.ts';
import type { CountedMatch, DailyEntry, DailyResult, Entry, Kept, Listed, Stage } from '../../table/store.ts';
import type { Row } from './driver.ts';
import { StoreProblem } from './driver.ts';

export function entryOf({ at, by, act, time, hash }: Row): Entry {
  const place = wholeNumber(at);
  const entry = decodeEntry(
    {
      at: place,
      act,
      time: wholeNumber(time),
      ...(isMissing(by) ? {} : { by: wholeNumber(by) }),
      ...(isMissing(hash) ? {} : { hash }),
    },
    place,
  );
  return entry ?? spoilt(`entry ${place} of a match cannot be read`);
}

/** A match without its log. */
export function matchOf({ head, secret }: Row): Omit<Kept, 'entries'> {
  return { head: headOf(head), secret: text(secret) };
}

export function listedOf({ head, stage, names, changed }: Row): Listed {
  return { head: headOf(head), stage: stageOf(stage), names: namesOf(names), changed: wholeNumber(changed) };
}

export function countedOf(row: Row): CountedMatch {
  return { ...listedOf(row), entries: wholeNumber(row['entries']) };
}

export function dailyOf({ name, net, place, time }: Row): DailyResult {
  if (typeof net !== 'number') return spoilt('the net worth in a daily result is not a number');
  return { name: text(name), net, place: wholeNumber(place), time: wholeNumber(time) };
}

export function secretOf({ secret }: Row): string {
  return text(secret);
}

export function dailyEntryOf(row: Row): DailyEntry {
  const { date, device, play } = row;
  return { ...dailyOf(row), date: text(date), device: text(device), ...(isMissing(play) ? {} : { play: text(play) }) };
}

export function idOf({ id }: Row): string {
  return text(id);
}

/** Whole numbers come as text from PostgreSQL, which has larger ones than we use. */
export function wholeNumber(value: unknown): number {
  const number = typeof value === 'number' ? value : Number(text(value));
  return Number.isSafeInteger(number) ? number : spoilt(`${number} is not a whole number`);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : spoilt('a text is missing');
}

/** Databases say NULL for nothing. */
function isMissing(value: unknown): boolean {
  return (value ?? undefined) === undefined;
}

function headOf(value: unknown): MatchHead {
  return decodeHead(parseJson(text(value))) ?? spoilt('the head of a match cannot be read');
}

function stageOf(value: unknown): Stage {
  return STAGES.find((stage) => stage === value) ?? spoilt(`unknown stage "${String(value)}"`);
}

function namesOf(value: unknown): (string | undefined)[] {
  const names = parseJson(text(value));
  if (!Array.isArray(names)) return spoilt('the names of a match cannot be read');
  return names.map((name: unknown) => (typeof name === 'string' ? name : undefined));
}

function spoilt(what: string): never {
  throw new StoreProblem(`The database contains invalid data: ${what}.`);
}
