/** The programs of the 1970s, for everybody with a plain terminal: the only file of `teletype/` that names the games. */
import type { Chance } from '../core/chance.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { Position } from '../games/star-lanes/position.ts';
import { Session as StarLanes } from './star-lanes/session.ts';
import { Session as StarTrader } from './star-trader/session.ts';

/** A program in play: typed lines go in, printed text comes out. */
export interface TeletypeProgram {
  readonly over: boolean;
  start(): string;
  answer(line: string): string;
}

/** One that several can share, each at a keyboard of their own. */
export interface SharedProgram extends TeletypeProgram {
  /** The lines that are answered before the first move, when these names sit down. */
  opening(names: readonly string[]): readonly string[];
  /** Whose turn it is; undefined before the match and after it. */
  readonly toAct: number | undefined;
}

interface TeletypeEntry {
  readonly title: string;
  readonly year: number;
  readonly open: (chance: Chance) => TeletypeProgram;
  /** Left out: it knows one keyboard only. */
  readonly share?: (chance: Chance) => SharedProgram;
}

/** Star Lanes at several keyboards: the same program, and somebody who watches whose turn it is. */
class SharedStarLanes implements SharedProgram {
  readonly #session: StarLanes;
  #toAct: number | undefined;

  constructor(chance: Chance) {
    const follow = ({ state }: { readonly state: Position }): void => {
      this.#toAct = starLanes.toAct(state);
    };
    const witness = {
      started: (_names: readonly string[], _chance: Chance, step: { readonly state: Position }) => follow(step),
      acted: (_before: Position, _by: number, _action: unknown, step: { readonly state: Position }) => follow(step),
    };
    this.#session = new StarLanes({ chance, layout: 'spec', witnesses: [witness] });
  }

  get over(): boolean {
    return this.#session.over;
  }

  get toAct(): number | undefined {
    return this.#toAct;
  }

  start(): string {
    return this.#session.start();
  }

  answer(line: string): string {
    return this.#session.answer(line);
  }

  /** How many play, no instructions, and everybody's name. */
  opening(names: readonly string[]): readonly string[] {
    return [String(names.length), 'N', ...names];
  }
}

export const TELETYPES: readonly TeletypeEntry[] = [
  {
    title: 'STAR LANES',
    year: 1977,
    open: (chance) => new StarLanes({ chance, layout: 'spec' }),
    share: (chance) => new SharedStarLanes(chance),
  },
  { title: 'STAR TRADER', year: 1974, open: (chance) => new StarTrader({ chance }) },
];
