/** What stars are called: the fifteen names of 1974, and fifteen of ours for larger galaxies. */

const OF_1974 = 'SOL YORK BOYD IVAN REEF HOOK STAN TASK SINK SAND QUIN GAOL KIRK KRIS FATE'.split(' ');
const OURS = 'MIRA VEGA LYRA ARGO NOVA DOCK FORD GALE HARP JADE LARK OPAL PIKE ROOK WREN'.split(' ');

/** SOL is always the first star; the others are drawn. No name begins like MAP, REPORT or SAVE. */
export const STAR_NAMES: readonly string[] = [...OF_1974, ...OURS];

/** How many names are drawn from in a galaxy that can grow to this many stars. */
export function namesFor(mostStars: number): number {
  return mostStars <= OF_1974.length ? OF_1974.length : STAR_NAMES.length;
}
