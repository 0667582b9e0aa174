/** The test's page in a real Chromium. */
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { makeReady } from '../../scripts/ready.mjs';
import { serve } from './serve.ts';
import type { Trials } from './trials.ts';

/** No sandbox, because root may have none; and nothing that reaches for another host. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The page, opened, with what it can be asked to do. */
export interface Opened {
  readonly trials: Trials;
  close(): Promise<void>;
}

/** Finds (or installs) Chromium, builds what is stale, and opens the page. */
export async function openPage(): Promise<Opened> {
  const executablePath = await chromiumPath();
  await makeReady();
  const { server, address } = await serve();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage();
  await page.goto(address);
  /** Calls a trial by its name; what goes in and out is plain data. */
  const call = <Value>(name: keyof Trials, argument: unknown): Promise<Value> =>
    page.evaluate<Value>(`trials[${JSON.stringify(name)}](${JSON.stringify(argument)})`);
  return {
    trials: {
      rest: (milliseconds) => call('rest', milliseconds),
      ask: (asked) => call('ask', asked),
      block: (questions) => call('block', questions),
      close: (questions) => call('close', questions),
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
