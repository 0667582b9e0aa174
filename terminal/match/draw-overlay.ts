/** What lies over the screen of a match: help, the whole newswire, the chart, a question. */
import type { Area, Cells } from '../screen/cells.ts';
import { companyStyle } from '../screen/style.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { drawNews } from './draw-news.ts';
import { drawWorths } from './draw-worths.ts';
import { HELP } from './help-text.ts';
import { outcomeOf } from './outcome.ts';
import type { Sight } from './sight.ts';
import { tableItems } from './table-items.ts';
import type { MatchUi, Overlay } from './ui.ts';
import { wrapped } from './wrap.ts';

export function drawOverlay(cells: Cells, sight: Sight, ui: MatchUi, overlay: Overlay): void {
  const whole = { x: 1, y: 1, width: cells.width - 2, height: cells.height - 2 };
  switch (overlay) {
    case 'help':
      return drawLines(cells, whole, helpLines(cells.width - 4), ui.scroll);
    case 'news':
      clear(cells, whole);
      return drawNews(cells, sight, whole, ui.scroll);
    case 'worth':
      clear(cells, whole);
      return drawWorths(cells, sight, whole, ui.fine);
    case 'table':
      return drawBox(
        cells,
        'At the table',
        tableItems(sight).map(({ key, words }) => `${key}  ${words}`),
      );
    case 'say':
      return drawSaying(cells, ui.saying);
    case 'choose':
      return drawChoice(cells, sight, ui);
    case 'sure-end':
      return drawBox(cells, 'End the match?', [
        'Nothing more is played; the standings are final.',
        '',
        'y  end it     n  play on',
      ]);
    case 'sure-leave':
      return drawBox(cells, 'Leave for good?', [
        'A computer player plays your seat to the end.',
        'You can take it back with b while the match lasts.',
        '',
        'y  leave     n  stay',
      ]);
  }
}

function helpLines(width: number): string[] {
  return HELP.split('\n').flatMap((line) =>
    line === '' ? [''] : line.startsWith(' ') ? [line] : wrapped(line, width),
  );
}

function clear(cells: Cells, { y, height }: Area): void {
  cells.cover({ x: 0, y, width: cells.width, height }, ' ', 'plain');
}

function drawLines(cells: Cells, area: Area, lines: readonly string[], scroll: number): void {
  clear(cells, area);
  const first = Math.max(0, Math.min(scroll, lines.length - area.height));
  lines.slice(first, first + area.height).forEach((line, i) => {
    cells.put(area.x + 1, area.y + i, line, /^[A-Z][^.]*$/.test(line) && !line.startsWith(' ') ? 'heading' : 'plain');
  });
}

/** A box in the middle, as large as what it says. */
function drawBox(cells: Cells, title: string, lines: readonly string[]): void {
  const width = Math.min(cells.width - 4, Math.max(title.length + 6, ...lines.map((line) => line.length + 4)));
  const height = Math.min(cells.height - 4, lines.length + 2);
  const [x, y] = [Math.floor((cells.width - width) / 2), Math.floor((cells.height - height) / 2)];
  cells.cover({ x, y, width, height }, ' ', 'plain');
  cells.put(x, y, `┌─ ${title} ${'─'.repeat(Math.max(0, width - title.length - 5))}┐`, 'heading');
  for (let row = 1; row < height - 1; row++) {
    cells.put(x, y + row, '│', 'heading');
    cells.put(x + width - 1, y + row, '│', 'heading');
    cells.put(x + 2, y + row, lines[row - 1] ?? '', 'plain', x + width - 1);
  }
  cells.put(x, y + height - 1, `└${'─'.repeat(width - 2)}┘`, 'heading');
}

function drawSaying(cells: Cells, saying: string): void {
  const room = Math.min(60, cells.width - 10);
  const shown = saying.slice(-room);
  drawBox(cells, 'Say to the table', [shown.padEnd(room)]);
  const x = Math.floor((cells.width - (room + 4)) / 2) + 2 + shown.length;
  cells.cursor = { x: Math.min(cells.width - 1, x), y: Math.floor((cells.height - 3) / 2) + 1 };
}

function drawChoice(cells: Cells, sight: Sight, { picked }: MatchUi): void {
  const offered = sight.view.ask?.ask === 'place' ? sight.view.ask.spaces[picked] : undefined;
  if (offered === undefined) return;
  const choices = (offered.companies ?? []).map((company) => {
    const { points } = outcomeOf(sight, offered, company);
    const name = companyName(sight.view.config, companyOf(company));
    // As wide as the box can be, less its frame and the letter of the company.
    const [first = '', ...more] = wrapped(`${name}: ${points.join('; ')}`, cells.width - 11);
    return [`${company}  ${first}`, ...more.map((line) => `   ${line}`)];
  });
  const whole = choices.flat();
  // Many companies in little room: one's own gain stands in the first line of each.
  const lines = whole.length <= cells.height - 6 ? whole : choices.map(([first = '']) => `${first} …`);
  drawBox(cells, `${offered.space}: which company?`, lines);
  colourLetters(cells, offered.companies ?? []);
}

/** The letters of the choices in the colours of their companies. */
function colourLetters(cells: Cells, companies: readonly string[]): void {
  for (const company of companies) {
    const row = cells.lines.findIndex((line) => new RegExp(`│ ${company}  `).test(line));
    if (row >= 0) cells.put((cells.lines[row] ?? '').indexOf('│') + 2, row, company, companyStyle(company));
  }
}
