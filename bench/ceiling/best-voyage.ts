/** The best voyage to the end that can be found by trying changes of a plan: simulated annealing over some futures. */
import { mean } from '../../bots/arena/interval.ts';
import type { Chance } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { ownerOf, portOf } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import { daysLeft } from '../../insight/star-trader/visit.ts';
import { Voyages } from './voyages.ts';
import type { Plan } from './voyages.ts';

/** Dollars by which a plan may be worse at first and still be followed; it shrinks to nothing. */
const WARMTH = 6000;
/** A plan that is so much worse in the first future is not tried in the others. */
const HOPELESS = 60_000;
/** Above 1: stops that are near are changed more often than those far ahead. */
const NEAR_FIRST = 1.7;

interface Voyage {
  readonly plan: Plan;
  readonly lead: number;
}

/** The best voyage that is found in this many tries; each future of a voyage is one. */
export function bestVoyage(position: Position, tries: number, futures: number, chance: Chance): Voyage {
  const voyages = new Voyages(position, daysLeft(position));
  const seeds = Array.from({ length: futures }, () => Math.floor(chance.draw() * 2 ** 32));
  const glance = (plan: Plan): number => voyages.lead(plan, must(seeds[0], 'a future'), true);
  const look = (plan: Plan, first: number): Voyage => {
    const others = seeds.slice(1).map((seed) => voyages.lead(plan, seed, true));
    return { plan, lead: mean([first, ...others]) };
  };
  const unplanned = Array.from({ length: position.ships }, (): number[] => []);
  let best = look(unplanned, glance(unplanned));
  let current = best;
  for (let used = futures; used < tries; used++) {
    const plan = changed(position, current.plan, chance);
    const first = glance(plan);
    if (first < current.lead - HOPELESS) continue;
    const voyage = look(plan, first);
    used += futures - 1;
    if (isFollowed(voyage.lead - current.lead, 1 - used / tries, chance)) current = voyage;
    if (voyage.lead > best.lead) best = voyage;
  }
  return best;
}

function isFollowed(gain: number, warmth: number, chance: Chance): boolean {
  return gain > 0 || chance.draw() < Math.exp(gain / (1 + WARMTH * Math.max(0, warmth)));
}

/** The plan with one change for one of the captain's ships; the others' plans stay as they are. */
function changed(position: Position, plan: Plan, chance: Chance): Plan {
  const { ship, ships, players, stars } = position;
  const own = Array.from({ length: ships / players }, (_, fleet) => ownerOf(position, ship) + fleet * players);
  const of = chance.draw() < 0.5 ? ship : own[Math.floor(chance.draw() * own.length)]!;
  const list = changedStops(must(plan[of], 'a list for every ship'), stars, chance);
  return plan.with(of, withoutRepeats(list, portOf(position, of)));
}

/** One stop is another, or left out, or new, or the last that is planned, or comes later by one. */
function changedStops(stops: readonly number[], stars: number, chance: Chance): number[] {
  const at = Math.floor(chance.draw() ** NEAR_FIRST * Math.max(1, stops.length));
  const [kind, star] = [chance.draw(), Math.floor(chance.draw() * stars)];
  if (kind < 0.35) return stops.toSpliced(at, 1, star);
  if (kind < 0.55) return stops.toSpliced(at, 1);
  if (kind < 0.75) return stops.toSpliced(at, 0, star);
  if (kind < 0.9) return [...stops.slice(0, at), star];
  return stops.toSpliced(at, 2, ...stops.slice(at, at + 2).toReversed());
}

/** No ship flies to where it is. */
function withoutRepeats(stops: readonly number[], from: number): number[] {
  return stops.filter((star, i) => star !== (i === 0 ? from : stops[i - 1]));
}
