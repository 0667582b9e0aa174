/** Pages to read: the newsletter of a January, and the calendar of coming landings. */
import { newslettersOf } from '../../insight/star-trader/newsletter.ts';
import type { Newsletter } from '../../insight/star-trader/newsletter.ts';
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
import { trader } from './speech.ts';
import { cargoWords, endOf, gainWords, shipMark } from './words.ts';

interface LetterLine {
  readonly text: string;
  readonly style: Style;
}

/** Who stands where, which prices moved, which stars grew, and the best deals of the year. */
export function drawLetter(cells: Cells, model: TraderMatchModel, { back, scroll }: TraderUi, area: Area): void {
  const { letter: told, date } = trader();
  const letters = newslettersOf(model.events);
  const letter = letters[letters.length - 1 - Math.min(back, letters.length - 1)];
  if (letter === undefined) {
    drawRule(cells, area, told.none);
    return;
  }
  drawRule(cells, area, told.title(letter.number, date(letter.at), letters.indexOf(letter) + 1, letters.length));
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
  const { letter: told, side } = trader();
  const grown = letter.grown.map(({ star, steps, class: reached }) => told.grew(star, steps, reached));
  return [
    heading(
      `${padded(told.captain, 22)}${padded(side.worth, 12, 'right')}${padded(told.inAYear, 13, 'right')}${padded(side.bank, 12, 'right')}`,
    ),
    ...letter.standings.map((standing) => standingLine(model, standing)),
    { text: '', style: 'plain' },
    ...(moved.length === 0
      ? []
      : [
          heading(told.moved),
          ...plain(
            `${moved.map(({ star, good, before, now }) => told.move(good, star, moveWord(before), moveWord(now))).join(', ')}.`,
          ),
        ]),
    ...(deals.length === 0 ? [] : [heading(told.deals), ...deals.flatMap((deal) => plain(dealLine(model, deal)))]),
    ...(grown.length + appeared.length === 0 ? [] : [heading(told.stars)]),
    ...(grown.length === 0 ? [] : plain(told.developed(grown.join(', ')))),
    ...(appeared.length === 0 ? [] : plain(told.appeared(appeared.join(', ')))),
    ...(landings === 0 ? [] : [{ text: told.landings(landings), style: 'faint' as const }]),
  ];
}

/** A star that is content wants none. */
function moveWord(price: number): string {
  return price === 0 ? trader().letter.nothing : priceWord(price);
}

function standingLine(
  { names }: TraderMatchModel,
  { seat, total, change, bank }: Newsletter['standings'][number],
): LetterLine {
  const { money } = trader();
  const changed = change === undefined ? '' : gainWords(change, 12);
  const text = `${padded(must(names[seat], 'a name'), 22)}${padded(money(Math.round(total)), 12, 'right')}${padded(changed, 13, 'right')}${padded(money(Math.round(bank)), 12, 'right')}`;
  return { text, style: seatStyle(seat) };
}

function dealLine(
  { view }: TraderMatchModel,
  { ship, side, units, good, star, total, gain }: Newsletter['deals'][number],
): string {
  const { letter, money } = trader();
  const amount = money(Math.round(total));
  return letter.deal(shipMark(view, ship), side, units, good, star, amount, gainWords(gain, 12));
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
  const { calendar: told, date, shortDate } = trader();
  const { heads: head } = told;
  const heads = `${padded(head.landings, 20)}${padded(head.ship, 6)}${padded(head.from, 6)}${padded(head.to, 6)}${padded(head.latest, 9)}${padded(head.cash, 10, 'right')}  ${head.cargo}`;
  cells.put(x, y, told.today(date(view.today), date(endOf(view.endYear))), 'faint');
  cells.put(x, y + 2, heads, 'heading', x + width);
  const room = height - 3;
  const first = Math.max(0, Math.min(scroll, landings.length - room));
  landings.slice(first, first + room).forEach(({ ship, owner, from, to, eta, latest, daysToGo }, i) => {
    const row = y + 3 + i;
    const { cash, cargo } = must(view.ships[ship], 'a ship');
    const days = daysToGo < 0 ? told.overdue : told.inDays(daysToGo);
    cells.put(x, row, padded(`${date(eta)} ${days}`, 20), daysToGo < 0 ? 'warning' : 'plain');
    cells.put(x + 20, row, padded(shipMark(view, ship), 6), seatStyle(owner));
    cells.put(x + 26, row, `${padded(from, 6)}${padded(to, 6)}${padded(shortDate(latest), 9)}`);
    cells.put(x + 47, row, padded(shortMoney(cash, 9), 10, 'right'));
    cells.put(x + 59, row, cargoWords(cargo), 'faint', x + width);
  });
  if (landings.length === 0) cells.put(x, y + 3, told.none, 'faint');
  const below = y + 4 + landings.length;
  if (below < y + height)
    cells.put(x, below, names.map((name, seat) => `${shipMark(view, seat).slice(0, 1)} ${name}`).join('   '), 'faint');
}
