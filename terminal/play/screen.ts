/** What a player at the keyboard is shown, as plain text of at most 80 columns. */
import { money } from '../../games/star-lanes/text.ts';
import type { View } from '../../games/star-lanes/index.ts';
import { columnName } from '../../games/star-lanes/spaces.ts';

/** The galaxy with its row numbers and column letters; offered spaces have their numbers in brackets. */
export function drawGalaxy({ map, ask, config }: View): string {
  const offered = ask?.ask === 'place' ? ask.spaces.map(({ space }) => space) : [];
  const heading = `    ${Array.from({ length: config.columns }, (_, column) => columnName(column).padStart(2).padEnd(3)).join('')}`;
  const rows = map.map((row, r) => {
    const marks = [...row].map((mark, c) => {
      const number = offered.indexOf(`${r + 1}${columnName(c)}`) + 1;
      return number === 0 ? ` ${mark} ` : `[${number > 9 ? mark : number}]`;
    });
    return `${String(r + 1).padStart(3)} ${marks.join('')}`;
  });
  return [heading, ...rows].map((line) => line.trimEnd()).join('\n');
}

/** The companies on the map, with what the player has of each, and the cash. */
export function drawBooks(view: View, seat: number): string {
  const books = view.books[seat];
  const rows = view.companies
    .map((company, i) => ({ ...company, shares: books?.shares[i] ?? 0 }))
    .filter(({ size }) => size > 0)
    .map(({ company, name, size, price, shares }) => {
      const facts = [String(size), money(price), String(shares), money(shares * price)];
      return `  ${company} ${name.padEnd(24)}${facts.map((fact) => fact.padStart(11)).join('')}`;
    });
  const heading = `    ${'company'.padEnd(24)}${['size', 'price', 'shares', 'worth'].map((word) => word.padStart(11)).join('')}`;
  const purse = `  Cash ${money(books?.cash ?? 0)}, net worth ${money(books?.net ?? 0)}.`;
  return rows.length === 0 ? purse : [heading, ...rows, purse].join('\n');
}
