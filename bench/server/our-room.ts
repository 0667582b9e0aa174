/** Four players at tables of ours: a real match of Star Lanes, and a rematch whenever one is over. */
import { Device } from './device.ts';
import { OurSeat } from './our-seat.ts';
import { SEATS } from './seated.ts';
import type { Seated } from './seated.ts';

const EDITION = 'today';

/** Makes a match, takes its seats and watches it from all of them. */
export async function sitDownWithUs(base: string, room: number, heard: (seat: number) => void): Promise<OurRoom> {
  const devices = Array.from({ length: SEATS }, (_, seat) => new Device(base, room * SEATS + seat));
  await Promise.all(devices.map((device) => device.register()));
  const seats = devices.map((device, seat) => new OurSeat(device, () => heard(seat)));
  await Promise.all(seats.map((seat) => seat.connected()));
  const ours = new OurRoom(seats);
  await ours.begin();
  return ours;
}

export class OurRoom implements Seated {
  readonly #seats: readonly OurSeat[];
  #match = '';

  constructor(seats: readonly OurSeat[]) {
    this.#seats = seats;
  }

  /** Seats are taken one after the other, so that everybody keeps theirs. */
  async begin(): Promise<void> {
    const [first, ...others] = this.#seats;
    const seats = this.#seats.map(() => ({ for: 'person' }));
    const made = await first?.device.post('/api/matches', { game: 'star-lanes', edition: EDITION, seats, name: 'P0' });
    this.#match = made?.['match'] ?? '';
    for (const [i, { device }] of others.entries()) {
      await device.post(`/api/matches/${this.#match}/seats`, { name: `P${i + 1}` });
    }
    await this.#watch();
  }

  get match(): string {
    return this.#match;
  }

  get toAct(): number {
    return this.#seats[0]?.update?.toAct ?? 0;
  }

  get isOver(): boolean {
    return this.#seats[0]?.update?.phase === 'over';
  }

  act(): void {
    const { toAct } = this;
    this.#seats[toAct]?.act(toAct);
  }

  leave(): void {
    for (const seat of this.#seats) seat.leave();
  }

  async again(): Promise<void> {
    const before = this.#match;
    for (const { device } of this.#seats) {
      const { match } = await device.post(`/api/matches/${before}/rematch`, {});
      this.#match = match ?? '';
    }
    await this.#watch();
  }

  async #watch(): Promise<void> {
    await Promise.all(this.#seats.map((seat) => seat.watch(this.#match)));
  }
}
