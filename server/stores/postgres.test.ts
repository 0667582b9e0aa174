/** What only PostgreSQL promises: several processes are as one, and it may go away and come back. */
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Listener, Store } from '../../table/store.ts';
import { startProxy } from './fixtures/cutting-proxy.ts';
import { MIGRATIONS } from './schema.ts';
import type { Fault } from './fixtures/cutting-proxy.ts';
import { PLAYING, addition, create, entry, head } from './fixtures/matches.ts';
import { query, startPostgres } from './fixtures/postgres.ts';
import { usePostgres } from './fixtures/use-postgres.ts';
import { openStore } from './open-store.ts';
import { PostgresDriver } from './postgres-driver.ts';
import { DatabaseAway, Failure, StoreProblem } from './driver.ts';

const postgres = usePostgres();
let url: string;
let opened: Store[] = [];

beforeEach(async () => {
  url = await postgres.database();
});
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()));
  opened = [];
});

async function open(address = url): Promise<Store> {
  const store = await openStore(address);
  opened.push(store);
  return store;
}

/** Writes down what it hears, as lines. */
function notebook(): Listener & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    grown: (match, at) => void lines.push(`${match} has grown to ${at}`),
    gone: (match) => void lines.push(`${match} is gone`),
    heard: (news) => void lines.push(`heard ${news}`),
    gap: () => void lines.push('gap'),
  };
}

test('a commit waits for the disk, whatever the server is set to', async () => {
  await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  const driver = await PostgresDriver.open(url);
  const show = { text: 'SHOW synchronous_commit', values: [] };
  expect(await driver.run(show)).toEqual([[{ synchronous_commit: 'on' }]]);
  await driver.close();
});

test('several processes may open an empty database at once', async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, () => open()));
  await create(stores[0] ?? (await open()), 'm');
  for (const store of stores) expect((await store.read('m'))?.head).toEqual(head('m'));
  expect(await query(url, 'SELECT version FROM migrations ORDER BY version')).toEqual(
    MIGRATIONS.map((_, index) => ({ version: index + 1 })),
  );
});

test('news are heard by the others and not by oneself', async () => {
  const [one, other] = [await open(), await open()];
  const [own, heard] = [notebook(), notebook()];
  await one.listen(own);
  await other.listen(heard);
  await create(one, 'm');
  await one.append(addition('m', entry(0), entry(1)));
  expect(await one.append(addition('m', entry(1)))).toBe(false);
  one.tell('Ann is here');
  await expect.poll(() => heard.lines).toEqual(['m has grown to 2', 'heard Ann is here']);
  other.tell('hello');
  await expect.poll(() => own.lines).toEqual(['heard hello']);
  expect(heard.lines).toHaveLength(2);
});

test('entries are told to those who share the key of the server, and to nobody else', async () => {
  const [one, other] = [await open(), await open()];
  await one.serverKey(() => 'a key');
  const overheard: string[] = [];
  const stranger = new Client(url);
  await stranger.connect();
  stranger.on('notification', ({ payload = '' }) => overheard.push(payload));
  await stranger.query('LISTEN starlanes');
  const heard: unknown[] = [];
  await one.listen(notebook());
  await other.listen({ ...notebook(), grown: (...news) => void heard.push(news) });
  await create(one, 'm');
  const secret = { ...entry(0, 'do zażółć'), hash: 'hush' };
  await one.append(addition('m', secret, entry(1)));
  await expect.poll(() => heard).toEqual([['m', 2, [secret, entry(1)]]]);
  await expect.poll(() => overheard).toHaveLength(1);
  expect(overheard.join('')).toContain('["grown","m",2]');
  expect(overheard.join('')).not.toMatch(/hush|do /);
  // What somebody else makes up says only where to look.
  const forged = ['a 0 [["entries","AAAA"],["grown","m",3]]', (overheard[0] ?? '').replace(/^\S+/, 'b')];
  for (const payload of forged) await stranger.query("SELECT pg_notify('starlanes', $1)", [payload]);
  await stranger.end();
  await expect.poll(() => heard).toHaveLength(3);
  expect(heard[1]).toEqual(['m', 3, []]);
});

