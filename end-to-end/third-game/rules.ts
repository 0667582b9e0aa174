/**
 * Countdown, the smallest game that is a whole one: stones lie on the table, a player takes one to three, and who takes the
 * last wins. Nothing but the tests knows it: it shows what a third game has to bring, and that nothing else has to change.
 */
import type { Chance } from '../../core/chance.ts';
import type { Game, Seat, Step, Viewer } from '../../core/contract.ts';
import { optionTable, whole } from '../../core/options.ts';

interface Stones {
  readonly edition: string;
  readonly stones: number;
}

interface Heap {
  readonly chance: Chance;
  readonly config: Stones;
  readonly left: number;
  readonly taken: readonly number[];
  readonly mover: Seat;
}

export interface CountdownTypes {
  readonly Config: Stones;
  readonly Contradiction: never;
  readonly State: Heap;
  readonly Action: { readonly take: number };
  readonly Event: { readonly type: 'took'; readonly by: Seat; readonly stones: number; readonly left: number };
  readonly View: Pick<Heap, 'config' | 'left' | 'taken' | 'mover'> & { readonly as: Viewer };
  readonly Refusal: { readonly why: 'over' | 'not-your-turn' | 'too-many' };
}

const EDITIONS: Readonly<Record<string, Stones>> = {
  handful: { edition: 'handful', stones: 11 },
  sackful: { edition: 'sackful', stones: 40 },
};

export const countdownOptions = optionTable<Stones, 'Heap', never>({
  groups: ['Heap'],
  rows: { stones: { group: 'Heap', ...whole(5, 99) } },
  editions: EDITIONS,
  contradictionIn: () => undefined,
});

function start(config: Stones, players: number, chance: Chance): Step<CountdownTypes> {
  const own = chance.copy();
  const mover = Math.floor(players * own.draw());
  const taken = Array.from({ length: players }, () => 0);
  return { ok: true, state: { chance: own, config, left: config.stones, taken, mover }, events: [] };
}

const apply: Game<CountdownTypes>['apply'] = (state, by, { take }) => {
  if (state.left === 0) return { ok: false, refusal: { why: 'over' } };
  if (by !== state.mover) return { ok: false, refusal: { why: 'not-your-turn' } };
  if (take < 1 || take > Math.min(3, state.left)) return { ok: false, refusal: { why: 'too-many' } };
  const left = state.left - take;
  const taken = state.taken.map((stones, seat) => (seat === by ? stones + take : stones));
  const mover = (by + 1) % taken.length;
  return {
    ok: true,
    state: { ...state, left, taken, mover: left === 0 ? by : mover },
    events: [{ type: 'took', by, stones: take, left }],
  };
};

export const countdown: Game<CountdownTypes> = {
  id: 'countdown',
  engine: 1,
  oldestEngine: 1,
  editions: EDITIONS,
  seats: () => ({ min: 2, max: 4 }),
  parseConfig: (notation) => countdownOptions.parse(notation),
  formatConfig: (config) => countdownOptions.format(config),
  start,
  apply,
  agree: (state, wish) =>
    state.left > 0 && wish === 'end' ? { ok: true, state: { ...state, left: 0 }, events: [] } : undefined,
  toAct: ({ left, mover }) => (left === 0 ? undefined : mover),
  view: ({ config, left, taken, mover }, as) => ({ as, config, left, taken, mover }),
  canonicalViewer: () => 'watcher',
  isVisible: () => true,
  // The last stone is worth a hundred others.
  result: ({ left, taken, mover }) =>
    left > 0 ? undefined : taken.map((stones, seat) => stones + (seat === mover ? 100 : 0)),
  parseAction: (text) => (/^take [1-3]$/.test(text) ? { take: Number(text.slice(5)) } : undefined),
  formatAction: ({ take }) => `take ${take}`,
  describeEvent: ({ by, stones, left }, names) => `${names[by] ?? by} takes ${stones}; ${left} left.`,
  explainContradiction: (contradiction) => contradiction,
  explainRefusal: ({ why }) =>
    ({ over: 'The match is over.', 'not-your-turn': 'It is not your turn.', 'too-many': 'Take one to three.' })[why],
};
