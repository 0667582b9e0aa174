// Tables of several processes over one store, when the store, the news or a process fails.
import { describe, expect, test } from 'vitest';
import { Clock, Guest, TWO, TestProcess, attemptOf, nobodyThinks, seatTwo, settle } from './fixtures/process.ts';
import { TroubledStore } from './fixtures/troubled-store.ts';
import { CLAIM_MS } from './live-table.ts';
import { seatsOf } from './subscribers.ts';

function start(): { store: TroubledStore; clock: Clock; here: TestProcess; there: TestProcess } {
  const store = new TroubledStore();
  const clock = new Clock();
  const [here, there] = [new TestProcess(store, clock, nobodyThinks), new TestProcess(store, clock, nobodyThinks)];
  return { store, clock, here, there };
}

/** Everybody at a table of two, and the one who is to act. */
async function startMatch(process: TestProcess): Promise<{ match: string; guests: [Guest, Guest]; mover: Guest }> {
  const live = await seatTwo(process, ['ann', 'ben']);
  const guests: [Guest, Guest] = [new Guest('ann'), new Guest('ben')];
  for (const guest of guests) await process.watch(live.id, guest);
  return { match: live.id, guests, mover: guests[guests[0].last.toAct === 0 ? 0 : 1] };
}

describe('what another process wrote', () => {
  test('is found by those who watch, although that process died before it told', async () => {
    const { clock, here, there } = start();
    const { match, mover } = await startMatch(here);
    const watcher = new Guest();
    await there.watch(match, watcher);
    const { at } = watcher.last;
    await (await here.open(match)).submit(attemptOf(mover.last, clock.time));
    clock.time += 20_000;
    there.registry.tidy();
    await settle();
    expect(watcher.last.at).toBe(at + 1);
    expect(watcher.heard).toEqual([at]);
  });

  test('is not missed by a table that was just being read', async () => {
    const { store, clock, here, there } = start();
    const { match, mover } = await startMatch(here);
    await there.registry.listen();
    let go = (): void => {};
    store.reading = new Promise((resolve) => {
      go = resolve;
    });
    const watcher = new Guest();
    const watching = there.watch(match, watcher);
    const done = await (await here.open(match)).submit(attemptOf(mover.last, clock.time));
    for (const listener of store.listeners) listener.grown(match, mover.last.at);
    go();
    await watching;
    await settle();
    expect(done.ok).toBe(true);
    expect(watcher.last.at).toBe(mover.last.at);
  });

  test('is taken as it was told where one entry follows the other, and read where not', async () => {
    const { store, clock, here, there } = start();
    const { match, guests } = await startMatch(here);
    const live = await here.open(match);
    await there.registry.listen();
    const watcher = new Guest();
    await there.watch(match, watcher);
    const from = watcher.last.at;
    const act = async (): Promise<void> => {
      const next = guests.find(({ last }) => last.as === last.toAct);
      await live.submit(attemptOf((next ?? guests[0]).last, clock.time));
    };
    const tell = async (...places: number[]): Promise<void> => {
      const entries = (await store.readFrom(match, from)).filter((_, place) => places.includes(place));
      for (const listener of store.listeners) listener.grown(match, live.at, entries);
      await settle();
    };
    await act();
    await act();
    await tell(0, 1);
    expect({ at: watcher.last.at, reads: store.readsOn }).toEqual({ at: from + 2, reads: 1 });
    await tell(0, 1);
    expect(watcher.heard).toEqual([from, from + 1]);
    for (let more = 0; more < 3; more++) await act();
    await tell(2, 4);
    expect({ at: watcher.last.at, reads: store.readsOn }).toEqual({ at: from + 5, reads: 4 });
    expect(watcher.heard).toEqual([0, 1, 2, 3, 4].map((place) => from + place));
  });

  test('is read before an act is judged of somebody who has seen it elsewhere', async () => {
    const { clock, here, there } = start();
    const { match, guests, mover } = await startMatch(here);
    const behind = await there.open(match);
    await (await here.open(match)).submit(attemptOf(mover.last, clock.time));
    const next = guests.find(({ last }) => last.as === last.toAct);
    const attempt = attemptOf(next?.last ?? mover.last, clock.time);
    expect(attempt.at).toBeGreaterThan(behind.at);
    expect(await behind.submit(attempt)).toMatchObject({ ok: true });
    const ahead = { ...attempt, at: attempt.at + 5 };
    expect(await behind.submit(ahead)).toMatchObject({ ok: false, why: 'stale', reason: 'beyond-log' });
  });

  test('counts: a seat that was moved to another device is no longer played by the first', async () => {
    const { clock, here, there } = start();
    const { match, mover } = await startMatch(here);
    const stale = await there.open(match);
    const live = await here.open(match);
    const attempt = attemptOf(mover.last, clock.time);
    for (const [act, hash] of [['offer', 'token'] as const, ['move', 'phone'] as const])
      await live.submit({ by: attempt.by, act: { act }, at: 0, time: clock.time, hash, offered: 'token' });
    const isTheirs = (table: Parameters<typeof seatsOf>[0]): boolean => seatsOf(table, mover.hash).includes(attempt.by);
    expect(await stale.submit(attempt, isTheirs)).toMatchObject({ ok: false, why: 'not-your-seat' });
  });
});

