/** The installed server, and its page in a real browser. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../web/browser.ts';
import type { Installed } from './installed.ts';

export function describeServer(installed: () => Installed): void {
  describe('serve', () => {
    let server: ChildProcess | undefined;
    let address = '';
    beforeAll(async () => {
      const { folder } = installed();
      const program = join(folder, 'node_modules', '.bin', 'starlanes');
      const flags = ['serve', '--port', '0', '--host', '127.0.0.1', '--database', 'served.db'];
      server = spawn(program, flags, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server?.stdout?.on('data', (data) => {
          said += String(data);
          const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
          if (found !== undefined) resolve(found);
        });
        server?.once('exit', () => reject(new Error(said)));
      });
    });
    afterAll(async () => {
      if (server?.exitCode !== null) return;
      server.kill();
      await once(server, 'exit');
    });
    const browser = useBrowser();

    test('the page is played in a browser', async () => {
      const context = await browser().newContext();
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      await page.goto(address);
      await page
        .locator('.hero')
        .getByRole('button', { name: /^Skip to a match/ })
        .click();
      await page.waitForSelector('.place-desk');
      expect(troubles).toEqual([]);
      await context.close();
    });

    test('who cannot read brotli gets the page as well', async () => {
      const plain = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toContain('<!doctype html>');
    });

    test('the lobby is listed from another terminal', async () => {
      expect(await installed().starlanes(['lobby', address])).toMatchObject({ status: 0 });
    });
  });
}
