/** The newsletter of a January: who stands where, which prices moved, which stars grew, and the best deals of the year. */
import { newslettersOf } from '../../insight/star-trader/newsletter.ts';
import type { Newsletter } from '../../insight/star-trader/newsletter.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import { drawRule } from '../frame/draw-rule.ts';
import { wrapped } from '../frame/wrap.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { seatStyle } from '../screen/style.ts';
import type { Style } from '../screen/style.ts';
import { priceWord } from './draw-price-chart.ts';
import type { TraderSight } from './trader-sight.ts';
import { gainWords, shipMark } from './words.ts';

interface Line {
  readonly text: string;
  readonly style: Style;
}

/** `back` says how many letters before the latest one. */
export function drawLetter(cells: Cells, sight: TraderSight, area: Area, back: number, scroll: number): void {
  const letters = newslettersOf(sight.events);
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
  const lines = letterLines(sight, letter, area.width - 4);
  const room = area.height - 1;
  const first = Math.max(0, Math.min(scroll, lines.length - room));
  lines
    .slice(first, first + room)
    .forEach(({ text, style }, i) => cells.put(area.x + 2, area.y + 1 + i, text, style, area.x + area.width));
}

function letterLines(sight: TraderSight, letter: Newsletter, width: number): Line[] {
  const heading = (text: string): Line => ({ text, style: 'heading' });
  const plain = (text: string): Line[] => wrapped(text, width, '  ').map((line) => ({ text: line, style: 'plain' }));
  const { moved, deals, appeared, landings } = letter;
  const grown = letter.grown.map(
    ({ star, steps, class: reached }) => `${star} by ${steps}${reached === undefined ? '' : ` to class ${reached}`}`,
  );
  return [
    heading(
      `${padded('Captain', 22)}${padded('worth', 12, 'right')}${padded('in a year', 13, 'right')}${padded('bank', 12, 'right')}`,
    ),
    ...letter.standings.map((standing) => standingLine(sight, standing)),
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
      : [heading('Best deals of the year'), ...deals.flatMap((deal) => plain(dealLine(sight, deal)))]),
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

function standingLine({ names }: TraderSight, { seat, total, change, bank }: Newsletter['standings'][number]): Line {
  const changed = change === undefined ? '' : gainWords(change, 12);
  const text = `${padded(names[seat] ?? '', 22)}${padded(money(Math.round(total)), 12, 'right')}${padded(changed, 13, 'right')}${padded(money(Math.round(bank)), 12, 'right')}`;
  return { text, style: seatStyle(seat) };
}

function dealLine(
  { view }: TraderSight,
  { ship, side, units, good, star, total, gain }: Newsletter['deals'][number],
): string {
  const does = side === 'sell' ? 'sold' : 'bought';
  return `${shipMark(view, ship)} ${does} ${units} ${good} at ${star} for ${money(Math.round(total))}: ${gainWords(gain, 12)}`;
}
