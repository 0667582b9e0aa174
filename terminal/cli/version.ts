/** `starlanes --version`: the version of this package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { put } from '../streams.ts';
import type { Streams } from '../streams.ts';

export async function version(_args: readonly string[], { output }: Streams): Promise<number> {
  await put(output, `starlanes ${packageVersion()}\n`);
  return 0;
}

/** The version of this package, by its own name, so that it is found from the sources and from what is built of them. */
export function packageVersion(): string {
  const file = createRequire(import.meta.url).resolve('starlanes/package.json');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null || !('version' in content)) return '';
  return String(content.version);
}
