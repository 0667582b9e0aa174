/** Opens a match at a table of this program, with the computer players that sit there. */
import { LocalMatch } from '../../client/local-match.ts';
import type { Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import type { LogProblem, MatchLog } from '../../table/beginning.ts';
import type { Entry } from '../../table/store.ts';
import { BotThreads } from '../bots/bot-threads.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { TIMERS } from '../timers.ts';

/** Longer than any search; what is silent for so long never answers. */
export const PATIENCE_MS = 60_000;

interface OpenHere {
  /** The least time a computer player takes for an action, in milliseconds. */
  readonly pace: number;
  /** On how many threads those search who search; 0: here, while everything else waits. */
  readonly threads: number;
  readonly keep: (entry: Entry) => void;
}

export async function openHere(
  { kit, bots: load }: Pick<AnyGameScreens, 'kit' | 'bots'>,
  log: MatchLog,
  { pace, threads, keep }: OpenHere,
): Promise<Result<LocalMatch<Types>, LogProblem>> {
  const names = log.head.seats.flatMap((plan) => (plan.for === 'bot' ? [plan.bot] : []));
  const bots = await load(names);
  const searches = bots.some(({ name, playouts }) => names.includes(name) && playouts > 0);
  return LocalMatch.open(log, {
    kit,
    keep,
    ...TIMERS,
    patience: PATIENCE_MS,
    bots: new BotThreads(kit.game.id, bots, searches ? threads : 0),
    pace: () => pace,
  });
}
