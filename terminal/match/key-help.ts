/** Which keys there are at the moment. */
import type { KeyHelp } from './bars.ts';
import { keyOf } from './keys.ts';
import type { Sight } from './sight.ts';
import { tableItems } from './table-items.ts';
import type { MatchUi } from './ui.ts';

export function keysOf(sight: Sight, { overlay }: MatchUi): readonly KeyHelp[] {
  if (overlay === 'sure-end' || overlay === 'sure-leave')
    return [
      ['y', 'yes'],
      ['n', 'no'],
    ];
  if (overlay === 'say')
    return [
      ['Enter', 'say it'],
      ['Esc', 'do not'],
    ];
  if (overlay === 'choose')
    return [
      ['A-L', 'choose the company'],
      ['Esc', 'another space'],
    ];
  if (overlay === 'table')
    return [
      ['its key', 'does it'],
      ['Esc', 'back'],
    ];
  if (overlay !== undefined)
    return [
      ['↑↓', 'scroll'],
      ['Esc', 'back'],
    ];
  return [...deskKeys(sight), ...tableKeys(sight), ['w', 'worth'], ['n', 'news'], ['?', 'help'], ['q', 'leave']];
}

function deskKeys({ view, asked, link }: Sight): readonly KeyHelp[] {
  if (view.phase === 'over') return [['r', link === 'here' ? 'play again' : 'rematch']];
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

function tableKeys(sight: Sight): readonly KeyHelp[] {
  const { update, link, own } = sight;
  return [
    ...(update.undo === undefined ? [] : [['u', 'undo'] as const]),
    ...(link !== 'here' && own.length > 0 ? [['t', 'say'] as const] : []),
    ...(tableItems(sight).length > 0 ? [['m', 'table'] as const] : []),
  ];
}
