/** What is completed, and what the man page says, is what the help pages say. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { COMMAND_WORDS } from './command-words.ts';
import { SHELLS } from './shells.ts';

const root = join(import.meta.dirname, '..', '..');

async function output(...args: readonly string[]): Promise<string> {
  let text = '';
  const keep = new Writable({
    write: (chunk: Buffer, _, done) => {
      text += chunk.toString();
      done();
    },
  });
  const input = (async function* (): AsyncGenerator<Uint8Array> {})();
  await main(args, { input, output: keep, errors: keep });
  return text;
}

/** The server's help is its own program's. */
function serverHelp(name: string): string {
  const file = join(root, 'server', 'commands', name === 'serve' ? 'help.ts' : `${name}.ts`);
  return readFileSync(file, 'utf8');
}

const OF_SERVER = new Set(['serve', 'export', 'import']);
const WITHOUT_FLAGS = new Set(['help', 'completion']);

describe('the table of commands', () => {
  test.each(COMMAND_WORDS.filter(({ name }) => !WITHOUT_FLAGS.has(name)).map((words) => [words.name, words] as const))(
    '%s has the flags of its help page, and no others',
    async (name, { flags }) => {
      const page = OF_SERVER.has(name) ? serverHelp(name) : await output(name, '--help');
      const told = new Set(page.match(/--[a-z][a-z-]+/g));
      told.delete('--help');
      expect([...told].toSorted()).toEqual(flags.map(({ flag }) => flag).toSorted());
    },
  );

  test('every command of the help page is in it', async () => {
    const told = [...(await output('help')).matchAll(/^ {2}starlanes ([a-z]+)/gm)].map(([, name]) => name);
    expect(told.filter((name) => !COMMAND_WORDS.some((words) => words.name === name))).toEqual([]);
  });
});

test('the man page is the one that is shipped; starlanes completion man makes it anew', async () => {
  const file = join(root, 'docs', 'starlanes.1');
  expect(await output('completion', 'man')).toBe(readFileSync(file, 'utf8'));
});

/** What bash would offer for these words. */
function completed(script: string, ...words: readonly string[]): string[] {
  const asked = `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _starlanes; echo "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', `${script}\n${asked}`], { encoding: 'utf8', cwd: root })
    .trim()
    .split(' ');
}

test('bash completes commands, flags, values and files', async () => {
  const script = await output('completion', 'bash');
  expect(completed(script, 'starlanes', 're')).toEqual(['resume', 'replay', 'review']);
  expect(completed(script, 'starlanes', 'play', '--s')).toEqual(['--seats', '--seed']);
  expect(completed(script, 'starlanes', 'play', '--edition', 'q')).toEqual(['quick']);
  expect(completed(script, 'starlanes', 'play', '--edition', 'k')).toEqual(['kaufman1974']);
  expect(completed(script, 'starlanes', 'play', 'star-t')).toEqual(['star-trader']);
  expect(completed(script, 'starlanes', 'teletype', '--layout', 'a')).toEqual(['altair']);
  expect(completed(script, 'starlanes', 'replay', 'READM')).toEqual(['README.md']);
  expect(completed(script, 'starlanes', 'play', '--seats', 'Ann,cha')).toEqual(['Ann,chance', 'Ann,champion']);
  const kept = `${script}\nstarlanes() { printf '%s  Ann\\n' 20261115-1819-abc123 20261114-0900-fed321; }`;
  expect(completed(kept, 'starlanes', 'resume', '20261115')).toEqual(['20261115-1819-abc123']);
  expect(completed(kept, 'starlanes', 'resume', '--delete', '20261114')).toEqual(['20261114-0900-fed321']);
});

test.each(SHELLS)('%s knows every command', async (shell) => {
  const script = await output('completion', shell);
  for (const { name, flags } of COMMAND_WORDS) {
    expect(script).toContain(name);
    for (const { flag } of flags) expect(script).toContain(shell === 'fish' ? `-l ${flag.slice(2)}` : flag);
  }
});
