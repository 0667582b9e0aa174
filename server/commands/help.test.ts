import { expect, test, vi } from 'vitest';
import { exportMatches } from './export.ts';
import { importMatches } from './import.ts';
import { serve } from './serve.ts';

test.each([
  ['serve', serve],
  ['export', exportMatches],
  ['import', importMatches],
])('the page of %s fits 80 columns', async (name, command) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await command(['--help']);
  const page = written.mock.calls.map(([text]) => String(text)).join('');
  written.mockRestore();
  expect(page).toContain(`starlanes ${name}`);
  expect(page.split('\n').filter((line) => line.length > 80)).toEqual([]);
});
