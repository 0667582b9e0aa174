/** A mid-range phone on a slow network, as Chromium can pretend to be one; and a plain one. */
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** As `--disable-gpu` is needed where there is none, and no sandbox for root. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

/** A quarter of this machine's speed; 1.6 megabits a second down and 750 kilobits up, 150 ms away. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '';
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A visitor who was never here; `settings` are what they would have chosen. */
export async function newVisitor(browser: Browser, settings: object = {}): Promise<Page> {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block', colorScheme: 'dark' });
  await setUp(context, settings);
  return context.newPage();
}

async function setUp(context: BrowserContext, settings: object): Promise<void> {
  const kept = JSON.stringify(JSON.stringify({ language: 'en', ...settings }));
  await context.addInitScript(`localStorage['starlanes/settings'] ??= ${kept}`);
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
