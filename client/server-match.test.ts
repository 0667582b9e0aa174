/** A match on a server as a device takes part in it, over sockets that break. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Types } from '../core/contract.ts';
import { race } from '../core/fixtures/race.ts';
import type { Update } from '../table/update.ts';
import { Host } from './fixtures/host.ts';
import { PLAIN_NAMES } from './names.ts';
import type { UpdateOf } from './match-client.ts';
import { modelOf } from './match-model.ts';
import { MapMemory } from './fixtures/map-memory.ts';
import { ServerMatch } from './server-match.ts';
import { DeviceWitness } from './witness.ts';
import type { ServerMatchDeps } from './server-match.ts';

const MATCH = 'match-1977';
const isKnown = (update: Update): update is UpdateOf<Types> => update.head.game === 'race';

let host = new Host(race);

beforeEach(() => {
  host = new Host(race);
});

/** A device that has drawn no words. */
const forgetful = (): DeviceWitness =>
  new DeviceWitness({ memory: new MapMemory(), drawWords: () => 'w'.repeat(32), now: () => 0 });

/** A device that holds these seats. */
function join(seats: readonly number[], other: Partial<ServerMatchDeps> = {}, match = MATCH): ServerMatch {
  const joined = new ServerMatch(match, {
    sockets: host.deps(seats),
    isKnown,
    record: () => Promise.resolve({ ok: false, problem: { why: 'match-not-over' } }),
    witness: forgetful(),
    ...other,
  });
  host.pass();
  return joined;
}

/** The acts a viewer has heard of, in order. */
function heard(match: ServerMatch, as: 0 | 1 | 'watcher'): string {
  return match
    .happened(as)
    .map(({ at, act, by }) => `${at} ${by} ${act}`)
    .join(', ');
}

async function step(match: ServerMatch, seat: number): Promise<unknown> {
  const answer = match.act(seat, { act: 'do', did: 'step 1' });
  host.pass(5000);
  return answer;
}

describe('a player', () => {
  test('is told the match and what happened before, and sees what others do', async () => {
    const ann = join([0]);
    expect(ann.connection()).toBe('connected');
    expect(ann.seats()).toEqual([0]);
    expect(await step(ann, 0)).toBeUndefined();
    host.play('2 do step 1');
    host.pass();
    expect(heard(ann, 0)).toBe('0 0 sit, 1 1 sit, 2 0 do, 3 1 do');
    expect(modelOf(ann, 'watcher', PLAIN_NAMES)).toMatchObject({
      viewer: 0,
      asked: 0,
      names: ['Player 1', 'Player 2'],
    });
  });

  test('may ask an adviser only where that was agreed on when the match was made', () => {
    expect(join([0]).mayAdvise).toBe(false);
    host = new Host(race, { advice: true });
    expect(join([0]).mayAdvise).toBe(true);
    expect(join([]).mayAdvise).toBe(true);
  });

  test('hears why something was refused', async () => {
    const ann = join([0]);
    const answer = ann.act(0, { act: 'do', did: 'step 9' });
    host.pass();
    expect(await answer).toEqual({ why: 'rules', problem: 'rules' });
    expect(heard(ann, 0)).toBe('0 0 sit, 1 1 sit');
  });

  test('with several seats sees the match from each', async () => {
    const both = join([1, 0]);
    expect(both.seats()).toEqual([0, 1]);
    await step(both, 0);
    await step(both, 1);
    expect(heard(both, 0)).toBe(heard(both, 1));
    expect(both.update(1)?.as).toBe(1);
  });

  test('misses and repeats nothing when the connection is lost', async () => {
    const ann = join([0]);
    host.cut();
    expect(ann.connection()).toBe('lost');
    const answer = ann.act(0, { act: 'do', did: 'step 1' });
    host.play('1 say hello');
    host.pass(5000);
    expect(ann.connection()).toBe('connected');
    expect(await answer).toBeUndefined();
    host.cut();
    host.play('2 do step 1');
    host.pass(5000);
    expect(heard(ann, 0)).toBe('0 0 sit, 1 1 sit, 2 0 say, 3 0 do, 4 1 do');
  });

  test('whose act was lost, and came too late then, is told to look again', async () => {
    const ann = join([0]);
    const answer = ann.act(0, { act: 'do', did: 'step 1' });
    host.cut();
    host.play('1 propose longer');
    host.play('2 yes');
    host.pass(5000);
    expect(await answer).toMatchObject({ why: 'stale' });
  });

  test('knows how much later it is here', () => {
    const behind = join([0], { sockets: { ...host.deps([0]), now: () => host.time + 250 } });
    expect(behind.lag()).toBe(250);
  });

  test('may call again at once', () => {
    const ann = join([0]);
    host.answers = false;
    host.cut();
    host.pass(60_000);
    host.answers = true;
    host.cut();
    ann.hurry();
    host.pass();
    expect(ann.connection()).toBe('connected');
  });

  test('is not called back after leaving', async () => {
    const ann = join([0]);
    let told = 0;
    const stop = ann.listen(() => told++);
    host.play('1 say hello');
    host.pass();
    expect(told).toBe(1);
    stop();
    await ann.close();
    host.play('1 say bye');
    host.pass(60_000);
    expect(told).toBe(1);
  });
});

describe('a seat', () => {
  test('that is taken shows the match from there, with everything that happened', () => {
    const seats: number[] = [];
    const cid = join(seats);
    expect(cid.seats()).toEqual([]);
    expect(heard(cid, 'watcher')).toBe('0 0 sit, 1 1 sit');
    seats.push(1);
    cid.reconnect();
    expect(cid.anyUpdate()?.as).toBe('watcher');
    host.pass();
    expect(cid.seats()).toEqual([1]);
    expect(heard(cid, 1)).toBe('0 0 sit, 1 1 sit');
  });

  test('that was moved to another device leaves a watcher who remembers', () => {
    const seats = [0];
    const ann = join(seats);
    host.sitting.attempt({ by: 0, act: { act: 'offer' }, hash: 'a' });
    host.tellAll();
    expect(host.sitting.attempt({ by: 0, act: { act: 'move' }, hash: 'b', offered: 'a' })).toBe('');
    seats.pop();
    host.tellAll();
    host.pass();
    expect(ann.seats()).toEqual([]);
    expect(ann.isElsewhere).toBe(true);
    expect(heard(ann, 'watcher')).toBe('0 0 sit, 1 1 sit, 2 0 offer, 3 0 move');
  });
});

describe('a match', () => {
  test('that is not there is gone', () => {
    const lost = join([0], {}, 'no-such-match');
    expect(lost.connection()).toBe('gone');
    expect(lost.problem).toMatchObject({ why: 'refused', rejection: { why: 'no-such-match' } });
  });

  test('of a game that is unknown here is gone', () => {
    const isNone = (update: Update): update is UpdateOf<Types> => update.head.game === 'chess';
    const other = join([0], { isKnown: isNone });
    expect(other.connection()).toBe('gone');
    expect(other.problem).toEqual({ why: 'unknown-game', game: 'race' });
    expect(other.update(0)).toBeUndefined();
  });

  test('on a server that takes no connection is given up where that is wanted', () => {
    host.answers = false;
    const patient = join([0]);
    host.cut();
    const hasty = join([0], { givesUp: true });
    host.cut();
    expect(patient.connection()).toBe('connecting');
    expect(patient.problem).toBeUndefined();
    expect(hasty.problem).toEqual({ why: 'no-socket' });
  });
});
