/** `npm run docs`: writes the site into the folder it is given. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from './build.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder for the site is missing');
const files = await buildSite(process.cwd());
rmSync(folder, { recursive: true, force: true });
for (const [path, content] of files) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
