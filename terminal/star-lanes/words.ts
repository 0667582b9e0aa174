/** What stands in the bars of Star Lanes, and the looks of its newswire. */
import { must } from '../../core/must.ts';
import type { Event, View } from '../../games/star-lanes/index.ts';
import { endNearness } from '../../games/star-lanes/end.ts';
import type { KeyHelp } from '../frame/bars.ts';
import { keyOf } from '../../client/offer-keys.ts';
import type { Style } from '../screen/style.ts';
import type { LanesMatchModel } from './model.ts';
import { lanes, lanesGame } from './speech.ts';

/** Which move is made; of how many, or how near the end is that the map brings about. */
export function lanesMoment(view: View): string {
  const { config, moves, movesInAll } = view;
  const move = Math.min(moves + 1, movesInAll);
  const near = endNearness(view).map(({ by, now, end }) => lanesGame().near[by](now, end));
  // Editions that end by other rules have a last move only so that no match goes on for ever.
  const counted = lanes().moment(move, config.moves === 0 && config.rounds === 0 ? undefined : movesInAll);
  return [counted, ...near].join(', ');
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
      ['Enter', keys.place],
      [`1-${keyOf(view.ask.spaces.length - 1)} ↑↓`, keys.look],
      ...(mayAdvise ? [['a', keys.advice] as const] : []),
    ];
  return [
    ['Enter', keys.trade],
    ['↑↓', keys.company],
    ['+ -', keys.shares],
    ['=', keys.max],
    ['s', keys.sellAll],
    ...(mayAdvise ? [['v', keys.advice] as const] : []),
  ];
}

export function lanesNewsStyle({ type }: Event): Style {
  if (type === 'merged' || type === 'swallowed' || type === 'ended') return 'strong';
  if (type === 'founded' || type === 'split') return 'gain';
  return type === 'dividend' || type === 'traded' ? 'faint' : 'plain';
}
