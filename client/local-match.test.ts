/** Matches at a table of the program itself: people, computer players that fail in every way, undo, and a second window. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../bots/bot.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { formatRecord, replay } from '../core/record.ts';
import type { Beginning } from '../table/beginning.ts';
import type { Entry } from '../table/store.ts';
import type { BotRunner, BotTask } from './bot-runner.ts';
import { raceKit } from './fixtures/race-kit.ts';
import { LocalMatch } from './local-match.ts';
import { newMatch, sittersOf } from './new-match.ts';
import type { Sitter } from './new-match.ts';

type Step = Answer<RaceTypes>;

const SEED: Beginning = { from: 'seed', seed: 7 };
const PATIENCE = 1000;

/** Computer players that answer as a test wants. */
class TestBots implements BotRunner<RaceTypes> {
  readonly tasks: BotTask<RaceTypes>[] = [];
  readonly troubles: string[] = [];
  isClosed = false;
  readonly #think: (task: BotTask<RaceTypes>) => Step | Promise<Step>;

  constructor(think: (task: BotTask<RaceTypes>) => Step | Promise<Step> = () => ({ action: { steps: 1 } })) {
    this.#think = think;
  }

  async answer(task: BotTask<RaceTypes>): Promise<Step> {
    this.tasks.push(task);
    return this.#think(task);
  }

  restart(trouble: string): void {
    this.troubles.push(trouble);
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
}

interface Setting {
  readonly sitters?: readonly Sitter[];
  readonly bots?: TestBots;
  readonly pace?: number;
  readonly whenRead?: () => Promise<void>;
  readonly beginning?: Beginning;
  readonly entries?: readonly Entry[];
}

/** A match, with what it kept and told, in a time that stands still until it is moved. */
class Trial {
  readonly match: LocalMatch<RaceTypes>;
  readonly bots: TestBots;
  readonly kept: Entry[] = [];
  told = 0;
  #time = 0;
  readonly #waiting = new Set<{ readonly time: number; readonly call: () => void }>();

