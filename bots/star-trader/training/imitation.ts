/**
 * Matches in which captains who look ahead show a network where to fly: lessons are what was seen of every port, and which one was chosen.
 * Now and then a ship is sent anywhere instead, so that the lessons also tell how to go on from where no good captain would be.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import type { Config } from '../../../games/star-trader/config.ts';
import { Position, portOf } from '../../../games/star-trader/position.ts';
import { begin, go } from '../../../games/star-trader/turn.ts';
import { CAPTAIN } from '../captain.ts';
import { portInputs } from '../champion/port-inputs.ts';
import { PortOutlook } from '../champion/port-outlook.ts';
import { searcher, tryPorts } from '../searcher.ts';
import type { FlightLesson } from './network-fit.ts';
import { see, trade } from './self-play.ts';

/** How often a ship is sent anywhere. */
const ANYWHERE = 0.07;

/** Looks ahead for the best star to send the ship in port to. */
export type Teacher = (position: Position, chance: Chance) => number;

/** The searcher, as it plays. */
export const searching: Teacher = (position, chance) =>
  must(tryPorts(CAPTAIN, position, searcher, chance)[0], 'a port to fly to').star;

/** All that teachers choose in a number of matches; every match has a seed of its own, from the first on. */
export function watch(config: Config, teacher: Teacher, matches: number, firstSeed: number): FlightLesson[] {
  const lessons: FlightLesson[] = [];
  for (let match = 0; match < matches; match++) {
    const position = new Position(config, 2, new Mulberry32(firstSeed + match));
    begin(position);
    lessons.push(...watchMatch(position, teacher, new Mulberry32(2 ** 31 + firstSeed + match)));
  }
  return lessons;
}

/** Plays a match to its end. */
function watchMatch(position: Position, teacher: Teacher, chance: Chance): FlightLesson[] {
  const outlook = new PortOutlook(position, CAPTAIN);
  const seen = position.copy();
  const lessons: FlightLesson[] = [];
  while (position.phase !== 'over') {
    if (!position.opening) trade(position, outlook);
    see(seen, position);
    const star = teacher(seen, chance);
    const looks = outlook.look(seen);
    lessons.push({ inputs: portInputs(seen, looks), chosen: looks.findIndex((look) => look.star === star) });
    go(position, chance.draw() < ANYWHERE ? anyPort(position, chance) : star);
  }
  return lessons;
}

function anyPort(position: Position, chance: Chance): number {
  const ways = Math.floor(chance.draw() * (position.stars - 1));
  return (portOf(position, position.ship) + 1 + ways) % position.stars;
}
