// Two players over sockets that break at any moment: in the end both have seen everything, and each act was done once.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { textOf } from '../table/update.ts';
import type { Update } from '../table/update.ts';
import { parseAct } from '../table/act.ts';
import type { Act } from '../table/act.ts';
import { ServerConnection } from './server-connection.ts';
import type { ActAnswer } from './pending-acts.ts';
import { Host, tellNext } from './fixtures/host.ts';
import type { HostSocket } from './fixtures/host.ts';

const MATCH = 'match-1977';

class Player {
  readonly seat: number;
  readonly connection: ServerConnection;
  readonly heard: number[] = [];
  readonly submitted: { readonly act: Act; answers: ActAnswer[] }[] = [];
  latest: Update | undefined;

  constructor(host: Host<RaceTypes>, seat: number) {
    this.seat = seat;
    this.connection = new ServerConnection(host.deps([seat]), {
      state: () => {},
      update: (update) => {
        this.heard.push(...update.happened.map(({ at }) => at));
        this.latest = update;
      },
      refused: ({ why }) => {
        throw new Error(`nothing is wrong with what was sent: ${why}`);
      },
    });
    this.connection.watch(MATCH, 0);
  }

  act(act: Act): void {
    const one: Player['submitted'][number] = { act, answers: [] };
    this.submitted.push(one);
    void this.connection.act(MATCH, this.seat, act).then((answer) => one.answers.push(answer));
  }
}

type Mishap = (host: Host<RaceTypes>, players: readonly Player[], pick: number) => void;

const MISHAPS: readonly Mishap[] = [
  (_, players, pick) => players[pick % 2]?.act({ act: 'do', did: `step ${pick % 4}` }),
  (_, players, pick) => players[pick % 2]?.act({ act: 'say', text: `hello ${pick % 3}` }),
  (host, _, pick) => onWire(host, pick, (socket) => host.hearNext(socket)),
  (host, _, pick) => onWire(host, pick, (socket) => host.hearNext(socket)),
  (host, _, pick) => onWire(host, pick, tellNext),
  (host, _, pick) => onWire(host, pick, tellNext),
  (host, _, pick) => onWire(host, pick, (socket) => host.cut(socket)),
  (host) => host.deliver(),
  (host, _, pick) => host.pass(100 * pick),
  (host, _, pick) => {
    host.trouble = { why: 'try-again', isKept: pick % 2 === 0 };
  },
  (host, _, pick) => {
    host.answers = pick % 2 === 0;
  },
];

function onWire(host: Host<RaceTypes>, pick: number, then: (socket: HostSocket) => void): void {
  const open = host.sockets.filter(({ isOpen }) => isOpen);
  const socket = open[pick % Math.max(1, open.length)];
  if (socket !== undefined) then(socket);
}

const mishaps = fc.array(fc.tuple(fc.nat({ max: MISHAPS.length - 1 }), fc.nat({ max: 11 })), {
  maxLength: 120,
  size: 'max',
});

test.each([500, 3])('whatever happens to the sockets, all is seen and done once, in pages of %i', async (page) => {
  let doubts = 0;
  await fc.assert(
    fc.asyncProperty(mishaps, async (all) => {
      const host = new Host(race);
      host.page = page;
      const players = [new Player(host, 0), new Player(host, 1)];
      host.delivers = false;
      for (const [kind, pick] of all) MISHAPS[kind]?.(host, players, pick);
      [host.answers, host.delivers, host.trouble] = [true, true, undefined];
      host.pass(120_000);
      await Promise.resolve();
      for (const player of players) checkPlayer(host, player);
      doubts += host.sockets.length - 2;
    }),
    { numRuns: process.env['LONG'] === undefined ? 120 : 5000 },
  );
  expect(doubts).toBeGreaterThan(100);
});

function checkPlayer({ sitting: { table, entries } }: Host<RaceTypes>, player: Player): void {
  expect(player.heard).toEqual([...entries.keys()]);
  expect(player.latest).toMatchObject({ at: table.at, view: race.view(table.state ?? fail(), player.seat) });
  for (const { answers } of player.submitted) expect(answers).toHaveLength(1);
  const done = player.submitted.flatMap(({ act, answers: [answer] }) =>
    answer?.is === 'done' ? { act, at: answer.at } : [],
  );
  const own = entries.filter(({ by, act }) => by === player.seat && !act.startsWith('sit'));
  // Each act that was answered with done is another entry of the log, and no entry is left over.
  expect(done.map(({ at }) => at).sort((a, b) => a - b)).toEqual(own.map(({ at }) => at));
  for (const { act, at } of done) expect(kindOf(act)).toBe(kindOf(parseAct(entries[at]?.act ?? '') ?? fail()));
}

function kindOf(act: Act): string {
  return `${act.act} ${textOf(act) ?? ''}`;
}

function fail(): never {
  throw new Error('the match has not begun');
}
