/** How a screen looks, in both themes. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from './axe.ts';

/** The colours are all that another theme changes. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Nothing is found in light, nor in dark. `npm run pictures` shows what it looks like. */
export async function checkLooks(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect({ name, light, dark: await findings(page, COLOURS) }).toEqual({ name, light: [], dark: [] });
}
