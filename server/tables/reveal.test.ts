// Words for the chance on a server: what was told and until when a device is awaited survives a restart, wherever matches are kept.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sit } from '../../table/act.ts';
import { hashWords } from '../../table/fair-chance.ts';
import { KINDS } from '../stores/fixtures/places.ts';
import type { Place } from '../stores/fixtures/places.ts';
import { Clock, Guest, TWO, TestProcess, nobodyThinks, settle } from './fixtures/process.ts';
import type { LiveTable } from './live-table.ts';

const WORDS = { ann: 'a'.repeat(32), ben: 'b'.repeat(32), next: 'n'.repeat(32) };
const MINUTE = 60_000;

describe.each(KINDS)('words that are awaited, with matches in $name', ({ begin, make }) => {
  let place: Place;
  const clock = new Clock();

  begin();
  beforeEach(async () => {
    place = await make();
  });
  afterEach(() => place.remove());

  const process = async (): Promise<TestProcess> => new TestProcess(await place.open(), clock, nobodyThinks);

  async function seated({ registry }: TestProcess): Promise<LiveTable> {
    const live = await registry.create({ ...TWO, clock: 60 });
    for (const [by, name] of (['ann', 'ben'] as const).entries())
      await live.submit({ by, act: sit(name, '', hashWords(WORDS[name])), at: 0, time: clock.time, hash: name });
    return live;
  }

  const reveal = (live: LiveTable, by: number, words: string): ReturnType<LiveTable['submit']> =>
    live.submit({ by, act: { act: 'reveal', words, next: hashWords(WORDS.next) }, at: 0, time: clock.time });

  test('are known to nobody, not even to who runs the server, before all seats are fixed', async () => {
    const { registry } = await process();
    const live = await registry.create(TWO);
    await live.submit({ by: 0, act: sit('ann', '', hashWords(WORDS.ann)), at: 0, time: clock.time, hash: 'ann' });
    // The operator sits down last, knows the secret and everything that is kept, and may try any words.
    const kept = await registry.store.read(live.id);
    expect(JSON.stringify(kept)).not.toContain(WORDS.ann);
    const own = hashWords(WORDS.ben);
    await live.submit({ by: 1, act: sit('ben', '', own), at: 0, time: clock.time, hash: 'ben' });
    // From here on the words are those of the hash, and Ann's are told now.
    expect(await reveal(live, 1, WORDS.next)).toMatchObject({ ok: false, reason: 'other-words' });
    await reveal(live, 0, WORDS.ann);
    expect(await reveal(live, 1, WORDS.next)).toMatchObject({ ok: false, reason: 'other-words' });
    await reveal(live, 1, WORDS.ben);
    const fair = await live.use((table) => table.recordSoFar.fair);
    expect(fair?.words).toEqual([WORDS.ann, WORDS.ben]);
  });

  test('are awaited by the next process, and the match begins when they are told', async () => {
    const before = await seated(await process());
    expect(await reveal(before, 0, WORDS.ann)).toMatchObject({ ok: true });
    await settle();
    await place.closeAll();

    const after = await process();
    const guest = new Guest('ben');
    const live = await after.watch(before.id, guest);
    const hashes = [hashWords(WORDS.ann), hashWords(WORDS.ben)];
    expect(guest.last).toMatchObject({ phase: 'gathering', revealing: { hashes, awaited: [1] } });
    expect(await reveal(live, 1, WORDS.ann)).toMatchObject({ ok: false, reason: 'other-words' });
    expect(await reveal(live, 1, WORDS.ben)).toMatchObject({ ok: true });
    expect(guest.last.phase).toBe('playing');
    expect(guest.last.revealing).toBeUndefined();
  });

  test('are awaited no longer than that after a restart; then the seat is free and everybody is told', async () => {
    const before = await seated(await process());
    await reveal(before, 0, WORDS.ann);
    await settle();
    await place.closeAll();

    const after = await process();
    const [ann, ben] = [new Guest('ann'), new Guest('ben')];
    for (const guest of [ann, ben]) await after.watch(before.id, guest);
    await poll(after, clock, MINUTE - 1000);
    expect(ann.last.revealing?.awaited).toEqual([1]);
    await poll(after, clock, 1000);
    await expect.poll(() => ann.last.revealing).toBeUndefined();
    expect(ann.last).toMatchObject({ phase: 'gathering', as: 0, seats: [{ name: 'ann' }, {}] });
    expect(ann.last.seats[1]?.name).toBeUndefined();
    expect(ben.last.as).toBe('watcher');
    expect(ann.updates.flatMap(({ happened }) => happened).map(({ act }) => act)).toContain('redraw');
    // The match is played with the next words of who stayed.
    const live = await after.open(before.id);
    await live.submit({ by: 1, act: sit('cid'), at: 0, time: clock.time, hash: 'cid' });
    expect(ann.last.revealing).toMatchObject({ awaited: [0] });
    expect(ann.last.revealing?.hashes[0]).toBe(hashWords(WORDS.next));
    expect(await reveal(live, 0, WORDS.ann)).toMatchObject({ ok: false });
    expect(await reveal(live, 0, WORDS.next)).toMatchObject({ ok: true });
    expect(ann.last.phase).toBe('playing');
  });

  async function poll({ scheduler }: TestProcess, time: Clock, after: number): Promise<void> {
    time.time += after;
    await scheduler.poll();
    await settle();
  }
});
