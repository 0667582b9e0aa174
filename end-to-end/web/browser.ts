/** The app in a real Chromium, which all tests share, and what a player does with it. */
import { buffer } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { makeReady } from '../../scripts/ready.mjs';
import { serve } from './serve.ts';

const hasChromium = inject('programs').chromium;

/** How somebody visits: a screen, and what they have set before. */
interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly theme?: 'light' | 'dark';
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  /** Whether the lesson has neither been taken nor skipped on this device. */
  readonly untaught?: boolean;
  /** Whether the page stays for the tests that follow in the file. */
  readonly stays?: boolean;
  /** Whether the page may keep itself for offline; what a test holds back from a page must not come from there. */
  readonly offline?: boolean;
}

/** One server, one connection to the browser and a few devices are enough for all files that a worker runs. */
let served: ReturnType<typeof serve> | undefined;
let connection: Promise<Browser> | undefined;
const free = { touch: [] as BrowserContext[], mouse: [] as BrowserContext[] };

export interface App {
  /** Where it is served, without a game server behind it. */
  readonly address: string;
  /** A visitor with no matches on their device, who needs no lesson; everything that goes wrong in the page is noted in `troubles`. */
  visit(visit?: Visit): Promise<Page>;
  readonly troubles: string[];
}

/** The app, served and open to visitors, for the tests of a file. What they opened is closed after each test. */
export function useApp(): App {
  const devices = useDevices(useBrowser());
  const troubles: string[] = [];
  let address = '';
  beforeAll(async () => {
    if (!hasChromium) return;
    ({ address } = await (served ??= makeReady().then(() => serve())));
  });
  return {
    get address() {
      return address;
    },
    troubles,
    visit: async (visit = {}) => open(await devices(visit), address, visit, troubles),
  };
}

/**
 * The browser of this test run, for the tests of a file, which are skipped, and counted, where there is none. What they
 * open in it is closed after them; the browser itself goes on.
 */
export function useBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    if (hasChromium) browser = await (connection ??= connect());
  });
  afterAll(async () => {
    const kept = new Set(Object.values(free).flat());
    const opened = browser?.contexts().filter((device) => !kept.has(device)) ?? [];
    await Promise.all(opened.map((device) => device.close()));
  });
  beforeEach(({ skip }) => skip(!hasChromium, 'Chromium is missing'));
  return () => browser;
}

async function connect(): Promise<Browser> {
  const asked = await fetch(inject('browserDesk'));
  const answer = await asked.text();
  if (!asked.ok) throw new Error(answer);
  return chromium.connect(answer);
}

/**
 * Devices for visitors, none for two in the same test. Those that a test leaves are used again by the next, as a new one
 * takes longer than everything else of a visit; pages find them empty all the same.
 */
function useDevices(browser: () => Browser): (visit: Visit) => Promise<BrowserContext> {
  const inUse: { readonly device: BrowserContext; readonly kind: keyof typeof free | undefined }[] = [];
  afterEach(async () => {
    for (const { device, kind } of inUse.splice(0)) {
      // What is kept for offline is not lost with the pages.
      if (kind === undefined) await device.close();
      else {
        const [, ...visited] = device.pages();
        await Promise.all(visited.map((page) => page.close()));
        free[kind].push(device);
      }
    }
  });
  return async ({ touch = false, offline = false, stays = false }) => {
    const kind = touch ? 'touch' : 'mouse';
    const device = (offline ? undefined : free[kind].pop()) ?? (await newDevice(browser(), touch, offline));
    if (!stays) inUse.push({ device, kind: offline ? undefined : kind });
    return device;
  };
}

/** Its first page stays blank and open, because a window costs Chromium as much as all that a visit does in it. */
async function newDevice(browser: Browser, touch: boolean, offline: boolean): Promise<BrowserContext> {
  const device = await browser.newContext({
    hasTouch: touch,
    isMobile: touch,
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await device.newPage();
  return device;
}

/** Computer players answer at once, and nobody needs hints: unless a test wants to see them. */
const USUAL = { pace: 'instant', hints: false, language: 'en' };

/** What Playwright itself says in a page whose service worker it blocks. */
const BLOCKED = 'Service Worker registration blocked';

async function open(device: BrowserContext, address: string, visit: Visit, troubles: string[]): Promise<Page> {
  const { width = 1280, height = 900, theme = 'dark', settings = {}, path = '/', untaught = false } = visit;
  const page = await device.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const kept = JSON.stringify(JSON.stringify({ ...USUAL, ...settings }));
  // A tab remembers that it has been here; what an earlier one kept is not its own.
  await page.addInitScript(`try {
    if (sessionStorage['visited'] === undefined) {
      localStorage.clear();
      localStorage['starlanes/settings'] = ${kept};
      if (!${untaught}) localStorage['starlanes/taught'] = localStorage['starlanes/taught-star-trader'] = 'true';
      sessionStorage['visited'] = 'yes';
    }
  } catch {}`);
  page.setDefaultTimeout(40_000);
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !message.text().startsWith(BLOCKED)) troubles.push(message.text());
  });
  await page.goto(address + path);
  return page;
}

/** What was downloaded. */
export async function bytesOf(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream());
}
