// The documentation and the rules, as a pipe gets them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../fixtures/run.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

// The pages are those of the site, which is built with the program.
beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, [join(DOCS, '..', 'scripts', 'build.mjs')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, 120_000);

test('the list names every page with its title', async () => {
  const { status, output } = await run(['docs']);
  expect(status).toBe(0);
  const [title = ''] = readFileSync(join(DOCS, 'library.md'), 'utf8').split('\n');
  expect(output).toMatch(new RegExp(`^  library +${title.replace('# ', '')}$`, 'm'));
  expect(output).toMatch(/^ {2}rules\/star-lanes +\S/m);
});

test.each(['library', 'rules/star-trader', 'star-trader', 'lib'])('docs %s is a page', async (name) => {
  const { status, output } = await run(['docs', name]);
  expect(status).toBe(0);
  expect(output).toMatch(/^.+\n=+\n/);
  for (const line of output.split('\n')) if (!line.startsWith('    ')) expect(line).not.toMatch(/^#|^\|.*\|$|```/);
});

test.each([
  ['editions', 'faber1977: 9'],
  ['options', 'black-holes'],
  ['reference', 'class Mulberry32'],
  ['commands', '--trust-proxy'],
  ['star-lanes', '1. Choose a space'],
  ['changelog', '0.2.0'],
  ['contributing', 'Add a bot'],
  ['decisions', 'Updates say what has changed'],
  ['start', '(starlanes docs browser)'],
  ['operations', '(deploy/nginx.conf in the package)'],
])('docs %s has what the site has: %s', async (name, part) => {
  expect((await run(['docs', name])).output.replaceAll(/\s+/g, ' ')).toContain(part);
});

test('a page that is not there is answered with those that are', async () => {
  const { status, errors } = await run(['docs', 'libary']);
  expect(status).toBe(2);
  expect(errors).toContain('Unknown page "libary". Did you mean library? Pages: ');
});

test('the beginning of several pages is answered with those alone', async () => {
  const { status, errors } = await run(['docs', 'bot']);
  expect(status).toBe(2);
  expect(errors).toContain('Unknown page "bot". Pages: bot-protocol, bot-tutorial.');
});

test.each([
  [['rules'], 'Star Lanes (today)', 'A match ends after 48 moves in all.'],
  [['rules', 'star-lanes', '--edition', 'quick'], 'Star Lanes (quick)', '8 turns'],
  [['rules', 'star-trader', '--language', 'de'], 'Star Trader (today)', 'Klasse'],
])('%s', async (args, title, rule) => {
  const { status, output } = await run(args);
  expect(status).toBe(0);
  expect(output.split('\n')[0]).toBe(title);
  expect(output.replaceAll(/\s+/g, ' ')).toContain(rule);
});

test('an edition that is none is refused', async () => {
  const { status, errors } = await run(['rules', '--edition', 'todya']);
  expect(status).toBe(2);
  expect(errors).toContain('today');
});
