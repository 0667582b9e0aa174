// The checks of `npm test`, in one list. To add one, add a line here and an npm script that names it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from './make-ready.mjs';
import { programs } from './programs.mjs';
import { root } from './ready.mjs';

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * One check: its name on the command line, what it looks at, and the commands (arguments for Node) that must succeed;
 * they are asked for once the tools are installed.
 * A `quiet` check shows its output only when it fails and may run beside another. One that `needs` programs is run all
 * the same where they are missing, and skips what it needs them for.
 * @typedef {{ name: string, about: string, commands: () => string[][], quiet: boolean,
 *   asked?: boolean, needs?: Program[], env?: Record<string, string> }} Check
 */

const projects = [
  'tsconfig.pure.json',
  'tsconfig.json',
  ...(existsSync(join(root, 'web')) ? ['tsconfig.web.json'] : []),
];
const tsc = (/** @type {string} */ project) => [toolPath('typescript', 'tsc'), '--noEmit', '-p', project];
const script = (/** @type {string} */ name) => join(root, 'scripts', name);
const vitest = () => [[toolPath('vitest'), 'run']];
const needs = Object.values(programs);

/** For compiler and linter, which are Go: collecting garbage took them a fifth of their time. */
const generous = { GOGC: '400' };

/** All checks. Those `asked` for by name only are left out of a plain `npm test`. @type {Check[]} */
export const checks = [
  { name: 'build', about: 'dist builds', commands: () => [[script('build.mjs')]], quiet: true },
  { name: 'types', about: 'strict type checks', commands: () => projects.map(tsc), quiet: true, env: generous },
  {
    name: 'lint',
    about: 'common mistakes and style',
    commands: () => [[toolPath('oxlint')]],
    quiet: true,
    env: generous,
  },
  { name: 'format', about: 'formatting', commands: () => [[toolPath('oxfmt'), '--check']], quiet: true },
  { name: 'imports', about: 'import rules', commands: () => [[script('check-imports.mjs')]], quiet: true },
  { name: 'dead-code', about: 'unused code and packages', commands: () => [[toolPath('knip')]], quiet: true },
  { name: 'unit', about: 'all tests', commands: vitest, quiet: false, needs },
  {
    name: 'long',
    about: 'all tests, with more random matches and new seeds',
    commands: vitest,
    quiet: false,
    asked: true,
    needs,
    env: { LONG: '1' },
  },
  {
    name: 'format:write',
    about: 'formats all files',
    commands: () => [[toolPath('oxfmt')]],
    quiet: false,
    asked: true,
  },
];