  constructor({ sitters = [{ person: 'Ann' }, { bot: 'walker' }], bots = new TestBots(), ...other }: Setting = {}) {
    const { pace = 0, beginning = SEED, entries, whenRead } = other;
    this.bots = bots;
    const log = newMatch(raceKit, { id: 'match-1977', edition: 'short', sitters, beginning, made: 0 });
    this.kept.push(...(entries ?? log.entries));
    const opened = LocalMatch.open(
      { ...log, entries: [...this.kept] },
      {
        kit: raceKit,
        bots,
        keep: (entry) => this.kept.push(entry),
        pace: () => pace,
        ...(whenRead === undefined ? {} : { whenRead }),
        patience: PATIENCE,
        now: () => this.#time,
        wait: (ms, call) => {
          const due = { time: this.#time + ms, call };
          this.#waiting.add(due);
          return () => this.#waiting.delete(due);
        },
      },
    );
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    this.match = opened.value;
    this.match.listen(() => this.told++);
  }

  /** Lets time pass, and everything happen that can. */
  async pass(ms = 0): Promise<void> {
    const end = this.#time + ms;
    for (;;) {
      await settled();
      const due = [...this.#waiting].filter(({ time }) => time <= end).toSorted((a, b) => a.time - b.time)[0];
      if (due === undefined) break;
      this.#waiting.delete(due);
      this.#time = Math.max(this.#time, due.time);
      due.call();
    }
    this.#time = end;
  }

  async step(steps = 1, seat = 0): Promise<void> {
    const rejection = await this.match.act(seat, { act: 'do', did: `step ${steps}` });
    if (rejection !== undefined) throw new Error(JSON.stringify(rejection));
    await this.pass();
  }

  get acts(): readonly string[] {
    return this.kept.map(({ by, act }) => `${by} ${act}`);
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('a match with a computer player', () => {
  test('is played to its end, kept entry by entry, and its record leads there again', async () => {
    const trial = new Trial();
    while (trial.match.update(0).phase !== 'over') await trial.step();
    const record = await trial.match.record();
    const again = record.ok ? replay(raceKit.game, record.value) : undefined;
    expect(again?.ok === true && raceKit.game.result(again.value.state)).toEqual(trial.match.update(0).view?.at);
    const reopened = new Trial({ entries: trial.kept });
    expect(formatRecord(reopened.match.recordSoFar)).toBe(formatRecord(trial.match.recordSoFar));
    expect(reopened.match.happened(0)).toEqual(trial.match.happened(0));
  });

  test('waits until what happened has been read', async () => {
    let read = (): void => {};
    const whenRead = (): Promise<void> => new Promise((resolve) => (read = resolve));
    const trial = new Trial({ whenRead });
    await trial.step();
    expect(trial.match.update(0).toAct).toBe(1);
    read();
    await trial.pass();
    expect(trial.match.update(0).toAct).toBe(0);
  });

  test('has no record before it is over, but shows how far it has come', async () => {
    const trial = new Trial();
    await trial.step();
    expect(await trial.match.record()).toEqual({ ok: false, problem: { why: 'match-not-over' } });
    expect(trial.match.recordSoFar).toMatchObject({ chance: 'mulberry32 7', names: ['Ann', 'walker'] });
  });

  test('asks what the seat may know, with another seed for every question, and the same for the same match', async () => {
    const [one, other] = [new Trial(), new Trial()];
    for (const trial of [one, other]) for (let i = 0; i < 3; i++) await trial.step();
    const seeds = one.bots.tasks.map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(3);
    expect(other.bots.tasks.map(({ seed }) => seed)).toEqual(seeds);
    expect(one.bots.tasks[1]?.question.heard).toHaveLength(3);
    expect(one.bots.tasks[1]?.question.view.as).toBe(1);
  });

  test('refuses what the rules do not allow, and changes nothing', async () => {
    const trial = new Trial();
    expect(await trial.match.act(0, { act: 'do', did: 'step 9' })).toMatchObject({ why: 'rules' });
    expect(await trial.match.act(0, { act: 'do', did: 'fly' })).toMatchObject({ why: 'not-an-action' });
    expect(trial.told).toBe(0);
    expect(trial.kept).toHaveLength(1);
  });

  test('of computer players alone is played to its end by itself', async () => {
    const trial = new Trial({ sitters: [{ bot: 'walker' }, { bot: 'runner' }], pace: 100 });
    await trial.pass(100_000);
    expect(trial.match.update('watcher').phase).toBe('over');
    expect(new Set(trial.bots.tasks.map(({ bot }) => bot))).toEqual(new Set(['walker', 'runner']));
  });

  test('takes its pace where people watch, and none before their first move', async () => {
    const trial = new Trial({ sitters: [{ bot: 'walker' }, { person: 'Ann' }], pace: 500 });
    await trial.pass();
    expect(trial.match.update(1).toAct).toBe(1);
    await trial.step(1, 1);
    await trial.pass(499);
    expect(trial.match.update(1).toAct).toBe(0);
    await trial.pass(1);
    expect(trial.match.update(1).toAct).toBe(1);
  });

  test('tells nobody anything any more when it is closed', async () => {
    const trial = new Trial({ pace: 500 });
    await trial.step();
    await trial.match.close();
    const { told } = trial;
    await trial.pass(10_000);
    expect(trial.told).toBe(told);
    expect(trial.bots.isClosed).toBe(true);
  });
});

describe('a computer player', () => {
  test('that dies is asked once more', async () => {
    let tries = 0;
    const bots = new TestBots(() => {
      if (tries++ === 0) throw new Error('out of memory');
      return { action: { steps: 2 } };
    });
    const trial = new Trial({ bots });
    await trial.step();
    expect(trial.acts.at(-1)).toBe('1 bot step 2');
    expect(bots.troubles).toEqual(['out of memory']);
  });

  test('that never answers loses its move to any action', async () => {
    const bots = new TestBots(() => new Promise(() => {}));
    const trial = new Trial({ bots });
    await trial.step();
    await trial.pass(2 * PATIENCE);
    expect(trial.acts.at(-1)).toBe('1 bot step 3');
    expect(bots.troubles).toEqual(['no answer within 1000 ms', 'no answer within 1000 ms']);
  });

  test.each<[string, Step]>([
    ['something the rules do not allow', { action: { steps: 9 } }],
    // oxlint-disable-next-line no-unsafe-type-assertion -- a broken worker answers with anything
    ['nonsense', { action: undefined } as unknown as Step],
  ])('that answers with %s loses its move to any action', async (_, answer) => {
    const trial = new Trial({ bots: new TestBots(() => answer) });
    await trial.step();
    expect(trial.acts.at(-1)).toBe('1 bot step 3');
  });

  test('that is interrupted by a word is not asked again', async () => {
    let resolve: (step: Step) => void = () => {};
    const bots = new TestBots(() => new Promise((done) => (resolve = done)));
    const trial = new Trial({ bots });
    await trial.step();
    await trial.match.act(0, { act: 'say', text: 'hurry' });
    resolve({ action: { steps: 2 } });
    await trial.pass();
    expect(bots.tasks).toHaveLength(1);
    expect(trial.acts.slice(-2)).toEqual(['0 say hurry', '1 bot step 2']);
  });

  test('that thinks about what was taken back is not heard', async () => {
    const answers: ((step: Step) => void)[] = [];
    const bots = new TestBots(() => new Promise((done) => answers.push(done)));
    const trial = new Trial({ bots });
    await trial.step();
    await trial.match.act(0, { act: 'undo', keep: 0 });
    answers[0]?.({ action: { steps: 2 } });
    await trial.pass();
    expect(trial.match.update(0).toAct).toBe(0);
    await trial.step(2);
    answers[1]?.({ action: { steps: 1 } });
    await trial.pass();
    expect(trial.acts.slice(1)).toEqual(['0 do step 1', '0 undo 0', '0 do step 2', '1 bot step 1']);
  });
});

describe('a memo', () => {
  test('comes back with the next question of the same seat, and is forgotten with what was taken back', async () => {
    const bots = new TestBots(({ seed }) => ({ action: { steps: 1 }, memo: { seed } }));
    const trial = new Trial({ bots });
    for (let i = 0; i < 3; i++) await trial.step();
    const memos = (): unknown[] => bots.tasks.map(({ question }) => question.memo?.['seed']);
    const seeds = bots.tasks.map(({ seed }) => seed);
    expect(memos()).toEqual([undefined, seeds[0], seeds[1]]);
    await trial.match.act(0, { act: 'undo', keep: 2 });
    await trial.step();
    expect(memos()[3]).toBe(seeds[0]);
  });
});

describe('what was taken back', () => {
  test('comes again as it was', async () => {
    const bots = new TestBots(({ seed }) => ({ action: { steps: 1 + (seed % 3) } }));
    const trial = new Trial({ bots });
    await trial.step();
    const first = trial.match.update(0).view?.at;
    await trial.match.act(0, { act: 'undo', keep: 0 });
    expect(trial.match.update(0).view?.at).toEqual([0, 0]);
    await trial.step();
    expect(trial.match.update(0).view?.at).toEqual(first);
    expect(bots.tasks[1]).toEqual(bots.tasks[0]);
  });
});

describe('a second window with the same match', () => {
  test('is followed, and its computer players think there until somebody acts here', async () => {
    const [here, there] = [new Trial(), new Trial()];
    await there.step(2);
    expect(here.match.follow({ head: there.match.update(0).head, entries: there.kept })).toEqual({
      ok: true,
      value: undefined,
    });
    here.kept.splice(0, Infinity, ...there.kept);
    await here.pass();
    expect(here.told).toBe(1);
    expect(here.bots.tasks).toEqual([]);
    expect(here.match.update(0).view?.at).toEqual(there.match.update(0).view?.at);
    await here.step(1);
    expect(here.bots.tasks).toHaveLength(1);
    expect(here.acts.slice(-2)).toEqual(['0 do step 1', '1 bot step 1']);
  });

  test('may overtake a computer player that thinks here: it is not heard', async () => {
    const answers: ((step: Step) => void)[] = [];
    const here = new Trial({ bots: new TestBots(() => new Promise((done) => answers.push(done))) });
    const there = new Trial();
    for (const trial of [here, there]) await trial.step();
    here.match.follow({ head: there.match.update(0).head, entries: there.kept });
    const { length } = here.kept;
    answers[0]?.({ action: { steps: 3 } });
    await here.pass();
    expect(here.kept).toHaveLength(length);
  });

  test('that left nonsense behind is not', () => {
    const { match, kept } = new Trial();
    const entries = [...kept, { at: 1, by: 0, act: 'do fly', time: 0 }];
    expect(match.follow({ head: match.update(0).head, entries }).ok).toBe(false);
    expect(match.update(0).at).toBe(1);
  });
});

test('a match of another engine is not opened', () => {
  const log = newMatch(raceKit, { id: 'm', edition: 'short', sitters: [{ person: 'Ann' }], beginning: SEED, made: 0 });
  const old = { ...log, head: { ...log.head, engine: 1 } };
  const deps = { kit: raceKit, bots: new TestBots(), keep: () => {}, pace: () => 0, patience: 1, now: () => 0 };
  expect(LocalMatch.open(old, { ...deps, wait: () => () => {} }).ok).toBe(false);
});

test('the same players sit down in another match', () => {
  const sitters: readonly Sitter[] = [{ person: 'Ann' }, { bot: 'walker' }, { person: 'Ben "the Bold"' }];
  const log = newMatch(raceKit, { id: 'match-1977', edition: 'short', sitters, beginning: SEED, made: 0 });
  expect(sittersOf(log)).toEqual(sitters);
});
