/** The test's page in a real Chromium. */
import type { Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { useBrowser } from '../web/browser.ts';
import type { Trials } from './trials.ts';
import { createServer } from 'vite';
import { root } from '../../scripts/ready.mjs';

/** What the page can be asked to do, in the tests of a file. */
export function useTrials(): Trials {
  const browser = useBrowser();
  let page: Page;
  beforeAll(async () => {
    if (!inject('programs').chromium) return undefined;
    const served = await serve();
    page = await browser().newPage();
    await page.goto(served.address);
    return () => served.close();
  });
  /** Calls a trial by its name; what goes in and out is plain data. */
  const call = <Value>(name: keyof Trials, argument: unknown): Promise<Value> =>
    page.evaluate<Value>(`trials[${JSON.stringify(name)}](${JSON.stringify(argument)})`);
  return {
    ask: (asked) => call('ask', asked),
    askHere: (questions) => call('askHere', questions),
    close: (questions) => call('close', questions),
  };
}

/** Serves until it is closed; gives the address of the page. */
async function serve(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: { ignored: ['**'] } },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const [local = ''] = server.resolvedUrls?.local ?? [];
  return { address: `${local}end-to-end/web-bots/page/index.html`, close: () => server.close() };
}
