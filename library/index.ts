/** The library: the rules as functions, without a screen, a clock or a network. */
export { Keyed, Mulberry32, Tape, parseChance } from '../core/chance.ts';
export type { Chance, ChanceProblem } from '../core/chance.ts';
export type { Agreement, AskOf, Game, Refused, Seat, Step, Types, Viewer } from '../core/contract.ts';
export type {
  Allowed,
  ChoiceKind,
  FlagKind,
  FormulaKind,
  Kind,
  MapKind,
  NotationProblem,
  NumberKind,
  OptionProblem,
  Scatter,
  ScatterKind,
} from '../core/options.ts';
export { unwrap } from '../core/result.ts';
export type { Problem, Result } from '../core/result.ts';
export { explainOptions } from '../text/en/options.ts';
export { explainProblem } from './explain.ts';
export type { GameProblem, GeneralProblem } from './explain.ts';
export type * as StarLanes from './star-lanes-types.ts';
export type * as StarTrader from './star-trader-types.ts';
export type { GameRules } from './game-rules.ts';
export { starLanes } from './star-lanes.ts';
export { starTrader } from './star-trader.ts';
