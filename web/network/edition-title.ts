/** What a match is called in a short list: its edition; of Star Trader, whose words are not here, the game. */
import { t } from '../text/text.ts';

export function editionTitle(game: string, notation: string): string {
  const [edition = ''] = notation.split('+');
  return game === 'star-trader' ? t().trader.title : t().edition(edition).title;
}
