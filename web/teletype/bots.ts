/** The computer players at the page's teletype: they think in a worker, and type when what was printed can have been read. */
import { onCleanup } from 'solid-js';
import { BotSeats } from '../../client/bot-seats.ts';
import type { Types } from '../../core/contract.ts';
import type { SeatedProgram } from '../../teletype/basic/program.ts';
import { typeForBots } from '../../teletype/typist.ts';
import { paceNow } from '../app/settings.ts';
import { TIMERS } from '../app/timers.ts';
import { BotHost, THINKING_MS } from '../bots/bot-host.ts';
import type { TeletypeGame } from '../frame/game-entry.ts';
import type { PhoneLine } from './line.ts';

/** A worker has to load before it can think, in milliseconds. */
const PATIENCE = 10_000;

interface Typist {
  /** Whether computer players are asked now, and no person. */
  readonly isTyping: () => boolean;
  /** Lets them type until a person is asked. */
  readonly goOn: () => void;
}

interface AtTeletype {
  readonly seed: number;
  /** In the seats after the first. */
  readonly bots: readonly string[];
  readonly line: PhoneLine;
}

/** To be called where a component is made; it ends with it. */
export function useBots(
  { kit }: TeletypeGame,
  session: SeatedProgram<Types>,
  { seed, bots, line }: AtTeletype,
): Typist {
  if (bots.length === 0) return { isTyping: () => false, goOn: () => {} };
  const runner = new BotHost<Types>(kit.game.id);
  const seats = new BotSeats({ kit, runner, luck: `seed ${seed}`, patience: THINKING_MS + PATIENCE, ...TIMERS });
  let isTyping = false;
  let isGone = false;
  onCleanup(() => {
    isGone = true;
    void runner.close();
  });
  const parts = {
    botAt: (seat: number) => bots[seat - 1],
    think: (bot: string, question: Parameters<typeof seats.think>[1]) => seats.think(bot, question),
    pause: async ({ view }: { readonly view: Types['View'] }) => {
      await line.idle();
      await new Promise<void>((resolve) => TIMERS.wait(kit.isWorthWatching(view) ? paceNow() : 0, resolve));
      return !isGone;
    },
    print: (text: string) => {
      line.send(text);
      return Promise.resolve(!isGone);
    },
  };
  const goOn = async (): Promise<void> => {
    isTyping = true;
    await typeForBots(session, parts);
    isTyping = false;
  };
  return { isTyping: () => isTyping, goOn: () => void goOn() };
}
