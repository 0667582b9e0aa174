/**
 * Examples for the page of rules: small galaxies in which something is placed under the rules of an edition. What comes of
 * it is played, not written down, so that every figure on the page is true in that edition.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { Config } from '../../games/star-lanes/config.ts';
import { payDividends } from '../../games/star-lanes/dividend.ts';
import { drawMap } from '../../games/star-lanes/draw-map.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { positionFrom } from '../../games/star-lanes/setup.ts';
import type { PositionSetup } from '../../games/star-lanes/setup.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import type { Event } from '../../games/star-lanes/types.ts';
import type { RulesBoard, RulesFigure } from '../rules-card.ts';
import { factsOf, sharesOf } from './facts.ts';
import type { Facts } from './facts.ts';

/** What came of placing, with the map before and after. */
interface PlayedExample {
  readonly figure: RulesFigure;
  readonly facts: Facts;
}

export interface LanesRulesExamples {
  readonly config: Config;
  readonly offer: { readonly figure: RulesFigure };
  readonly founding: { readonly figure: RulesFigure; readonly price: number; readonly shares: number };
  readonly growth: { readonly figure: RulesFigure; readonly from: number; readonly to: number };
  readonly dividend: {
    readonly figure: RulesFigure;
    readonly shares: number;
    readonly price: number;
    readonly amount: number;
  };
  readonly merger: {
    readonly figure: RulesFigure;
    readonly price: number;
    readonly old: number;
    readonly gained: number;
    readonly bonus: number;
  };
  /** Undefined where stock does not split. */
  readonly split:
    | {
        readonly figure: RulesFigure;
        readonly from: number;
        readonly to: number;
        readonly shares: number;
        readonly now: number;
      }
    | undefined;
}

const COLUMNS = 5;
const OFFER_MAP = ['.*...', '.+..A', '..*AA'];
const OFFERED = ['1A', '2A', '1D', '3B', '2D'];

export function lanesRulesExamples(config: Config): LanesRulesExamples {
  const founded = placed(config, { map: ['.....', '..*..', '.....'] }, '2B');
  const founding = eventOf(founded.facts, 'founded');
  const split = splitExample(config);
  return {
    config,
    offer: { figure: boards({ rows: OFFER_MAP, marked: OFFERED.slice(0, config.candidates).map(numbered) }) },
    founding: { figure: founded.figure, price: founding.price, shares: founding.shares },
    growth: growthExample(config),
    dividend: dividendExample(config),
    merger: mergerExample(config),
    split,
  };
}

function growthExample(config: Config): LanesRulesExamples['growth'] {
  const from = config.basePrice + config.growth;
  const setup = { map: ['..*..', 'AA.+.', '.....'], sizes: [2], prices: [from] };
  const { figure, facts } = placed(config, setup, '2C');
  return { figure, from, to: eventOf(facts, 'grown').price };
}

function dividendExample(config: Config): LanesRulesExamples['dividend'] {
  const [shares, price] = [10, 800];
  const map = ['..*..', '.AAA.', '.....'];
  const position = positionOf(config, { map, sizes: [3], prices: [price], shares: [[shares]] });
  let amount = 0;
  payDividends(position, (event) => {
    if (event.type === 'dividend') amount = event.amount;
  });
  return { figure: boards({ rows: map, marked: [] }), shares, price, amount };
}

function mergerExample(config: Config): LanesRulesExamples['merger'] {
  const setup = {
    map: ['..*..', 'AA.B.', 'A..B.'],
    sizes: [3, 2],
    prices: [800, 700],
    shares: [
      [10, 5],
      [4, 4],
    ],
  };
  const { figure, facts } = placed(config, setup, '2C');
  const { exchanges } = eventOf(facts, 'merged');
  const { old, gained, bonus } = must(exchanges[0], 'a first player');
  return { figure, price: must(facts.after.price[0], 'a company'), old, gained, bonus };
}

/** Where growth makes a company as dear as the edition lets it be, its stock splits; unless the edition knows no splits. */
function splitExample(config: Config): LanesRulesExamples['split'] {
  const [from, shares] = [config.growthSplit - config.growth, 5];
  const setup = { map: ['..*..', 'AA...', 'AAA..'], sizes: [5], prices: [from], shares: [[shares]] };
  const { figure, facts } = placed(config, setup, '2C');
  const split = facts.events.find((event) => event.type === 'split');
  if (split === undefined) return undefined;
  return { figure, from: split.from, to: split.price, shares, now: sharesOf(facts.after, 0, 0) };
}

/** Places on a space of a small galaxy; where a company may be chosen, the first one is. */
function placed(config: Config, setup: Omit<PositionSetup, 'cash'>, space: string): PlayedExample {
  const position = positionOf(config, setup);
  const number = must(spaceNumber(space, setup.map.length, COLUMNS), 'a space of the example');
  const facts = factsOf(position, number, 0);
  return { figure: boards({ rows: setup.map, marked: [at(space, '?')] }, boardOf(facts.after, space)), facts };
}

function positionOf(config: Config, setup: Omit<PositionSetup, 'cash'>): Position {
  const small: Config = { ...config, rows: setup.map.length, columns: COLUMNS, map: '' };
  return positionFrom(small, { ...setup, cash: [config.cash, config.cash] }, new Mulberry32(1));
}

function boardOf(position: Position, space: string): RulesBoard {
  const rows = drawMap(position);
  const { row, column } = at(space, '');
  return { rows, marked: [{ row, column, mark: must(rows[row]?.[column], 'a space of the example') }] };
}

function boards(...all: readonly RulesBoard[]): RulesFigure {
  return { figure: 'boards', boards: all };
}

function numbered(space: string, i: number): RulesBoard['marked'][number] {
  return at(space, String(i + 1));
}

/** Rows are numbered and columns lettered, and an example has few of both. */
function at(space: string, mark: string): RulesBoard['marked'][number] {
  return { row: Number(space[0]) - 1, column: must(space.codePointAt(1), 'a column') - 65, mark };
}

function eventOf<Type extends Event['type']>({ events }: Facts, type: Type): Event & { type: Type } {
  return must(
    events.find((event): event is Event & { type: Type } => event.type === type),
    `an example in which something is ${type}`,
  );
}
