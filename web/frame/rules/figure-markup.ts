/**
 * The small drawings of the rules as markup: for the page of rules in the app, and for the site of the documentation,
 * which is made without a browser. It sets classes and no styles, because the content policy allows none inline.
 */
import type { RulesBid, RulesBoard, RulesFigure, RulesPart } from '../../../insight/rules-card.ts';

/** What the drawing has to write in a language. */
export interface FigureWords {
  money(this: void, amount: number): string;
  /** Said of the arrow between two boards. */
  readonly becomes: string;
}

const CELL = 26;
/** A bar is divided into this many steps; style/rules.css has a width for each. */
const STEPS = 20;
/** How the marks of a map are drawn; letters stay as they are. */
const SIGNS: Readonly<Record<string, string>> = { '.': '', '*': '★', '+': '+' };

/** What a card says, drawn: who listens hears the text. */
export function figureMarkup(figure: RulesFigure, words: FigureWords): string {
  switch (figure.figure) {
    case 'boards':
      return boards(figure.boards, words.becomes);
    case 'route':
      return `<p class="rules-route" aria-hidden="true"><b>★ ${escaped(figure.from)}</b> <span>${escaped(figure.note)}</span> <b>★ ${escaped(figure.to)}</b></p>`;
    case 'table':
      return table(figure.head, figure.rows);
    case 'bids':
      return `<ol class="rules-bids">${figure.bids.map((one) => bid(one, words)).join('')}</ol>`;
    case 'bar':
      return bar(figure.parts);
  }
}

/** Text as it stands in markup. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function boards(all: readonly RulesBoard[], becomes: string): string {
  const arrow = `<span title="${escaped(becomes)}">→</span>`;
  return `<div class="rules-boards" aria-hidden="true">${all.map(board).join(arrow)}</div>`;
}

function board({ rows, marked }: RulesBoard): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = rows.flatMap((row, y) => [...row].map((mark, x) => cell(mark, x, y)));
  const looked = marked.map(({ row, column, mark }) => lookedAt(mark, column, row));
  return `<svg viewBox="0 0 ${CELL * columns} ${CELL * rows.length}">${[...cells, ...looked].join('')}</svg>`;
}

function cell(mark: string, x: number, y: number): string {
  const lane = /[A-Z]/.test(mark) ? ` class="lane company-${mark}"` : '';
  return `<g transform="${at(x, y)}"${lane}><rect class="rules-cell" ${square(1)}/>${letter('rules-mark', SIGNS[mark] ?? mark)}</g>`;
}

function lookedAt(mark: string, x: number, y: number): string {
  const key = /[1-9?]/.test(mark) ? letter('rules-key', mark) : '';
  return `<g transform="${at(x, y)}"><rect class="rules-looked-at" ${square(2)}/>${key}</g>`;
}

function at(x: number, y: number): string {
  return `translate(${CELL * x} ${CELL * y})`;
}

function square(inset: number): string {
  const side = CELL - 2 * inset;
  return `x="${inset}" y="${inset}" width="${side}" height="${side}" rx="4"`;
}

function letter(kind: string, sign: string): string {
  return sign === '' ? '' : `<text class="${kind}" x="${CELL / 2}" y="${CELL / 2 + 5}">${escaped(sign)}</text>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((text) => `<td>${escaped(text)}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${rest}</tr>`;
  });
  return `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function bid({ by, says, amount, isOwn }: RulesBid, { money }: FigureWords): string {
  const who = escaped(`${by} ${says}`);
  return `<li${isOwn ? ' class="own"' : ''}>${who} <b>${escaped(money(amount))}</b></li>`;
}

function bar(parts: readonly RulesPart[]): string {
  const whole = parts.reduce((sum, { size }) => sum + size, 0);
  const steps = (size: number): number => Math.max(1, Math.round((STEPS * size) / whole));
  const items = parts.map(({ label, size }) => `<li class="part-${steps(size)}">${escaped(label)}</li>`);
  return `<ul class="rules-bar">${items.join('')}</ul>`;
}
