/** A third game over a real server: HTTP, a socket, fair chance, a computer player, and the terminal's screens. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ServerApi } from '../../client/server-api.ts';
import type { ServerMatch } from '../../client/server-match.ts';
import { must } from '../../core/must.ts';
import { formatRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { verify } from '../../table/verify.ts';
import { MatchPage } from '../../terminal/frame/match-page.ts';
import { openServerMatch, screensFor } from '../../terminal/network/server-match.ts';
import { textKey } from '../../terminal/screen/key.ts';
import { countdown } from './rules.ts';
import { serveCountdown } from './server.ts';
import type { CountdownServer } from './server.ts';
import { COUNTDOWN } from './terminal.ts';
import { witness } from '../../terminal/network/witness.ts';

let server: CountdownServer;
const folder = mkdtempSync(join(tmpdir(), 'starlanes-countdown-'));
beforeAll(async () => {
  vi.stubEnv('XDG_DATA_HOME', folder);
  server = await serveCountdown();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A device of somebody: what it asks the server, and the secret that holds its seats. */
class Device {
  #secret: string | undefined;
  readonly api = new ServerApi({
    origin: server.origin,
    fetch: (address, request) => fetch(address, request),
    secret: { kept: () => this.#secret, keep: (secret) => (this.#secret = secret) },
    witness,
  });

  open(match: string): ServerMatch {
    return openServerMatch([COUNTDOWN], server.origin, match, this.#secret);
  }
}

const ORDER = { game: 'countdown', edition: 'handful', public: true, advice: false, name: 'Ann' };
const AGAINST_MASTER = { ...ORDER, seats: [{ for: 'person' as const }, { for: 'bot' as const, bot: 'master' }] };

/** Waits until something of a match is so. */
function until(match: ServerMatch, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = match.listen(() => look());
    const look = (): void => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    look();
  });
}

test('one person plays the master by keys, to the end, and the record proves it', async () => {
  const ann = new Device();
  const id = unwrap(await ann.api.create(AGAINST_MASTER));
  const match = ann.open(id);
  const isOver = (): boolean => match.anyUpdate()?.phase === 'over';
  const isAsked = (): boolean => match.anyUpdate()?.toAct === 0;
  await until(match, () => match.anyUpdate()?.view !== undefined);
  const page = new MatchPage(match, must(screensFor([COUNTDOWN], match), 'screens'), true);
  const stop = page.listen({ redraw: () => {}, end: () => {} });
  const shown = (): string => page.draw({ width: 80, height: 24 }).lines.join('\n');
  while (!isOver()) {
    await until(match, () => isOver() || isAsked());
    if (isOver()) break;
    expect(shown()).toMatch(/Ann, take: \[1\]/);
    const { at } = must(match.anyUpdate(), 'an update');
    page.handleKey(textKey('1'));
    await until(match, () => must(match.anyUpdate(), 'an update').at > at);
  }
  expect(shown()).toMatch(/(Ann|master) has won!/);
  stop();

  const record = unwrap(await match.record());
  expect(record.names).toEqual(['Ann', 'master']);
  expect(formatRecord(record)).toMatch(/^words [0-9a-f]{32}\nwords$/m);
  const { result } = unwrap(verify(countdown, record));
  expect(result.toSorted((one, other) => one - other).at(-1)).toBeGreaterThan(100);
  await match.close();
});

describe('the server', () => {
  test('says what it plays', async () => {
    const games = unwrap(await new Device().api.ask('GET', 'games'));
    expect(games).toMatchObject({
      games: [{ id: 'countdown', editions: ['handful', 'sackful'], bots: [{ name: 'miser' }, { name: 'master' }] }],
    });
  });

  test.each([
    [{ game: 'star-lanes' }, /countdown/],
    [{ edition: 'handful+stones=100' }, /stones.*5 to 99/],
    [{ edition: 'handfull' }, /handful/],
    [{ seats: [{ for: 'person' as const }] }, /2 to 4/],
    [{ seats: [{ for: 'person' as const }, { for: 'bot' as const, bot: 'champion' }] }, /miser, master/],
  ])('refuses %j with a sentence', async (wrong, sentence) => {
    const made = await new Device().api.create({ ...AGAINST_MASTER, ...wrong });
    expect(made).toMatchObject({ ok: false, problem: { why: 'rejected' } });
    expect(JSON.stringify(made)).toMatch(sentence);
  });

  test('says in the words of the game why an action is not allowed', async () => {
    const [ann, ben] = [new Device(), new Device()];
    const id = unwrap(await ann.api.create({ ...ORDER, seats: [{ for: 'person' }, { for: 'person' }] }));
    unwrap(await ben.api.sit(id, 'Ben'));
    const both = [ann.open(id), ben.open(id)];
    await Promise.all(both.map((match) => until(match, () => match.anyUpdate()?.view !== undefined)));
    const { toAct = 0 } = must(both[0]?.anyUpdate(), 'an update');
    const other = must(both[1 - toAct], 'the other player');
    expect(await other.act(1 - toAct, { act: 'do', did: 'take 1' })).toMatchObject({
      why: 'rules',
      problem: 'It is not your turn.',
      refusal: { why: 'not-your-turn' },
    });
    await Promise.all(both.map((match) => match.close()));
  });
});
