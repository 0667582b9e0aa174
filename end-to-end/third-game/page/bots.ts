/** The computer players with those of one more game. */
import type { Bot } from '../../../bots/bot.ts';
import { botOf as ourBotOf } from '../../../bots/index.ts';
import type { Types } from '../../../core/contract.ts';
import { countdownBots } from '../bots.ts';

export * from '../../../bots/index.ts';

export async function botOf(game: string, name: string): Promise<Bot<Types> | undefined> {
  return game === 'countdown' ? countdownBots.find((bot) => bot.name === name) : ourBotOf(game, name);
}
