// A player's side of the protocol: nothing is missed and nothing told twice.
import { beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL } from '../table/protocol.ts';
import type { Update } from '../table/update.ts';
import { send, tellNext } from './fixtures/host.ts';
import { HELLO, MATCH, Player, STEP, hostWithAnn } from './fixtures/player.ts';

let { host, ann } = hostWithAnn();

beforeEach(() => {
  ({ host, ann } = hostWithAnn());
});

describe('a player', () => {
  test('connects, and is told the match and what happened before', () => {
    expect(ann.states).toEqual(['connected']);
    expect(ann.connection.state).toEqual('connected');
    expect(ann.heard()).toEqual([0, 1]);
    expect(ann.connection.latest(MATCH)).toMatchObject({ at: 2, as: 0, view: { at: [0, 0] }, toAct: 0 });
    expect(ann.connection.latest(MATCH, 'watcher')).toBeUndefined();
  });

  test('acts, and is told that it is kept, or why not', async () => {
    ann.act(STEP);
    host.pass();
    ann.act(STEP);
    ann.act(HELLO);
    host.pass();
    expect(await ann.answered()).toMatchObject([
      { is: 'done', at: 2 },
      { is: 'refused', rejection: { why: 'rules', problem: 'rules' } },
      { is: 'done', at: 3 },
    ]);
    expect(ann.heard()).toEqual([0, 1, 2, 3]);
  });

  test('acts on what was seen: what another did meanwhile makes it stale', async () => {
    ann.act(STEP, 1);
    host.pass();
    expect(await ann.answered()).toMatchObject([{ is: 'refused', rejection: { why: 'stale' } }]);
  });

  test('who holds two seats is told what each sees', () => {
    const both = new Player(host, [0, 1]);
    both.connection.watch(MATCH, 0);
    host.pass();
    host.play('1 do step 1');
    host.pass();
    expect([both.heard(0), both.heard(1)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(both.connection.latest(MATCH, 1)).toMatchObject({ as: 1, at: 3 });
  });

  test('who wants nothing of the past is told nothing of it', () => {
    const late = new Player(host, []);
    late.connection.watch(MATCH);
    host.pass();
    host.play('1 do step 1');
    host.pass();
    expect(late.heard('watcher')).toEqual([2]);
  });

  test('is told no more of a match that is watched no more', () => {
    ann.connection.unwatch(MATCH);
    host.pass();
    host.play('1 do step 1');
    host.tellAgain();
    host.pass();
    expect(ann.heard()).toEqual([0, 1]);
    expect(ann.connection.latest(MATCH)).toBeUndefined();
  });

  test('is told of a match that is not there', () => {
    ann.connection.watch('match-2000');
    host.pass();
    expect(ann.refusals).toEqual(['no-such-match']);
    host.cut();
    host.pass(1000);
    expect(ann.refusals).toEqual(['no-such-match']);
  });

  test('does not mind frames that are none', () => {
    const before = ann.updates.length;
    for (const text of ['', '[]', 'null', '{"type":"update"}', '{"type":"done","id":1}', '{"type":"dance"}', '{'])
      host.socket.hear.heard(text);
    expect(ann.updates).toHaveLength(before);
  });

  test('becomes a watcher when the seat is moved away, and a player when it comes back', () => {
    const socket = host.socket;
    const telling = (as: Update['as']): void => {
      const update = ann.connection.latest(MATCH);
      if (update === undefined) throw new Error('nothing is known');
      send(socket, {
        type: 'update',
        ...update,
        as,
        at: update.at + 1,
        happened: [{ at: update.at, act: 'move', by: 0 }],
      });
      host.pass();
    };
    telling('watcher');
    expect([ann.connection.latest(MATCH, 0), ann.connection.latest(MATCH)?.as]).toEqual([undefined, 'watcher']);
    telling(0);
    expect([ann.connection.latest(MATCH, 'watcher'), ann.connection.latest(MATCH)?.as]).toEqual([undefined, 0]);
    expect([ann.heard(0), ann.heard('watcher')]).toEqual([[0, 1, 3], [2]]);
  });
});

describe('updates', () => {
  test('that were left out are asked for', () => {
    const { socket } = host;
    host.play('1 do step 1');
    socket.down.length = 0;
    host.play('2 do step 1');
    host.pass();
    expect(ann.heard()).toEqual([0, 1, 2, 3]);
    expect(ann.connection.latest(MATCH)?.at).toBe(4);
  });

  test('that come late are dropped, those that come twice tell nothing twice', () => {
    host.play('1 do step 1');
    const frames = [...host.socket.down];
    host.play('2 do step 1');
    host.pass();
    const told = ann.updates.length;
    host.socket.down.push(...frames);
    host.pass();
    expect(ann.updates).toHaveLength(told);
    expect(ann.heard()).toEqual([0, 1, 2, 3]);
    expect(ann.connection.latest(MATCH)?.at).toBe(4);
  });

  test('of the same place are taken: somebody came or went', () => {
    const told = ann.updates.length;
    host.tellAgain();
    host.pass();
    expect(ann.updates).toHaveLength(told + 1);
    expect(ann.updates.at(-1)?.happened).toEqual([]);
  });

  test('are told again what a server that never tells is asked for once', () => {
    const { socket } = host;
    const update = ann.connection.latest(MATCH);
    if (update === undefined) throw new Error('nothing is known');
    send(socket, { type: 'update', ...update, at: 9, happened: [] });
    tellNext(socket);
    send(socket, { type: 'update', ...update, at: 9, happened: [] });
    tellNext(socket);
    expect(socket.up).toEqual([`{"type":"watch","match":"${MATCH}","from":2,"protocol":${PROTOCOL}}`]);
  });
});
