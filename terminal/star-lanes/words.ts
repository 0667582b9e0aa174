/** The words of Star Lanes on the full screen: the bars, the newswire's looks, and the help. */
import { must } from '../../core/must.ts';
import type { Event, View } from '../../games/star-lanes/index.ts';
import type { KeyHelp } from '../frame/bars.ts';
import { keyOf } from '../../client/offer-keys.ts';
import type { Style } from '../screen/style.ts';
import type { LanesMatchModel } from './model.ts';

/** Which move is made, or was the last of a record so far; of how many where that says anything. */
export function lanesMoment({ config, moves, movesInAll }: View, of: 'match' | 'record'): string {
  const move = of === 'match' ? Math.min(moves + 1, movesInAll) : moves;
  // Editions that end by other rules have a last move only so that no match goes on for ever.
  return config.moves === 0 && config.rounds === 0 ? `move ${move}` : `move ${move} of ${movesInAll}`;
}

/** Where trading goes in order, one company is asked about at a time. */
export function lanesQuestion({ ask, companies }: View): string {
  if (ask?.ask !== 'trade') return 'place a space';
  if (ask.trading !== 'in-order') return 'trade';
  const [asked] = ask.companies;
  const company = must(
    companies.find((one) => one.company === asked?.company),
    'the company that is asked about',
  );
  return `trade ${company.name}`;
}

export function lanesKeys({ view, mayAdvise }: LanesMatchModel): readonly KeyHelp[] {
  if (view.ask?.ask === 'place')
    return [
      [`1-${keyOf(view.ask.spaces.length - 1)}`, 'place'],
      ['↑↓', 'look'],
      ['Enter', 'place'],
      ...(mayAdvise ? [['a', 'advice'] as const] : []),
    ];
  return [
    ['↑↓', 'company'],
    ['+ -', 'shares'],
    ['=', 'max'],
    ['s', 'sell all'],
    ['Enter', 'trade'],
    ...(mayAdvise ? [['v', 'advice'] as const] : []),
  ];
}

export function lanesNewsStyle({ type }: Event): Style {
  if (type === 'merged' || type === 'swallowed' || type === 'ended') return 'strong';
  if (type === 'founded' || type === 'split') return 'gain';
  return type === 'dividend' || type === 'traded' ? 'faint' : 'plain';
}

/** The keys, and the rules in a few sentences. */
export const LANES_HELP = `Placing
  1 2 3 …        plays the space that has this number on the map
  ↑ ↓            looks at what each space would bring; Enter plays it
  u              takes back what you did; among people until a draw is seen

Trading
  ↑ ↓  A … L     goes to a company
  + - ← →        one share more or less; PgUp and PgDn ten
  12  -5         types the number of shares; below zero sells
  =  M           as many as you can pay        s   sells all
  Enter          trades; without any order it passes       Esc   clears it

Advice, in matches at this terminal
  a              what the adviser would play, and why (in a trade: v)

Looking
  x              the exchange: who owns what, and what a price is made of
  w  n  ?        everybody’s worth over the match; the newswire; this page
  m  t  b        with others: votes; say something; take the seat back
  q  Ctrl-C      leaves; the match is kept for the command resume

All rules and editions: docs/rules/star-lanes.md, or the command options
`;
