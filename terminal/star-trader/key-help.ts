/** Which keys there are at the moment in Star Trader. */
import type { KeyHelp } from '../frame/bars.ts';
import { keyOf } from '../match/keys.ts';
import { tableItems } from '../frame/table-items.ts';
import { overKeys, overlayKeys, tableKeys } from '../frame/table-keys.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderOverlay, TraderUi } from './trader-ui.ts';

export function traderKeys(sight: TraderSight, { overlay }: TraderUi): readonly KeyHelp[] {
  if (overlay !== undefined) return ownOverlayKeys(overlay, sight) ?? overlayKeys(overlay);
  const table = tableKeys(sight, tableItems(sight).length);
  return [...deskKeys(sight), ...table, ...LOOKING, ['?', 'help'], ['q', 'leave']];
}

const LOOKING: readonly KeyHelp[] = [
  ['s', 'stars'],
  ['c', 'calendar'],
  ['w', 'worth'],
  ['v', 'prices'],
  ['l', 'letter'],
  ['n', 'news'],
];

function ownOverlayKeys(overlay: TraderOverlay, { view, asked }: TraderSight): readonly KeyHelp[] | undefined {
  const back: KeyHelp = ['Esc', 'back'];
  switch (overlay) {
    case 'stars':
      return [['↑↓', 'star'], ['v', 'its prices over time'], back];
    case 'prices':
      return [['↑↓', 'star'], ['← →', 'good, or all'], back];
    case 'letter':
      return [['← →', 'older, newer'], ['s', 'all prices'], ['↑↓', 'scroll'], back];
    case 'route': {
      const goes: readonly KeyHelp[] =
        view.ask?.ask === 'destination' && asked !== undefined ? [['Enter', 'fly the first leg']] : [];
      return [['its key', 'adds a star'], ['Backspace', 'takes one away'], ...goes, back];
    }
    case 'help':
    case 'news':
    case 'table':
    case 'say':
    case 'sure-leave':
    case 'worth':
    case 'calendar':
      return undefined;
  }
}

function deskKeys(sight: TraderSight): readonly KeyHelp[] {
  const { view, asked } = sight;
  const { ask } = view;
  if (view.phase === 'over') return overKeys(sight);
  if (asked === undefined || ask === undefined) return [];
  const report: readonly KeyHelp[] = ask.ask === 'destination' && ask.mayReport ? [['r', 'report']] : [];
  switch (ask.ask) {
    case 'destination':
      return [
        [view.stars.length > 9 ? 'its key' : `1-${keyOf(view.stars.length - 1)}`, 'fly'],
        ['↑↓', 'look'],
        ['Enter', 'fly'],
        ['g', 'plan'],
        ['a', 'advice'],
        ...report,
      ];
    case 'bank':
      return [
        ['Enter', 'enter'],
        ['p', 'pass'],
        ['a', 'advice'],
      ];
    case 'bid':
      return [
        ['Enter', 'bid'],
        ['+ -', 'more, less'],
        ['p', 'break off'],
        ['a', 'advice'],
      ];
    case 'sell':
    case 'buy':
    case 'withdraw':
    case 'deposit':
      return [
        ['Enter', ask.ask],
        ['+ -', 'more, less'],
        ['=', 'all'],
        ['p', 'pass'],
        ['a', 'advice'],
      ];
  }
}
