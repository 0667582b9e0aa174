/** "Play": a match of today's edition begins at once, against computer players of the chosen level. */
import { settings } from './settings.ts';
import type { Settings } from './settings.ts';
import { makeMatch } from '../table/new-match.ts';
import { STAR_LANES } from '../table/star-lanes-book.ts';
import { t } from './words.ts';
import { go } from './router.ts';

/** Who plays against a person at each level. */
const OPPONENTS: Readonly<Record<Settings['level'], readonly string[]>> = {
  easy: ['beginner', 'greedy'],
  medium: ['greedy', 'reallocator'],
  hard: ['reallocator', 'strategist'],
  champion: ['strategist', 'champion'],
};

/** The computer players a match is begun against. */
export function rivals(): readonly string[] {
  return OPPONENTS[settings().level];
}

export function playNow(): void {
  const sitters = [{ person: settings().name || t().captain }, ...rivals().map((bot) => ({ bot }))];
  go({ at: 'match', id: makeMatch(STAR_LANES, 'today', sitters).head.id });
}
