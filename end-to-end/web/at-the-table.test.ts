/** Two browsers at one table of a real server: the lobby that follows it, clocks, an absent player, votes, quiet, a rematch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useServer } from '../server/use-server.ts';
import { useApp } from './browser.ts';
import { checkLooks } from './looks.ts';
import { openPart, vote } from './shown.ts';

const app = useApp();
const server = useServer();

/** A public match for two that Ann makes in the lobby, with advice and the shortest clock that is offered. */
async function makeMatch(ann: Page): Promise<void> {
  await ann.goto(`${server.base}/#/lobby`);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('Time for a move').selectOption('30 seconds');
  await ann.getByLabel(/^Advice:/).check();
  await ann.getByLabel(/^List in the lobby/).check();
  await ann.getByRole('button', { name: 'Create match' }).click();
  await ann.waitForSelector('.invite');
}

test('two at a table, from the lobby to the rematch', async () => {
  const [ann, ben] = [await app.visit(), await app.visit({ width: 390, height: 800 })];
  // Ben looks at the lobby first: the match comes to him without a press.
  await ben.goto(`${server.base}/#/lobby`);
  await ben.getByText('None at the moment.').first().waitFor();
  await makeMatch(ann);
  await ann.getByText(/works only on this computer/).waitFor();
  await checkLooks(ann, 'gathering');
  await ben.getByRole('link', { name: 'Join' }).waitFor();
  await checkLooks(ben, 'lobby');
  await ben.getByRole('link', { name: 'Join' }).click();
  // What was agreed on is known before one sits down.
  await ben.getByText('Advice is on: every player may ask for it.').waitFor();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([ann, ben].map((page) => page.waitForSelector('.match')));

  // The player who is asked lets the time run out, and takes the seat back.
  const late = await Promise.any([ann, ben].map((page) => page.waitForSelector('.place-desk').then(() => page)));
  const other = late === ann ? ben : ann;
  await late.getByRole('button', { name: /^Adviser/ }).waitFor();
  expect(await late.locator('.bar .clock').textContent()).toMatch(/^0:[23]\d$/);
  // In the last ten seconds it shows, and is read out to the player who is asked: once, not every second.
  server.pass(21_000);
  await late.reload();
  await late.locator('.clock.urgent').waitFor();
  await late
    .getByRole('alert')
    .getByText(/^\d s left$/)
    .waitFor();
  server.pass(10_000);
  await late.getByText('A computer player is playing for you.').waitFor();
  await other.getByText(/^A computer player is playing for/).waitFor();
  await checkLooks(late, 'minded');
  await takeBack(late);
  await other.getByText(/^A computer player is playing for/).waitFor({ state: 'detached' });

  await vote(ann, ben, 'a pause');
  await ann.getByText('The match is paused.').waitFor();
  await checkLooks(ben, 'paused');
  await ben.getByRole('button', { name: 'Resume' }).click();
  await ann.getByText('The match is paused.').waitFor({ state: 'detached' });

  // Who wants quiet has it after a reload, too.
  await Promise.all([ann, ben].map((page) => openPart(page, 'Table')));
  await ann.getByRole('button', { name: 'Well played!' }).click();
  await ben.locator('.sayings li').waitFor({ state: 'attached' });
  await ben.getByRole('button', { name: 'Hide what others say' }).click();
  await ben.reload();
  await openPart(ben, 'Table');
  await ben.getByRole('button', { name: 'Show what others say' }).waitFor();
  expect(await ben.locator('.sayings li').count()).toBe(0);

  await vote(ben, ann, 'to end here');
  await Promise.all([ann, ben].map((page) => page.waitForSelector('.result')));
  await checkLooks(ann, 'over-at-the-table');

  // Both want a rematch in the same moment, and meet.
  await Promise.all([ann, ben].map((page) => page.getByRole('button', { name: /rematch/i }).click()));
  await Promise.all([ann, ben].map((page) => page.waitForSelector('.place-desk, .wait-desk')));
  expect(ann.url()).toBe(ben.url());
  // Somebody else finds both matches in the lobby: one to watch, one to look at.
  const cy = await app.visit();
  await cy.goto(`${server.base}/#/lobby`);
  await cy.getByRole('link', { name: 'Watch' }).waitFor();
  expect(await cy.getByRole('link', { name: 'Join' }).count()).toBe(0);
  await cy.getByRole('link', { name: 'Look' }).click();
  await cy.waitForSelector('.result');

  // Ann takes the match that is over off her list, and thinks better of it.
  await ann.getByRole('link', { name: 'Home' }).click();
  const over = ann.locator('.yours li', { hasText: 'Finished' });
  await over.getByRole('button', { name: /^Remove from this list/ }).click();
  await ann.locator('.yours').getByRole('button', { name: 'Undo' }).click();
  await over.getByRole('link').waitFor();
  expect(app.troubles).toEqual([]);
});

/** Taking back is refused while the computer player makes the move that was late: then once more. */
async function takeBack(page: Page): Promise<void> {
  const minded = page.getByText('A computer player is playing for you.');
  while (await minded.isVisible()) {
    await page.locator('.notice').getByRole('button', { name: 'Take it back' }).click();
    await page.waitForTimeout(300);
  }
}
