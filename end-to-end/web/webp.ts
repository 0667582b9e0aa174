/** Pictures of the documentation as WebP, a third of the size of PNG, by the programs of libwebp. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/ready.mjs';

/** Writes a picture into docs/pictures; gives its path. */
export async function writeWebp(args: readonly string[], name: string, program = 'cwebp'): Promise<string> {
  const path = join(root, 'docs', 'pictures', name);
  mkdirSync(dirname(path), { recursive: true });
  // Both programs come in one package and lie in one folder.
  const folder = process.env['CWEBP'] === undefined ? '' : dirname(process.env['CWEBP']);
  await promisify(execFile)(join(folder, program), [...args, '-o', path]);
  return path;
}
