/** Least squares with a ridge: the weights by which rows of numbers come closest to what they should say. */
import { doubles, listOf } from '../../../core/numbers.ts';

export class LeastSquares {
  readonly #products: number[][];
  readonly #targets: number[];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.#products = listOf(size, () => doubles(size));
    this.#targets = doubles(size);
  }

  add(row: readonly number[], target: number): void {
    for (let i = 0; i < this.#size; i++) {
      const [value, products] = [row[i]!, this.#products[i]!];
      if (value === 0) continue;
      this.#targets[i]! += value * target;
      for (let j = 0; j < this.#size; j++) products[j]! += value * row[j]!;
    }
  }

  /** The weights; the larger the ridge, the smaller they are kept where the rows say little. */
  solve(ridge: number): number[] {
    const rows = this.#products.map((products, i) => [
      ...products.map((value, j) => value + (i === j ? ridge : 0)),
      this.#targets[i]!,
    ]);
    for (let column = 0; column < this.#size; column++) eliminate(rows, column);
    return rows.map((row, i) => row[this.#size]! / row[i]!);
  }
}

/** Gauss and Jordan. With a ridge every matrix of products has a pivot in its diagonal. */
function eliminate(rows: number[][], column: number): void {
  const pivot = rows[column]!;
  for (const [i, row] of rows.entries()) {
    const factor = row[column]! / pivot[column]!;
    if (i === column || factor === 0) continue;
    for (let j = column; j < row.length; j++) row[j]! -= factor * pivot[j]!;
  }
}
