/** One press and a match begins: a person and two computer captains of the level that is set. */
import { settings } from '../../app/settings.ts';
import type { Settings } from '../../app/settings.ts';
import { makeMatch } from '../../table/new-match.ts';
import { STAR_TRADER } from '../book.ts';
import { w } from '../words.ts';

/** Who sails against a person at each level. */
const RIVALS: Readonly<Record<Settings['level'], readonly string[]>> = {
  easy: ['beginner', 'trader'],
  medium: ['trader', 'merchant'],
  hard: ['merchant', 'captain'],
  champion: ['captain', 'searcher'],
};

/** Makes it, and gives its id. */
export function quickTraderMatch(): string {
  const rivals = RIVALS[settings().level].map((bot) => ({ bot }));
  return makeMatch(STAR_TRADER, 'today', [{ person: settings().name || w().skipper }, ...rivals]).head.id;
}
