/**
 * The galaxy at the start: one draw for every space (L110), or an exact number of stars and black
 * holes, or a map that was drawn by hand.
 */
import type { Scatter } from '../../core/options.ts';
import { readMap } from './map-notation.ts';
import { EMPTY, HOLE, OUTPOST, STAR } from './position.ts';
import type { Position } from './position.ts';

const TWO_32 = 2 ** 32;

/** Fills the empty map of a new match. */
export function makeGalaxy(position: Position): void {
  if (position.config.map !== '') return copyDrawnMap(position);
  scatterByChance(position);
  scatterByCount(position, position.config.stars, STAR);
  scatterByCount(position, position.config.blackHoles, HOLE);
}

function copyDrawnMap(position: Position): void {
  const { config, width } = position;
  readMap(config.map).forEach((row, r) => {
    row.forEach((mark, c) => {
      if (mark !== '.') put(position, (r + 1) * width + c + 1, MARKS[mark]);
    });
  });
}

const MARKS = { '*': STAR, '@': HOLE, o: OUTPOST } as const;

/**
 * L110 puts a star where INT(RND*20)+1=10, so the stars' share of [0, 1) begins at .45; black holes
 * take theirs from 0. One draw decides both, row by row from 1A.
 */
function scatterByChance(position: Position): void {
  const stars = chanceOf(position.config.stars);
  const holes = chanceOf(position.config.blackHoles);
  if (stars === 0 && holes === 0) return;
  const { map, chance } = position;
  // In whole numbers, so that a draw of exactly .45 is a star and .5 is none; and in one comparison that is
  // nearly always false, where two would be a coin toss for the processor.
  const from = Math.ceil(0.45 * TWO_32);
  const share = Math.ceil((0.45 + stars) * TWO_32) - from;
  for (let space = 0; space < map.length; space++) {
    if (map[space] !== EMPTY) continue;
    const drawn = chance.draw();
    if (drawn < holes) put(position, space, HOLE);
    else if ((drawn * TWO_32 - from) >>> 0 < share) put(position, space, STAR);
  }
}

function chanceOf(scatter: Scatter): number {
  return 'each' in scatter ? scatter.each[0] / scatter.each[1] : 0;
}

/** Puts exactly this many marks on spaces that are still empty, each space as likely as the next. */
function scatterByCount(position: Position, scatter: Scatter, mark: number): void {
  if (!('count' in scatter) || scatter.count === 0) return;
  const free: number[] = [];
  position.map.forEach((held, space) => {
    if (held === EMPTY) free.push(space);
  });
  // Stars by chance may have left fewer spaces than there are black holes to come.
  const count = Math.min(scatter.count, free.length);
  for (let placed = 0; placed < count; placed++) {
    const at = placed + Math.floor(position.chance.draw() * (free.length - placed));
    put(position, free[at]!, mark);
    free[at] = free[placed]!;
  }
}

function put(position: Position, space: number, mark: number): void {
  position.map[space] = mark;
  position.empty--;
}
