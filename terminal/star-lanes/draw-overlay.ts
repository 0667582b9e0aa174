/** What lies over the screen of Star Lanes: help, the whole newswire, the chart, a question. */
import type { Cells } from '../screen/cells.ts';
import { companyStyle } from '../screen/style.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { clear, drawBox, drawItems, drawSaying, drawSureLeave, drawText, pageArea } from '../frame/draw-box.ts';
import { drawNews } from '../frame/draw-news.ts';
import { drawWorths } from './draw-worths.ts';
import { HELP } from './help-text.ts';
import { matchItems } from './match-items.ts';
import { newsOf } from './news.ts';
import { outcomeOf } from './outcome.ts';
import type { Sight } from './sight.ts';
import type { MatchUi, Overlay } from './ui.ts';
import { wrapped } from '../frame/wrap.ts';

export function drawOverlay(cells: Cells, sight: Sight, ui: MatchUi, overlay: Overlay): void {
  const whole = pageArea(cells);
  switch (overlay) {
    case 'help':
      return drawText(cells, HELP, ui.scroll);
    case 'news':
      clear(cells, whole);
      return drawNews(cells, newsOf(sight), whole, ui.scroll);
    case 'worth':
      clear(cells, whole);
      return drawWorths(cells, sight, whole, ui.fine);
    case 'table':
      return drawItems(cells, matchItems(sight));
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
      return drawSureLeave(cells);
  }
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
