/**
 * The cards on the screen: they stay until somebody goes on or their time is over, and whoever wants to go on only then can wait
 * for that. While somebody points at them their time stands still.
 */
import type { Wait } from '../../client/bot-runner.ts';
import type { Seat } from '../../core/contract.ts';
import type { CardWords } from '../../text/cards.ts';

/** Something nobody should miss. */
export interface EventCard extends CardWords {
  /** What can be read besides. */
  readonly more?: { readonly words: string; readonly open: () => void };
}

/** How long a card stays by itself, in milliseconds. */
export const CARD_MS = 2000;
/** More would cover the map; older ones stand in the newswire. */
const MOST = 3;

export class CardQueue {
  readonly #wait: Wait;
  readonly #changed: (cards: readonly EventCard[]) => void;
  #cards: readonly EventCard[] = [];
  #isHeld = false;
  #cancel = (): void => {};
  #waiting: (() => void)[] = [];

  constructor(wait: Wait, changed: (cards: readonly EventCard[]) => void) {
    this.#wait = wait;
    this.#changed = changed;
  }

  get cards(): readonly EventCard[] {
    return this.#cards;
  }

  /** Shows more cards below those that are there; each adds its time. */
  show(more: readonly EventCard[]): void {
    if (more.length === 0) return;
    this.#become([...this.#cards, ...more].slice(-MOST));
    this.#run();
  }

  /** Somebody looks closely: they stay, until let go. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#run();
  }

  /** They were read. */
  dismiss(): void {
    this.#cancel();
    this.#isHeld = false;
    if (this.#cards.length > 0) this.#become([]);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Waits until no card is shown. */
  whenRead(): Promise<void> {
    if (this.#cards.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #run(): void {
    this.#cancel();
    if (this.#cards.length > 0 && !this.#isHeld)
      this.#cancel = this.#wait(CARD_MS * this.#cards.length, () => this.dismiss());
  }

  #become(cards: readonly EventCard[]): void {
    this.#cards = cards;
    this.#changed(cards);
  }
}

/** Calls back once the screen shows what it was given; the function it returns forgets that. */
type Drawn = (call: () => void) => () => void;

/** A time that begins when the screen is drawn: what a slow device, or a hidden page, has not shown yet has not been seen. */
export function sinceDrawn(drawn: Drawn, wait: Wait): Wait {
  return (ms, call) => {
    let cancel = drawn(() => (cancel = wait(ms, call)));
    return () => cancel();
  };
}

/** A key that was pressed while cards are shown, and whether a field takes it. */
interface PressedKey {
  readonly key: string;
  readonly isInField: boolean;
}

/** What leads to something in a card, or to a sign, and is no key of its own. */
const NO_ANSWER: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/**
 * Whether a key makes cards go. A card takes nothing away: every key does what it does without one, and makes it go besides. Who
 * types into a field means the field.
 */
export function isGoingOn({ key, isInField }: PressedKey): boolean {
  return key === 'Escape' || (!isInField && !NO_ANSWER.has(key));
}

/** How many deeds each reader has seen: players who hide their books from each other at one device read for themselves. */
export class SeenDeeds {
  readonly #seen = new Map<Seat | 'all', number>();
  readonly #first: number;

  /** What was done before the match was opened is no news to anybody. */
  constructor(first: number) {
    this.#first = first;
  }

  /** What is new to a reader, who has seen it then. What was taken back is new when it is done again. */
  take<Deed>(reader: Seat | 'all', deeds: readonly Deed[]): readonly Deed[] {
    const seen = this.#seen.get(reader) ?? this.#first;
    this.#seen.set(reader, deeds.length);
    return deeds.slice(seen);
  }
}
