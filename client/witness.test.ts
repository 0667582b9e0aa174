// A device's part in the chance: it tells its words when all seats are fixed, not before, and remembers what it was shown.
import { describe, expect, test } from 'vitest';
import type { Types } from '../core/contract.ts';
import { race } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { must } from '../core/must.ts';
import type { MatchRecord } from '../core/record.ts';
import { sit } from '../table/act.ts';
import { hashWords } from '../table/fair-chance.ts';
import type { Plan } from '../table/fixtures/transcript.ts';
import { commonUpdate, ownUpdate } from '../table/update.ts';
import type { Update } from '../table/update.ts';
import { Host } from './fixtures/host.ts';
import { MapMemory } from './fixtures/map-memory.ts';
import type { UpdateOf } from './match-client.ts';
import { ServerMatch } from './server-match.ts';
import { DeviceWitness } from './witness.ts';

const MATCH = 'match-1977';
const isKnown = (update: Update): update is UpdateOf<Types> => update.head.game === 'race';

/** A device that sits down, watches and is closed. */
class Device {
  readonly memory = new MapMemory();
  #drawn = 0;
  readonly #name: string;
  readonly #host: Host<RaceTypes>;

  constructor(name: string, host: Host<RaceTypes>) {
    this.#name = name;
    this.#host = host;
  }

  /** The witness, as after every start of the program. */
  witness(now = 0): DeviceWitness {
    const drawWords = (): string => `${this.#name}${++this.#drawn}`.padEnd(32, '0');
    return new DeviceWitness({ memory: this.memory, drawWords, now: () => now });
  }

  words(draw: number): string {
    return `${this.#name}${draw}`.padEnd(32, '0');
  }

  sit(...seats: readonly number[]): void {
    for (const by of seats) this.#host.sitting.attempt({ by, act: sit(this.#name, '', this.witness().hideWords()) });
    this.#host.tellAll();
  }

