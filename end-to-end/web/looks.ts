/** How a screen looks, in both themes. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { root } from '../../scripts/ready.mjs';
import { findings } from './axe.ts';

/** The colours are all that another theme changes. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Nothing is found in light, nor in dark. Where PICTURES is set, pictures of both are left in build/pictures. */
export async function checkLooks(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await findings(page);
  await picture(page, `${name}-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, `${name}-dark`);
  expect({ name, light, dark: await findings(page, COLOURS) }).toEqual({ name, light: [], dark: [] });
}

export async function picture(page: Page, name: string): Promise<void> {
  const path = join(root, 'build/pictures', `${name.replaceAll(/\W+/g, '-')}.png`);
  if (process.env['PICTURES']) await page.screenshot({ path });
}
