// The tutorial of docs/bot-tutorial.md: its code is run as it is printed, and the bot it ends with beats level 4.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { arena, seatOf, writeSteps } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-tutorial-'));
afterAll(() => rmSync(folder, { recursive: true }));
const steps = writeSteps(folder);
const NO_FAULTS = { illegal: 0, late: 0, failed: 0 };
/** Few, and enough: `npm run bench:tutorial` plays more, against more. */
const MATCHES = process.env['LONG'] === '1' ? 60 : 20;

test('after every step the bot plays, and all its answers are legal', async () => {
  expect(steps.length).toBe(4);
  const bots = await arena(steps.map(seatOf), 4);
  expect(bots.map(({ faults }) => faults)).toEqual(steps.map(() => NO_FAULTS));
});

test('the bot of the last step beats level 4, beyond chance', async () => {
  const bots = await arena(['reallocator', seatOf(steps.at(-1) ?? '')], MATCHES);
  expect(bots[1]?.faults).toEqual(NO_FAULTS);
  expect(bots[1]?.interval.low).toBeGreaterThan(0.5);
});
