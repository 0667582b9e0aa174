/** What the players are called on screens: computer players by the name of their kind in the language of the page. */
import type { NameWords } from '../../client/names.ts';
import type { AppWords } from '../../text/en/app.ts';

/** The names of players in a language. */
export function nameWords(text: AppWords): NameWords {
  return { player: text.player, bot: (name) => botName(name, text) };
}

/** A server may have computer players that this page does not know: they go by the name they have there. */
export function botName(bot: string, text: AppWords): string {
  return namesOf(text)[bot] ?? bot;
}

/** Whether a name in a list is that of a computer player of any game. */
export function isBotName(name: string, text: AppWords): boolean {
  return name in namesOf(text);
}

function namesOf({ bots }: AppWords): Readonly<Record<string, string>> {
  return bots;
}
