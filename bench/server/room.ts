/** A room of four that plays one action after the other, each when all four have heard of the last. */
import { SEATS } from './seated.ts';
import type { Seated, SitDown } from './seated.ts';

export class Room {
  #seated: Seated | undefined;
  /** How many have not heard of the action yet, and what is done when all have. */
  #waiting = 0;
  #allHeard = (): void => {};
  #by = 0;
  #since = 0;
  #latency = 0;

  static async open(sitDown: SitDown, base: string, number: number): Promise<Room> {
    const room = new Room();
    room.#seated = await sitDown(base, number, (seat) => room.#heard(seat));
    return room;
  }

  /** Plays one action; answers with the milliseconds from `since` until the player who acted heard of it. */
  async act(since: number): Promise<number> {
    const seated = this.#seated;
    if (seated === undefined) throw new Error('this seat is free');
    this.#since = since;
    this.#by = seated.toAct;
    this.#waiting = SEATS;
    seated.act();
    await new Promise<void>((resolve) => {
      this.#allHeard = resolve;
    });
    return this.#latency;
  }

  /** Begins another match where one is over; says whether it did. */
  async goOn(): Promise<boolean> {
    if (this.#seated?.isOver !== true) return false;
    await this.#seated.again();
    return true;
  }

  #heard(seat: number): void {
    if (this.#waiting === 0) return;
    if (seat === this.#by) this.#latency = performance.now() - this.#since;
    if (--this.#waiting === 0) this.#allHeard();
  }
}
