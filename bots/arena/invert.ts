/** The inverse of a small matrix, by Gauss and Jordan. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    swap(rows, column, pivotRow(rows, column));
    clearColumn(rows, column);
  }
  return rows.map((row) => row.slice(size));
}

/** The row, from the diagonal down, with the largest entry: dividing by it loses least. */
function pivotRow(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let row = column + 1; row < rows.length; row++) {
    if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
  }
  return best;
}

function swap(rows: number[][], one: number, other: number): void {
  [rows[one], rows[other]] = [rows[other]!, rows[one]!];
}

function clearColumn(rows: number[][], column: number): void {
  const pivot = rows[column]!;
  const scale = pivot[column]!;
  if (scale === 0) throw new Error('a singular matrix has no inverse');
  for (const [i, entry] of pivot.entries()) pivot[i] = entry / scale;
  for (const row of rows) {
    if (row === pivot) continue;
    const factor = row[column]!;
    for (const [i, entry] of pivot.entries()) row[i]! -= factor * entry;
  }
}
