// Acts over lines that break and servers in trouble: each is done once, or told why not.
import { beforeEach, describe, expect, test } from 'vitest';
import { send, tellNext } from './fixtures/host.ts';
import { HELLO, MATCH, Player, STEP, hostWithAnn } from './fixtures/player.ts';

let { host, ann } = hostWithAnn();

beforeEach(() => {
  ({ host, ann } = hostWithAnn());
});

describe('an act whose answer is lost', () => {
  test('but was kept is done, once', async () => {
    ann.act(HELLO);
    host.hearNext(host.socket);
    host.cut();
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([{ is: 'done', at: 2 }]);
    expect(host.sitting.table.at).toBe(3);
  });

  test('but of which was told is done, once', async () => {
    ann.act(STEP);
    host.hearNext(host.socket);
    tellNext(host.socket);
    host.cut();
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([{ is: 'done', at: 2 }]);
    expect(ann.heard()).toEqual([0, 1, 2]);
  });

  test('and was not kept is sent again', async () => {
    ann.act(STEP);
    ann.act(HELLO);
    host.cut();
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([
      { is: 'done', at: 2 },
      { is: 'done', at: 3 },
    ]);
  });

  test('is told apart from another like it', async () => {
    ann.act(HELLO);
    ann.act(HELLO);
    host.hearNext(host.socket);
    host.cut();
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([
      { is: 'done', at: 2 },
      { is: 'done', at: 3 },
    ]);
    expect(host.sitting.table.at).toBe(4);
  });

  test('is told apart from one that was answered', async () => {
    ann.act(HELLO);
    host.pass();
    ann.act(HELLO, 2);
    host.cut();
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([
      { is: 'done', at: 2 },
      { is: 'done', at: 3 },
    ]);
  });

  test('and without which the match went on is superseded', async () => {
    ann.act(STEP);
    host.cut();
    host.play('1 leave');
    host.play('1 bot step 2');
    host.play('1 back');
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([{ is: 'superseded' }]);
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
    expect(await ann.answered()).toMatchObject([{ is: 'done', at: 2 }]);
    expect(ann.heard()).toEqual([0, 1, 2]);
  });

  test('is refused for what is wrong with it now', async () => {
    ann.act({ act: 'yes' });
    host.cut();
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([{ is: 'refused', rejection: { why: 'not-now' } }]);
  });

  test('at a match that is not watched is sent again all the same', async () => {
    const ben = new Player(host);
    host.pass();
    ben.act(STEP, 2);
    host.cut();
    host.pass(1000);
    expect(await ben.answered()).toMatchObject([{ is: 'done', at: 2 }]);
  });

  test('is answered once, however often the answer comes', async () => {
    ann.act(STEP);
    host.pass();
    send(host.socket, { type: 'done', match: MATCH, id: 1, at: 2 });
    send(host.socket, { type: 'refused', match: MATCH, id: 1, why: 'stale', problem: 'Look again.' });
    host.pass();
    expect(await ann.answered()).toMatchObject([{ is: 'done', at: 2 }]);
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
    expect(await ann.answered()).toMatchObject([]);
    host.pass(1001);
    expect(await ann.answered()).toMatchObject([{ is: 'done', at: 2 }]);
    expect(host.sitting.table.at).toBe(3);
  });

  test('that goes on being so is believed', async () => {
    ann.act(HELLO);
    for (let i = 0; i < 20; i++) {
      host.trouble = { why: 'try-again', isKept: false };
      host.pass(1000);
    }
    expect(await ann.answered()).toMatchObject([{ is: 'refused', rejection: { why: 'try-again' } }]);
  });

  test('that is closing is sent the act when it is back', async () => {
    host.trouble = { why: 'closing', isKept: false };
    ann.act(HELLO);
    host.pass(100);
    expect(await ann.answered()).toMatchObject([]);
    host.cut();
    host.pass(1000);
    expect(await ann.answered()).toMatchObject([{ is: 'done', at: 2 }]);
  });
});
