/** A small file that is whole at every moment: its new content takes the place of the old at once. Only its owner may read it. */
import { chmodSync, renameSync, writeFileSync } from 'node:fs';

export function writeWhole(path: string, content: object): void {
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  // One that was left there by a program that was killed keeps its old rights otherwise.
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}
