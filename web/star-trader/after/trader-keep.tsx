/** What can be taken home from a match of Star Trader that is over. */
import type { JSX } from 'solid-js';
import { starTrader } from '../../../games/star-trader/index.ts';
import { KeepButtons } from '../../frame/after/keep-buttons.tsx';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';
import { traderPicture } from './trader-picture.ts';

export function TraderKeep(): JSX.Element {
  const sight = useTrade();
  return (
    <KeepButtons
      table={sight}
      game={starTrader}
      picture={() => traderPicture(sight.view(), sight.names(), w().title)}
    />
  );
}
