import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compiled, hasCompiler } from './fixtures/engine.ts';
import { optionNumbers } from './options.ts';
import { trainingConfig } from './tables.ts';

test.runIf(hasCompiler)('a small network learns in seconds to beat the bot it watched', { timeout: 60_000 }, () => {
  const input = ['7 250', ...optionNumbers(trainingConfig('quick'), 2)].join(' ');
  const output = execFileSync(compiled('learn'), { input: `${input}\n`, encoding: 'utf8' });
  const [, before, after] = /"error":\[([\d.]+),([\d.]+)\]/.exec(output)!.map(Number);
  const [, beginner, learned] = /"wins":\[([\d.]+),([\d.]+)\]/.exec(output)!.map(Number);
  expect(before).toBeCloseTo(Math.log(2), 2);
  expect(after).toBeLessThan(0.55);
  expect(beginner).toBeLessThan(0.3);
  expect(learned).toBeGreaterThan(0.7);
});
