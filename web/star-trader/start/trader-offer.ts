/** What the form for a match on the server needs to know of Star Trader, with its words in the language of the page. */
import type { Offer } from '../../network/create-match.tsx';
import { STAR_TRADER } from '../book.ts';
import { wantWords } from '../../app/words.ts';
import { STAR_TRADER_RULES } from './trader-rules.ts';

export async function traderOffer(): Promise<Offer> {
  await wantWords('star-trader');
  return { game: STAR_TRADER.game.id, rules: STAR_TRADER_RULES, bots: STAR_TRADER.bots, usual: 'merchant' };
}
