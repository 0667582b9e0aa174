/** The end of Star Lanes: who has won, and the medal of who played alone. */
import type { Area, Cells } from '../screen/cells.ts';
import { medalFor, nextMedal } from '../../games/star-lanes/medals.ts';
import { drawResult } from '../frame/draw-result.ts';
import type { Sight } from './sight.ts';

export function drawOver(cells: Cells, { view: { standings = [], config }, names }: Sight, area: Area): void {
  const made = standings.map(({ net, stock, cash }) => ({
    worth: net,
    made: (amount: (dollars: number) => string) => `${amount(stock)} in stock, ${amount(cash)} in cash`,
  }));
  drawResult(cells, area, names, made, (worth) => ({
    won: medalFor(config, worth),
    next: nextMedal(config, worth),
  }));
}
