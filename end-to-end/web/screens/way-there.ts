/** How one gets to a screen from any other. */
import type { Page } from 'playwright-core';

type WayThere = (page: Page) => Promise<unknown>;

/** Screens by what they show. */
export type Ways = Readonly<Record<string, WayThere>>;

/** Goes to an address of the app, and waits for a sign of being there. */
export async function at(page: Page, place: string, sign: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/${place}`);
  await page.waitForSelector(sign);
}

/** Begins a match from its form. */
export async function begin(page: Page, place: string, name?: string): Promise<void> {
  await at(page, place, '.new-game');
  if (name !== undefined) await page.getByLabel('Name of player 1').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.match');
}

/** Changes what this device has set, and opens the same screen anew. */
export async function setAndReload(page: Page, part: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(`localStorage['starlanes/settings'] =
    JSON.stringify({ ...JSON.parse(localStorage['starlanes/settings']), ...${JSON.stringify(part)} })`);
  await page.reload();
  await page.waitForSelector('main');
  await page.waitForLoadState('networkidle');
}
