/** Every command of the installed program, called once. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../terminal/cli/commands.ts';
import { GAMES } from '../../terminal/games.ts';
import type { Installed } from './installed.ts';

/** How each is called, and what it prints or says; those that need a terminal say that. */
const CALLS: Readonly<
  Record<
    string,
    { readonly args?: readonly string[]; readonly input?: string; readonly status?: number; readonly says: RegExp }
  >
> = {
  menu: { status: 2, says: /the menu needs a terminal/ },
  learn: { input: '', says: /npx starlanes learn|Welcome|space/i },
  resume: { args: ['--list', '--json'], says: /^\[\]/ },
  daily: { args: ['http://127.0.0.1:9'], says: /the game server does not answer/ },
  scores: { says: /No finished matches yet|quick/ },
  host: { args: ['http://127.0.0.1:9'], status: 2, says: /npx starlanes host needs a terminal/ },
  join: { args: ['http://127.0.0.1:9'], status: 2, says: /npx starlanes join needs a terminal/ },
  watch: { args: ['http://127.0.0.1:9/match/AbCdEfGh1234'], status: 2, says: /npx starlanes watch needs a terminal/ },
  lobby: { args: ['http://127.0.0.1:9'], status: 1, says: /127\.0\.0\.1:9/ },
  teletype: { args: ['star-lanes', '--seed', '1'], input: 'N\n', says: /S \* T \* A \* R/ },
  replay: { args: ['match.txt'], says: /greedy/ },
  review: { args: ['match.txt', '--quick', '--playouts', '1'], says: /greedy/ },
  advise: { args: ['match.txt', '--at', '0', '--playouts', '1'], says: /./ },
  verify: { args: ['match.txt'], status: 1, says: /match\.txt/ },
  rules: { args: ['star-trader'], says: /^Star Trader \(today\)/ },
  options: { says: /^Editions/ },
  arena: {
    args: ['--seats', 'chance,greedy', '--matches', '2', '--edition', 'quick', '--threads', '1'],
    says: /greedy/,
  },
  train: { args: ['--help'], says: /npx starlanes train/ },
  galaxy: { args: ['--seed', '1', '--players', '2'], says: /./ },
  serve: { args: ['--help'], says: /npx starlanes serve/ },
  export: { args: ['--database', 'empty.db', '--to', '.'], says: /./, status: 1 },
  import: { args: ['--database', 'new.db', 'nothing.txt'], says: /nothing\.txt/, status: 1 },
  matches: { args: ['list', '--database', 'empty.db'], says: /./, status: 1 },
  completion: { args: ['bash'], says: /complete/ },
  docs: { args: ['editions'], says: /^Editions\n=+[^]*faber1977/ },
  help: { says: /npx starlanes play/ },
  version: { says: /^starlanes \d/ },
};

export function describeCommands(installed: () => Installed): void {
  describe('every command', () => {
    test('play plays a match to its end, and keeps its record', async () => {
      const seats = ['--seats', 'chance,greedy', '--edition', 'quick', '--seed', '3'];
      const { status, output } = await installed().starlanes([
        'play',
        ...seats,
        '--lines',
        '--pace',
        '0',
        '--record',
        'match.txt',
      ]);
      expect(status).toBe(0);
      expect(output).toMatch(/The match is over/);
    });

    test('all others are called here', () => {
      const names = commandsFor(GAMES).map(({ name }) => name);
      expect(Object.keys(CALLS).toSorted()).toEqual(names.filter((name) => name !== 'play').toSorted());
    });

    test.concurrent.each(Object.entries(CALLS))('%s', async (name, { args = [], input, status = 0, says }) => {
      const ran = await installed().starlanes([name, ...args], input);
      expect(ran).toMatchObject({ status });
      expect(ran.output + ran.errors).toMatch(says);
    });

    test('a fault of the person is told without a trace, and the command is named as it was called', async () => {
      const { status, errors } = await installed().starlanes(['teletype']);
      expect(status).toBe(2);
      expect(errors).toBe('GAME is missing. Usage: npx starlanes teletype GAME [flags]\n');
    });

    test('a bot of one file plays in the arena', async () => {
      const bot = join('node_modules', 'starlanes', 'examples', 'bot.mjs');
      const seats = ['--seats', `chance,cmd:node ${bot}`, '--matches', '2', '--edition', 'quick', '--threads', '1'];
      const { status, output } = await installed().starlanes(['arena', ...seats]);
      expect(status).toBe(0);
      expect(output).toMatch(/bot\.mjs/);
    });
  });
}
