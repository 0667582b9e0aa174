// A census: from one drawn position every empty space is played. Beside the galaxy stands, by hand and from the rules,
// what each space becomes (marks of the galaxy stay as they are), and beside that how often, and what the letters mean.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { drawMap } from './draw-map.ts';
import { configFor } from './fixtures/cases.ts';
import { offer, offeredSpaces } from './offer.ts';
import { place } from './place.ts';
import { EMPTY } from './position.ts';
import type { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { spaceName } from './spaces.ts';
import type { Event } from './types.ts';

/** Checks a drawing: rows of `galaxy | outcomes | letter count outcome`. */
function check(notation: string, companies: string, drawing: string): void {
  const columns = [0, 1, 2].map((column) => part(drawing, column));
  const [galaxy = [], outcomes = [], legend = []] = columns;
  const letters = new Map(legend.map((line) => [line.replace(/^\S+ +\d+ /, ''), line.slice(0, 1)]));
  const position = laid(notation, galaxy, companies);
  const [drawn, counts] = census(position, letters);
  expect(drawn).toEqual(outcomes);
  const counted = Array.from(counts, ([outcome, count]) => `${letters.get(outcome)} ${count} ${outcome}`);
  expect(counted.toSorted()).toEqual(legend.map((line) => line.replace(/ +/g, ' ')).toSorted());
}

function part(drawing: string, column: number): string[] {
  const lines = drawing.trim().split('\n');
  return lines.map((line) => (line.split('|')[column] ?? '').trim()).filter((text) => text !== '');
}

/** `A 3 $800, B 2 $600` gives size and price; everybody holds five shares of each. */
function laid(notation: string, map: readonly string[], companies: string): Position {
  const config = configFor(notation, map);
  const sizes = Array.from({ length: config.companies }, () => 0);
  const prices = sizes.map(() => config.basePrice);
  for (const [, letter = '', size, price] of companies.matchAll(/([A-L]) (\d+) \$(\d+)/g)) {
    sizes[letter.charCodeAt(0) - 65] = Number(size);
    prices[letter.charCodeAt(0) - 65] = Number(price);
  }
  const shares = [0, 1].map(() => sizes.map((size) => (size > 0 ? 5 : 0)));
  return positionFrom(config, { map, sizes, prices, cash: [6000, 6000], shares }, new Mulberry32(1));
}

/** The map with the letter of its outcome on every space, and how often each came. */
function census(position: Position, letters: ReadonlyMap<string, string>): [string[], Map<string, number>] {
  const offered = offeredFrom(position);
  const counts = new Map<string, number>();
  const rows = drawMap(position).map((row, r) =>
    [...row].map((mark, c) => {
      const space = (r + 1) * position.width + c + 1;
      if (position.map[space] !== EMPTY) return mark;
      const outcome = offered.has(spaceName(space, position.config.columns)) ? outcomeOf(position, space) : 'dead';
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      return letters.get(outcome) ?? '?';
    }),
  );
  return [rows.map((row) => row.join('')), counts];
}

function outcomeOf(position: Position, space: number): string {
  const told: string[] = [];
  place(position.copy(), space, -1, (event) => told.push(...tellBriefly(event)));
  return told.join(', ');
}

/** Every space that can be offered: offers are drawn until nothing new has come for long. */
function offeredFrom(position: Position): Set<string> {
  const seen = new Set<string>();
  for (let quiet = 0; quiet < 200; quiet++) {
    const drawn = position.copy();
    drawn.chance = new Mulberry32(quiet + 1000 * seen.size);
    if (!offer(drawn)) break;
    for (const space of offeredSpaces(drawn).filter((name) => !seen.has(name))) {
      seen.add(space);
      quiet = 0;
    }
  }
  return seen;
}

function tellBriefly(event: Event): string[] {
  switch (event.type) {
    case 'outpost':
    case 'lost':
      return [event.type];
    case 'founded':
    case 'grown':
      return [`${event.company} ${event.type} $${event.price}/${event.size}`];
    case 'merged':
      return [`${event.from} into ${event.into}`];
    case 'joined':
      return [`$${event.price}/${event.size}`];
    case 'split':
    case 'swallowed':
      return [`${event.company} ${event.type}`];
    case 'started':
    case 'offered':
    case 'dividend':
    case 'traded':
    case 'extended':
    case 'ended':
      return [];
  }
}

describe('every space is played', () => {
  test('in an empty galaxy: outposts only', () => {
    check(
      'faber1977',
      '',
      `
      ............ | ............ | . 108 outpost
      ............ | ............ |
      ............ | ............ |
      ............ | ............ |
      ............ | ............ |
      ............ | ............ |
      ............ | ............ |
      ............ | ............ |
      ............ | ............ |`,
    );
  });

  test('between stars: a founding next to each, dearer next to several', () => {
    check(
      'faber1977',
      '',
      `
      *..*.. | *aa*a. | . 13 outpost
      ...... | a..b.. | a  8 A founded $600/1
      ...*.. | ..b*b. | b  3 A founded $1100/1
      ..*.*. | .a*c*a | c  1 A founded $1600/1
      ...... | ..a.a. |`,
    );
  });

  test('between outposts: the neighbours join, those behind them stay', () => {
    check(
      'faber1977',
      '',
      `
      ++.... | ++a... | . 16 outpost
      ...... | aaa.a. | a  9 A founded $200/2
      ..+.+. | .a+b+a | b  1 A founded $300/3
      ...... | ..a.a. |
      ...... | ...... |`,
    );
  });

  test('around two companies in 1977: growth, and a merger for which the star does not count', () => {
    check(
      'faber1977',
      'A 2 $800, B 3 $1500',
      `
      ...... | .a.bb. | . 16 outpost
      .A.BB. | aAmBBb | a  3 A grown $900/3
      .A*.B. | aA*sBb | b  5 B grown $1600/4
      ..+... | .t+cb. | s  1 B grown $2100/4
      ...... | ..c... | t  1 A grown $1000/4
      ...... | ...... | m  1 A into B, $2300/5
             |        | c  2 C founded $200/2`,
    );
  });

  test('around three companies today: mergers for which space, stars and outposts count, and a tie', () => {
    check(
      'today',
      'A 2 $800, B 3 $1500, C 2 $800',
      `
      ....... | ..a.b.. | . 18 outpost
      ..A.B.. | .aAmBb. | a  2 A grown $900/3
      ...*... | ..n*s.. | b  2 B grown $1600/4
      ..C.+.. | .cCt+d. | c  2 C grown $900/3
      ....... | ..c.d.. | d  2 D founded $200/2
                |         | s  1 B grown $2200/5
                |         | t  1 C grown $1500/4
                |         | m  1 A into B, $2900/6
                |         | n  1 C into A, $2200/5`,
    );
  });

  test('between four companies in 1977: mergers of two and of four, each with its splits', () => {
    check(
      'faber1977',
      'A 9 $2900, B 2 $2000, C 4 $2500, D 1 $2900',
      `
      ..... | ..a.. | . 12 outpost
      ..A.. | .eAf. | a  1 A grown $3000/10, A split
      .D.C. | dDmCc | b  1 B grown $2100/3
      ..B.. | .gBh. | c  1 C grown $2600/5
      ..... | ..b.. | d  1 D grown $3000/2, D split
            |       | e  1 D into A, A split, $2900/10
            |       | f  1 C into A, A split, $2700/13
            |       | g  1 D into B, B split, $2450/3
            |       | h  1 B into C, C split, $2250/6
            |       | m  1 B into A, A split, C into A, A split, D into A, A split, $2687/16`,
    );
  });

  test('with all companies active: spaces that could only found one are dead', () => {
    check(
      'faber1977+companies=2',
      'A 1 $600, B 1 $600',
      `
      A....* | Aa..d* | . 14 outpost
      ...... | a.d..d | a  2 A grown $700/2
      ..*... | .d*d.. | b  1 B grown $700/2
      ...... | bdd... | d  8 dead
      B*.... | B*d... |`,
    );
  });

  test('with all companies active as the Osborne game was shipped: a star to the West is overlooked', () => {
    check(
      'osborne-as-shipped+companies=2',
      'A 1 $600, B 1 $600',
      `
      A....* | Aa..d* | . 16 outpost
      ...... | a.d..d | a  2 A grown $700/2
      ..*... | .d*... | b  1 B grown $700/2
      ...... | bdd... | d  6 dead
      B*.... | B*.... |`,
    );
  });

  test('with all companies active where dead spaces take outposts', () => {
    check(
      'today+dead-spaces=outposts+companies=2',
      'A 1 $600, B 1 $600',
      `
      A....* | Aa...* | . 22 outpost
      ...... | a..... | a  2 A grown $700/2
      ..*... | ..*... | b  1 B grown $700/2
      ...... | b..... |
      B*.... | B*.... |`,
    );
  });

  test('among black holes in the C game: lost outposts, pulls, and a company that is swallowed', () => {
    check(
      'beej',
      'A 2 $400, B 1 $1800',
      `
      .@.... | x@l... | . 15 outpost
      A..... | Ay.... | l  3 lost
      A@.... | A@l.b. | a  1 A grown $500/3
      ....B. | al.bBb | b  4 B grown $1900/2
      ...... | ....b. | x  1 A grown $0/3, A swallowed
             |        | y  1 A grown $-500/3, A swallowed`,
    );
  });

  test('founding among black holes in the C game', () => {
    check(
      'beej',
      '',
      `
      ...... | .l.f.. | . 14 outpost
      .@.*.. | l@g*f. | l  4 lost
      ...... | .x.g.. | f  2 A founded $600/1
      .+.@.. | k+x@l. | g  2 A founded $100/1
      ...... | .k.l.. | k  2 A founded $200/2
             |        | x  2 A founded $-300/2, A swallowed`,
    );
  });
});