  watch(...seats: readonly number[]): ServerMatch {
    const record = () => Promise.resolve({ ok: false, problem: { why: 'match-not-over' } } as const);
    const match = new ServerMatch(MATCH, { sockets: this.#host.deps(seats), isKnown, record, witness: this.witness() });
    this.#host.pass();
    return match;
  }
}

function table(plan?: Plan): { host: Host<RaceTypes>; ann: Device; ben: Device } {
  const host = new Host(race, plan, false);
  return { host, ann: new Device('ann', host), ben: new Device('ben', host) };
}

function wordsOf({ sitting }: Host<RaceTypes>): readonly string[] {
  return sitting.table.seats.map(({ words }) => words);
}

describe('devices that sit down', () => {
  test('tell their words by themselves, and the match begins', () => {
    const { host, ann, ben } = table();
    ann.sit(0);
    ann.watch(0);
    expect(wordsOf(host)).toEqual(['', '']);
    ben.sit(1);
    ben.watch(1);
    host.pass();
    expect(host.sitting.table.phase).toBe('playing');
    expect(wordsOf(host)).toEqual([ann.words(1), ben.words(1)]);
  });

  test('tell them when they come back, however often they were started in between', () => {
    const { host, ann, ben } = table();
    ann.sit(0);
    ben.sit(1);
    ben.watch(1);
    host.pass();
    expect(host.sitting.table.phase).toBe('gathering');
    ann.watch(0);
    host.pass();
    expect(host.sitting.table.phase).toBe('playing');
  });

  test('tell those of all their seats', () => {
    const { host, ann } = table();
    ann.sit(0, 1);
    ann.watch(0, 1);
    host.pass();
    expect(wordsOf(host)).toEqual([ann.words(1), ann.words(2)]);
  });

  test('tell them once more when the line was lost with them', () => {
    const { host, ann } = table({ sitting: 'person greedy' });
    ann.sit(0);
    host.delivers = false;
    ann.watch(0);
    host.hearNext(host.socket);
    host.cut();
    host.delivers = true;
    host.pass(60_000);
    expect(host.sitting.table.phase).toBe('playing');
  });

  test('draw anew with the others when one of them withholds its words', () => {
    const { host, ann, ben } = table();
    ann.sit(0);
    ann.watch(0);
    ben.sit(1);
    host.pass();
    host.pass(86_400_000);
    host.play('- redraw');
    host.pass();
    expect(host.sitting.table.seats[1]?.name).toBeUndefined();
    ben.sit(1);
    ben.watch(1);
    host.pass();
    expect(host.sitting.table.phase).toBe('playing');
    const [first, second] = wordsOf(host);
    expect([ann.words(1), ben.words(1)]).not.toContain(first);
    expect(second).toBe(ben.words(2));
    expect(ann.witness().of(MATCH)?.told).toMatchObject([{ seat: 0, words: first }]);
  });
});

/** An update of a table whose seats are all fixed, as a device in seat 0 sees it. */
function fixed(): { ann: Device; update: Update } {
  const { host, ann, ben } = table();
  ann.sit(0);
  ben.sit(1);
  const { table: seen } = host.sitting;
  return { ann, update: { ...commonUpdate(seen, new Set(), 0), ...ownUpdate(seen, 0, []) } };
}

describe('a device does not tell its words', () => {
  const check = (change: (update: Update) => Update): void => {
    const { ann, update } = fixed();
    expect(ann.witness().see(update)).toMatchObject([{ seat: 0, act: { act: 'reveal', words: ann.words(1) } }]);
    const { ann: other, update: shown } = fixed();
    expect(other.witness().see(change(shown))).toEqual([]);
  };

  test('while a seat is free', () => {
    check((update) => ({ ...update, seats: [...update.seats.slice(0, 1), { for: 'person', here: false }] }));
  });

  test('where it is not shown its own hash', () => {
    const hashes = [hashWords('others'), hashWords('words')];
    check(({ revealing, ...update }) => ({ ...update, ...(revealing && { revealing: { ...revealing, hashes } }) }));
  });

  test('as a watcher, or for a seat that is not awaited', () => {
    check((update) => ({ ...update, as: 'watcher' }));
    check(({ revealing, ...update }) => ({
      ...update,
      ...(revealing && { revealing: { ...revealing, awaited: [1] } }),
    }));
  });

  test('twice, for two lists: what it was shown first stays', () => {
    const { ann, update } = fixed();
    const witness = ann.witness();
    witness.see(update);
    const before = witness.of(MATCH);
    const { revealing } = update;
    if (revealing === undefined) throw new Error('words are awaited');
    const swapped = { ...revealing, hashes: [revealing.hashes[0], hashWords('chosen later')] };
    expect(witness.see({ ...update, revealing: swapped })).toEqual([]);
    expect(witness.of(MATCH)).toEqual(before);
    expect(witness.see(update)).toHaveLength(1);
  });
});

test('the first commitment is the one that is remembered', () => {
  const { ann, update } = fixed();
  const witness = ann.witness();
  witness.see(update);
  witness.see({ ...update, head: { ...update.head, commitment: 'chosen after the words were known' } });
  expect(witness.of(MATCH)?.commitment).toBe(update.head.commitment);
});

test('where nothing can be kept, no hash is sent: the words could not be told later', () => {
  const memory = new MapMemory();
  memory.keep = () => false;
  expect(new DeviceWitness({ memory, drawWords: () => 'w'.repeat(32), now: () => 0 }).hideWords()).toBeUndefined();
});

test('what was kept long ago is forgotten', () => {
  const { ann, update } = fixed();
  ann.witness().see(update);
  ann.witness(100 * 86_400_000).hideWords();
  expect([...ann.memory.kept.keys()]).toEqual([`words/${hashWords(ann.words(3))}`]);
});

describe('when the match is over, a device', () => {
  /** A match that two devices have played, and its record. */
  function playedOut(): { ann: Device; record: MatchRecord } {
    const { host, ann, ben } = table();
    ann.sit(0);
    ben.sit(1);
    ann.watch(0);
    ben.watch(1);
    host.pass();
    for (let i = 0; host.sitting.table.phase === 'playing'; i++) host.play(`${1 + (i % 2)} do step 3`);
    host.pass();
    return { ann, record: must(host.sitting.table.chainedRecord, 'the record') };
  }

  const SAME = { isCommitmentSame: true, areOwnWordsSame: true, areHashesSame: true };
  const { ann, record } = playedOut();
  const fair = must(record.fair, 'how the chance was made');
  const check = (change: Partial<MatchRecord>, report: object): void =>
    expect(ann.witness().compare({ ...record, ...change })).toMatchObject(report);

  test('finds in the record what it was shown and told', () => {
    const lines = record.actions.length;
    check({}, { ...SAME, actions: { lines, isSame: true } });
  });

  test('finds out another commitment, other words of its own, and words of others that were chosen later', () => {
    check({ fair: { ...fair, commitment: 'another' } }, { ...SAME, isCommitmentSame: false });
    check(
      { fair: { ...fair, words: ['other', fair.words[1] ?? ''] } },
      { areOwnWordsSame: false, areHashesSame: false },
    );
    check({ fair: { ...fair, words: [ann.words(1), 'chosen later'] } }, { ...SAME, areHashesSame: false });
    check({ fair: { ...fair, words: [ann.words(1), ''] } }, { ...SAME, areHashesSame: false });
  });

  test('finds out actions that were changed, or are missing', () => {
    const [first, ...others] = record.actions;
    check({ actions: [{ ...must(first, 'an action'), text: 'step 1' }, ...others] }, { actions: { isSame: false } });
    check({ actions: others }, { actions: { isSame: false } });
  });

  test('knows nothing of a match it did not see', () => {
    expect(ann.witness().compare({ ...record, fair: { ...fair, match: 'match-1978' } })).toBeUndefined();
  });
});
