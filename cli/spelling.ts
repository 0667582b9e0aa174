/** What somebody may have meant who misspelt a word. */

/** How many slips are forgiven: one in a short word, two in a longer one. */
const SLIPS = { short: 1, long: 2, longFrom: 5 } as const;

/** The known word that is nearest to one that is not known; undefined where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const most = word.length < SLIPS.longFrom ? SLIPS.short : SLIPS.long;
  const [best] = known
    .map((other) => ({ other, slips: slipsBetween(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, two) => one.slips - two.slips);
  return best?.other;
}

/** How many letters must be added, left out, changed or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed, isSwap ? before[j - 2]! + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
