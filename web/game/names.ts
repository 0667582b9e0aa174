/** What the players are called on screens: computer players by the name of their kind, numbered where several are called the same. */
import type { SeenSeat } from '../../table/update.ts';
import type { AppWords, BotWords } from '../../text/en/app.ts';

export function namesOf(seats: readonly SeenSeat[], text: AppWords): string[] {
  const plain = seats.map((seat, number) => nameOf(seat, number, text));
  return plain.map((name, seat) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

function nameOf({ name, bot }: SeenSeat, seat: number, text: AppWords): string {
  if (bot !== undefined) return botName(bot, text);
  return name ?? text.player(seat + 1);
}

export function botName(bot: string, text: AppWords): string {
  return botWords(bot, text)?.name ?? bot;
}

/** What is said of a computer player; a server may have some that this page does not know. */
export function botWords(bot: string, { bots }: AppWords): BotWords | undefined {
  const words: Readonly<Record<string, BotWords>> = bots;
  return words[bot];
}

/** Whether a name in a record or a list is that of a computer player of any game. */
export function isBotName(name: string): boolean {
  return BOTS.includes(name) || CAPTAINS.includes(name);
}

/** The computer captains of Star Trader, weakest first, as they can be chosen. */
export const CAPTAINS: readonly string[] = ['chance', 'beginner', 'trader', 'merchant', 'captain', 'searcher'];

/** All computer players of Star Lanes, weakest first, as they can be chosen. */
export const BOTS: readonly string[] = [
  'chance',
  'beginner',
  'greedy',
  'relative',
  'reallocator',
  'strategist',
  'searcher',
  'champion',
];
