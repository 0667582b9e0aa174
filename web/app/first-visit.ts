/**
 * Whether a game is new to this device: then "Play" leads to its first match, which teaches. `preload.ts` asks the same of the
 * first page's game.
 */
import { FIRST_GAME } from '../games.ts';
import { keptMatches } from '../matches/page-store.ts';
import { keep, recall } from './storage.ts';

/** Where the device keeps nothing. */
const taught = new Set<string>();

/** The first page's game keeps the name that earlier versions gave it. */
const keyOf = (game: string): string => (game === FIRST_GAME.id ? 'taught' : `taught-${game}`);

/** Nobody was taught this game here, or skipped that, or has a match of it. */
export function isNewTo(game: string): boolean {
  return !taught.has(game) && recall(keyOf(game)) === undefined && !hasMatchOf(game);
}

/** The page that is there before the app knows only whether there is any match: it is the same for the game it shows. */
function hasMatchOf(game: string): boolean {
  return keptMatches().some(({ head }) => game === FIRST_GAME.id || head.game === game);
}

/** Somebody was taught a game here, or did not want to be. */
export function noteTaught(game: string): void {
  taught.add(game);
  keep(keyOf(game), true);
}
