/** Tables for people: the first column to the left, numbers to the right. */

/** The lines of a table; the first row is the heading. */
export function drawTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('   '),
  );
  return lines.toSpliced(1, 0, widths.map((width) => '-'.repeat(width)).join('   '));
}

/** A number in three figures: 41,200, 4.05, 0.930. */
export function inFigures(number: number): string {
  return number.toLocaleString('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
}
