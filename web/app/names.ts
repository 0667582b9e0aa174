/** What the players are called on screens: computer players by the name of their kind in the language of the page. */
import type { NameWords } from '../../client/names.ts';
import type { AppWords, BotWords } from '../../text/en/app.ts';

/** The names of players in a language. */
export function nameWords(text: AppWords): NameWords {
  return { player: text.player, bot: (name) => botName(name, text) };
}

export function botName(bot: string, text: AppWords): string {
  return botWords(bot, text)?.name ?? bot;
}

/** What is said of a computer player; a server may have some that this page does not know. */
export function botWords(bot: string, { bots }: AppWords): BotWords | undefined {
  const words: Readonly<Record<string, BotWords>> = bots;
  return words[bot];
}

/** Whether a name in a list is that of a computer player of any game. */
export function isBotName(name: string, text: AppWords): boolean {
  return botWords(name, text) !== undefined;
}
