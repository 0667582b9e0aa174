// Players who order as much, or as little, as anyone can write: every question has an answer, and every amount stays a number.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { configOf } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import { Ledger } from './fixtures/ledger.ts';
import type { Position } from './position.ts';
import type { Action, Tradable } from './types.ts';

const MATCHES = process.env['LONG'] === '1' ? 1000 : 30;

const HUGE = [1e37, 1e30, 3e35, 1e9, 999_999_999, 1e-30, 0.1];

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  return items[Math.floor(items.length * chance.draw())]!;
}

/** Orders to try one after the other; the last ones are those a player must always be able to give. */
function orders({ least, most }: Tradable, chance: Chance): number[] {
  const bold = pick(HUGE, chance) * (chance.draw() < 0.6 ? -1 : 1);
  return [...(chance.draw() < 0.7 ? [bold] : []), chance.draw() < 0.5 ? most : least, 0, least];
}

/** Any space, or the first order that is not refused. */
function boldAction(state: Position, chance: Chance): Action {
  const { ask } = starLanes.view(state, state.mover);
  if (ask?.ask === 'place') return { type: 'place', space: pick(ask.spaces, chance).space };
  const asked = ask?.companies[0];
  if (asked === undefined) throw new Error('nothing is asked');
  const tried = orders(asked, chance).map((shares): Action => ({
    type: 'trade',
    orders: [{ company: asked.company, shares }],
  }));
  const allowed = tried.find((action) => starLanes.apply(state, state.mover, action).ok);
  if (allowed === undefined) throw new Error(`no answer to ${JSON.stringify(ask)}`);
  return allowed;
}

test.each([
  'faber1977',
  'singer1984',
  'osborne-as-shipped',
  'faber1977+dividend=50+dividend-to=all',
  'singer1984+dividend=50+dividend-to=all+growth-split=500',
  'faber1977+swallow=below-zero+black-holes=20+black-hole-pull=100+growth=0+base-price=200',
])('%s: matches of bold players come to an end, and the books balance', (notation) => {
  const config = configOf(notation);
  for (let seed = 0; seed < MATCHES; seed++) {
    const ledger = new Ledger(config, 3);
    const chooser = new Mulberry32(seed + 5000);
    let { state, events } = starLanes.start(config, 3, new Mulberry32(seed));
    ledger.follow(events);
    while (state.phase !== 'over') {
      const step = starLanes.apply(state, state.mover, boldAction(state, chooser));
      if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
      ({ state, events } = step);
      ledger.follow(events);
      ledger.compare(state);
    }
    expect(starLanes.result(state)?.every(Number.isFinite)).toBe(true);
  }
});
