import { expect, test, vi } from 'vitest';
import { SERVER_COMMANDS } from '../../cli/server-commands.ts';
import { main } from '../main.ts';

test.each(SERVER_COMMANDS.map(({ name }) => name))('the page of %s fits 80 columns', async (name) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await main([name, '--help']);
  const page = written.mock.calls.map(([text]) => String(text)).join('');
  written.mockRestore();
  expect(page).toContain(`starlanes ${name}`);
  expect(page.split('\n').filter((line) => line.length > 80)).toEqual([]);
});
