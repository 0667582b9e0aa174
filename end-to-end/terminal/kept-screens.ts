/** Screens as people can read them in a diff: compared with the files in screens/, or written there on request. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Screen } from './screen.ts';

/** Stands above the difference where there is one. */
const HINT = 'Meant? KEEP_SCREENS=1 npm test -- unit end-to-end/terminal writes the screens anew.\n';

/** Nothing moves on the screen after this, in milliseconds, where it is written anew. */
const STILL = 2000;

/** Waits until the screen is the kept one. With KEEP_SCREENS=1 the files are written anew; read them before you commit them. */
export async function expectScreen(screen: Screen, name: string): Promise<void> {
  const file = fileURLToPath(new URL(`./screens/${name}.txt`, import.meta.url));
  const shown = (): string => `${screen.text.trimEnd()}\n`;
  if (process.env['KEEP_SCREENS'] === '1') {
    await setTimeout(STILL);
    writeFileSync(file, shown());
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await screen.until(() => shown() === kept, 'the kept screen was not shown').catch(() => {});
  expect(HINT + shown()).toBe(HINT + kept);
}
