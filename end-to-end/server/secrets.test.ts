// No secret leaves: everything that anybody is told, held against what they may know.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_LINE, parseRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { openStore } from '../../server/stores/open-store.ts';
import { checkFairChance, keyOf } from '../../table/fair-chance.ts';
import type { Kept } from '../../table/store.ts';
import { Table } from '../../table/table.ts';
import { newDevice } from './player.ts';
import type { Json } from './player.ts';
import { Ears } from './secrets/ears.ts';
import { isOpen } from './secrets/open-fields.ts';
import { ServerProcess } from './server-process.ts';
import { anyAct } from './whole-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-secrets-'));
const database = join(folder, 'matches.db');
const EDITION = 'faber1977+moves=48';
const PERSON = { for: 'person' };
const WORDS = ['the words of ann', 'ben says so', 'what cid thinks'];

let server: ServerProcess;
/** The three who play, a second device that takes over a seat, who plays elsewhere, who watches, and who looks at lists. */
let players: Ears[];
let phone: Ears;
let stranger: Ears;
let watcher: Ears;
let lobby: Ears;
let match = '';
let token = '';
let logged = '';
let kept: Kept;

function all(): Ears[] {
  return [...players, phone, stranger, watcher, lobby];
}

beforeAll(async () => {
  server = await ServerProcess.start(database, '--log', 'debug', '--messages-per-second', '100000');
  const { base } = server;
  players = [new Ears(base, await newDevice(base), 0), new Ears(base, await newDevice(base), 1)];
  players.push(new Ears(base, await newDevice(base), 2));
  phone = new Ears(base, await newDevice(base), 0);
  stranger = new Ears(base, await newDevice(base));
  [watcher, lobby] = [new Ears(base, undefined), new Ears(base, undefined)];
  await gather();
  await play();
  await afterwards();
  await server.stop();
  logged = server.said;
  const store = await openStore(database);
  kept = (await store.read(match)) ?? missing();
  await store.close();
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

function missing(): never {
  throw new Error('the match is gone');
}

async function gather(): Promise<void> {
  const order = { game: 'star-lanes', edition: EDITION, seats: [PERSON, PERSON, PERSON], public: true };
  const [ann, ben, cid] = players;
  const made = await ann?.ask('POST', '/api/matches', { ...order, name: 'Ann', words: WORDS[0] });
  match = made?.body['match'];
  await lookAround();
  await watcher.connect();
  await watcher.player.watch(match);
  await ben?.ask('POST', `/api/matches/${match}/seats`, { name: 'Ben', words: WORDS[1] });
  await cid?.ask('POST', `/api/matches/${match}/seats`, { name: 'Cid', words: WORDS[2] });
  await stranger.ask('POST', '/api/matches', { ...order, edition: 'quick', name: 'Eve', words: 'eve was here' });
  for (const ears of [...players, stranger]) await ears.connect();
  for (const ears of [...players, stranger]) await ears.player.watch(match, 0);
}

/** Everybody asks everything there is to ask. */
async function lookAround(): Promise<void> {
  for (const ears of all()) await ears.ask('GET', `/api/matches/${match}`);
  for (const path of ['games', 'matches', `matches/${match}/record`, `matches/${match}/qr.svg`, 'matches/unknown-one'])
    await lobby.ask('GET', `/api/${path}`);
  for (const path of ['/metrics', '/readyz', '/healthz', '/']) await lobby.ask('GET', path);
}

/** A stranger tries to get in. */
async function pester(): Promise<void> {
  for (const path of [`${match}/seats`, `${match}/rematch`, `${match}/seats/1/link`, `${match}/seats/1/move`, ''])
    await stranger.ask('POST', `/api/matches/${path}`, { name: 'Eve', token: 'x'.repeat(43), edition: 1 });
}

/** Plays to the end, with everything else that can happen on the way. */
async function play(): Promise<void> {
  for (let acts = 0; ; acts++) {
    const { phase, toAct, at } = watcher.player.latest(match, 'watcher') ?? {};
    if (phase === 'over') return;
    const mover = players[toAct] ?? missing();
    const update = await mover.player.next((frame) => frame['type'] === 'update' && frame['at'] >= at);
    await annoy(toAct, at);
    if (acts === 12) await mishaps(at);
    const now = mover.player.latest(match, toAct) ?? update;
    expect(await mover.player.act(match, toAct, now['at'], anyAct(now))).toMatchObject({ type: 'done' });
    const { undo, at: seen } = mover.player.latest(match, toAct) ?? {};
    if (undo !== undefined && acts % 7 === 0)
      expect(await mover.player.act(match, toAct, seen, `undo ${undo}`)).toMatchObject({ type: 'done' });
    const { at: last } = mover.player.latest(match, toAct) ?? {};
    await watcher.player.next((frame) => frame['type'] === 'update' && frame['at'] >= last);
  }
}

/** Those who are not to act try to, with what they would have to know the others' books for. */
async function annoy(toAct: number, at: number): Promise<void> {
  for (const ears of [...players, stranger])
    for (const act of ears.seat === toAct ? ['do Z 1', 'do nonsense'] : ['do A 5', 'do 1A', 'undo 0'])
      expect(await ears.player.act(match, ears.seat ?? toAct, at, act)).toMatchObject({ type: 'refused' });
}

/** Leaving and coming back, votes, reactions, and a seat that goes to a phone and returns. */
async function mishaps(at: number): Promise<void> {
  const [ann, ben, cid] = players.map(({ player }) => player);
  for (const [player, seat, act] of [
    [ann, 0, 'react wow'] as const,
    [ben, 1, 'leave'] as const,
    [ben, 1, 'back'] as const,
    [ann, 0, 'propose pause'] as const,
    [cid, 2, 'no'] as const,
  ])
    await player?.act(match, seat, at + 9, act);
  const offer = await players[0]?.ask('POST', `/api/matches/${match}/seats/0/link`);
  token = /token=([\w-]+)/.exec(offer?.body['link'])?.[1] ?? missing();
  await phone.ask('POST', `/api/matches/${match}/seats/0/move`, { token });
  await lookAround();
  await pester();
  const back = await phone.ask('POST', `/api/matches/${match}/seats/0/link`);
  const again = /token=([\w-]+)/.exec(back.body['link'])?.[1];
  await players[0]?.ask('POST', `/api/matches/${match}/seats/0/move`, { token: again });
  await players[0]?.player.watch(match, 0);
}

async function afterwards(): Promise<void> {
  for (const ears of all()) ears.isOver = true;
  await lookAround();
  await pester();
  await players[1]?.ask('POST', `/api/matches/${match}/rematch`);
  const late = await stranger.connect();
  await late.watch(match, 0);
}

/** What nobody may ever be told. */
function neverTold(): string[] {
  return kept.entries.flatMap(({ hash }) => (hash === undefined ? [] : [hash]));
}

/** Each secret in the ways it could be written. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret, /^[0-9a-f]{64}$/.test(secret) ? 'hex' : 'base64url');
  return [secret, bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
}

function chanceSecrets(): string[] {
  return [kept.secret, keyOf({ match, secret: kept.secret, words: WORDS })].flatMap(spellings);
}

function checkNothingOf(secrets: readonly string[], text: string): void {
  // Millions of times: an expectation is made only where one fails.
  const found = secrets.find((secret) => text.includes(secret));
  if (found !== undefined) expect.unreachable(`${found} in ${text.slice(0, 200)}`);
}

test('nobody hears of the chance before the match is over; everybody does after it, and it proves fair', () => {
  const secrets = chanceSecrets();
  for (const ears of all()) for (const { text, isOver } of ears.heard) if (!isOver) checkNothingOf(secrets, text);
  for (const ears of [...players, watcher])
    expect(ears.heard.some(({ text, isOver }) => isOver && text.includes(kept.secret))).toBe(true);
  const { text } = lobby.heard.findLast((heard) => heard.text.includes(`${FIRST_LINE}\n`)) ?? missing();
  const record = parseRecord(text.slice(text.indexOf(FIRST_LINE)));
  expect(record.ok && checkFairChance(record.value)).toMatchObject({ ok: true, value: { words: WORDS } });
});

test('nobody ever hears a hash that is kept, nor a secret of a device or a link that is not theirs', () => {
  expect(neverTold().length).toBeGreaterThan(5);
  const devices = all().flatMap(({ secret }) => secret ?? []);
  const secrets = [...neverTold(), ...devices].flatMap(spellings);
  for (const ears of all()) for (const { text } of ears.heard) checkNothingOf(secrets, text);
  const told = all().filter(({ heard }) => heard.some(({ text }) => text.includes(token)));
  expect(told).toEqual([players[0]]);
});

test('the words of others are not told before the match is over', () => {
  const before = all().flatMap(({ heard }) => heard.filter(({ isOver }) => !isOver));
  expect(before.length).toBeGreaterThan(800);
  for (const { text } of before) checkNothingOf(WORDS, text);
});

test('the log of the server holds no secret, no word, no name and no address', () => {
  const lines = logged.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(1);
  const devices = all().flatMap(({ secret }) => secret ?? []);
  const secrets = [...chanceSecrets(), ...neverTold(), ...devices.flatMap(spellings), token, ...WORDS];
  checkNothingOf([...secrets, 'Ann', 'Cid', '127.0.0.1'], lines.join('\n'));
});

/** Updates as others see them, before the match is over. */
function updatesOf(ears: Ears): readonly Json[] {
  return ears.heard.flatMap(({ frame, isOver }) =>
    frame?.['at'] !== undefined && frame['view'] && !isOver ? [frame] : [],
  );
}

test('private books stay private: others see no cash, shares, orders or dividends until the match is over', () => {
  const seen = new Set<string>();
  for (const ears of all())
    for (const { as, view, happened } of updatesOf(ears)) {
      expect(as === 'watcher' || as === ears.seat).toBe(true);
      for (const [seat, books] of view.books.entries()) expect(books === null).toBe(seat !== as);
      if (view.ask?.ask === 'trade') expect(view.ask.to).toBe(as);
      const events = happened.flatMap((one: Json) => one['events'] ?? []);
      for (const { type } of events) seen.add(type);
      for (const { type, to, by } of events)
        if (type === 'dividend' || type === 'traded') expect(type === 'dividend' ? to : by).toBe(as);
    }
  expect([...seen]).toEqual(expect.arrayContaining(['dividend', 'traded']));
});

test('no number in what others see is the cash or the worth that a player had then', () => {
  const truth = truths();
  for (const ears of all())
    for (const update of updatesOf(ears)) {
      const { at, as, head: _, view, happened } = update;
      const others = (truth.get(at) ?? []).filter((__, seat) => seat !== as).flat();
      const own = typeof as === 'number' ? numbersIn(view.books[as]) : [];
      // What everybody knows: the rules' own numbers, the prices, and what mergers paid, as the program of 1977 printed it;
      // and what came to this player alone, which may by chance be as much as another has.
      const isKnown = ({ type, to, by }: Json): boolean =>
        type === 'merged' || type === 'split' || (type === 'dividend' && to === as) || (type === 'traded' && by === as);
      const known = happened.flatMap((one: Json) => (one['events'] ?? []).filter(isKnown));
      const open = new Set([...numbersIn(view.config), ...numbersIn(view.companies), ...numbersIn(known), ...own]);
      const seen = new Set(numbersIn({ view, happened }).filter((number) => !open.has(number)));
      expect(others.filter((number) => seen.has(number))).toEqual([]);
    }
});

/** Every player's cash and worth at each length of the log, as far as they are telling numbers. */
function truths(): Map<number, number[][]> {
  const table = new Table(starLanes, kept.head, { from: 'fair-chance', secret: kept.secret });
  const found = new Map<number, number[][]>();
  for (const entry of kept.entries) {
    table.take(entry);
    const { state } = table;
    if (state === undefined) continue;
    const books = table.seats.map((_, seat) => starLanes.view(state, seat).books[seat]);
    found.set(
      table.at,
      books.map((own) => [own?.cash ?? 0, own?.net ?? 0].filter((number) => number > 1000)),
    );
  }
  return found;
}

test('what strangers and watchers are told has no fields but those everybody may know', () => {
  const frames = [stranger, watcher].flatMap(({ heard }) =>
    heard.flatMap(({ frame, isOver }) => (frame !== undefined && !isOver ? [frame] : [])),
  );
  const paths = new Set(frames.flatMap((frame) => pathsOf(frame)));
  expect([...paths].filter((path) => !isOpen(path))).toEqual([]);
  expect(paths.size).toBeGreaterThan(60);
});

/** The paths of all fields in a value. Things that happened are told apart by their type. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => pathsOf(part, path));
  if (typeof value !== 'object' || value === null) return [path];
  const fields: Json = { ...value };
  const kind = typeof fields['type'] === 'string' ? `<${fields['type']}>` : '';
  return Object.entries(fields).flatMap(([name, part]) => pathsOf(part, `${path}${kind}.${name}`));
}

/** All numbers in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
