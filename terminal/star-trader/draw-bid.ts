/** A bargain as a dialogue: what the star said and what was bid, round by round, and the bid to come. */
import { bargainsSoFar } from '../../insight/star-trader/bargain-so-far.ts';
import { GOOD_NAMES, money } from '../../games/star-trader/text.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/draw-rule.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { amountOf, typedAmount } from './amount.ts';
import { drawAdvice } from './draw-advice.ts';
import { drawField } from './draw-field.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderUi } from './trader-ui.ts';
import { shipMark } from './words.ts';

type Bid = Ask & { readonly ask: 'bid' };

export function drawBid(cells: Cells, sight: TraderSight, ui: TraderUi, ask: Bid, area: Area): void {
  const { x, y, width, height } = area;
  const { view, names } = sight;
  const does = ask.side === 'sell' ? 'buys' : 'sells';
  const who = `${names[ask.to] ?? ''} ${shipMark(view, ask.ship)}`;
  drawRule(
    cells,
    area,
    `${who}: ${ask.star} ${does} ${ask.units} of ${GOOD_NAMES[ask.good]}; bid ${ask.round} of ${ask.rounds}`,
  );
  const { now, last } = bargainsSoFar(view, sight.events);
  const before = (now?.rounds ?? []).filter(({ bid }) => bid !== undefined);
  // In little room the last rounds must do.
  const shown = before.slice(-Math.max(0, height - 6));
  shown.forEach(({ round, offer, bid }, i) => {
    const said = `${round}.  ${ask.star} ${starWord(ask)} ${money(offer)}; you bid ${money(bid ?? 0)}: not taken, it moved towards you.`;
    cells.put(x + 2, y + 1 + i, said, 'faint', x + width);
  });
  const top = y + 1 + shown.length;
  drawQuestion(cells, ui, ask, area, top);
  const ended = last?.end?.how === 'dealt' && last.by === ask.to && before.length === 0 ? lastWords(last) : '';
  if (ended !== '' && ui.advice === '') cells.put(x + 2, top + 4, ended, 'faint', x + width);
  drawAdvice(cells, ui, { ...area, y: top + 4, height: y + height - top - 4 });
}

function drawQuestion(cells: Cells, ui: TraderUi, ask: Bid, { x, width }: Area, y: number): void {
  const amount = amountOf(ask);
  if (amount === undefined) return;
  const final = ask.round === ask.rounds && ask.rounds > 1 ? ', and that is final' : '';
  const each = money(Math.round(ask.offer / ask.units));
  cells.put(
    x + 2,
    y,
    `${ask.round}.  ${ask.star} ${starWord(ask)} ${money(ask.offer)} (${each} each)${final}.`,
    'strong',
  );
  if (ask.above >= ask.below) {
    cells.put(x + 2, y + 1, 'There is no price to bargain about: p passes.', 'warning', x + width);
    return;
  }
  const at =
    drawField(cells, cells.put(x + 2, y + 1, 'Your bid for all: $', 'strong'), y + 1, ui.typed, amount.usual) + 2;
  const bid = typedAmount(ui, amount);
  cells.put(at, y + 1, `${money(Math.round(bid / ask.units))} each`, 'plain', x + width);
  const window = `Between ${money(Math.ceil(ask.above))} and ${money(Math.floor(ask.below))}`;
  const hint = ask.side === 'sell' ? 'more than it offers' : 'less than it wants';
  cells.put(x + 2, y + 2, `${window}; ${hint}, but not too far.`, 'faint', x + width);
}

function starWord({ side }: Bid): string {
  return side === 'sell' ? 'offers' : 'wants';
}

function lastWords({ star, side, units, good, end }: NonNullable<ReturnType<typeof bargainsSoFar>['last']>): string {
  const does = side === 'sell' ? 'sold to' : 'bought at';
  return end?.how === 'dealt' ? `Before: ${units} ${good} ${does} ${star} for ${money(end.total)}.` : '';
}
