/** Which keys there are at every table, and while something lies over its screen. */
import type { KeyHelp } from '../frame/bars.ts';
import type { MatchModel } from '../match/table-sight.ts';

/** The keys of an overlay that every game has; of any other page, those that scroll it. */
export function overlayKeys(overlay: string): readonly KeyHelp[] {
  if (overlay.startsWith('sure-'))
    return [
      ['y', 'yes'],
      ['n', 'no'],
    ];
  if (overlay === 'say')
    return [
      ['Enter', 'say it'],
      ['Esc', 'do not'],
    ];
  if (overlay === 'table')
    return [
      ['its key', 'does it'],
      ['Esc', 'back'],
    ];
  return [
    ['↑↓', 'scroll'],
    ['Esc', 'back'],
  ];
}

export function tableKeys({ update, place, own }: MatchModel, items: number): readonly KeyHelp[] {
  return [
    ...(update.undo === undefined ? [] : [['u', 'undo'] as const]),
    ...(place !== 'local' && own.length > 0 ? [['t', update.head.public ? 'react' : 'say'] as const] : []),
    ...(items > 0 ? [['m', 'table'] as const] : []),
  ];
}

/** What can be done when the match is over. */
export function overKeys({ place }: MatchModel): readonly KeyHelp[] {
  return [['r', place === 'local' ? 'play again' : 'rematch']];
}
