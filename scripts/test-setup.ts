/** What the tests of one run share: one Chromium, once a test asks for it; which programs there are; the seed of random tests. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { howToInstall, programs } from './programs.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The programs that are there. */
    programs: Readonly<Record<keyof typeof programs, boolean>>;
    /** Tells the endpoint of the browser that all tests share; it is started by the first who asks. */
    browserDesk: string;
    /** Random tests draw the same every time, unless many are wanted. */
    seed: number;
  }
}

/** No sandbox, because root may have none; and nothing that reaches for another host. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for all pages of a device: a new one takes a third of what a visit does.
  '--renderer-process-limit=1',
];

const USUAL_SEED = 1977;

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('programs', {
    chromium: isThere(programs.chromium),
    postgres: isThere(programs.postgres),
    zsh: isThere(programs.zsh),
    fish: isThere(programs.fish),
  });
  project.provide('seed', seed());
  const desk = await openBrowserDesk();
  project.provide('browserDesk', desk.address);
  return () => desk.close();
}

/** A missing program skips tests, where people run them; machines that run tests must have it. */
function isThere(program: (typeof programs)['chromium']): boolean {
  const found = program.find() !== undefined;
  if (!found && process.env['CI']) throw new Error(howToInstall(program));
  return found;
}

function seed(): number {
  const given = process.env['SEED'] ?? (process.env['LONG'] ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED);
  console.log(`Random tests have seed ${given}; SEED=${given} repeats them.`);
  return Number(given);
}

async function openBrowserDesk(): Promise<{ readonly address: string; close(): Promise<void> }> {
  let browser: Promise<BrowserServer> | undefined;
  const desk = createServer((_, response) => {
    browser ??= launch();
    browser.then(
      (server) => response.end(server.wsEndpoint()),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const { port } = desk.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      desk.close();
      await (await browser)?.close();
    },
  };
}

async function launch(): Promise<BrowserServer> {
  // Only now: most runs of a few tests need no browser.
  const { chromium } = await import('playwright-core');
  return chromium.launchServer({ executablePath: programs.chromium.find() ?? '', args: FLAGS });
}
