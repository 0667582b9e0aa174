/** Where to go: every port with its days and what it promises, and the keys that choose one. */
import type { PortProspect } from '../../insight/star-trader/port-prospects.ts';
import type { Port, PortAsk } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/bars.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { fitLines, padded, wrapped } from '../screen/marks.ts';
import { moreWords } from '../frame/scrolling.ts';
import { play } from '../frame/ui.ts';
import { must } from '../../core/must.ts';
import { keyOf, placeOf } from '../../client/offer-keys.ts';
import type { Key } from '../screen/key.ts';
import { prospectOf } from './model.ts';
import type { TraderKeyResult, TraderMatchModel, TraderUi } from './model.ts';
import { frameWords } from '../words.ts';
import { trader } from './speech.ts';
import { CLASS_STYLES, dealWords, fewDays, gainWords, shipMark, starKey, starNamed } from './words.ts';

interface NamedStar {
  readonly star: string;
}

/** A port in the list: key, name, class, days, gain. */
const LEAST_COLUMN = 26;
const MOST_COLUMN = 34;
/** Lines about the port that is looked at, and ports that are always listed. */
const DETAILS = 2;
const LEAST_ROWS = 2;

interface PortPlace extends Area {
  readonly place: number;
}

/** Where each port is in the list, in so many rows; those that do not fit are on another page of it. */
function portPlaces({ x, y, width }: Area, rows: number, ports: number, picked: number): PortPlace[] {
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

/** The port that is looked at. */
export function pickedStar({ view: { ask }, asked }: TraderMatchModel, { picked }: TraderUi): string | undefined {
  return ask?.ask === 'destination' && asked !== undefined ? ask.ports[picked]?.star : undefined;
}

/** What a click on a port stands for: the first looks at it, the second flies there. Undefined for what is no port now. */
export function portKey(
  { view: { ask }, asked }: TraderMatchModel,
  { picked }: TraderUi,
  star: string,
): Key | undefined {
  const place =
    ask?.ask === 'destination' && asked !== undefined ? ask.ports.findIndex((port) => port.star === star) : -1;
  if (place < 0) return undefined;
  return place === picked ? { key: 'enter' } : { key: 'select', what: 'port', place };
}

export function drawPorts(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: PortAsk, area: Area): void {
  const { view, names } = model;
  const looked = must(ask.ports[ui.picked], 'the port that is looked at');
  const told = wrapped(ui.advice === '' ? detailWords(prospectOf(model, looked.star)) : ui.advice, area.width - 4);
  const details = Math.max(DETAILS, Math.min(told.length, area.height - 1 - LEAST_ROWS));
  const places = portPlaces(area, Math.max(1, area.height - 1 - details), ask.ports.length, ui.picked);
  const first = must(places[0], 'a port').place;
  const more = moreWords({ above: first, below: ask.ports.length - first - places.length });
  const question = trader().ports.ask(must(names[ask.to], 'a name'), shipMark(view, ask.ship), ask.star);
  drawRule(cells, area, more === '' ? question : `${question}  ${more}`);
  for (const place of places) {
    const port = must(ask.ports[place.place], 'a port of the list');
    drawPort(cells, model, place, port, place.place === ui.picked);
    const key = portKey(model, ui, port.star);
    if (key !== undefined) cells.hit(place, key);
  }
  const below = Math.max(...places.map(({ y }) => y)) + 1;
  fitLines(told, area.y + area.height - below, area.width - 4).forEach((line, i) =>
    cells.put(area.x + 2, below + i, line, ui.advice === '' ? 'plain' : 'star'),
  );
}

function drawPort(
  cells: Cells,
  model: TraderMatchModel,
  { x, y, width }: PortPlace,
  { star, days }: Port,
  isPicked: boolean,
): void {
  const known = starNamed(model.view, star);
  cells.put(x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(x + 1, y, ` ${starKey(model.view, star)} `, isPicked ? 'offered-picked' : 'offered');
  cells.put(x + 4, y, padded(star, 5), isPicked ? 'strong' : 'plain');
  cells.put(x + 9, y, padded(known.class, 4), CLASS_STYLES[known.class]);
  cells.put(x + 13, y, padded(fewDays(days), 4, 'right'), 'plain');
  const { gain } = prospectOf(model, star);
  cells.put(x + 17, y, padded(gainWords(gain, width - 19), width - 18, 'right'), gain > 0 ? 'gain' : 'faint');
}

function detailWords({ star, days, expectedDays, expected, deals, gain }: PortProspect): string {
  const late = Math.round(expectedDays - days);
  const { ports, date } = trader();
  const when = ports.when(star, date(expected), days, late);
  const what = deals.length === 0 ? dealWords(deals) : ports.gains(dealWords(deals), gainWords(gain, 12));
  return `${when}${frameWords().signs.semicolon}${what}.`;
}

/** The keys of the ports, in runs: `1-3, 5-7` from the fourth star, for nobody flies to where they are. */
export function portKeys(ports: readonly NamedStar[], stars: readonly NamedStar[]): string {
  const isPort = stars.map(({ star }) => ports.some((port) => port.star === star));
  const firsts = isPort.flatMap((is, place) => (is && isPort[place - 1] !== true ? [place] : []));
  const lasts = isPort.flatMap((is, place) => (is && isPort[place + 1] !== true ? [place] : []));
  return firsts
    .map((first, run) => [...new Set([first, must(lasts[run], 'the end of a run')])].map(keyOf).join('-'))
    .join(', ');
}

export function handlePortKey(
  ui: TraderUi,
  { ports, mayReport }: PortAsk,
  stars: readonly string[],
  key: Key,
): TraderKeyResult | undefined {
  const look = (by: number): TraderKeyResult => ({
    ui: { ...ui, advice: '', picked: (ui.picked + by + ports.length) % ports.length },
  });
  const fly = (place: number): TraderKeyResult | undefined => {
    const port = ports[place];
    return port === undefined ? undefined : play({ ...ui, picked: place }, { type: 'go', star: port.star });
  };
  switch (key.key) {
    case 'up':
    case 'left':
    case 'back-tab':
      return look(-1);
    case 'down':
    case 'right':
    case 'tab':
      return look(1);
    case 'wheel':
      return look(key.by);
    case 'enter':
      return fly(ui.picked);
    case 'select':
      return key.what === 'port' ? { ui: { ...ui, advice: '', picked: key.place } } : undefined;
    case 'text':
      return (
        fly(ports.findIndex(({ star }) => star === stars[placeOf(key.text)])) ??
        (key.text === 'r' && mayReport ? play(ui, { type: 'report' }) : undefined)
      );
    default:
      return undefined;
  }
}
