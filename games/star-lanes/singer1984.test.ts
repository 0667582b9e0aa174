// A game two people really played on the DOS version of Star Traders, played again to the dollar. Its draws are not
// known; but those that lead to the spaces it offered are, so a space the filter would refuse empties the tape too soon.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Tape } from '../../core/chance.ts';
import { drawMap } from './draw-map.ts';
import { drawsFor } from './fixtures/drawn.ts';
import { configOf } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import type { Position } from './position.ts';
import { spaceName } from './spaces.ts';
import type { Order } from './types.ts';

interface Turn {
  readonly player: number;
  readonly offer: readonly string[];
  readonly move: string;
  readonly orders: readonly Order[];
  readonly seen: readonly string[];
  /** The mark that came on each space. */
  readonly changes: ReadonlyMap<string, string>;
}

const text = readFileSync(new URL('fixtures/singer1984-game.txt', import.meta.url), 'utf8');
const stars = /^stars (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
const turns = text
  .split('\n')
  .filter((line) => /^\d \|/.test(line))
  .map(readTurn);

function readTurn(line: string): Turn {
  const [player, offer = '', move = '', orders = '', seen = '', changes = ''] = line
    .split('|')
    .map((part) => part.trim());
  return {
    player: Number(player) - 1,
    offer: offer.split(' '),
    move,
    orders: orders === '' ? [] : orders.split(', ').map(readOrder),
    seen: seen === '' ? [] : seen.split(' '),
    changes: new Map(
      [...changes.matchAll(/(\S) on (\S+)/g)].flatMap(([, mark = '', spaces = '']) =>
        spaces.split(',').map((space): [string, string] => [space, mark]),
      ),
    ),
  };
}

function readOrder(order: string): Order {
  const [company = '', shares] = order.split(' ');
  return { company, shares: Number(shares) };
}

/** The galaxy, the first player, and five spaces for each of the 48 turns. */
function tape(): Tape {
  const spaces = Array.from({ length: 108 }, (_, i) => spaceName((Math.floor(i / 12) + 1) * 14 + (i % 12) + 1, 12));
  const galaxy = spaces.map((space) => (stars.includes(space) ? 0.475 * 2 ** 32 : 0));
  return new Tape([...galaxy, 0, ...turns.flatMap(({ offer }) => drawsFor(offer, 9, 12))]);
}

/** Plays one turn; returns every figure the program shows in the course of it. */
function playTurn(begun: Position, { player, move, orders }: Turn): { state: Position; shown: string[] } {
  let state = must(begun, player, move);
  const shown: string[] = [];
  while (state.phase === 'trade' && state.mover === player) {
    const { ask } = starLanes.view(state, player);
    const asked = ask?.ask === 'trade' ? ask.companies[0] : undefined;
    if (asked === undefined) throw new Error('nothing is asked');
    shown.push(`$${state.cash[player]}`, `${asked.company}:${asked.price}:${asked.owned}`);
    const typed = orders.filter(({ company }) => company === asked.company);
    state = must(state, player, `${asked.company} ${typed.at(-1)?.shares ?? 0}`);
  }
  return { state, shown };
}

function must(state: Position, player: number, did: string): Position {
  const action = starLanes.parseAction(did);
  const step = action && starLanes.apply(state, player, action);
  if (step?.ok !== true) throw new Error(`"${did}" cannot be played`);
  return step.state;
}

/** Whether figures were shown in this order, others between them. */
function areAmong(seen: readonly string[], shown: readonly string[]): boolean {
  let at = -1;
  return seen.every((figure) => (at = shown.indexOf(figure, at + 1)) >= 0);
}

function mapOf(state: Position): string {
  return drawMap(state).join('');
}

test('all 48 turns: offers, maps, every figure that was seen, and the final standings', () => {
  let { state } = starLanes.start(configOf('singer1984'), 2, tape());
  let figures = 0;
  expect(turns).toHaveLength(48);
  for (const turn of turns) {
    const { ask } = starLanes.view(state, turn.player);
    expect(ask?.ask === 'place' && ask.spaces.map(({ space }) => space)).toEqual(turn.offer);
    const before = mapOf(state);
    const played = playTurn(state, turn);
    ({ state } = played);
    if (turn.changes.size > 0) expect(mapOf(state)).toBe(changed(before, turn.changes));
    expect([turn.move, played.shown, areAmong(turn.seen, played.shown)]).toEqual([turn.move, played.shown, true]);
    figures += turn.seen.length;
  }
  expect(figures).toBe(55);
  expect(starLanes.view(state, 'watcher').standings).toEqual(finals());
});

function changed(map: string, changes: ReadonlyMap<string, string>): string {
  return Array.from(
    map,
    (mark, i) => changes.get(spaceName((Math.floor(i / 12) + 1) * 14 + (i % 12) + 1, 12)) ?? mark,
  ).join('');
}

function finals(): { stock: number; cash: number; net: number }[] {
  return [...text.matchAll(/^final \d stock \$(\d+) cash \$(\d+) net \$(\d+)$/gm)].map(([, stock, cash, net]) => ({
    stock: Number(stock),
    cash: Number(cash),
    net: Number(net),
  }));
}
