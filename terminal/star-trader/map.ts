/** The galaxy: stars by their class, ships on their way with the day they are expected, rings of distance. */
import type { Landing } from '../../insight/star-trader/landings.ts';
import type { StarView } from '../../games/star-trader/types.ts';
import type { Area, Cells } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { textWidth } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import { mapPlaces, projected, ringAround, wayBetween } from './star-places.ts';
import type { MapPlaces, PlacedStar } from './star-places.ts';
import { pickedStar, portKey } from './ports.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { trader } from './speech.ts';
import { CLASS_MARKS, CLASS_STYLES, dueWords, fewDays, shipMark, starKey } from './words.ts';

/** Rings in less room are a blot. */
const LEAST_FOR_RINGS = 18;
const RING = 25;
/** Dates beside the ships need a wide map. */
const LEAST_FOR_DATES = 56;

export function drawStarMap(cells: Cells, model: TraderMatchModel, ui: TraderUi, area: Area): void {
  const inner = mapArea(area);
  const picked = pickedStar(model, ui);
  drawRings(cells, model, inner);
  drawWays(cells, model, inner, picked);
  const { stars, ships } = placesOn(model, area);
  stars.forEach((star, i) => {
    drawStar(cells, model, star, picked);
    hitStar(cells, star, portKey(model, ui, star.star.star) ?? { key: 'select', what: 'star', place: i });
  });
  for (const { x, y, words, landing } of ships) cells.put(x, y, words, seatStyle(landing.owner));
  if (inner !== area) drawLegend(cells, area);
}

/** The map without the line that explains its marks. */
function mapArea(area: Area): Area {
  return area.height >= LEAST_FOR_RINGS ? { ...area, height: area.height - 1 } : area;
}

export function placesOn(model: TraderMatchModel, area: Area): MapPlaces {
  const wide = area.width >= LEAST_FOR_DATES;
  const ship = (landing: Landing): string[] => {
    const mark = shipMark(model.view, landing.ship);
    return wide ? [`${mark} ${dueWords(landing.eta, landing.daysToGo < 0, model.view.today)}`, mark] : [mark];
  };
  return mapPlaces(model.view, model.landings, mapArea(area), (star) => namesFor(model, star, wide), ship);
}

/** A star with the days to it and the ship in its port, as far as there is room. */
function namesFor({ view, update }: TraderMatchModel, { star }: StarView, wide: boolean): string[] {
  const { ask } = view;
  if (ask !== undefined && ask.star === star && update.phase !== 'over')
    return [`${star} ${shipMark(view, ask.ship)}`, star];
  const port = ask?.ask === 'destination' ? ask.ports.find((one) => one.star === star) : undefined;
  return port !== undefined && wide ? [`${star} ${fewDays(port.days)}`, star] : [star];
}

function drawStar(
  cells: Cells,
  { view, asked }: TraderMatchModel,
  place: PlacedStar,
  picked: string | undefined,
): void {
  const { star, x, y, label, words } = place;
  const { ask } = view;
  const isHere = ask?.star === star.star;
  const port = ask?.ask === 'destination' ? ask.ports.findIndex((one) => one.star === star.star) : -1;
  const isPicked = star.star === picked;
  if (label !== undefined) {
    const [name = '', ...rest] = words.split(' ');
    const end = cells.put(label.x, label.y, name, isPicked || isHere ? 'strong' : 'plain');
    cells.put(end, label.y, rest.length === 0 ? '' : ` ${rest.join(' ')}`, isHere ? seatStyle(ask.to) : 'faint');
  }
  if (port >= 0 && asked !== undefined)
    cells.put(x, y, starKey(view, star.star), isPicked ? 'offered-picked' : 'offered');
  else cells.put(x, y, CLASS_MARKS[star.class], CLASS_STYLES[star.class]);
}

/** Both its mark and its name can be clicked. */
function hitStar(cells: Cells, { x, y, label, words }: PlacedStar, key: Key): void {
  cells.hit({ x, y, width: 1, height: 1 }, key);
  if (label !== undefined) cells.hit({ ...label, width: words.length, height: 1 }, key);
}

/** Around the port of the ship that is asked about, or around SOL. */
function drawRings(cells: Cells, { view }: TraderMatchModel, area: Area): void {
  if (area.height < LEAST_FOR_RINGS - 1) return;
  const centre = view.stars.find(({ star }) => star === view.ask?.star) ?? view.stars[0];
  if (centre === undefined) return;
  const onMap = projected(view, area);
  for (let lightYears = RING; lightYears <= view.config.mapSize; lightYears += RING)
    for (const { x, y } of ringAround(centre, lightYears, onMap, area)) cells.put(x, y, '·', 'faint');
}

/** The ways of one's own ships, and the one that is thought of. */
function drawWays(
  cells: Cells,
  { view, landings, viewer }: TraderMatchModel,
  area: Area,
  picked: string | undefined,
): void {
  const onMap = projected(view, area);
  const placeOf = (name: string | undefined) => view.stars.find(({ star }) => star === name);
  for (const landing of landings) {
    const to = placeOf(landing.to);
    if (landing.owner !== viewer || to === undefined) continue;
    for (const { x, y } of wayBetween(onMap(landing), onMap(to))) cells.put(x, y, '•', seatStyle(landing.owner));
  }
  const [from, to] = [placeOf(view.ask?.star), placeOf(picked)];
  if (view.ask?.ask !== 'destination' || from === undefined || to === undefined) return;
  for (const { x, y } of wayBetween(onMap(from), onMap(to))) cells.put(x, y, '•', 'strong');
}

/** The classes of stars, and the rings in the longest words there is room for. */
function drawLegend(cells: Cells, { x, y, width, height }: Area): void {
  let at = x + 1;
  for (const name of ['I', 'II', 'III', 'IV'] as const) {
    at = cells.put(at, y + height - 1, CLASS_MARKS[name], CLASS_STYLES[name]);
    at = cells.put(at, y + height - 1, ` ${name}  `, 'faint');
  }
  const { rings, ringsShort } = trader().map;
  const words = [rings(RING), ringsShort(RING)].find((one) => textWidth(one) <= x + width - at);
  if (words !== undefined) cells.put(at, y + height - 1, words, 'faint');
}
