/**
 * Matches the network plays against itself to learn from: mostly its best moves, sometimes any
 * other, so that it also sees what follows from mistakes. From every match some positions are kept,
 * each as one seat saw it, with who won in the end.
 */
import { unwrap } from '../../../core/result.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import type { Config } from '../../../games/star-lanes/config.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import { Position } from '../../../games/star-lanes/position.ts';
import { begin } from '../../../games/star-lanes/turn.ts';
import { Features } from '../features.ts';
import { Greed, LEAD } from '../greed.ts';
import { Arms, playArm } from '../arms.ts';
import type { Arm } from '../arms.ts';
import { Judge } from '../judge.ts';
import { chanceOf } from '../network.ts';
import type { Network } from '../network.ts';
import { planningConfig } from '../../../insight/star-lanes/known-position.ts';
import { victory } from '../worth.ts';
import type { Samples } from './samples.ts';

/** What is played, and how often in comparison. */
type Diet = readonly (readonly [notation: string, players: number, often: number])[];

/** Two networks learn apart: where stock can be sold, another game is played than where it cannot. */
const DIETS = {
  holding: [
    ['faber1977+selling=none', 2, 40],
    ['faber1977+selling=none', 3, 8],
    ['faber1977+selling=none', 4, 34],
    ['today+selling=none', 2, 6],
    ['today+selling=none', 4, 6],
    ['quick+selling=none', 3, 3],
    ['beej+selling=none', 2, 2],
    ['grand+selling=none+rounds=12', 5, 1],
  ],
  selling: [
    ['faber1977+selling=owned', 2, 26],
    ['faber1977+selling=owned', 3, 4],
    ['faber1977+selling=owned', 4, 16],
    ['today', 2, 24],
    ['today', 3, 4],
    ['today', 4, 16],
    ['quick', 2, 3],
    ['quick', 4, 2],
    ['beej', 2, 2],
    ['beej', 4, 2],
    ['grand+rounds=12', 5, 1],
  ],
} as const satisfies Readonly<Record<string, Diet>>;

/** Which of the networks learns. */
export type DietName = keyof typeof DIETS;

/** How often any arm is played instead of the best one. */
const WANDERING = 0.06;
/** How many of a match's positions are kept. */
const KEPT = 0.5;
/** How much of what was expected a turn later is believed, rather than how it came out in the end. */
const TRUST = 0.3;

const TABLES = { holding: tablesOf(DIETS.holding), selling: tablesOf(DIETS.selling) };

interface SelfPlayTable {
  readonly config: Config;
  readonly players: number;
  readonly often: number;
}

function tablesOf(diet: Diet): readonly SelfPlayTable[] {
  return diet.map(([notation, players, often]) => {
    const reading = unwrap(starLanes.parseConfig(notation));
    return { config: planningConfig(reading), players, often };
  });
}

/** A sample that waits for the end of its match. */
interface KeptPosition {
  readonly at: number;
  readonly seat: number;
  readonly turn: number;
}

/** Plays one match and keeps samples of it; without a network everybody plays greedily. */
export function playMatch(diet: DietName, network: Network | undefined, seed: number, samples: Samples): void {
  const chance = new Mulberry32(seed);
  const { config, players } = pickTable(TABLES[diet], chance.draw());
  const position = new Position(config, players, new Mulberry32(seed ^ 0x2545f491));
  const greed = new Greed(position);
  const judge = network === undefined ? undefined : new Judge(network, position);
  const arms = judge === undefined ? undefined : new Arms(judge, position);
  // In some matches one seat is greedy, so that the network meets other styles than its own.
  const greedySeat = chance.draw() < 0.25 ? Math.floor(chance.draw() * players) : -1;
  const features = new Features(config.companies, players);
  const kept: KeptPosition[] = [];
  const expected: number[][] = [];
  begin(position);
  for (let turn = 0; position.phase !== 'over'; turn++) {
    expected.push(judge === undefined ? [] : expectations(position, judge));
    if (chance.draw() < KEPT && position.moves > 0) {
      const seat = Math.floor(chance.draw() * players);
      features.readMap(position);
      features.see(position, seat, position.mover, position.moves);
      kept.push({ at: samples.add(features), seat, turn });
    }
    playTurn(position, greed, position.mover === greedySeat ? undefined : arms, chance);
  }
  const targets = returns(
    expected,
    Array.from({ length: players }, (_, seat) => victory(position, seat)),
  );
  for (const { at, seat, turn } of kept) samples.targets[at] = targets[turn]![seat]!;
}

function expectations(position: Position, judge: Judge): number[] {
  return Array.from({ length: position.players }, (_, seat) => chanceOf(judge.judge(position, seat)));
}

/**
 * What to learn for every turn and seat: who won, mixed with what was expected on the way there.
 * One match's end is mostly luck; the expectations a few turns later have less of it.
 */
function returns(expected: readonly (readonly number[])[], won: readonly number[]): number[][] {
  const targets: number[][] = [];
  let later = won;
  for (let turn = expected.length - 1; turn >= 0; turn--) {
    const next = expected[turn + 1];
    later = later.map((target, seat) => {
      const hoped = next?.[seat];
      return hoped === undefined ? target : (1 - TRUST) * target + TRUST * hoped;
    });
    targets[turn] = [...later];
  }
  return targets;
}

function pickTable(tables: readonly SelfPlayTable[], drawn: number): SelfPlayTable {
  let left = drawn * tables.reduce((sum, { often }) => sum + often, 0);
  return tables.find(({ often }) => (left -= often) < 0) ?? tables[0]!;
}

function playTurn(position: Position, greed: Greed, best: Arms | undefined, chance: Mulberry32): void {
  const wander = chance.draw() < WANDERING;
  if (best === undefined) {
    if (wander) return playArm(position, anyArm(position, chance));
    return greed.playTurn(position, LEAD);
  }
  if (!wander) return best.playTurnQuickly(position);
  const arms = best.of(position);
  const arm = arms[Math.floor(chance.draw() * arms.length)];
  if (arm !== undefined) playArm(position, arm);
}

/** Any offered space, with all cash into any company that is active then. */
function anyArm(position: Position, chance: Mulberry32): Arm {
  const space = position.offered[Math.floor(chance.draw() * position.offers)]!;
  const active = Array.from(position.size.keys()).filter((company) => position.size[company] !== 0);
  const into = active[Math.floor(chance.draw() * active.length)] ?? -1;
  return {
    space,
    chosen: -1,
    plan: { into, selling: chance.draw() < 0.3 && position.config.selling !== 'none' },
    value: 0,
  };
}
