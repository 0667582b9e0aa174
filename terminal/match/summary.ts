/** What stays on the terminal when the full screen is gone: how the match stands, and how to go on. */
import { money } from '../../games/star-lanes/text.ts';
import type { SavedMatch } from '../saved/saved-match.ts';
import { commandLine } from '../own-name.ts';
import { namesOf } from './names.ts';
import type { StarLanesUpdate } from './seating.ts';

export function summaryOf(update: StarLanesUpdate, { head, seed }: Pick<SavedMatch, 'head' | 'seed'>): string {
  const { view, seats } = update;
  const names = namesOf(seats);
  if (view?.standings === undefined) {
    const moves = `${view?.moves ?? 0} of ${view?.movesInAll ?? 0} moves`;
    return `The match is kept after ${moves}. To go on with it:\n${commandLine('resume', head.id)}`;
  }
  const ranked = view.standings
    .map(({ net }, seat) => ({ net, name: names[seat] ?? '' }))
    .sort((a, b) => b.net - a.net);
  const lines = ranked.map(({ net, name }, rank) => `  ${rank + 1}. ${name.padEnd(20)}${money(net).padStart(18)}\n`);
  const again = `The same match again: --seed ${seed}. To look at this one again:\n`;
  return `${lines.join('')}${again}${commandLine('replay', head.id)}`;
}
