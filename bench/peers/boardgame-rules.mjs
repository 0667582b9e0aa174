// The rules of 1977 on the plain object G of boardgame.mjs, written on their own: nothing here is shared with games/,
// so that two implementations check each other.

const ROWS = 9;
const COLUMNS = 12;
const LETTERS = 'ABCDE';

// ---- chance: mulberry32, its state kept in G

function draw(/** @type {any} */ G) {
  G.seed = (G.seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(G.seed ^ (G.seed >>> 15), G.seed | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
}

/** A whole number from 0, below `count`. */
export function drawWhole(/** @type {any} */ G, /** @type {number} */ count) {
  return Math.floor(count * draw(G));
}

// ---- the board

/** L110: one draw for every space, row by row. */
export function drawGalaxy(/** @type {any} */ G) {
  for (let space = 0; space < ROWS * COLUMNS; space++) G.cells.push(drawWhole(G, 20) === 9 ? '*' : '.');
}

/** The neighbours North, South, East and West; those beyond the border are left out. */
function neighbours(/** @type {number} */ space) {
  const column = space % COLUMNS;
  const near = [];
  if (space >= COLUMNS) near.push(space - COLUMNS);
  if (space < (ROWS - 1) * COLUMNS) near.push(space + COLUMNS);
  if (column < COLUMNS - 1) near.push(space + 1);
  if (column > 0) near.push(space - 1);
  return near;
}

/** The companies next to a space, each once, in the order of the compass. */
function companiesBeside(/** @type {any} */ G, /** @type {number} */ space) {
  const beside = neighbours(space)
    .map((other) => LETTERS.indexOf(G.cells[other]))
    .filter((company) => company >= 0);
  return [...new Set(beside)];
}

function isBesideStarOrOutpost(/** @type {any} */ G, /** @type {number} */ space) {
  return neighbours(space).some((other) => G.cells[other] === '*' || G.cells[other] === '+');
}

// ---- the offer

/** L220-L340: five different empty spaces, none that would found a company when none is free. */
export function drawOffer(/** @type {any} */ G) {
  const allActive = G.companies.every((/** @type {any} */ { size }) => size > 0);
  G.offered = [];
  while (G.offered.length < 5) {
    const row = drawWhole(G, ROWS);
    const space = row * COLUMNS + drawWhole(G, COLUMNS);
    if (G.cells[space] !== '.' || G.offered.includes(space)) continue;
    if (allActive && isBesideStarOrOutpost(G, space) && companiesBeside(G, space).length === 0) continue;
    G.offered.push(space);
  }
}

// ---- placing

/** L400-L790: an outpost, a new company, growth or a merger. */
export function placeOn(/** @type {any} */ G, /** @type {any} */ mover, /** @type {number} */ space) {
  const beside = companiesBeside(G, space);
  if (beside.length > 1) merge(G, space, beside);
  else if (beside.length === 1) grow(G, space, beside[0] ?? 0);
  else if (isBesideStarOrOutpost(G, space)) found(G, mover, space);
  else G.cells[space] = '+';
}

function found(/** @type {any} */ G, /** @type {any} */ mover, /** @type {number} */ space) {
  const company = G.companies.findIndex((/** @type {any} */ { size }) => size === 0);
  G.companies[company].size = 1;
  mover.shares[company] += 5;
  takeIn(G, space, company);
}

function grow(/** @type {any} */ G, /** @type {number} */ space, /** @type {number} */ company) {
  G.companies[company].size++;
  G.companies[company].price += 100;
  takeIn(G, space, company);
}

/** L700-L780: stars and outposts around the space raise the price, and outposts join. */
function takeIn(/** @type {any} */ G, /** @type {number} */ space, /** @type {number} */ company) {
  const { cells } = G;
  const lane = G.companies[company];
  cells[space] = LETTERS[company];
  for (const other of neighbours(space)) {
    if (cells[other] === '*') lane.price += 500;
    if (cells[other] !== '+') continue;
    lane.price += 100;
    lane.size++;
    cells[other] = LETTERS[company];
  }
  if (lane.price >= 3000) split(G, company);
}

function split(/** @type {any} */ G, /** @type {number} */ company) {
  G.companies[company].price = Math.floor(G.companies[company].price / 2);
  for (const player of G.players) player.shares[company] *= 2;
}

// ---- mergers

/** L1060-L1370: the largest company, the first of equals, takes in the others. */
function merge(/** @type {any} */ G, /** @type {number} */ space, /** @type {number[]} */ beside) {
  const sizes = beside.map((company) => G.companies[company].size);
  const survivor = beside[sizes.indexOf(Math.max(...sizes))] ?? 0;
  for (const company of beside) if (company !== survivor) absorb(G, company, survivor);
  G.cells[space] = LETTERS[survivor];
}

function absorb(/** @type {any} */ G, /** @type {number} */ loser, /** @type {number} */ survivor) {
  const { cells, companies } = G;
  exchange(G, loser, survivor);
  for (let space = 0; space < cells.length; space++) {
    if (cells[space] === LETTERS[loser]) cells[space] = LETTERS[survivor];
  }
  companies[survivor].size += companies[loser].size;
  companies[survivor].price += companies[loser].price;
  if (companies[survivor].price > 3000) split(G, survivor);
  companies[loser] = { size: 0, price: 100 };
  for (const player of G.players) player.shares[loser] = 0;
}

/** L1240-L1290: half as many shares of the survivor, and a bonus of ten times the price, divided by shares. */
function exchange(/** @type {any} */ G, /** @type {number} */ loser, /** @type {number} */ survivor) {
  const { price } = G.companies[loser];
  const total = G.players.reduce((/** @type {number} */ sum, /** @type {any} */ { shares }) => sum + shares[loser], 0);
  for (const player of G.players) {
    const old = player.shares[loser];
    player.shares[survivor] += Math.floor(old / 2 + 0.5);
    if (total > 0) player.cash += Math.floor(single(10 * single(single(old / total) * price)));
  }
}

// ---- money

/** L800: a twentieth of the value of each company's shares. */
export function payDividend(/** @type {any} */ G, /** @type {any} */ mover) {
  G.companies.forEach((/** @type {any} */ { price }, /** @type {number} */ company) => {
    mover.cash += Math.floor(single(single(single(0.05) * mover.shares[company]) * price));
  });
}

export function buy(
  /** @type {any} */ G,
  /** @type {any} */ mover,
  /** @type {number} */ company,
  /** @type {number} */ shares,
) {
  mover.cash -= shares * G.companies[company].price;
  mover.shares[company] += shares;
}

/** The first active company from `from` on; undefined when there is none. */
export function nextActive(/** @type {any} */ G, /** @type {number} */ from) {
  for (let company = from; company < G.companies.length; company++) if (G.companies[company].size > 0) return company;
  return undefined;
}

/** The Altair's single precision: 24 bits, and a tie goes away from zero (for amounts that are not negative). */
function single(/** @type {number} */ amount) {
  const nearest = Math.fround(amount);
  const other = 2 * amount - nearest;
  return other > nearest && Math.fround(other) === other ? other : nearest;
}
