/** How fast computer players move. */
import { must } from '../../core/must.ts';

export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The least milliseconds a computer player takes for an action. */
export const PACE_MS: Readonly<Record<Pace, number>> = { calm: 900, quick: 350, instant: 0 };

/** So many matches of a device are calm by themselves: who is new wants to see what happens. */
const CALM_MATCHES = 3;

/** The pace of who has chosen none, in the match that is the so-manieth of the device. */
export function usualPace(begun: number): Pace {
  return begun <= CALM_MATCHES ? 'calm' : 'quick';
}

/** The next faster one; after the fastest the slowest. */
export function nextPace(pace: Pace): Pace {
  return must(PACES[(PACES.indexOf(pace) + 1) % PACES.length], 'a pace');
}
