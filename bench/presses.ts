/**
 * `npm run bench:presses`: how many decisions and presses a voyage of Star Trader takes one captain alone, over some galaxies: with every bid
 * made by hand, with a factor for each good, with a factor for each stop, and following the adviser. A decision is an action of the
 * record; a press is what the player does for it at the least, typed numbers not counted.
 */
import { captain } from '../bots/star-trader/captain.ts';
import { Mulberry32 } from '../core/chance.ts';
import { unwrap } from '../core/result.ts';
import { starTrader } from '../games/star-trader/index.ts';
import type { Action, Event, View } from '../games/star-trader/index.ts';
import { EventCache } from '../insight/event-cache.ts';
import { factorOrder } from '../insight/star-trader/stop-orders.ts';
import { drawTable } from './table.ts';

const MATCHES = process.argv.includes('--quick') ? 3 : 20;

/** How a captain plays: what it answers, and whether an answer needs a press of its own after the one before. */
interface Manner {
  readonly name: string;
  readonly usesFactor: boolean;
  readonly isPressed: (view: View, before: View | undefined) => boolean;
}

const always = (): boolean => true;
const isSameStop = (view: View, before: View | undefined): boolean =>
  before?.ask?.ship === view.ask?.ship &&
  before?.today.day === view.today.day &&
  before?.today.year === view.today.year;
/** The bargains of a stop, and the bank where it pays for one. */
const isBargain = ({ ask }: View): boolean =>
  ask?.ask === 'sell' || ask?.ask === 'buy' || ask?.ask === 'bid' || (ask !== undefined && 'toPay' in ask);

const MANNERS: readonly Manner[] = [
  { name: 'by hand', usesFactor: false, isPressed: always },
  { name: 'a factor for each good', usesFactor: true, isPressed: always },
  {
    name: 'a factor for each stop',
    usesFactor: true,
    isPressed: (view, before) =>
      !isBargain(view) || before === undefined || !isSameStop(view, before) || !isBargain(before),
  },
  { name: 'following the adviser', usesFactor: false, isPressed: (view, before) => !isSameStop(view, before) },
];

interface Count {
  readonly decisions: number;
  readonly presses: number;
  readonly worth: number;
}

function play(notation: string, { usesFactor, isPressed }: Manner, seed: number): Count {
  let { state, events } = starTrader.start(unwrap(starTrader.parseConfig(notation)), 1, new Mulberry32(seed));
  const [heard, cache, chance]: [Event[], EventCache, Mulberry32] = [[], new EventCache(), new Mulberry32(seed)];
  let [decisions, presses] = [0, 0];
  let before: View | undefined;
  while (starTrader.toAct(state) !== undefined) {
    for (const event of events) if (starTrader.isVisible(state, event, 0)) heard.push(event);
    const view = starTrader.view(state, 0);
    const order: Action | undefined = usesFactor ? factorOrder(view, heard) : undefined;
    const action = order ?? captain.answer({ view, heard }, { playouts: 0, cache }, chance).action;
    const step = starTrader.apply(state, 0, action);
    if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
    decisions++;
    if (isPressed(view, before)) presses++;
    before = view;
    ({ state, events } = step);
  }
  return { decisions, presses, worth: starTrader.result(state)?.[0] ?? 0 };
}

function rowOf(notation: string, manner: Manner): string[] {
  const counts = Array.from({ length: MATCHES }, (_, match) => play(notation, manner, match + 1));
  const mean = (figure: keyof Count): string =>
    Math.round(counts.reduce((sum, count) => sum + count[figure], 0) / MATCHES).toLocaleString('en');
  return [notation, manner.name, mean('decisions'), mean('presses'), mean('worth')];
}

const rows = ['today+years=5', 'today'].flatMap((notation) => MANNERS.map((manner) => rowOf(notation, manner)));
process.stdout.write(
  `${drawTable([['edition', 'bargaining', 'decisions', 'presses', 'worth'], ...rows]).join('\n')}\n`,
);
