/** Whether the page is new to this device: then it offers the first match, which teaches. */
import { keptMatches } from '../matches/page-store.ts';
import { keep, recall } from './storage.ts';

const TAUGHT = 'taught';

export function isFirstVisit(): boolean {
  return recall(TAUGHT) === undefined && keptMatches().length === 0;
}

/** Somebody was taught here, or did not want to be. */
export function noteTaught(): void {
  keep(TAUGHT, true);
}
