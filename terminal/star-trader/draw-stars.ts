/** All stars with their last known prices, and the sheet of the one looked at. */
import { GOODS } from '../../games/star-trader/goods.ts';
import { CLASS_NAMES, GOOD_NAMES, tellDate } from '../../games/star-trader/text.ts';
import type { StarView, View } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/draw-rule.ts';
import { wrapped } from '../frame/wrap.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { drawPriceChart } from './draw-price-chart.ts';
import type { TraderSight } from './trader-sight.ts';
import { ageWords, shipMark, shortDate } from './words.ts';

const SHEET = 8;

export function drawStars(cells: Cells, sight: TraderSight, area: Area, picked: number): void {
  const { stars } = sight.view;
  const star = stars[picked % Math.max(1, stars.length)];
  if (star === undefined) return;
  const chart = { ...area, height: Math.min(stars.length + 1, area.height - SHEET) };
  const below = drawPriceChart(cells, sight, chart, stars.indexOf(star)) + 1;
  const sheet = { ...area, y: below, height: area.y + area.height - below };
  drawRule(cells, sheet, `${star.star}, class ${star.class}, ${CLASS_NAMES[star.class]}`);
  const lines = sheetLines(sight, star).flatMap((line) => wrapped(line, area.width - 4, '  '));
  lines.slice(0, sheet.height - 1).forEach((line, i) => cells.put(sheet.x + 2, sheet.y + 1 + i, line));
}

function sheetLines(sight: TraderSight, star: StarView): string[] {
  const { view, outlook } = sight;
  const { prices, asOf } = star;
  const known =
    asOf === undefined ? 'Nobody has seen its prices.' : `Prices of ${tellDate(asOf)}: ${ageWords(view.today, asOf)}.`;
  const trip = outlook.find((one) => one.star === star.star);
  return [
    `At ${star.x}, ${star.y} light years from SOL.${trip === undefined ? '' : ` ${trip.days} days from here.`} ${known}`,
    goodsLine('It sells ', prices, (price) => price > 0),
    goodsLine('It wants ', prices, (price) => price < 0),
    boundLine(view, sight, star.star),
  ].filter((line) => line !== '');
}

function goodsLine(words: string, prices: StarView['prices'], is: (price: number) => boolean): string {
  const goods = GOODS.flatMap((good, i) => {
    const price = prices?.[i] ?? 0;
    return is(price) ? [`${GOOD_NAMES[good]} at ${Math.abs(price)}`] : [];
  });
  return goods.length === 0 ? '' : `${words}${goods.join(', ')}.`;
}

function boundLine(view: View, { landings }: TraderSight, star: string): string {
  const bound = landings.filter(({ to }) => to === star);
  if (bound.length === 0) return '';
  return `Bound for it: ${bound.map(({ ship, eta }) => `${shipMark(view, ship)} (${shortDate(eta)})`).join(', ')}.`;
}
