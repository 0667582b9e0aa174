// `npm run imports`: holds the import rule of ARCHITECTURE.md. Prints one line for every breach, and fails if there is any.
// Breaches that are known, and on their way out, stand in import-debts.mjs; one that is gone must be taken off that list.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { debts } from './import-debts.mjs';
import { problemsIn, setAgainst } from './import-rules.mjs';
import { root } from './ready.mjs';

const made = new Set(['node_modules', 'dist', 'build', 'coverage', 'docs', 'records']);
const paths = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !made.has(name) && !/^\.|^dist\./.test(name))
  .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
  .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes('node_modules'));
const problems = problemsIn(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));

const { breaches, paid } = setAgainst(problems, debts);
for (const { path, line, what, rule } of breaches) console.log(`${path}:${line} ${what} (rule: ${rule})`);
for (const pair of paid) console.log(`scripts/import-debts.mjs: "${pair}" is no breach any more: take it off the list`);
console.log(
  `${paths.length} files, ${breaches.length} breaches of the import rule, ${debts.length - paid.length} known`,
);
process.exitCode = breaches.length + paid.length === 0 ? 0 : 1;

function filesIn(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  );
}
