/** How everybody's worth went. */
import type { Area, Cells } from '../screen/cells.ts';
import { seatStyle } from '../screen/style.ts';
import { curvesOf } from '../../insight/star-lanes/curves.ts';
import { drawChart } from '../frame/draw-chart.ts';
import type { Sight } from './sight.ts';

export function drawWorths(cells: Cells, { view, events, names }: Sight, area: Area, fine: boolean): void {
  const known = view.books.map((books) => books !== undefined);
  const points = curvesOf(view.config, known, events);
  const curves = names.flatMap((name, seat) =>
    known[seat] === true
      ? [{ name, mark: String(seat + 1), style: seatStyle(seat), values: points.map(({ worths }) => worths[seat]) }]
      : [],
  );
  drawChart(cells, 'Net worth', curves, area, fine);
}
