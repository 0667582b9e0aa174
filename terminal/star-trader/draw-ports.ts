/** Where to go: every port with its days and what it promises, and all about the one looked at. */
import type { Prospect } from '../../insight/star-trader/outlook.ts';
import { tellDate } from '../../games/star-trader/text.ts';
import type { Ask, Port } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/draw-rule.ts';
import { wrapped } from '../frame/wrap.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { drawAdvice } from './draw-advice.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderUi } from './trader-ui.ts';
import { CLASS_STYLES, dealWords, gainWords, shipMark, starKey } from './words.ts';

type Destination = Ask & { readonly ask: 'destination' };

/** A port in the list: key, name, class, days, gain. */
const LEAST_COLUMN = 26;
const MOST_COLUMN = 34;
/** Lines about the port that is looked at. */
const DETAILS = 2;

interface PortPlace extends Area {
  readonly place: number;
}

/** Where each port stands in the list; those that do not fit are left out. */
export function portPlaces({ x, y, width, height }: Area, ports: number, picked: number): PortPlace[] {
  const rows = Math.max(1, height - 1 - DETAILS);
  const columns = Math.max(1, Math.floor(width / LEAST_COLUMN));
  const column = Math.min(MOST_COLUMN, Math.floor(width / columns));
  const needed = Math.min(rows, Math.max(1, Math.ceil(ports / columns)));
  const page = needed * columns;
  const first = Math.floor(picked / page) * page;
  return Array.from({ length: Math.min(page, ports - first) }, (_, i) => ({
    place: first + i,
    x: x + Math.floor(i / needed) * column,
    y: y + 1 + (i % needed),
    width: column,
    height: 1,
  }));
}

export function drawPorts(cells: Cells, sight: TraderSight, ui: TraderUi, ask: Destination, area: Area): void {
  const { view, names, outlook } = sight;
  drawRule(cells, area, `${names[ask.to] ?? ''} ${shipMark(view, ask.ship)} at ${ask.star}: where to?`);
  const places = portPlaces(area, ask.ports.length, ui.picked);
  for (const place of places) {
    const port = ask.ports[place.place];
    const prospect = outlook.find(({ star }) => star === port?.star);
    if (port !== undefined) drawPort(cells, sight, place, port, prospect, place.place === ui.picked);
  }
  const below = Math.max(...places.map(({ y }) => y)) + 1;
  const star = ask.ports[ui.picked]?.star;
  const details = { ...area, y: below, height: area.y + area.height - below };
  if (ui.advice === '')
    drawDetails(
      cells,
      outlook.find((one) => one.star === star),
      details,
    );
  else drawAdvice(cells, ui, details);
}

function drawPort(
  cells: Cells,
  { view }: TraderSight,
  { x, y, width }: PortPlace,
  { star, days }: Port,
  prospect: Prospect | undefined,
  isPicked: boolean,
): void {
  const known = view.stars.find((one) => one.star === star);
  cells.put(x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(x + 1, y, ` ${starKey(view, star)} `, isPicked ? 'offered-picked' : 'offered');
  cells.put(x + 4, y, padded(star, 5), isPicked ? 'strong' : 'plain');
  if (known !== undefined) cells.put(x + 9, y, padded(known.class, 4), CLASS_STYLES[known.class]);
  cells.put(x + 13, y, padded(`${days}d`, 4, 'right'), 'plain');
  const gain = prospect?.gain ?? 0;
  cells.put(x + 17, y, padded(gainWords(gain, width - 19), width - 18, 'right'), gain > 0 ? 'gain' : 'faint');
}

function drawDetails(cells: Cells, prospect: Prospect | undefined, { x, y, width, height }: Area): void {
  if (prospect === undefined) return;
  const { star, days, expectedDays, expected, deals, gain } = prospect;
  const late = Math.round(expectedDays - days);
  const when = `${star}: about ${tellDate(expected)}, ${days} days and some ${late} late`;
  const what = deals.length === 0 ? dealWords(deals) : `${dealWords(deals)}; gains ${gainWords(gain, 12)}`;
  wrapped(`${when}; ${what}.`, width - 4)
    .slice(0, height)
    .forEach((line, i) => cells.put(x + 2, y + i, line, 'plain'));
}
