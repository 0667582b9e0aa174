// `npm run imports`: holds the import rule of ARCHITECTURE.md. Prints one line for every breach, and fails if there is any.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layers, problemsIn } from './import-rules.mjs';
import { root } from './ready.mjs';

const files = Object.keys(layers).flatMap(filesIn);
const problems = files.flatMap((path) => problemsIn(path, readFileSync(join(root, path), 'utf8')));
for (const { path, line, what, rule } of problems) console.log(`${path}:${line} ${what} (rule: ${rule})`);
console.log(`${files.length} files, ${problems.length} breaches of the import rule`);
process.exitCode = problems.length === 0 ? 0 : 1;

function filesIn(/** @type {string} */ place) {
  if (!existsSync(join(root, place))) return [];
  if (place.endsWith('.ts')) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${place}/${path.replaceAll('\\', '/')}`);
}
