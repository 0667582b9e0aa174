/** The program in a real pseudo-terminal: what a player sees, and how the game is left. */
import { spawn } from '@lydell/node-pty';
import { afterEach, beforeAll, expect, test } from 'vitest';
import games from '../../teletype/fixtures/games.golden.json' with { type: 'json' };
import { makeReady } from '../../scripts/ready.mjs';
import { PROGRAM } from './starlanes.ts';

const CLEAR_SCREEN = '\u001b[2J\u001b[H';
const CONTROL_C = '\u0003';
const CONTROL_D = '\u0004';

beforeAll(() => makeReady());

const opened: Terminal[] = [];
afterEach(async () => {
  for (const terminal of opened.splice(0)) await terminal.close();
});

/** A terminal with the program in it. */
class Terminal {
  screen = '';
  readonly ended: Promise<{ exitCode: number; signal?: number | undefined }>;
  readonly #shell;
  #changed = () => {};

  constructor(...args: readonly string[]) {
    this.#shell = spawn(process.execPath, [PROGRAM, 'teletype', 'star-lanes', ...args], { cols: 80, rows: 30 });
    this.#shell.onData((text) => {
      this.screen += text;
      this.#changed();
    });
    this.ended = new Promise((resolve) => this.#shell.onExit(resolve));
    opened.push(this);
  }

  type(text: string): void {
    this.#shell.write(text);
  }

  /** Waits until the screen shows a text; all that was shown up to its end is then forgotten. */
  async shows(text: string): Promise<string> {
    while (!this.screen.includes(text)) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
    const end = this.screen.indexOf(text) + text.length;
    const shown = this.screen.slice(0, end);
    this.screen = this.screen.slice(end);
    return shown;
  }

  async close(): Promise<void> {
    this.#shell.kill();
    await this.ended;
  }
}

async function seated(): Promise<Terminal> {
  const terminal = new Terminal('--seed', '77');
  await terminal.shows('HOW MANY PLAYERS (2-4)? ');
  for (const [line, next] of [
    ['2', 'INSTRUCTIONS? '],
    ['N', 'PLAYER 1 WHAT IS YOUR NAME? '],
    ['ANN', 'PLAYER 2 WHAT IS YOUR NAME? '],
    ['BOB', 'ANN, HERE ARE YOUR LEGAL MOVES'],
  ] as const) {
    terminal.type(`${line}\r`);
    await terminal.shows(next);
  }
  await terminal.shows('WHAT IS YOUR MOVE? ');
  return terminal;
}

test('the first page holds the notes and the title', async () => {
  const terminal = new Terminal();
  const page = await terminal.shows('HOW MANY PLAYERS (2-4)? ');
  expect(page).toMatch(/The same game again: --seed \d+\r\nType capitals, as on the teletype \(7E, MAP, STOCK\)\.\r\n/);
  expect(page.lastIndexOf(CLEAR_SCREEN)).toBeLessThan(page.indexOf('The same game again'));
  expect(page).not.toContain('\f');
});

test('lines are echoed by the terminal, and a new page clears the screen', async () => {
  const terminal = await seated();
  terminal.type('8J\r');
  const page = await terminal.shows('BOB, HERE ARE YOUR LEGAL MOVES');
  expect(page).toMatch(/^8J\r\n/);
  expect(page).toContain(`${CLEAR_SCREEN}\r\n                     MAP OF THE GALAXY\r\n`);
  await terminal.shows('WHAT IS YOUR MOVE? ');
  terminal.type('STOCK\r');
  expect(await terminal.shows('YOUR HOLDINGS')).toContain(`${CLEAR_SCREEN}\r\n\r\nSTOCK `);
});

test('a typing error can be taken back', async () => {
  const terminal = await seated();
  terminal.type('9\u007f8J\r');
  expect(await terminal.shows('BOB, HERE ARE YOUR LEGAL MOVES')).not.toContain('THAT SPACE WAS NOT INCLUDED');
});

test('Ctrl-D ends the game, status 0, on a line of its own', async () => {
  const terminal = await seated();
  terminal.type(CONTROL_D);
  expect(await terminal.ended).toMatchObject({ exitCode: 0, signal: 0 });
  expect(terminal.screen).toBe('\r\n');
});

test('Ctrl-C ends the game by its signal, without a trace', async () => {
  const terminal = await seated();
  terminal.type(CONTROL_C);
  expect(await terminal.ended).toMatchObject({ signal: 2 });
  expect(terminal.screen).toBe('^C\r\n');
});

test('Ctrl-C is heard while a slow line still prints', async () => {
  const terminal = new Terminal('--seed', '77', '--baud', '110');
  await terminal.shows('* S * T');
  terminal.type(CONTROL_C);
  expect(await terminal.ended).toMatchObject({ signal: 2 });
});

test('a whole game can be played, and its end ends the program', async () => {
  const game = games.find(({ name }) => name === 'plain_2p_1');
  const terminal = new Terminal('--seed', String(game?.seed));
  for (const line of game?.lines.split('\n') ?? []) {
    await terminal.shows('? ');
    terminal.type(`${line}\r`);
  }
  expect(await terminal.ended).toMatchObject({ exitCode: 0, signal: 0 });
  expect(terminal.screen).toBe('N\r\n');
});
