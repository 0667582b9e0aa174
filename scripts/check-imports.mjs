// `npm run imports`: holds the import rule of ARCHITECTURE.md. Prints one line for every breach, and fails if there is any.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemsIn } from './import-rules.mjs';
import { root } from './ready.mjs';

const made = new Set(['node_modules', 'dist', 'build', 'coverage', 'docs', 'records']);
const paths = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !made.has(name) && !/^\.|^dist\./.test(name))
  .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
  .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes('node_modules'));
const problems = problemsIn(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));

for (const { path, line, what, rule } of problems) console.log(`${path}:${line} ${what} (rule: ${rule})`);
console.log(`${paths.length} files, ${problems.length} violations of the import rules`);
process.exitCode = problems.length === 0 ? 0 : 1;

function filesIn(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  );
}
