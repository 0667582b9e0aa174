/** The counter trades as `visit` does, to the unit and the dollar, and the judge looks without leaving a trace. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { unwrap } from '../../../core/result.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { Position } from '../../../games/star-trader/position.ts';
import { begin, go } from '../../../games/star-trader/turn.ts';
import { visit } from '../../../insight/star-trader/visit.ts';
import { CAPTAIN } from '../captain.ts';
import { Counter } from './counter.ts';
import { FEATURE_COUNT, PortOutlook } from './port-outlook.ts';
import { PHASE_COUNT, PhaseWeights, PortJudge } from './port-judge.ts';
import { INPUT_COUNT, portInputs } from './port-inputs.ts';
import { HIDDEN_UNITS, PortNetwork } from './port-network.ts';
import { ALONE, IN_COMPANY } from './port-weights.ts';

const NOTATIONS = ['today+years=4', 'kaufman1974', 'remake', 'today+margin=4+bids=5+idle=no-price'];

/** Stops of a match in which ships go anywhere, with the ship in port and nothing traded yet. */
function* stops(notation: string, seed: number): Generator<Position> {
  const config = unwrap(starTrader.parseConfig(notation));
  const position = new Position(config, 2, new Mulberry32(seed));
  begin(position);
  const ways = new Mulberry32(seed + 1);
  while (position.phase !== 'over') {
    if (!position.opening) yield position;
    const here = position.to[position.ship];
    const others = Array.from({ length: position.stars }, (_, star) => star).filter((star) => star !== here);
    go(position, others[Math.floor(ways.draw() * others.length)]!);
  }
}

test.each(NOTATIONS)('the counter trades as a visit does in %s', (notation) => {
  let counter: Counter | undefined;
  let traded = 0;
  for (const position of stops(notation, 5)) {
    counter ??= new Counter(position, CAPTAIN);
    const other = position.copy();
    counter.openInPort(other);
    counter.trade();
    counter.close(other);
    const gain = visit(position, CAPTAIN);
    expect(counter.gain).toBeCloseTo(gain, 4);
    expect(other.cargo).toEqual(position.cargo);
    expect(other.weight).toEqual(position.weight);
    other.cash.forEach((cash, ship) => expect(cash).toBeCloseTo(position.cash[ship]!, 4));
    other.balance.forEach((balance, seat) => expect(balance).toBeCloseTo(position.balance[seat]!, 4));
    other.stock.forEach((stock, row) => expect(stock).toBeCloseTo(position.stock[row]!, 9));
    if (gain > 0) traded++;
  }
  expect(traded).toBeGreaterThan(10);
});

test('a star that is looked at ahead trades as it will', () => {
  const config = unwrap(starTrader.parseConfig('today'));
  const position = new Position(config, 1, new Mulberry32(3));
  begin(position);
  const counter = new Counter(position, CAPTAIN);
  go(position, 1);
  const ahead = position.copy();
  go(position, 2);
  counter.open(ahead, 1);
  counter.pass(ahead, position.date);
  counter.board(ahead, 0);
  counter.trade();
  expect(position.ship).toBe(0);
  expect(counter.gain).toBeCloseTo(visit(position, CAPTAIN), 4);
});

test('looking at the ports changes nothing', () => {
  let outlook: PortOutlook | undefined;
  for (const position of stops('today', 8)) {
    outlook ??= new PortOutlook(position, CAPTAIN);
    const before = structuredClone({ ...position, chance: 0 });
    const looks = outlook.look(position);
    expect({ ...position, chance: 0 }).toEqual(before);
    expect(looks).toHaveLength(position.stars - 1);
    for (const { features } of looks) {
      expect(features).toHaveLength(FEATURE_COUNT);
      expect(features.every(Number.isFinite)).toBe(true);
    }
  }
});

test('there is a weight for every feature in every phase, and for every input of the network', () => {
  expect(ALONE).toHaveLength(PHASE_COUNT);
  expect(ALONE.every((row) => row.length === FEATURE_COUNT && row.every(Number.isFinite))).toBe(true);
  const { direct, hidden, out } = IN_COMPANY;
  expect([direct, ...hidden].map((row) => row.length)).toEqual([INPUT_COUNT, ...hidden.map(() => INPUT_COUNT + 1)]);
  expect([hidden.length, out.length]).toEqual([HIDDEN_UNITS, HIDDEN_UNITS]);
  expect([direct, ...hidden, out].flat().every(Number.isFinite)).toBe(true);
});

test('the best port comes first', () => {
  for (const scorer of [new PhaseWeights(ALONE), new PortNetwork(IN_COMPANY)]) {
    for (const position of stops('today', 12)) {
      const judge = new PortJudge(position, CAPTAIN, scorer);
      expect(judge.ranked(position)[0]).toBe(judge.best(position));
    }
  }
});

test('the network is told as many numbers of every port, all of about the same size', () => {
  for (const notation of NOTATIONS) {
    for (const position of stops(notation, 3)) {
      const rows = portInputs(position, new PortOutlook(position, CAPTAIN).look(position));
      expect(rows).toHaveLength(position.stars - 1);
      for (const row of rows) {
        expect(row).toHaveLength(INPUT_COUNT);
        expect(row.every((input) => Math.abs(input) < 1000)).toBe(true);
      }
    }
  }
});
