/**
 * Waiting for a page, in the page itself: asking it again and again from here costs more than what it is asked for. The
 * content policy forbids the page to evaluate text, so these are expressions that Playwright evaluates past it.
 */
import type { Page } from 'playwright-core';

const PATIENCE_MS = 40_000;

/** Waits until one of these can be seen; gives the name of the first in the list that can. */
export function firstShown<Name extends string>(page: Page, parts: Readonly<Record<Name, string>>): Promise<Name> {
  const found = `Object.entries(${JSON.stringify(parts)}).find(([, part]) =>
    [...document.querySelectorAll(part)].some((one) => one.checkVisibility()))?.[0]`;
  return page.evaluate<Name>(once(found, 'none of these was shown: ' + Object.values(parts).join(', ')));
}

/** Does something and waits until the text of one of these parts is another. */
export async function changing(page: Page, parts: readonly string[], act: () => Promise<unknown>): Promise<void> {
  if (!(await changed(page, parts, act, PATIENCE_MS))) throw new Error('nothing changed');
}

/** The same, as long as this; gives whether one is another. */
export async function changed(
  page: Page,
  parts: readonly string[],
  act: () => Promise<unknown>,
  patience: number,
): Promise<boolean> {
  const text = `${JSON.stringify(parts)}.map((part) => document.querySelector(part)?.textContent).join('|')`;
  const isOther = once(`${text} !== before || undefined`, 'nothing changed', patience);
  await page.evaluate(`{
    const before = ${text};
    window.changed = ${isOther}.then(() => true, () => false);
    // Nobody waits for it here.
    undefined;
  }`);
  await act();
  return page.evaluate<boolean>('window.changed');
}

/** Opens a part of a match by its tab. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** One proposes, the other agrees. */
export async function vote(proposer: Page, other: Page, motion: string): Promise<void> {
  await openPart(proposer, 'Table');
  await proposer.getByText('Propose to all').click();
  await proposer.getByRole('button', { name: motion }).click();
  if (await other.getByRole('tab', { name: 'Move' }).isVisible()) await openPart(other, 'Move');
  await other.locator('.vote', { hasText: motion }).waitFor();
  await other.locator('.vote').getByRole('button', { name: 'Yes' }).click();
  await proposer.locator('.vote').waitFor({ state: 'detached' });
}

/** A promise for the value of an expression, as soon as it has one. */
function once(expression: string, otherwise: string, patience = PATIENCE_MS): string {
  return `new Promise((resolve, reject) => {
    const look = () => {
      const value = ${expression};
      if (value === undefined) return;
      observer.disconnect();
      clearTimeout(alarm);
      resolve(value);
    };
    const observer = new MutationObserver(look);
    const alarm = setTimeout(() => {
      observer.disconnect();
      reject(new Error(${JSON.stringify(otherwise)}));
    }, ${patience});
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    look();
  })`;
}
