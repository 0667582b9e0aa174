/** A small file that is whole at every moment: its new content takes the place of the old at once. Only its owner may read it. */
import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  renameSync,
  writeFileSync,
} from 'node:fs';

export function writeWhole(path: string, content: object): void {
  const fresh = `${path}.new`;
  writeFileSync(fresh, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  // One that was left there by a program that was killed keeps its old rights otherwise.
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}

/** Writes somebody's own file anew, where and what it is: it is not emptied first, so that a full disk does not take what it held. */
export function overwrite(path: string, text: string): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT);
  try {
    writeFileSync(file, text);
    if (fstatSync(file).isFile()) ftruncateSync(file, Buffer.byteLength(text));
  } finally {
    closeSync(file);
  }
}
