/** Which keys there are at the moment in Star Lanes. */
import type { KeyHelp } from '../frame/bars.ts';
import { keyOf } from '../match/keys.ts';
import { matchItems } from './match-items.ts';
import type { Sight } from './sight.ts';
import { overKeys, overlayKeys, tableKeys } from '../frame/table-keys.ts';
import type { MatchUi } from './ui.ts';

export function keysOf(sight: Sight, { overlay }: MatchUi): readonly KeyHelp[] {
  if (overlay === 'choose')
    return [
      ['A-L', 'choose the company'],
      ['Esc', 'another space'],
    ];
  if (overlay !== undefined) return overlayKeys(overlay);
  const table = tableKeys(sight, matchItems(sight).length);
  return [...deskKeys(sight), ...table, ['w', 'worth'], ['n', 'news'], ['?', 'help'], ['q', 'leave']];
}

function deskKeys(sight: Sight): readonly KeyHelp[] {
  const { view, asked } = sight;
  if (view.phase === 'over') return overKeys(sight);
  if (asked === undefined) return [];
  if (view.ask?.ask === 'place')
    return [
      [`1-${keyOf(view.ask.spaces.length - 1)}`, 'place'],
      ['↑↓', 'look'],
      ['Enter', 'place'],
    ];
  return [
    ['↑↓', 'company'],
    ['+ -', 'shares'],
    ['=', 'max'],
    ['x', 'sell all'],
    ['Enter', 'trade'],
  ];
}
