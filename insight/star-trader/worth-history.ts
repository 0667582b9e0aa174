/**
 * What every captain was worth over time: at every report, after every stop of a ship, and at the
 * end. Reports say it; in between every bargain adds what it gained, and every bank its interest.
 */
import type { Stardate } from '../../games/star-trader/calendar.ts';
import type { Event, CaptainWorth } from '../../games/star-trader/types.ts';
import { dealOf } from './deal.ts';

export interface WorthPoint {
  readonly at: Stardate;
  /** By seat. */
  readonly totals: readonly number[];
  /** What the point stands for. */
  readonly why: 'report' | 'departure' | 'end';
  /** How many of the events had been heard. */
  readonly heard: number;
}

/** The worth of all captains, in the order of time; nothing before the first report that was heard. */
export function worthHistory(heard: readonly Event[]): WorthPoint[] {
  const ledger = new WorthLedger();
  heard.forEach((event, index) => ledger.hear(event, index + 1));
  return ledger.points;
}

class WorthLedger {
  readonly points: WorthPoint[] = [];
  #at: Stardate = { day: 1, year: 0 };
  #totals: number[] = [];
  #landed = false;

  hear(event: Event, heard: number): void {
    switch (event.type) {
      case 'landed':
        this.#landed = true;
        return this.#turnTo(event);
      case 'reported':
        this.#turnTo(event);
        return this.#know(event.captains, 'report', heard);
      case 'dealt':
        return this.#gain(event.by, dealOf(event).gain);
      case 'interest':
        return this.#gain(event.to, event.amount);
      case 'departed':
        // Ships that leave SOL at the start have done nothing yet.
        return this.#landed ? this.#add('departure', heard) : undefined;
      case 'ended':
        return this.#know(event.captains, 'end', heard);
      case 'started':
      case 'priced':
      case 'opened':
      case 'declined':
      case 'failed':
      case 'withdrawn':
      case 'deposited':
      case 'grown':
      case 'appeared':
      case 'extended':
        return;
    }
  }

  #turnTo({ day, year }: Stardate): void {
    this.#at = { day, year };
  }

  #gain(seat: number, amount: number): void {
    if (seat < this.#totals.length) this.#totals[seat]! += amount;
  }

  #know(captains: readonly CaptainWorth[], why: WorthPoint['why'], heard: number): void {
    this.#totals = captains.map(({ total }) => total);
    this.#add(why, heard);
  }

  #add(why: WorthPoint['why'], heard: number): void {
    if (this.#totals.length > 0) this.points.push({ at: this.#at, totals: [...this.#totals], why, heard });
  }
}