test('news of any length and language arrive whole', async () => {
  const [one, other] = [await open(), await open()];
  const heard = notebook();
  await other.listen(heard);
  const long = Array.from({ length: 30 }, (_, n) => `${n} Zażółć 行星 🚀 `.repeat(50 * n));
  for (const news of long) one.tell(news);
  await expect.poll(() => heard.lines).toEqual(long.map((news) => `heard ${news}`));
});

test('who loses the connection for news is told that there is a gap, and hears again', async () => {
  const [one, other] = [await open(), await open()];
  const heard = notebook();
  await other.listen(heard);
  await create(one, 'm');
  const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'starlanes news' AND datname = current_database()`;
  expect(await query(url, kill)).toHaveLength(2);
  // Told while the teller is not connected either.
  expect(await one.append(addition('m', entry(0)))).toBe(true);
  await expect.poll(() => heard.lines).toContain('gap');
  expect(await one.append(addition('m', entry(1)))).toBe(true);
  await expect.poll(() => heard.lines).toContain('m has grown to 2');
});

test('connections that are cut are made again', async () => {
  const store = await open();
  await create(store, 'm');
  const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database()`;
  for (let at = 0; at < 5; at++) {
    await query(url, kill);
    expect(await store.append(addition('m', entry(at)))).toBe(true);
  }
  expect((await store.readFrom('m', 0)).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
});

/** At which message the network fails, and how. */
const CUTS: readonly (readonly [text: string, fault: Fault])[] = [
  ['INSERT INTO entries', 'message lost'],
  ['INSERT INTO entries', 'answer lost'],
  ['UPDATE matches', 'answer lost'],
  ['COMMIT', 'message lost'],
  ['COMMIT', 'answer lost'],
];

test.each(CUTS)('an addition is kept once although the network fails: %s, %s', async (text, fault) => {
  const proxy = await startProxy(url);
  const store = await open(proxy.url);
  await create(store, 'm');
  proxy.cut(text, fault);
  const isPlain = text === 'INSERT INTO entries';
  expect(await store.append({ ...addition('m', entry(0), entry(1)), ...(isPlain ? {} : { listed: PLAYING }) })).toBe(
    true,
  );
  expect(await store.readFrom('m', 0)).toEqual([entry(0), entry(1)]);
  // The next has nothing to doubt.
  expect(await store.append(addition('m', entry(1)))).toBe(false);
  proxy.close();
});

test.each(CUTS.slice(0, 2))('who was not first is told so although the network fails: %s, %s', async (text, fault) => {
  const proxy = await startProxy(url);
  const [store, rival] = [await open(proxy.url), await open()];
  await create(store, 'm');
  proxy.cut(text, fault);
  await rival.append(addition('m', entry(0, 'do rival')));
  const late = { ...addition('m', entry(0, 'do late')), listed: PLAYING };
  expect(await store.append(late)).toBe(false);
  expect(await store.readFrom('m', 0)).toEqual([entry(0, 'do rival')]);
  proxy.close();
});

test.each([{ taken: [] }, { taken: ['m7', 'm11'] }])(
  'of many that go together, each is answered for itself: $taken',
  async ({ taken }: { taken: string[] }) => {
    const proxy = await startProxy(url);
    const [store, rival] = [await open(proxy.url), await open()];
    const ids = Array.from({ length: 20 }, (_, n) => `m${n}`);
    for (const id of ids) await create(store, id);
    for (const id of taken) await rival.append(addition(id, entry(0, 'do rival')));
    proxy.cut('INSERT INTO entries', 'answer lost');
    proxy.cut('INSERT INTO entries', 'answer lost');
    const kept = await Promise.all(ids.map((id) => store.append(addition(id, entry(0, `do ${id}`)))));
    expect(kept).toEqual(ids.map((id) => !taken.includes(id)));
    for (const id of ids) {
      expect(await store.readFrom(id, 0)).toEqual([entry(0, taken.includes(id) ? 'do rival' : `do ${id}`)]);
    }
    proxy.close();
  },
);

test('a new match is kept once although the network fails', async () => {
  const proxy = await startProxy(url);
  const store = await open(proxy.url);
  proxy.cut('INSERT INTO matches', 'answer lost');
  await create(store, 'm');
  await expect(create(store, 'm')).rejects.toThrow('there is a match m already');
  proxy.close();
});

test.each(['restart', 'kill'] as const)(
  'nothing that was acknowledged is lost when the database is down: %s',
  async (how) => {
    const own = await startPostgres();
    const stores = [await open(own.url), await open(own.url)];
    const ids = Array.from({ length: 10 }, (_, n) => `m${n}`);
    const [first = await open(own.url)] = stores;
    for (const id of ids) await create(first, id);
    const over = new AbortController();
    /** Plays a match against itself: both processes try every entry. */
    const play = async (match: string): Promise<number> => {
      let at = 0;
      for (; !over.signal.aborted; at++) {
        const tries = await Promise.all(stores.map((store, n) => store.append(addition(match, entry(at, `do ${n}`)))));
        expect(tries.filter(Boolean)).toHaveLength(1);
        expect((await first.readFrom(match, at)).map(({ act }) => act)).toEqual([`do ${tries.indexOf(true)}`]);
      }
      return at;
    };
    const played = Promise.all(ids.map(play));
    for (let times = 0; times < 3; times++) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (how === 'kill') await own.kill();
      await (how === 'kill' ? own.start() : own.restart());
    }
    over.abort();
    const lengths = await played;
    for (const [index, id] of ids.entries()) expect(await first.readFrom(id, 0)).toHaveLength(lengths[index] ?? -1);
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await own.stop();
  },
);