describe('when the database fails', () => {
  test('nobody is told what was not kept, and the match goes on', async () => {
    const { store, clock, here } = start();
    const { match, guests, mover } = await startMatch(here);
    const live = await here.open(match);
    const { at } = mover.last;
    store.trouble = 'lost';
    await expect(live.submit(attemptOf(mover.last, clock.time))).rejects.toThrow('away');
    expect(guests.map(({ last }) => last.at)).toEqual([at, at]);
    expect(await live.submit(attemptOf(mover.last, clock.time))).toEqual({ ok: true, at });
    for (const guest of guests) expect(guest.heard.slice(-1)).toEqual([at]);
  });

  test('what was kept without an answer is told once, and not done twice', async () => {
    const { store, clock, here } = start();
    const { match, guests, mover } = await startMatch(here);
    const live = await here.open(match);
    const attempt = attemptOf(mover.last, clock.time);
    store.trouble = 'unanswered';
    await expect(live.submit(attempt)).rejects.toThrow('away');
    expect(await live.submit(attempt)).toMatchObject({ ok: false, why: 'stale' });
    for (const guest of guests) expect(guest.heard.filter((at) => at === attempt.at)).toEqual([attempt.at]);
    expect(await store.readFrom(match, attempt.at)).toHaveLength(1);
  });
});

describe('computer players', () => {
  const BOTS = { ...TWO, seats: [{ for: 'bot', bot: 'chance' } as const, { for: 'bot', bot: 'chance' } as const] };

  test('alone play a match that another process made and could not begin', async () => {
    const { store, clock, here, there } = start();
    store.trouble = 'lost';
    await expect(here.registry.create(BOTS)).rejects.toThrow('away');
    const [match = ''] = await store.ids('', 1);
    await there.scheduler.poll();
    await settle();
    expect(await store.readFrom(match, 0)).toEqual([]);
    clock.time += CLAIM_MS;
    await there.scheduler.poll();
    const live = await there.watch(match, new Guest());
    await expect.poll(() => live.use(({ phase }) => phase)).toBe('over');
  });

  test('who think for long act where people look by then', async () => {
    const { store, clock } = start();
    let think = (): void => {};
    const thinking = new Promise<undefined>((resolve) => {
      think = () => resolve(undefined);
    });
    const process = new TestProcess(store, clock, () => thinking);
    const early = new Guest();
    const live = await process.watch((await process.registry.create(BOTS)).id, early);
    const match = live.id;
    await settle();
    process.registry.leave(live, early);
    clock.time += 120_000;
    process.registry.tidy();
    expect(process.registry.tables).toBe(0);
    const watcher = new Guest();
    await process.watch(match, watcher);
    const { at } = watcher.last;
    think();
    // Computer players are loaded when they are needed, which may take longer than things settle.
    await expect.poll(() => watcher.last.at).toBeGreaterThan(at);
    process.scheduler.stop();
  });
});
