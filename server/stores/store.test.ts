/** The contract of a store, the same for every place matches are kept in. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MatchHead } from '../../table/match.ts';
import { must } from '../../core/must.ts';
import type { DailyEntry, Entry, Kept, Stage, Store } from '../../table/store.ts';
import { GATHERING, NOTHING_DUE, OVER, PLAYING, addition, create, entry, head } from './fixtures/matches.ts';
import { KINDS } from './fixtures/places.ts';
import type { Place } from './fixtures/places.ts';

describe.each(KINDS)('a store in $name', ({ begin, make }) => {
  let place: Place;
  let store: Store;

  begin();
  beforeEach(async () => {
    place = await make();
    store = await place.open();
  });
  afterEach(() => place.remove());

  test('a match is read as it was kept', async () => {
    const full: MatchHead = { ...head('m'), clock: 60, rematchOf: 'earlier', public: false };
    expect(await store.create(full, 'secret', GATHERING, NOTHING_DUE)).toBe(true);
    expect(await store.read('m')).toEqual({ head: full, secret: 'secret', entries: [] });
    expect(await store.read('n')).toBeUndefined();
    expect(await store.ready()).toBe(true);
  });

  test('what is released is due no more, and the newest change is known', async () => {
    expect(await store.newest()).toBeUndefined();
    await store.create(head('m', 7), 'secret', GATHERING, { at: 5, claimedUntil: 0 });
    expect(await store.newest()).toBe(7);
    await store.release('m');
    expect(await store.claim(99, 100, 9)).toEqual([]);
  });

  test('the key of the server is made once, also where several ask at once, and stays', async () => {
    let made = 0;
    const key = async (one: Store): Promise<string> => one.serverKey(() => `key ${++made}`);
    const [first, second] = await Promise.all([key(store), key(await place.open())]);
    expect(second).toBe(first);
    await place.closeAll();
    store = await place.open();
    expect(await key(store)).toBe(first);
  });

  test('an id is given once', async () => {
    await create(store, 'm');
    expect(await store.create(head('m', 5), 'another', PLAYING, NOTHING_DUE)).toBe(false);
    expect((await store.read('m'))?.secret).toBe('secret of m');
  });

  test('the log is read in order, as a whole and from an at on', async () => {
    await create(store, 'm');
    const entries: [Entry, ...Entry[]] = [
      { at: 0, by: 1, act: 'sit ["Ann",""]', time: 1, hash: 'abc' },
      { at: 1, act: 'start trader', time: 2 },
      entry(2),
    ];
    expect(await store.append({ match: 'm', entries })).toBe(true);
    for (let at = 3; at < 12; at++) expect(await store.append(addition('m', entry(at)))).toBe(true);
    const kept = await store.read('m');
    expect(kept?.entries.slice(0, 3)).toEqual(entries);
    expect(kept?.entries.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await store.readFrom('m', 10)).toEqual([entry(10), entry(11)]);
    expect(await store.readFrom('m', 12)).toEqual([]);
    expect(await store.readFrom('nowhere', 0)).toEqual([]);
  });

  test('texts of any language come back as they were', async () => {
    const act = 'say Zażółć 行星 🚀 \u{10FFFF} "quoted" \'single\' back\\slash % $1 ?';
    await create(store, 'm');
    expect(await store.append(addition('m', entry(0, act)))).toBe(true);
    expect(await store.readFrom('m', 0)).toEqual([entry(0, act)]);
  });

  test('who is second with an at gets nothing, not even in part', async () => {
    await create(store, 'm');
    await store.append(addition('m', entry(0), entry(1)));
    const late = {
      ...addition('m', entry(1, 'do late'), entry(2, 'do late')),
      listed: OVER,
      due: { at: 1, claimedUntil: 0 },
    };
    expect(await store.append(late)).toBe(false);
    expect(await store.readFrom('m', 0)).toEqual([entry(0), entry(1)]);
    expect(await store.list('over', 9)).toEqual([]);
    expect(await store.claim(99, 100, 9)).toEqual([]);
  });

  test('nothing is added to a match that is not there, and those that come with it are kept', async () => {
    await create(store, 'm');
    const [lost, kept] = await Promise.allSettled([
      store.append(addition('nowhere', entry(0))),
      store.append(addition('m', entry(0))),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'there is no match nowhere' } });
    expect(kept).toEqual({ status: 'fulfilled', value: true });
  });

  test('of any that race for the same at, exactly one is first', async () => {
    const openers = [store, await place.open(), await place.open()];
    let match = 0;
    await fc.assert(
      fc.asyncProperty(
        // Who appends how many entries from where on, all at once, to a log of three.
        fc.array(
          fc.record({ opener: fc.nat(2), at: fc.integer({ min: 0, max: 3 }), length: fc.integer({ min: 1, max: 3 }) }),
          {
            minLength: 2,
            maxLength: 12,
          },
        ),
        async (racers) => {
          const id = `race-${match++}`;
          await create(store, id);
          await store.append(addition(id, entry(0, 'do old'), entry(1, 'do old'), entry(2, 'do old')));
          const results = await Promise.all(
            racers.map(({ opener, at, length }, racer) => {
              const [first = entry(at), ...more] = Array.from({ length }, (_, n) => entry(at + n, `do racer ${racer}`));
              return (openers[opener] ?? store).append(addition(id, first, ...more));
            }),
          );
          const winners = results.flatMap((isFirst, racer) => (isFirst ? [racer] : []));
          const hopeful = racers.some(({ at }) => at === 3);
          expect(winners.length).toBe(hopeful ? 1 : 0);
          const [winner = -1] = winners;
          const added = Array.from({ length: racers[winner]?.length ?? 0 }, (_, n) =>
            entry(3 + n, `do racer ${winner}`),
          );
          const log = await store.readFrom(id, 0);
          expect(log).toEqual([entry(0, 'do old'), entry(1, 'do old'), entry(2, 'do old'), ...added]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('many matches are added to at once', async () => {
    const ids = Array.from({ length: 300 }, (_, n) => `m${n}`);
    await Promise.all(ids.map((id) => create(store, id)));
    for (let at = 0; at < 3; at++) {
      const kept = await Promise.all(ids.map((match) => store.append(addition(match, entry(at, `do ${match}`)))));
      expect(kept.every(Boolean)).toBe(true);
    }
    for (const id of ids)
      expect((await store.readFrom(id, 0)).map(({ act }) => act)).toEqual(Array(3).fill(`do ${id}`));
  });

  test('what is due is claimed by exactly one, and again when its time is over', async () => {
    const openers = [store, await place.open(), await place.open()];
    const ids = Array.from({ length: 30 }, (_, n) => `m${n}`);
    for (const id of ids) await create(store, id, { at: 100, claimedUntil: 0 });
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (openers[n % 3] ?? store).claim(100, 200, 4)),
    );
    const taken = claims.flat();
    expect(new Set(taken).size).toBe(taken.length);
    const left = await store.claim(199, 200, 99);
    expect([...taken, ...left].sort()).toEqual(ids.toSorted());
    expect(await store.claim(199, 300, 99)).toEqual([]);
    expect(await store.claim(200, 300, 10)).toHaveLength(10);
  });

  test('nothing is claimed before it is due, nor while its writer sees to it', async () => {
    await create(store, 'never');
    await create(store, 'later', { at: 101, claimedUntil: 0 });
    await create(store, 'minded', { at: 50, claimedUntil: 101 });
    await create(store, 'now', { at: 100, claimedUntil: 100 });
    expect(await store.claim(100, 500, 9)).toEqual(['now']);
    expect((await store.claim(101, 500, 9)).toSorted()).toEqual(['later', 'minded']);
  });

  test('an addition says anew what is due', async () => {
    await create(store, 'm', { at: 10, claimedUntil: 0 });
    await store.append({ ...addition('m', entry(0)), due: { at: 70, claimedUntil: 60 } });
    expect(await store.claim(69, 500, 9)).toEqual([]);
    await store.append(addition('m', entry(1)));
    expect(await store.claim(70, 80, 9)).toEqual(['m']);
    await store.append({ ...addition('m', entry(2)), due: NOTHING_DUE });
    expect(await store.claim(9999, 99_999, 9)).toEqual([]);
  });

  test('public matches are listed by stage, the latest first', async () => {
    await create(store, 'quiet');
    await create(store, 'started');
    await create(store, 'busy');
    await store.create(head('private', 1, false), 's', GATHERING, NOTHING_DUE);
    await store.append({ ...addition('started', entry(0, 'sit', 5000)), listed: PLAYING });
    await store.append({ ...addition('busy', entry(0, 'sit', 4000)), listed: PLAYING });
    await store.append(addition('busy', entry(1, 'do 1', 6000)));
    expect(await store.list('gathering', 9)).toEqual([{ head: head('quiet'), ...GATHERING, changed: 1000 }]);
    expect(await store.list('playing', 9)).toEqual([
      { head: head('busy'), ...PLAYING, changed: 6000 },
      { head: head('started'), ...PLAYING, changed: 5000 },
    ]);
    expect(await store.list('playing', 1)).toHaveLength(1);
    expect(await store.list('over', 9)).toEqual([]);
  });

  test('ids come in the order the matches were made, a page at a time', async () => {
    const made = { d: 3, b: 1, a: 2, c: 2, e: 4 };
    for (const [id, time] of Object.entries(made)) {
      await store.create(head(id, time, id > 'b'), 's', id === 'c' || id === 'd' ? OVER : PLAYING, NOTHING_DUE);
    }
    const pages = async (stage?: Stage): Promise<string[][]> => {
      const all: string[][] = [];
      for (let page = [...(await store.ids('', 2, stage))]; page.length > 0;) {
        all.push(page);
        page = [...(await store.ids(page.at(-1) ?? '', 2, stage))];
      }
      return all;
    };
    expect(await pages()).toEqual([['b', 'a'], ['c', 'd'], ['e']]);
    expect(await pages('over')).toEqual([['c', 'd']]);
    await expect(store.ids('nowhere', 2)).rejects.toThrow('there is no match nowhere');
  });

  test('all matches are listed with their length, and those that are named are deleted with their logs', async () => {
    for (const [id, made] of [
      ['b', 1],
      ['a', 1],
      ['c', 2],
    ] as const)
      // prettier-ignore
      await store.create({ ...head(id, made), public: id === 'a' }, 's', GATHERING, NOTHING_DUE);
    await store.append({ ...addition('b', entry(0), entry(1, 'do 1', 7000)), listed: OVER });
    const first = await store.listAll('', 2);
    const all = [...first, ...(await store.listAll(first.at(-1)?.head.id ?? '', 2))];
    const facts = all.map(({ head: { id }, stage, changed, entries }) => [id, stage, changed, entries]);
    expect(facts).toEqual([['a', 'gathering', 1, 0], ['b', 'over', 7000, 2], ['c', 'gathering', 2, 0]]); // prettier-ignore
    expect((await store.delete(['c', 'nowhere', 'b'])).toSorted()).toEqual(['b', 'c']);
    expect(await store.delete([])).toEqual([]);
    expect(await store.ids('', 9)).toEqual(['a']);
    expect([await store.read('b'), await store.readFrom('b', 0)]).toEqual([undefined, []]);
    await expect(store.append(addition('c', entry(0)))).rejects.toThrow('there is no match c');
  });

  test('matches of computer players alone that go on are counted', async () => {
    const bots = (id: string): MatchHead => ({ ...head(id), seats: [{ for: 'bot', bot: 'person' }] });
    for (const id of ['going', 'idle', 'finished']) await store.create(bots(id), 's', PLAYING, NOTHING_DUE);
    await create(store, 'people');
    const due = { at: 1, claimedUntil: 0 };
    await store.append({ ...addition('going', entry(0, 'bot 1A', 5000)), due });
    await store.append({ ...addition('people', entry(0, 'bot 1A', 5000)), due });
    await store.append({ ...addition('finished', entry(0, 'bot 1A', 5000)), listed: OVER, due });
    expect([await store.botMatches(0), await store.botMatches(5000), await store.botMatches(5001)]).toEqual([2, 1, 0]);
  });

  test('matches nobody goes on with are forgotten, finished ones are kept', async () => {
    for (const id of ['idle', 'moved', 'finished']) await create(store, id);
    await store.append({ ...addition('finished', entry(0)), listed: OVER });
    await store.append(addition('moved', entry(0, 'do 0', 5000)));
    expect(await store.forget(1000)).toBe(0);
    expect(await store.forget(5000)).toBe(1);
    expect(await store.ids('', 9)).toEqual(['finished', 'moved']);
    expect(await store.forget(5001)).toBe(1);
    expect(await store.readFrom('moved', 0)).toEqual([]);
    await expect(store.append(addition('moved', entry(1)))).rejects.toThrow('there is no match moved');
    expect(await store.read('finished')).toBeDefined();
  });

  test('a match from another store is kept whole, once', async () => {
    const entries = Array.from({ length: 2500 }, (_, at) => entry(at));
    const kept: Kept = { head: head('m'), secret: 's', entries };
    expect(await store.import(kept, OVER, NOTHING_DUE)).toBe(true);
    expect(await store.read('m')).toEqual(kept);
    expect(await store.list('over', 9)).toEqual([{ head: head('m'), ...OVER, changed: 2000 + 2499 }]);
    expect(await store.import({ ...kept, secret: 'another' }, OVER, NOTHING_DUE)).toBe(false);
    expect(await store.claim(9999, 9999, 9)).toEqual([]);
  });

  test('the first result of a device and a date counts, the best come first', async () => {
    const result = (name: string, net: number, time: number) => ({ name, net, place: 1, time });
    const add = (date: string, device: string, of: ReturnType<typeof result>) =>
      store.addDaily({ date, device, ...of });
    expect(await add('2026-11-15', 'a', result('Ann', 1234.5, 1))).toBe('added');
    expect(await add('2026-11-15', 'a', result('Ann', 9999, 2))).toBe('device-has-one');
    expect(await add('2026-11-15', 'b', result('Ben', 5e12, 3))).toBe('added');
    expect(await add('2026-11-15', 'c', result('Cy', 1234.5, 4))).toBe('added');
    expect(await add('2026-11-16', 'a', result('Ann', 7, 5))).toBe('added');
    const ranked = [result('Ben', 5e12, 3), result('Ann', 1234.5, 1), result('Cy', 1234.5, 4)];
    expect(await store.dailies('2026-11-15', 9)).toEqual(ranked);
    expect(await store.dailies('2026-11-15', 2)).toEqual(ranked.slice(0, 2));
    expect(await store.dailies('2026-11-17', 9)).toEqual([]);
  });

  test('the same play of a date has one place, and all results can be read with what belongs to them', async () => {
    const result = (date: string, device: string, play: string | undefined, time: number): DailyEntry => ({
      date,
      device,
      name: device,
      net: 7,
      place: 1,
      time,
      ...(play === undefined ? {} : { play }),
    });
    const kept = [
      result('2026-11-15', 'a', 'same', 1),
      result('2026-11-15', 'c', undefined, 3),
      result('2026-11-15', 'd', undefined, 4),
      result('2026-11-16', 'a', 'same', 5),
    ];
    expect(await store.addDaily(must(kept[0], 'the first'))).toBe('added');
    expect(await store.addDaily(result('2026-11-15', 'b', 'same', 2))).toBe('played-before');
    expect(await store.addDaily(result('2026-11-15', 'a', 'other', 2))).toBe('device-has-one');
    for (const one of kept.slice(1)) expect(await store.addDaily(one)).toBe('added');
    const first = await store.dailyEntries(undefined, 3);
    expect([...first, ...(await store.dailyEntries(first.at(-1), 3))]).toEqual(kept);
  });

  test('everything is there when it is opened again', async () => {
    await create(store, 'm', { at: 5, claimedUntil: 0 });
    // Closing finishes what was begun.
    const added = store.append({ ...addition('m', entry(0), entry(1)), listed: PLAYING });
    const kept = { head: head('m'), secret: 'secret of m', entries: [entry(0), entry(1)] };
    await place.closeAll();
    expect(await added).toBe(true);
    const again = await place.open();
    expect(await again.read('m')).toEqual(kept);
    expect(await again.list('playing', 9)).toEqual([{ head: head('m'), ...PLAYING, changed: 2001 }]);
    expect(await again.claim(5, 9, 9)).toEqual(['m']);
    expect(await again.append(addition('m', entry(1)))).toBe(false);
    expect(await again.append(addition('m', entry(2)))).toBe(true);
  });
});
