/** What every program wants to know of Countdown beside its rules. */
import type { GameKit } from '../../core/kit.ts';
import { medalsOf } from '../../core/medals.ts';
import { countdown, countdownOptions } from './rules.ts';
import type { CountdownTypes } from './rules.ts';

export const countdownKit: GameKit<CountdownTypes> = {
  game: countdown,
  title: 'Countdown',
  options: countdownOptions,
  optionWords: { options: { stones: 'Stones on the table.' }, choices: {} },
  editions: {
    handful: { title: 'A handful', machine: 'a table', history: 'Eleven stones.', historic: false },
    sackful: { title: 'A sackful', machine: 'a floor', history: 'Forty stones.', historic: true },
  },
  historic: 'sackful',
  usualRival: 'miser',
  minder: 'miser',
  anyAction: ({ left }, chance) => ({ take: 1 + Math.floor(Math.min(3, left) * chance.draw()) }),
  isNews: () => true,
  opensTurn: () => true,
  isWorthWatching: () => true,
  progress: (view) => ({
    at: view === undefined ? 1 : Math.min(view.config.stones, view.config.stones - view.left + 1),
    of: view?.config.stones ?? 1,
  }),
  mostActions: ({ stones }) => stones,
  mayGrow: () => false,
  isHotSeatPrivate: () => false,
  openView: (state) => countdown.view(state, 'watcher'),
  configOf: ({ config }) => config,
  isView: (view) => 'left' in view && 'taken' in view,
  ...medalsOf<CountdownTypes['Config']>(() => undefined),
  formatMoney: (amount) => `${amount} points`,
};