test('while the database stays away everybody is refused at once, and served when it is back', async () => {
  const own = await startPostgres();
  const store = await open(own.url);
  await create(store, 'm');
  await store.append(addition('m', entry(0)));
  await own.kill();
  const began = performance.now();
  await expect(store.append(addition('m', entry(1)))).rejects.toBeInstanceOf(Failure);
  expect(performance.now() - began).toBeGreaterThan(9000);
  const refused = performance.now();
  await expect(store.append(addition('m', entry(1)))).rejects.toBeInstanceOf(DatabaseAway);
  await expect(store.read('m')).rejects.toBeInstanceOf(DatabaseAway);
  expect(await store.ready()).toBe(false);
  expect(performance.now() - refused).toBeLessThan(1000);
  await own.start();
  await expect.poll(() => store.append(addition('m', entry(1))).catch(() => 'refused')).toBe(true);
  expect(await store.readFrom('m', 0)).toEqual([entry(0), entry(1)]);
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await own.stop();
});

test('a match is not forgotten while an entry is on its way into it', async () => {
  const store = await open();
  await create(store, 'm');
  const other = new Client(url);
  await other.connect();
  await other.query('BEGIN');
  await other.query("INSERT INTO entries (match, at, act, time) VALUES ('m', 0, 'do 7E', 9000)");
  const forgotten = store.forget(5000);
  const locks = 'SELECT 1 FROM pg_locks WHERE NOT granted';
  await expect.poll(() => query(url, locks)).not.toEqual([]);
  await other.query('COMMIT');
  await other.end();
  expect(await forgotten).toBe(0);
  expect(await store.readFrom('m', 0)).toEqual([{ at: 0, act: 'do 7E', time: 9000 }]);
});

test('a database that cannot be used is refused with a sentence that holds no password', async () => {
  const { port } = new URL(url);
  const addresses = {
    [`postgres://ann:hush%21@127.0.0.1:${port}/nowhere`]: 'database "nowhere" does not exist|role "ann" does not exist',
    'postgres://ann:hush%21@127.0.0.1:1/matches?password=hush!': 'ECONNREFUSED 127.0.0.1:1',
    'postgresql://ann:hush!@no-such-host.invalid/matches': 'ENOTFOUND|EAI_AGAIN',
    'postgres://ann:hush!@[broken': 'The address of the database is not a URL',
  };
  for (const [address, sentence] of Object.entries(addresses)) {
    const error: unknown = await openStore(address).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(StoreProblem);
    expect(String(error)).toMatch(new RegExp(sentence));
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hush');
  }
});
