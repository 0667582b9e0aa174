/** What is completed, and what the man page says. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flagName } from '../../cli/command.ts';
import { SHELLS } from '../../cli/completion.ts';
import { run } from '../fixtures/run.ts';
import { GAMES } from '../games.ts';
import { commandsFor } from './commands.ts';

const root = join(import.meta.dirname, '..', '..');

async function output(...args: readonly string[]): Promise<string> {
  return (await run(args)).output;
}

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
  for (const { name, flags = {} } of commandsFor(GAMES)) {
    expect(script).toContain(name);
    for (const flag of Object.keys(flags).map(flagName))
      expect(script).toContain(shell === 'fish' ? `-l ${flag.slice(2)}` : flag);
  }
});
