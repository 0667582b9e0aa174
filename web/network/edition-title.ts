/** What a match is called in a short list: its edition; of Star Trader, whose words are not here, the game. */
import { gameCard } from '../app/words.ts';
import { w } from '../star-lanes/words.ts';

export function editionTitle(game: string, notation: string): string {
  const [edition = ''] = notation.split('+');
  return game === 'star-trader' ? (gameCard(game)?.title ?? game) : w().edition(edition).title;
}
