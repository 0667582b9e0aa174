/** Screens as people can read them in a diff: compared with the files in screens/, or written there on request. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Stands above the difference where there is one. */
const HINT = 'Meant? KEEP_SCREENS=1 npm test -- unit end-to-end/terminal writes the screens anew.\n';

/** With KEEP_SCREENS=1 the files are written anew; read them before you commit them. */
export function expectScreen(name: string, text: string): void {
  const file = fileURLToPath(new URL(`./screens/${name}.txt`, import.meta.url));
  const shown = `${text.trimEnd()}\n`;
  if (process.env['KEEP_SCREENS'] === '1') writeFileSync(file, shown);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(HINT + shown).toBe(HINT + kept);
}
