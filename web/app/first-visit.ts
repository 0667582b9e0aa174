/** Whether the page is new to this device: then "Play" leads to the first match, which teaches. `preload.ts` asks the same. */
import { keptMatches } from '../matches/page-store.ts';
import { keep, recall } from './storage.ts';

const TAUGHT = 'taught';
/** Where the device keeps nothing. */
let isTaught = false;

export function isFirstVisit(): boolean {
  return !isTaught && recall(TAUGHT) === undefined && keptMatches().length === 0;
}

/** Somebody was taught here, or did not want to be. */
export function noteTaught(): void {
  isTaught = true;
  keep(TAUGHT, true);
}
