/**
 * The matches played in this page, kept on the device after every action, so that a reload loses nothing.
 * What the device does not keep is played on all the same, and lasts as long as the page.
 */
import { isObject, forget, keep, keptKeys, keyOf, recall } from '../app/storage.ts';
import { isRemoved } from './removed.ts';
import type { SeenSeat } from '../../table/update.ts';
import { parseRecord } from '../../core/record.ts';
import type { RecordProblem } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { logOf } from '../../table/beginning.ts';
import type { MatchLog } from '../../table/beginning.ts';
import { decodeKept } from '../../table/decode.ts';
import type { Kept } from '../../table/store.ts';

/** A match of the page: its log, and the moment of another match it goes on from, where it does. */
export interface PageKept extends Kept {
  readonly from?: { readonly record: string; readonly actions: number };
  /** When it was last played, in milliseconds since 1970. */
  readonly changed: number;
  readonly over: boolean;
  /** What a list of matches says of it, so that it need not be replayed for that. */
  readonly shown?: Shown;
}

/** A match in a list. */
export interface Shown {
  readonly move: number;
  readonly moves: number;
  readonly seats: readonly SeenSeat[];
  /** What everybody was worth in the end; undefined while it is played, and in matches that older pages kept. */
  readonly worths?: readonly number[];
}

const BEGINNING = 'match/';
const MOST = 12;

/** The matches the device did not keep. */
const unkept = new Map<string, PageKept>();

/** Keeps a match; false when the device does not, even after old matches were dropped: then the page alone has it. */
export function keepMatch(kept: PageKept): boolean {
  const { id } = kept.head;
  const isKept = keepOnDevice(kept);
  if (isKept) unkept.delete(id);
  else unkept.set(id, kept);
  return isKept;
}

/** Whether a match would be lost with the page. */
export function isUnkept(id: string): boolean {
  return unkept.has(id);
}

function keepOnDevice(kept: PageKept): boolean {
  // All are read to see which is old: not after every action, but only when there are too many.
  if (keptKeys(BEGINNING).length >= MOST) dropOld(kept.head.id, MOST - 1);
  const key = BEGINNING + kept.head.id;
  if (keep(key, kept)) return true;
  // A full device makes room with matches that are over or deleted; none that is still played is dropped for another.
  for (const { head } of needless().filter((other) => other.head.id !== kept.head.id)) {
    forget(BEGINNING + head.id);
    if (keep(key, kept)) return true;
  }
  return false;
}

/** The matches that are over or were taken off the list, the oldest first. */
function needless(): PageKept[] {
  return onDevice()
    .filter(({ head, over }) => over || isRemoved('match', head.id))
    .sort((one, other) => one.changed - other.changed);
}

/** A kept match; undefined when there is none, or it cannot be read. */
export function recallMatch(id: string): PageKept | undefined {
  return unkept.get(id) ?? recallFromDevice(id);
}

function recallFromDevice(id: string): PageKept | undefined {
  return decodePageKept(recall(BEGINNING + id));
}

/** Hears when another tab goes on with a match of this device; the function it returns ends that. */
export function followMatch(id: string, hear: (kept: PageKept) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    const kept = key === keyOf(BEGINNING + id) ? recallFromDevice(id) : undefined;
    if (kept === undefined) return;
    unkept.delete(id);
    hear(kept);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function forgetMatch(id: string): void {
  unkept.delete(id);
  forget(BEGINNING + id);
}

/** All matches there are, the latest first. */
export function keptMatches(): PageKept[] {
  const others = onDevice().filter(({ head }) => !unkept.has(head.id));
  return [...unkept.values(), ...others].sort((one, other) => other.changed - one.changed);
}

function onDevice(): PageKept[] {
  return keptKeys(BEGINNING)
    .map((key) => decodePageKept(recall(key)))
    .filter((kept) => kept !== undefined);
}

/** Drops what was taken off the list before what is over, that before what is not, and what is old before what is new. */
function dropOld(but: string, most: number): void {
  const others = onDevice()
    .filter(({ head }) => head.id !== but)
    .sort((one, other) => other.changed - one.changed);
  const isOff = ({ head }: PageKept): boolean => isRemoved('match', head.id);
  const listed = others.filter((one) => !isOff(one));
  const byValue = [
    ...listed.filter(({ over }) => !over),
    ...listed.filter(({ over }) => over),
    ...others.filter(isOff),
  ];
  for (const { head } of byValue.slice(most)) forget(BEGINNING + head.id);
}

/** What a page has written; undefined for anything else. */
export function decodePageKept(value: unknown): PageKept | undefined {
  const kept = decodeKept(value);
  if (!kept.ok || !isObject(value)) return undefined;
  const { from, changed, over, shown } = value;
  if (typeof changed !== 'number' || typeof over !== 'boolean') return undefined;
  if ((from !== undefined && !isMoment(from)) || (shown !== undefined && !isShown(shown))) return undefined;
  return {
    ...kept.value,
    changed,
    over,
    ...(from === undefined ? {} : { from }),
    ...(shown === undefined ? {} : { shown }),
  };
}

function isMoment(value: unknown): value is NonNullable<PageKept['from']> {
  return isObject(value) && typeof value['record'] === 'string' && typeof value['actions'] === 'number';
}

function isShown(value: unknown): value is Shown {
  if (!isObject(value) || typeof value['move'] !== 'number' || typeof value['moves'] !== 'number') return false;
  return Array.isArray(value['seats']) && value['seats'].every(isObject);
}

/** The match as a table opens it; says what is wrong with the record of the moment it goes on from. */
export function pageLog(kept: PageKept): Result<MatchLog, RecordProblem> {
  if (kept.from === undefined) return { ok: true, value: logOf(kept) };
  const record = parseRecord(kept.from.record);
  if (!record.ok) return record;
  const { entries, from } = kept;
  // It goes on by the rules it was begun by.
  const head = { ...kept.head, engine: record.value.engine };
  return {
    ok: true,
    value: { head, entries, beginning: { from: 'moment', record: record.value, actions: from.actions } },
  };
}
