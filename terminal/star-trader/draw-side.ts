/** Beside the map: what the captains are worth, where their ships are, and with more room all prices and the news. */
import { nextMedal } from '../../games/star-trader/medals.ts';
import { money } from '../../games/star-trader/text.ts';
import type { ShipView } from '../../games/star-trader/types.ts';
import { drawNews } from '../frame/draw-news.ts';
import { moneyColumn, shortMoney } from '../frame/figures.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { seatStyle } from '../screen/style.ts';
import { CHART_WIDTH, drawPriceChart } from './draw-price-chart.ts';
import { traderNews } from './news.ts';
import type { TraderSight } from './trader-sight.ts';
import { cargoWords, shipMark, shortDate } from './words.ts';

const LEAST_NEWS = 4;
const WORTH = 12;
const BANK = 11;

/** `news` says whether they have no column of their own. */
export function drawTraderSide(cells: Cells, sight: TraderSight, area: Area, news: boolean): void {
  const end = area.y + area.height;
  const { players, ships, stars } = sight.view;
  const spare = area.height - players - ships.length - 2;
  const roomy = spare >= 2;
  let y = drawCaptains(cells, sight, { ...area, height: Math.max(3, Math.min(players + 2, area.height - 4)) });
  y = drawShips(cells, sight, { ...area, y: y + (roomy ? 1 : 0), height: end - y - (roomy ? 1 : 0) });
  if (area.width >= CHART_WIDTH && end - y - 1 >= stars.length + 1) {
    y = drawPriceChart(cells, sight, { ...area, y: y + 1, height: end - y - 1 }, -1);
  }
  if (news && end - y - 1 >= LEAST_NEWS) drawNews(cells, traderNews(sight), { ...area, y: y + 1, height: end - y - 1 });
}

/** The richest first; returns the row below. */
function drawCaptains(cells: Cells, sight: TraderSight, { x, y, width, height }: Area): number {
  const { view, names, update, viewer } = sight;
  const name = width - WORTH - BANK - 1;
  const heads = padded('worth', WORTH, 'right') + padded('bank', BANK, 'right');
  cells.put(x, y, padded('Captains', name) + heads, 'heading');
  const ranked = view.captains
    .map((captain, seat) => ({ ...captain, seat }))
    .sort((one, other) => other.total - one.total);
  const shown = ranked.slice(0, height - 2);
  const own = ranked.find(({ seat }) => seat === viewer);
  if (own !== undefined && !shown.includes(own)) shown[shown.length - 1] = own;
  const [worths, banks] = [
    moneyColumn(
      shown.map(({ total }) => total),
      WORTH - 1,
    ),
    moneyColumn(
      shown.map(({ bank }) => bank),
      BANK - 1,
    ),
  ];
  shown.forEach(({ seat, total, bank }, i) => {
    const row = y + 1 + i;
    cells.put(x, row, update.toAct === seat ? '▸' : ' ', 'strong');
    const letter = shipMark(view, seat).slice(0, 1);
    cells.put(x + 2, row, padded(`${letter} ${names[seat] ?? ''}${stateWord(sight, seat)}`, name - 3), seatStyle(seat));
    const figures = padded(worths(total), WORTH, 'right') + padded(banks(bank), BANK, 'right');
    cells.put(x + name, row, figures, seat === viewer ? 'strong' : 'plain');
  });
  const below = y + 1 + shown.length;
  const target = targetWords(sight);
  if (target !== '') cells.put(x, below, target, 'faint', x + width);
  return target === '' ? below : below + 1;
}

function stateWord({ update }: TraderSight, seat: number): string {
  const { minded, here, bot } = update.seats[seat] ?? {};
  if (minded !== undefined) return minded === 'left' ? ' (left)' : ' (late)';
  return here === false && bot === undefined ? ' (away)' : '';
}

/** Who plays alone plays for a medal. */
function targetWords({ view: { config, captains, phase } }: TraderSight): string {
  const [only, ...others] = captains;
  if (only === undefined || others.length > 0 || phase === 'over') return '';
  const next = nextMedal(config, only.total);
  return next === undefined ? '' : `  Target: ${money(next.worth)} for ${next.medal}`;
}

/** One's own ships first, then those that land next; returns the row below. */
function drawShips(cells: Cells, sight: TraderSight, { x, y, width, height }: Area): number {
  const wide = width >= 56;
  cells.put(x, y, padded('Ships', 22) + padded('tons', 5, 'right') + padded('cash', 10, 'right'), 'heading');
  if (wide) cells.put(x + 39, y, 'cargo', 'heading');
  const shown = orderOf(sight).slice(0, height - 1);
  shown.forEach((ship, i) => {
    const state = sight.view.ships[ship];
    if (state === undefined) return;
    const row = y + 1 + i;
    const isAsked = sight.view.ask?.ship === ship;
    cells.put(x, row, isAsked ? '▸' : ' ', 'strong');
    cells.put(x + 2, row, padded(shipMark(sight.view, ship), 4), seatStyle(state.owner));
    cells.put(x + 6, row, padded(whereWords(sight, state, ship), 16), isAsked ? 'strong' : 'plain');
    const figures = padded(String(state.weight), 5, 'right') + padded(shortMoney(state.cash, 9), 10, 'right');
    cells.put(x + 22, row, figures, isAsked ? 'strong' : 'plain');
    if (wide) cells.put(x + 39, row, cargoWords(state.cargo), 'faint', x + width);
  });
  return y + 1 + shown.length;
}

function whereWords({ landings }: TraderSight, { at, to, eta }: ShipView, ship: number): string {
  if (at !== undefined) return `at ${at}`;
  const landing = landings.find((one) => one.ship === ship);
  const isOverdue = landing !== undefined && landing.daysToGo < 0;
  return `→ ${to} ${isOverdue ? 'overdue' : shortDate(eta)}`;
}

function orderOf({ view, landings, viewer }: TraderSight): number[] {
  const under = landings.map(({ ship }) => ship);
  const all = [...view.ships.keys()].sort((one, other) => under.indexOf(one) - under.indexOf(other));
  const isOwn = (ship: number): boolean => view.ships[ship]?.owner === viewer;
  return [...all.filter(isOwn), ...all.filter((ship) => !isOwn(ship))];
}
