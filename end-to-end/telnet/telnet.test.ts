/** People with a plain terminal who call a real server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../server/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-telnet-'));
const callers: Caller[] = [];
let server: ServerProcess | undefined;
let port = 0;

function portOf({ said }: ServerProcess): number {
  return Number(/by telnet at +port (\d+)/.exec(said)?.[1]);
}

beforeAll(async () => {
  server = await ServerProcess.start(join(folder, 'server.db'), '--telnet', '0', '--connections-per-address', '6');
  port = portOf(server);
});

afterAll(async () => {
  for (const caller of callers) caller.hangUp();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody with a telnet client. */
class Caller {
  paper = '';
  readonly closed: Promise<void>;
  readonly #socket: Socket;

  constructor(at = port) {
    this.#socket = connect(at, '127.0.0.1');
    this.#socket.on('data', (bytes: Buffer) => (this.paper += bytes.toString()));
    this.#socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.#socket.on('close', () => resolve()));
    callers.push(this);
  }

  type(...lines: readonly string[]): void {
    for (const line of lines) this.#socket.write(`${line}\r\n`);
  }

  hangUp(): void {
    this.#socket.destroy();
  }

  /** Waits for a text; all up to its end is then forgotten. */
  async reads(text: string): Promise<string> {
    const until = Date.now() + 60_000;
    while (!this.paper.includes(text)) {
      if (Date.now() > until) throw new Error(`"${text}" was not printed, but:\n${this.paper}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const end = this.paper.indexOf(text) + text.length;
    const read = this.paper.slice(0, end);
    this.paper = this.paper.slice(end);
    return read;
  }
}

test('the game of 1977 alone, with the line ends of telnet', async () => {
  const caller = new Caller();
  await caller.reads('WHICH? ');
  caller.type('1');
  await caller.reads('HOW MANY PLAYERS (2-4)? ');
  caller.type('2', 'N', 'ANN', 'BOB');
  const printed = await caller.reads('WHAT IS YOUR MOVE? ');
  expect(printed).toContain('MAP OF THE GALAXY\r\n');
  expect(printed).not.toMatch(/[^\r]\n|\f/);
  caller.hangUp();
});

test('somebody who is alone plays against computer players, whose lines are typed for them', async () => {
  const caller = new Caller();
  await caller.reads('4  STAR LANES AGAINST COMPUTER PLAYERS');
  caller.type('4', 'nobody');
  await caller.reads('WHICH OF THEM (1-3, WITH COMMAS)? ');
  await caller.reads('WHICH OF THEM (1-3, WITH COMMAS)? ');
  caller.type('greedy', 'Ann');
  const begun = await caller.reads('ANN, HERE ARE YOUR LEGAL MOVES FOR THIS TURN:\r\n');
  expect(begun).toContain('NAME? ANN\r\n');
  expect(begun).toContain('NAME? GREEDY\r\n');
  const [move = ''] = /\d+ [A-L] \//.exec(await caller.reads('WHAT IS YOUR MOVE? ')) ?? [];
  // At once, as a client sends them that has waited for an acknowledgement.
  caller.type([move.replaceAll(/[ /]/g, ''), '0', '0', '0', '0', '0'].join('\r\n'));
  const answered = await caller.reads('ANN, HERE ARE YOUR LEGAL MOVES FOR THIS TURN:\r\n');
  expect(answered).toMatch(/GREEDY, HERE ARE YOUR LEGAL MOVES FOR THIS TURN:\r\n.*\r\nWHAT IS YOUR MOVE\? \d[A-L]\r\n/);
  caller.hangUp();
});

test('several at one table: the paper is everybody’s, the keyboard is whose turn it is', async () => {
  const [ann, ben] = [new Caller(), new Caller()];
  ann.type('3');
  await ann.reads('WHICH TABLE');
  ann.type('orion', '2', 'Ann');
  await ann.reads('ANN SITS DOWN. THE GAME BEGINS WHEN 1 MORE CALLS AND ASKS FOR TABLE ORION.');
  ben.type('3');
  await ben.reads(' ORION: ANN');
  ben.type('ORION', 'Ben');
  const [begun] = await Promise.all([ann.reads('WHAT IS YOUR MOVE? '), ben.reads('WHAT IS YOUR MOVE? ')]);
  const isAnn = begun.includes('ANN, HERE ARE YOUR LEGAL MOVES');
  const [first, second] = isAnn ? [ann, ben] : [ben, ann];
  const [move = ''] = /\d+ [A-L] \//.exec(begun) ?? [];
  // A mark that turns the line around, and one that clears a screen, do not get to the others.
  second.type('HUR\u202eRY\u2066 \u0085UP');
  expect(await first.reads('UP')).toContain(`${isAnn ? 'BEN' : 'ANN'}: HURRY UP`);
  const played = move.replaceAll(/[ /]/g, '');
  first.type(played);
  expect(await second.reads(`${played}\r\n`)).toContain('(SAID. IT IS THE TURN OF');

  first.hangUp();
  await second.reads('HAS HUNG UP. THE NEXT TO ASK FOR TABLE ORION TAKES THE CHAIR.');
  const again = new Caller();
  again.type('3', 'ORION', 'Carl');
  await again.reads(`YOU ARE ${isAnn ? 'ANN' : 'BEN'}. IT IS THE TURN OF `);
  again.type('BYE');
  await second.reads('HAS HUNG UP.');
  second.hangUp();
});

test('who sends too much is hung up on, and who calls too often finds all lines busy', async () => {
  const flood = new Caller();
  await flood.reads('WHICH? ');
  flood.type(...Array.from({ length: 500 }, () => 'X'));
  await flood.closed;
  const many = Array.from({ length: 7 }, () => new Caller());
  expect(await many[6]?.reads('ALL LINES ARE BUSY.')).not.toContain('WHICH?');
  await many[6]?.closed;
  many[0]?.type('BYE');
  await many[0]?.reads('BYE.');
  await many[0]?.closed;
});

test('one address opens ten tables and no more, until one of them is empty', async () => {
  const other = await ServerProcess.start(join(folder, 'tables.db'), '--telnet', '0');
  const openers = Array.from({ length: 11 }, () => new Caller(portOf(other)));
  for (const [number, opener] of openers.entries()) {
    opener.type('3');
    await opener.reads('WHICH TABLE');
    opener.type(`T${number}`, ...(number < 10 ? ['2', 'Eve'] : []));
    await opener.reads(number < 10 ? 'EVE SITS DOWN.' : 'ALL TABLES ARE TAKEN. WHICH TABLE? ');
  }
  // Who sits down at a table that is there opens none.
  openers[10]?.type('T0', 'Ann');
  await openers[10]?.reads('ANN SITS DOWN. THE TABLE IS FULL.');
  openers[9]?.hangUp();
  await openers[9]?.closed;
  const late = new Caller(portOf(other));
  late.type('3');
  await late.reads('WHICH TABLE');
  const open = async (): Promise<string> => {
    late.type('T10');
    return late.reads('? ');
  };
  // The server hears of it a moment later.
  await expect.poll(open).toContain('HOW MANY PLAYERS');
  await other.stop();
});
