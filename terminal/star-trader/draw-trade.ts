/** How many units to sell or buy, with the star's chart and what is on board below it. */
import { GOODS, BASE_PRICES } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { GOOD_NAMES, money } from '../../games/star-trader/text.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/draw-rule.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { amountOf, typedAmount } from './amount.ts';
import { drawAdvice } from './draw-advice.ts';
import { drawField } from './draw-field.ts';
import { priceWord } from './draw-price-chart.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderUi } from './trader-ui.ts';
import { gainWords, shipMark } from './words.ts';

type Trade = Ask & { readonly ask: 'sell' | 'buy' };

export function drawTrade(cells: Cells, sight: TraderSight, ui: TraderUi, ask: Trade, area: Area): void {
  const { x, y } = area;
  const { view } = sight;
  const amount = amountOf(ask);
  if (amount === undefined) return;
  drawRule(cells, area, questionWords(sight, ask));
  const units = typedAmount(ui, amount);
  let at = cells.put(x + 2, y + 1, `${ask.ask === 'sell' ? 'Sell' : 'Buy'} how many?  `, 'strong');
  at = drawField(cells, at, y + 1, ui.typed, amount.usual) + 2;
  cells.put(at, y + 1, `${amount.usual} fit; 0 passes`, 'faint', x + area.width);
  const price = Math.abs(view.stars.find(({ star }) => star === ask.star)?.prices?.[GOODS.indexOf(ask.good)] ?? 0);
  const base = BASE_PRICES[GOODS.indexOf(ask.good)] ?? 0;
  const gain = (ask.ask === 'sell' ? price - base : base - price) * units;
  const words = `At the chart's ${money(price)} that is ${money(price * units)}, ${gainWords(gain, 12)} against the base price.`;
  cells.put(x + 2, y + 2, words, gain < 0 ? 'loss' : 'plain', x + area.width);
  drawPortSheet(cells, sight, ask, { ...area, y: y + 3, height: 3 });
  drawAdvice(cells, ui, { ...area, y: y + 6, height: area.height - 6 });
}

function questionWords({ view, names }: TraderSight, ask: Trade): string {
  const who = `${names[ask.to] ?? ''} ${shipMark(view, ask.ship)}`;
  const good = GOOD_NAMES[ask.good];
  if (ask.ask === 'sell') return `${who}: ${ask.star} needs ${ask.need} of ${good}; you have ${ask.hold}`;
  return `${who}: ${ask.star} sells up to ${ask.forSale} of ${good}; ${ask.fits} can be taken`;
}

const COLUMN = 9;

/** The goods side by side: what the star says, and what the ship holds. */
function drawPortSheet(
  cells: Cells,
  { view }: TraderSight,
  { star: name, ship, good: current }: { readonly star: string; readonly ship: number; readonly good: Good },
  { x, y }: Area,
): void {
  const star = view.stars.find(({ star: one }) => one === name);
  const state = view.ships[ship];
  cells.put(x + 2, y + 1, padded(name, 9), 'faint');
  cells.put(x + 2, y + 2, padded('on board', 9), 'faint');
  GOODS.forEach((good, i) => {
    const [at, isCurrent] = [x + 11 + i * COLUMN, good === current];
    const price = star?.prices?.[i];
    const style = price === undefined || price === 0 ? 'faint' : price > 0 ? 'gain' : 'loss';
    cells.put(at, y, padded(isCurrent ? `▸${good}` : good, COLUMN, 'right'), isCurrent ? 'strong' : 'heading');
    cells.put(at, y + 1, padded(priceWord(price), COLUMN, 'right'), style);
    cells.put(at, y + 2, padded(String(state?.cargo[i] ?? 0), COLUMN, 'right'), isCurrent ? 'strong' : 'plain');
  });
  const tons = `${state?.weight ?? 0} of ${view.config.tons} t`;
  cells.put(x + 11 + 6 * COLUMN + 2, y + 1, tons, 'faint');
  cells.put(x + 11 + 6 * COLUMN + 2, y + 2, money(Math.round(state?.cash ?? 0)), 'strong');
}
