/** The app in a real Chromium, and what a player does with it. */
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { makeReady } from '../../scripts/ready.mjs';
import { serve } from './serve.ts';

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

/** How somebody visits: a screen, and what they have set before. */
interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly theme?: 'light' | 'dark';
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  /** Whether the page may keep itself for offline; what a test holds back from a page must not come from there. */
  readonly offline?: boolean;
}

export interface App {
  readonly address: string;
  /** A new visitor with an empty device; everything that goes wrong in the page is noted in `troubles`. */
  visit(visit?: Visit): Promise<Page>;
  readonly troubles: string[];
  close(): Promise<void>;
}

/** Finds (or installs) Chromium, builds what is stale, and serves the app. */
export async function openApp(): Promise<App> {
  const executablePath = await chromiumPath();
  await makeReady();
  const { server, address } = await serve();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const troubles: string[] = [];
  return {
    address,
    troubles,
    visit: (visit = {}) => visitor(browser, address, visit, troubles),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Computer players answer at once, and nobody needs hints: unless a test wants to see them. */
const USUAL = { pace: 'instant', hints: false, language: 'en' };

/** What Playwright itself says in a page whose service worker it blocks. */
const BLOCKED = 'Service Worker registration blocked';

async function visitor(browser: Browser, address: string, visit: Visit, troubles: string[]): Promise<Page> {
  const {
    width = 1280,
    height = 900,
    touch = false,
    theme = 'dark',
    settings = {},
    path = '/',
    offline = false,
  } = visit;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  const kept = JSON.stringify(JSON.stringify({ ...USUAL, ...settings }));
  await context.addInitScript(`localStorage['starlanes/settings'] ??= ${kept}`);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !message.text().startsWith(BLOCKED)) troubles.push(message.text());
  });
  await page.goto(address + path);
  return page;
}
