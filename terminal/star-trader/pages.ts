/** Pages to read: the newsletter of a January, and the calendar of coming landings. */
import { newslettersOf } from '../../insight/star-trader/newsletter.ts';
import type { Newsletter } from '../../insight/star-trader/newsletter.ts';
import { must } from '../../core/must.ts';
import { drawRule } from '../frame/bars.ts';
import { shortMoney } from '../frame/figures.ts';
import { handlePageKey } from '../frame/table-overlays.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded, textWidth, wrapped } from '../screen/marks.ts';
import { drawScrolled } from '../frame/scrolling.ts';
import type { Landing } from '../../insight/star-trader/landings.ts';
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
  const page = { ...area, y: area.y + 1, height: area.height - 1 };
  drawScrolled(cells, letterLines(model, letter, area.width - 4), page, scroll, ({ text, style }, y) =>
    cells.put(area.x + 2, y, text, style),
  );
}

function letterLines(model: TraderMatchModel, letter: Newsletter, width: number): LetterLine[] {
  const heading = (text: string): LetterLine => ({ text, style: 'heading' });
  const plain = (text: string): LetterLine[] =>
    wrapped(text, width, '  ').map((line) => ({ text: line, style: 'plain' }));
  const { moved, deals, appeared, landings } = letter;
  const { letter: told, side } = trader();
  const grown = letter.grown.map(({ star, steps, class: reached }) => told.grew(star, steps, reached));
  return [
    heading(standingColumns(told.captain, [side.worth, told.inAYear, side.bank], width)),
    ...letter.standings.map((standing) => standingLine(model, standing, width)),
    { text: '', style: 'plain' },
    ...(moved.length === 0
      ? []
      : [
          heading(told.moved),
          ...plain(
            `${moved.map(({ star, good, before, now }) => told.move(good, star, priceWord(before), priceWord(now))).join(', ')}.`,
          ),
        ]),
    ...(deals.length === 0 ? [] : [heading(told.deals), ...deals.flatMap((deal) => plain(dealLine(model, deal)))]),
    ...(grown.length + appeared.length === 0 ? [] : [heading(told.stars)]),
    ...(grown.length === 0 ? [] : plain(told.developed(grown.join(', ')))),
    ...(appeared.length === 0 ? [] : plain(told.appeared(appeared.join(', ')))),
    ...(landings === 0 ? [] : [{ text: told.landings(landings), style: 'faint' as const }]),
  ];
}

function standingLine(
  { names }: TraderMatchModel,
  { seat, total, change, bank }: Newsletter['standings'][number],
  width: number,
): LetterLine {
  const { money } = trader();
  const changed = change === undefined ? '' : gainWords(change, 12);
  const amounts = [money(Math.round(total)), changed, money(Math.round(bank))];
  return { text: standingColumns(must(names[seat], 'a name'), amounts, width), style: seatStyle(seat) };
}

/** The longest name takes 20 columns, an amount of some millions 11. */
function standingColumns(name: string, amounts: readonly string[], width: number): string {
  return padded(name, Math.min(22, width - 3 * 12)) + amounts.map((amount) => padded(amount, 12, 'right')).join('');
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

/** A column of the calendar: its head, and what it says of a landing; `gives` tells how early it gives way. */
interface CalendarColumn {
  readonly head: string;
  readonly side: 'left' | 'right';
  readonly gives?: 1 | 2 | 3;
  words(landing: Landing): string;
}

/** Who is expected where and when, and with what on board. */
export function drawCalendar(cells: Cells, model: TraderMatchModel, { scroll }: TraderUi, area: Area): void {
  const { view, landings, names } = model;
  const { x, y, width, height } = area;
  const { calendar: told, date } = trader();
  cells.put(x, y, told.today(date(view.today), date(endOf(view.endYear))), 'faint');
  const cargo = (landing: Landing): string => cargoWords(must(view.ships[landing.ship], 'a ship').cargo);
  const all = calendarColumns(model);
  const last: CalendarColumn = { head: told.heads.cargo, side: 'left', words: cargo };
  const whole = sizedColumns([...all, last], landings);
  // What is on board stands in a line of its own where it would not fit.
  const isWhole = widthOf(whole) <= width;
  const columns = isWhole ? whole : fittingColumns(all, landings, width);
  const line = (words: (column: CalendarColumn) => string): string =>
    columns.map((column) => padded(words(column), column.width, column.side)).join('  ');
  cells.put(x, y + 2, line(({ head }) => head).trimEnd(), 'heading');
  const lines = landings.flatMap((landing) => [
    {
      text: line((column) => column.words(landing)),
      style: landing.daysToGo < 0 ? ('warning' as const) : seatStyle(landing.owner),
    },
    ...(isWhole ? [] : [{ text: `    ${cargo(landing)}`, style: 'faint' as const }]),
  ]);
  drawScrolled(cells, lines, { ...area, y: y + 3, height: height - 5 }, scroll, ({ text, style }, row) =>
    cells.put(x, row, text, style, x + width),
  );
  if (landings.length === 0) cells.put(x, y + 3, told.none, 'faint');
  const captains = names.map((name, seat) => `${shipMark(view, seat).slice(0, 1)} ${name}`).join('   ');
  cells.put(x, y + height - 1, captains, 'faint', x + width);
}

function calendarColumns({ view }: TraderMatchModel): readonly CalendarColumn[] {
  const { date, calendar } = trader();
  const { heads, overdue, inDays } = calendar;
  const shipOf = ({ ship }: Landing) => must(view.ships[ship], 'a ship');
  return [
    { head: heads.landings, side: 'left', words: ({ eta }) => date(eta) },
    { head: '', side: 'left', gives: 3, words: ({ daysToGo }) => (daysToGo < 0 ? overdue : inDays(daysToGo)) },
    { head: heads.ship, side: 'left', words: ({ ship }) => shipMark(view, ship) },
    { head: heads.from, side: 'left', gives: 2, words: ({ from }) => from },
    { head: heads.to, side: 'left', words: ({ to }) => to },
    { head: heads.latest, side: 'left', gives: 1, words: ({ latest }) => date(latest) },
    { head: heads.cash, side: 'right', words: (landing) => shortMoney(shipOf(landing).cash, 9) },
  ];
}

type SizedColumns = readonly (CalendarColumn & { readonly width: number })[];

/** As wide as what they say. */
function sizedColumns(all: readonly CalendarColumn[], landings: readonly Landing[]): SizedColumns {
  return all.map((column) => ({
    ...column,
    width: Math.max(...[column.head, ...landings.map((landing) => column.words(landing))].map(textWidth)),
  }));
}

function widthOf(columns: SizedColumns): number {
  return columns.reduce((sum, column) => sum + column.width + 2, -2);
}

/** Where there is too little room, those that give way first are left out. */
function fittingColumns(all: readonly CalendarColumn[], landings: readonly Landing[], width: number): SizedColumns {
  const sized = sizedColumns(all, landings);
  const tries = [0, 1, 2, 3].map((given) => sized.filter(({ gives = 4 }) => gives > given));
  return must(tries.find((columns) => widthOf(columns) <= width) ?? tries.at(-1), 'columns');
}
