/** Pages to read: the newsletter of a January, and the calendar of coming landings. */
import { newslettersOf } from '../../insight/star-trader/newsletter.ts';
import type { Newsletter } from '../../insight/star-trader/newsletter.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import { must } from '../../core/must.ts';
import { drawRule } from '../frame/bars.ts';
import { shortMoney } from '../frame/figures.ts';
import { handlePageKey } from '../frame/table-overlays.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded, wrapped } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import type { Style } from '../screen/style.ts';
import type { Key } from '../screen/key.ts';
import type { TraderKeyResult, TraderMatchModel, TraderUi } from './model.ts';
import { priceWord } from './stars.ts';
import { cargoWords, gainWords, shipMark, shortDate } from './words.ts';

interface LetterLine {
  readonly text: string;
  readonly style: Style;
}

/** Who stands where, which prices moved, which stars grew, and the best deals of the year. */
export function drawLetter(cells: Cells, model: TraderMatchModel, { back, scroll }: TraderUi, area: Area): void {
  const letters = newslettersOf(model.events);
  const letter = letters[letters.length - 1 - Math.min(back, letters.length - 1)];
  if (letter === undefined) {
    drawRule(cells, area, 'No newsletter has come yet');
    return;
  }
  drawRule(
    cells,
    area,
    `Newsletter ${letter.number}, ${tellDate(letter.at)} (${letters.indexOf(letter) + 1} of ${letters.length})`,
  );
  const lines = letterLines(model, letter, area.width - 4);
  const room = area.height - 1;
  const first = Math.max(0, Math.min(scroll, lines.length - room));
  lines
    .slice(first, first + room)
    .forEach(({ text, style }, i) => cells.put(area.x + 2, area.y + 1 + i, text, style, area.x + area.width));
}

function letterLines(model: TraderMatchModel, letter: Newsletter, width: number): LetterLine[] {
  const heading = (text: string): LetterLine => ({ text, style: 'heading' });
  const plain = (text: string): LetterLine[] =>
    wrapped(text, width, '  ').map((line) => ({ text: line, style: 'plain' }));
  const { moved, deals, appeared, landings } = letter;
  const grown = letter.grown.map(
    ({ star, steps, class: reached }) => `${star} by ${steps}${reached === undefined ? '' : ` to class ${reached}`}`,
  );
  return [
    heading(
      `${padded('Captain', 22)}${padded('worth', 12, 'right')}${padded('in a year', 13, 'right')}${padded('bank', 12, 'right')}`,
    ),
    ...letter.standings.map((standing) => standingLine(model, standing)),
    { text: '', style: 'plain' },
    ...(moved.length === 0
      ? []
      : [
          heading('Prices that moved most'),
          ...plain(
            `${moved.map(({ star, good, before, now }) => `${good} at ${star} ${moveWord(before)} → ${moveWord(now)}`).join(', ')}.`,
          ),
        ]),
    ...(deals.length === 0
      ? []
      : [heading('Best deals of the year'), ...deals.flatMap((deal) => plain(dealLine(model, deal)))]),
    ...(grown.length + appeared.length === 0 ? [] : [heading('Stars')]),
    ...(grown.length === 0 ? [] : plain(`Developed: ${grown.join(', ')}.`)),
    ...(appeared.length === 0 ? [] : plain(`New: ${appeared.join(', ')}.`)),
    ...(landings === 0 ? [] : [{ text: `${landings} landings in the year.`, style: 'faint' as const }]),
  ];
}

/** A star that is content wants none. */
function moveWord(price: number): string {
  return price === 0 ? 'none' : priceWord(price);
}

function standingLine(
  { names }: TraderMatchModel,
  { seat, total, change, bank }: Newsletter['standings'][number],
): LetterLine {
  const changed = change === undefined ? '' : gainWords(change, 12);
  const text = `${padded(must(names[seat], 'a name'), 22)}${padded(money(Math.round(total)), 12, 'right')}${padded(changed, 13, 'right')}${padded(money(Math.round(bank)), 12, 'right')}`;
  return { text, style: seatStyle(seat) };
}

function dealLine(
  { view }: TraderMatchModel,
  { ship, side, units, good, star, total, gain }: Newsletter['deals'][number],
): string {
  const does = side === 'sell' ? 'sold' : 'bought';
  return `${shipMark(view, ship)} ${does} ${units} ${good} at ${star} for ${money(Math.round(total))}: ${gainWords(gain, 12)}`;
}

export function handleLetterKey({ letters }: TraderMatchModel, ui: TraderUi, key: Key): TraderKeyResult {
  const turned = (by: number): TraderKeyResult => ({
    ui: { ...ui, scroll: 0, back: Math.max(0, Math.min(letters - 1, ui.back + by)) },
  });
  if (key.key === 'text' && key.text === 's') return { ui: { ...ui, overlay: 'stars' } };
  if (key.key === 'left') return turned(1);
  return key.key === 'right' ? turned(-1) : handlePageKey(ui, key);
}

/** Who is expected where and when, and with what on board. */
export function drawCalendar(cells: Cells, model: TraderMatchModel, { scroll }: TraderUi, area: Area): void {
  const { view, landings, names } = model;
  const { x, y, width, height } = area;
  const heads = `${padded('Landings', 20)}${padded('ship', 6)}${padded('from', 6)}${padded('to', 6)}${padded('latest', 9)}${padded('cash', 10, 'right')}  cargo`;
  cells.put(x, y, `Today is ${tellDate(view.today)}. The match ends on JAN 1 ${view.endYear}.`, 'faint');
  cells.put(x, y + 2, heads, 'heading', x + width);
  const room = height - 3;
  const first = Math.max(0, Math.min(scroll, landings.length - room));
  landings.slice(first, first + room).forEach(({ ship, owner, from, to, eta, latest, daysToGo }, i) => {
    const row = y + 3 + i;
    const { cash, cargo } = must(view.ships[ship], 'a ship');
    const days = daysToGo < 0 ? 'overdue' : `in ${daysToGo} d`;
    cells.put(x, row, padded(`${tellDate(eta)} ${days}`, 20), daysToGo < 0 ? 'warning' : 'plain');
    cells.put(x + 20, row, padded(shipMark(view, ship), 6), seatStyle(owner));
    cells.put(x + 26, row, `${padded(from, 6)}${padded(to, 6)}${padded(shortDate(latest), 9)}`);
    cells.put(x + 47, row, padded(shortMoney(cash, 9), 10, 'right'));
    cells.put(x + 59, row, cargoWords(cargo), 'faint', x + width);
  });
  if (landings.length === 0) cells.put(x, y + 3, 'No ship is under way.', 'faint');
  const below = y + 4 + landings.length;
  if (below < y + height)
    cells.put(x, below, names.map((name, seat) => `${shipMark(view, seat).slice(0, 1)} ${name}`).join('   '), 'faint');
}
