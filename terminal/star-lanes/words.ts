/** What stands in the bars of Star Lanes, and the looks of its newswire. */
import { must } from '../../core/must.ts';
import type { Event, View } from '../../games/star-lanes/index.ts';
import type { KeyHelp } from '../frame/bars.ts';
import { keyOf } from '../../client/offer-keys.ts';
import type { Style } from '../screen/style.ts';
import type { LanesMatchModel } from './model.ts';
import { lanes } from './speech.ts';

/** Which move is made, or was the last of a record so far; of how many where that says anything. */
export function lanesMoment({ config, moves, movesInAll }: View): string {
  const move = Math.min(moves + 1, movesInAll);
  // Editions that end by other rules have a last move only so that no match goes on for ever.
  return lanes().moment(move, config.moves === 0 && config.rounds === 0 ? undefined : movesInAll);
}

/** Where trading goes in order, one company is asked about at a time. */
export function lanesQuestion({ ask, companies }: View): string {
  if (ask?.ask !== 'trade') return lanes().question.place;
  if (ask.trading !== 'in-order') return lanes().question.trade;
  const [asked] = ask.companies;
  const company = must(
    companies.find((one) => one.company === asked?.company),
    'the company that is asked about',
  );
  return lanes().question.tradeOf(company.name);
}

export function lanesKeys({ view, mayAdvise }: LanesMatchModel): readonly KeyHelp[] {
  const { keys } = lanes();
  if (view.ask?.ask === 'place')
    return [
      [`1-${keyOf(view.ask.spaces.length - 1)}`, keys.place],
      ['↑↓', keys.look],
      ['Enter', keys.place],
      ...(mayAdvise ? [['a', keys.advice] as const] : []),
    ];
  return [
    ['↑↓', keys.company],
    ['+ -', keys.shares],
    ['=', keys.max],
    ['s', keys.sellAll],
    ['Enter', keys.trade],
    ...(mayAdvise ? [['v', keys.advice] as const] : []),
  ];
}

export function lanesNewsStyle({ type }: Event): Style {
  if (type === 'merged' || type === 'swallowed' || type === 'ended') return 'strong';
  if (type === 'founded' || type === 'split') return 'gain';
  return type === 'dividend' || type === 'traded' ? 'faint' : 'plain';
}
