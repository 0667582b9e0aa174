/** The matches played in this page, kept on the device after every action, so that a reload loses nothing. */
import { isObject } from '../json.ts';
import { forget, keep, keptKeys, keyOf, recall } from '../storage.ts';
import type { SeenSeat } from '../../table/update.ts';
import type { Entry, Kept } from '../../table/store.ts';

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
}

const BEGINNING = 'match/';
const MOST = 12;

/** Keeps a match; false when the browser has no room even after old matches were dropped. */
export function keepMatch(kept: PageKept): boolean {
  // All are read to see which is old: not after every action, but only when there are too many.
  if (keptKeys(BEGINNING).length >= MOST) dropOld(kept.head.id, MOST - 1);
  if (keep(BEGINNING + kept.head.id, kept)) return true;
  dropOld(kept.head.id, 0);
  return keep(BEGINNING + kept.head.id, kept);
}

/** A kept match; undefined when there is none, or it cannot be read. */
export function recallMatch(id: string): PageKept | undefined {
  const value = recall(BEGINNING + id);
  return isPageKept(value) ? value : undefined;
}

/** Hears when another tab goes on with a match of this device; the function it returns ends that. */
export function followMatch(id: string, hear: (kept: PageKept) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    const kept = key === keyOf(BEGINNING + id) ? recallMatch(id) : undefined;
    if (kept !== undefined) hear(kept);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function forgetMatch(id: string): void {
  forget(BEGINNING + id);
}

/** All kept matches, the latest first. */
export function keptMatches(): PageKept[] {
  return keptKeys(BEGINNING)
    .map((key) => recall(key))
    .filter(isPageKept)
    .sort((one, other) => other.changed - one.changed);
}

/** Drops what is over before what is not, and what is old before what is new. */
function dropOld(but: string, most: number): void {
  const others = keptMatches().filter(({ head }) => head.id !== but);
  const byValue = [...others.filter(({ over }) => !over), ...others.filter(({ over }) => over)];
  for (const { head } of byValue.slice(most)) forgetMatch(head.id);
}

function isPageKept(value: unknown): value is PageKept {
  if (!isObject(value) || !isObject(value['head']) || !Array.isArray(value['entries'])) return false;
  const { head, entries, secret, changed } = value;
  const readable =
    typeof head['id'] === 'string' && typeof head['edition'] === 'string' && Array.isArray(head['seats']);
  const whole = readable && typeof secret === 'string' && typeof changed === 'number' && entries.every(isEntry);
  return whole && (value['shown'] === undefined || isShown(value['shown']));
}

function isShown(value: unknown): value is Shown {
  if (!isObject(value) || typeof value['move'] !== 'number' || typeof value['moves'] !== 'number') return false;
  return Array.isArray(value['seats']) && value['seats'].every(isObject);
}

function isEntry(value: unknown): value is Entry {
  return isObject(value) && typeof value['at'] === 'number' && typeof value['act'] === 'string';
}
