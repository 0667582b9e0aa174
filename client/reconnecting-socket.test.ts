// A line that breaks or falls silent: it is noticed, tried again with patience, and nothing that happened meanwhile is missed.
import { beforeEach, describe, expect, test } from 'vitest';
import type { RaceTypes } from '../core/fixtures/race.ts';
import type { Host } from './fixtures/host.ts';
import { send } from './fixtures/host.ts';
import { HELLO, MATCH, Player, STEP, hostWithAnn } from './fixtures/player.ts';

let { host, ann } = hostWithAnn();

beforeEach(() => {
  ({ host, ann } = hostWithAnn());
});

describe('a line that is lost', () => {
  test('is told with the time, and comes back; what happened meanwhile is told once', () => {
    host.pass(5000);
    host.cut();
    host.play('1 do step 1');
    host.play('2 do step 1');
    host.pass(1000);
    expect(ann.states).toEqual(['connected', 'lost', 'connected']);
    expect(ann.heard()).toEqual([0, 1, 2, 3]);
    expect(ann.connection.latest(MATCH)?.at).toBe(4);
  });

  test('is tried again after pauses that grow to half a minute', () => {
    host.answers = false;
    host.cut();
    const calls: number[] = [];
    for (let tried = 1; calls.length < 10; host.pass(125)) {
      if (host.sockets.length > tried) {
        calls.push(host.time);
        tried = host.sockets.length;
        host.socket.hear.closed();
      }
    }
    const pauses = calls.map((time, i) => time - (calls[i - 1] ?? 0));
    expect(pauses.every((pause, i) => i < 2 || pause > (pauses[i - 1] ?? 0) || pause > 22_000)).toBe(true);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000);
    expect(host.sockets.length).toBeGreaterThan(9);
  });

  test('is tried again soon, if it was good in between', () => {
    for (let i = 0; i < 9; i++) {
      host.cut();
      host.pass(500);
      expect(ann.connection.state).toBe('connected');
    }
  });

  test('is tried at once when there is reason to, and by nobody who has hung up', () => {
    host.answers = false;
    host.cut();
    ann.connection.hurry();
    expect(host.sockets).toHaveLength(2);
    ann.connection.hurry();
    expect(host.sockets).toHaveLength(2);
    ann.connection.close();
    ann.connection.hurry();
    host.pass(100_000);
    expect(host.sockets).toHaveLength(2);
  });

  test('is noticed when nobody answers any more', () => {
    const dead = host.socket;
    const silence = setSilence(dead);
    host.pass(7999);
    expect(ann.connection.state).toBe('connected');
    host.pass(1);
    expect(ann.connection.state).toEqual('lost');
    expect(silence()).toEqual(['{"type":"ping"}']);
    host.pass(1000);
    expect(ann.connection.state).toBe('connected');
  });

  test('is noticed soon by who has done something, or has reason to doubt it', () => {
    const pressAgain = (): void => {
      for (let pressed = 0; pressed < 4; pressed++) {
        ann.act(HELLO);
        host.pass(1000);
      }
    };
    for (const [occasion, milliseconds] of [
      [() => ann.act(STEP), 4500],
      // Who presses again and again learns it no later.
      [() => pressAgain(), 500],
      [() => ann.connection.check(), 3000],
    ] as const) {
      setSilence(host.socket);
      occasion();
      host.pass(milliseconds - 1);
      expect(ann.connection.state).toBe('connected');
      host.pass(1);
      expect(ann.connection.state).toBe('lost');
      host.pass(1000);
      expect(ann.connection.state).toBe('connected');
    }
  });

  test('is not lost as long as the server answers when asked', () => {
    host.pass(600_000);
    expect(ann.states).toEqual(['connected']);
  });

  test('is given up when it does not open, and is never lost before it was there', () => {
    host.answers = false;
    const ben = new Player(host);
    host.pass(10_000);
    host.answers = true;
    host.pass(1000);
    expect(ben.states).toEqual(['connected']);
  });

  test('that the server ends comes back when the server said, and sends nothing before', async () => {
    send(host.socket, { type: 'goodbye', after: 3000 });
    host.pass();
    const { length } = host.sockets;
    ann.act(STEP);
    expect(host.socket.up).toEqual([]);
    host.cut();
    host.pass(2999);
    expect(host.sockets).toHaveLength(length);
    host.pass(1000);
    expect(host.sockets).toHaveLength(length + 1);
    expect(await ann.answered()).toMatchObject([{ is: 'done', at: 2 }]);
  });

  test('that the server forgot to end is ended', () => {
    send(host.socket, { type: 'goodbye', after: 3000 });
    host.pass(3000);
    expect(ann.connection.state).toEqual('lost');
  });

  test('is gone: what comes late over it is not heard', () => {
    const old = host.socket;
    host.cut();
    host.pass(1000);
    host.play('1 do step 1');
    host.pass();
    const told = ann.updates.length;
    for (const frame of [{ type: 'goodbye', after: 9 }, ann.updates[0]]) old.hear.heard(JSON.stringify(frame));
    old.hear.closed();
    host.pass(5000);
    expect(ann.updates).toHaveLength(told);
    expect(ann.states).toEqual(['connected', 'lost', 'connected']);
  });
});

/** Nothing is answered over a socket any more; what is sent over it is kept. */
function setSilence(socket: Host<RaceTypes>['socket']): () => string[] {
  const sent: string[] = [];
  socket.up.push = (...frames) => sent.push(...frames);
  return () => sent;
}
