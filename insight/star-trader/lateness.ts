/** How late ships are: what can be expected, and one draw for a ship under way of which nothing was heard. */
import type { Chance } from '../../core/chance.ts';
import type { Config } from '../../games/star-trader/config.ts';

const WEEK = 7;
const MOST_WEEKS = 3;
/** No ship lands more days after the one it is expected on. */
export const LATEST = WEEK * MOST_WEEKS;
/** One, two or three weeks, equally often. */
const MEAN_WEEKS = (1 + MOST_WEEKS) / 2;

/** Days a ship lands after the day it is expected, on average. */
export function expectedLateness({ onTime }: Config): number {
  return (1 - onTime / 100) * MEAN_WEEKS * WEEK;
}

/** Days a trip takes beyond its distance, on average: the delay of the departure and the lateness. */
export function expectedDelay(config: Config): number {
  return (config.delays / 100) * MEAN_WEEKS * WEEK + expectedLateness(config);
}

/** The chance of each number of weeks, from none on, by which a ship lands after the day it is expected. */
export function latenessChances({ onTime }: Config): number[] {
  return weeksWith(1 - onTime / 100);
}

/** The same for a ship that is still to depart: the delay of the departure and the lateness together. */
export function delayChances(config: Config): number[] {
  const late = latenessChances(config);
  const chances = Array.from({ length: 2 * MOST_WEEKS + 1 }, () => 0);
  weeksWith(config.delays / 100).forEach((delayed, weeks) => {
    late.forEach((chance, more) => (chances[weeks + more]! += delayed * chance));
  });
  return chances;
}

/** None, or one week, two or three equally often where there is any. */
function weeksWith(any: number): number[] {
  return [1 - any, ...Array.from({ length: MOST_WEEKS }, () => any / MOST_WEEKS)];
}

/** A day on which a ship may land that is expected at `eta` and had not landed before `today`. */
export function drawnLanding({ onTime }: Config, eta: number, today: number, chance: Chance): number {
  const draw = chance.draw();
  const least = Math.max(0, Math.ceil((today - eta) / WEEK));
  if (least === 0 && draw < onTime / 100) return eta;
  const from = Math.max(1, least);
  const weeks = from + Math.floor(chance.draw() * (MOST_WEEKS + 1 - from));
  return Math.max(today, eta + WEEK * Math.min(MOST_WEEKS, weeks));
}
