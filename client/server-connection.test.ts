// A player's side of the protocol over sockets that break: nothing is missed, told twice or done twice.
import { beforeEach, describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import type { Act } from '../table/act.ts';
import { ServerConnection } from './server-connection.ts';
import type { ConnectionState } from './reconnecting-socket.ts';
import type { ActAnswer } from './pending-acts.ts';
import { Host, send, tellNext } from './fixtures/host.ts';
import type { Update } from '../table/update.ts';

const MATCH = 'match-1977';
const STEP: Act = { act: 'do', did: 'step 1' };
const HELLO: Act = { act: 'say', text: 'hello' };

/** A connection with all that it told. */
class Player {
  readonly connection: ServerConnection;
  readonly states: ConnectionState[] = [];
  readonly updates: Update[] = [];
  readonly refusals: string[] = [];
  readonly answers: ActAnswer[] = [];

  constructor(host: Host<RaceTypes>, seats: readonly number[] = [0]) {
    this.connection = new ServerConnection(host.deps(seats), {
      state: (state) => this.states.push(state),
      update: (update) => this.updates.push(update),
      refused: ({ why }) => this.refusals.push(why),
    });
  }

  /** The places of the log it was told of, as one of its seats. */
  heard(as: Update['as'] = 0): number[] {
    return this.updates.filter((update) => update.as === as).flatMap(({ happened }) => happened.map(({ at }) => at));
  }

  act(act: Act, at?: number): void {
    void this.connection.act(MATCH, 0, act, at).then((answer) => this.answers.push(answer));
  }
}

/** What became of the acts so far, in the order it was told. */
async function checkAnswers({ answers }: Player, ...expected: readonly object[]): Promise<void> {
  // One turn for promises to be kept.
  await Promise.resolve();
  expect(answers).toMatchObject(expected);
}

let host = new Host(race);
let ann = new Player(host);

beforeEach(() => {
  host = new Host(race);
  ann = new Player(host);
  ann.connection.watch(MATCH, 0);
  host.pass();
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
    await checkAnswers(
      ann,
      { is: 'done', at: 2 },
      { is: 'refused', rejection: { why: 'rules', problem: 'rules' } },
      { is: 'done', at: 3 },
    );
    expect(ann.heard()).toEqual([0, 1, 2, 3]);
  });

  test('acts on what was seen: what another did meanwhile makes it stale', async () => {
    ann.act(STEP, 1);
    host.pass();
    await checkAnswers(ann, { is: 'refused', rejection: { why: 'stale' } });
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
    await checkAnswers(ann, { is: 'done', at: 2 });
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

describe('an act whose answer is lost', () => {
  test('but was kept is done, once', async () => {
    ann.act(HELLO);
    host.hearNext(host.socket);
    host.cut();
    host.pass(1000);
    await checkAnswers(ann, { is: 'done', at: 2 });
    expect(host.sitting.table.at).toBe(3);
  });

  test('but of which was told is done, once', async () => {
    ann.act(STEP);
    host.hearNext(host.socket);
    tellNext(host.socket);
    host.cut();
    host.pass(1000);
    await checkAnswers(ann, { is: 'done', at: 2 });
    expect(ann.heard()).toEqual([0, 1, 2]);
  });

  test('and was not kept is sent again', async () => {
    ann.act(STEP);
    ann.act(HELLO);
    host.cut();
    host.pass(1000);
    await checkAnswers(ann, { is: 'done', at: 2 }, { is: 'done', at: 3 });
  });

  test('is told apart from another like it', async () => {
    ann.act(HELLO);
    ann.act(HELLO);
    host.hearNext(host.socket);
    host.cut();
    host.pass(1000);
    await checkAnswers(ann, { is: 'done', at: 2 }, { is: 'done', at: 3 });
    expect(host.sitting.table.at).toBe(4);
  });

  test('is told apart from one that was answered', async () => {
    ann.act(HELLO);
    host.pass();
    ann.act(HELLO, 2);
    host.cut();
    host.pass(1000);
    await checkAnswers(ann, { is: 'done', at: 2 }, { is: 'done', at: 3 });
  });

  test('and without which the match went on is superseded', async () => {
    ann.act(STEP);
    host.cut();
    host.play('1 leave');
    host.play('1 bot step 2');
    host.play('1 back');
    host.pass(1000);
    await checkAnswers(ann, { is: 'superseded' });
  });

  test('and that arrives after all while it is sent again is done, once', async () => {
    ann.act(STEP);
    host.cut();
    host.delivers = false;
    host.pass(1000);
    // The server tells what happened, and only then takes the act from the old socket.
    host.hearNext(host.socket);
    tellNext(host.socket);
    host.play('1 do step 1');
    host.delivers = true;
    host.pass();
    await checkAnswers(ann, { is: 'done', at: 2 });
    expect(ann.heard()).toEqual([0, 1, 2]);
  });

  test('is refused for what is wrong with it now', async () => {
    ann.act({ act: 'yes' });
    host.cut();
    host.pass(1000);
    await checkAnswers(ann, { is: 'refused', rejection: { why: 'not-now' } });
  });

  test('at a match that is not watched is sent again all the same', async () => {
    const ben = new Player(host);
    host.pass();
    ben.act(STEP, 2);
    host.cut();
    host.pass(1000);
    await checkAnswers(ben, { is: 'done', at: 2 });
  });

  test('is answered once, however often the answer comes', async () => {
    ann.act(STEP);
    host.pass();
    send(host.socket, { type: 'done', match: MATCH, id: 1, at: 2 });
    send(host.socket, { type: 'refused', match: MATCH, id: 1, why: 'stale', problem: 'Look again.' });
    host.pass();
    await checkAnswers(ann, { is: 'done', at: 2 });
    expect(ann.refusals).toEqual([]);
  });
});

describe('a server in trouble', () => {
  test.each([
    ['try-again', false],
    ['try-again', true],
    ['too-many', false],
  ] as const)('that says %s (kept: %s) is left alone for a while, then it is done, once', async (why, isKept) => {
    host.trouble = { why, isKept };
    ann.act(HELLO);
    host.pass(999);
    await checkAnswers(ann);
    host.pass(1001);
    await checkAnswers(ann, { is: 'done', at: 2 });
    expect(host.sitting.table.at).toBe(3);
  });

  test('that goes on being so is believed', async () => {
    ann.act(HELLO);
    for (let i = 0; i < 20; i++) {
      host.trouble = { why: 'try-again', isKept: false };
      host.pass(1000);
    }
    await checkAnswers(ann, { is: 'refused', rejection: { why: 'try-again' } });
  });

  test('that is closing is sent the act when it is back', async () => {
    host.trouble = { why: 'closing', isKept: false };
    ann.act(HELLO);
    host.pass(100);
    await checkAnswers(ann);
    host.cut();
    host.pass(1000);
    await checkAnswers(ann, { is: 'done', at: 2 });
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
    expect(socket.up).toEqual([`{"type":"watch","match":"${MATCH}","from":2,"brief":true}`]);
  });
});
