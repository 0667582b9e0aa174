/** Whole first matches in a real browser: by keyboard alone, as the accessibility tree tells them; nothing of them is kept. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { starLanesLesson } from '../../lessons/star-lanes.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';
import { saidSteps } from '../../lessons/lesson.ts';
import type { LessonWords } from '../../lessons/lesson.ts';
import { lanesLessonEn } from '../../text/en/star-lanes-lesson.ts';
import { traderLessonEn } from '../../text/en/star-trader-lesson.ts';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { learnStep } from './learn.ts';
import type { AskedStep } from './learn.ts';

const app = useApp();

const bubble = (page: Page): Locator => page.getByRole('complementary', { name: 'Your first match' });

/** Words in quotation marks are on a button. */
async function checkNamed(page: Page, told: string): Promise<void> {
  for (const [, name = ''] of told.matchAll(/“(.*?)…?”/g)) {
    const named = page.locator('.desk button', { hasText: name });
    expect(await named.count(), `${name}: ${told}`).toBeGreaterThan(0);
  }
}

/** No space in the list promises more than the one that is asked for. */
async function checkBest(page: Page, asked: string): Promise<void> {
  const lines = await page.locator('.offer-line').evaluateAll((all) =>
    all.map((one) => ({
      space: one.querySelector('.offer-space')?.textContent,
      gap: Number(one.querySelector('.gap-mark .unseen')?.textContent?.replace(/[^\d]/g, '') ?? 0),
    })),
  );
  const best = Math.max(...lines.map(({ gap }) => gap));
  expect(lines.filter(({ gap }) => gap === best).map(({ space }) => space)).toContain(asked);
}

async function learn(
  page: Page,
  steps: readonly (AskedStep & { says: string; at: string })[],
  { says }: LessonWords,
): Promise<void> {
  const all = saidSteps(steps);
  for (const [at, step] of all.entries()) {
    if (step.how !== 'deposit') {
      await bubble(page)
        .getByText(`Step ${at + 1} of ${all.length}`)
        .waitFor();
      const words = says[step.says];
      const told = await bubble(page).getByRole('status').textContent();
      if (typeof words === 'string') expect(told).toContain(words);
      // The button that flies is named when a star is chosen.
      if (step.how !== 'fly') await checkNamed(page, told ?? '');
      if (step.how === 'place') await checkBest(page, step.does ?? '');
      // On a phone it lies behind a tab.
      if (step.at === 'exchange') expect(await page.locator('#panel-exchange').isVisible()).toBe(true);
    }
    await learnStep(page, step);
  }
  await page.getByRole('heading', { name: 'Well done' }).waitFor();
}

const keptKeys = (page: Page): Promise<readonly string[]> => page.evaluate('Object.keys(localStorage)');

test('Star Lanes, from the first page to the first real match', async () => {
  const page = await app.visit({ untaught: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const play = page.getByRole('button', { name: 'Play First time? Three minutes.' });
  await play.waitFor();
  // Right beside it is the way past it.
  await page.getByRole('button', { name: /^Skip to a match against / }).waitFor();
  // The other game has a lesson of its own, whatever is done with this one.
  const trader = page.getByRole('region', { name: 'Star Trader' });
  await trader.getByRole('button', { name: 'Play Star Trader First time? Three minutes.' }).waitFor();
  await trader.getByRole('button', { name: 'Skip to a match' }).waitFor();
  expect(asked.filter((url) => url.includes('lesson'))).toEqual([]);
  await play.press('Enter');
  await bubble(page).getByText('Step 1 of').waitFor();
  expect(await findings(page)).toEqual([]);
  // Something else is gently refused.
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.getByRole('alert').filter({ hasText: 'Not yet' }).waitFor();
  await learn(page, starLanesLesson.steps, lanesLessonEn);
  expect(await keptKeys(page)).toEqual(expect.not.arrayContaining([expect.stringContaining('match')]));
  await page.getByRole('button', { name: 'Play a match' }).press('Enter');
  await page.locator('.place-desk').waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: /^Learn to play A first match of Star Lanes/ }).waitFor();
  await page.getByRole('button', { name: /^Play against / }).waitFor();
  expect(await page.getByText('First time?').allTextContents()).toHaveLength(1);
  await trader.getByText('First time?').waitFor();
  expect(app.troubles).toEqual([]);
});

test('Star Trader, and it can be skipped at any time', async () => {
  const page = await app.visit({ path: '/#/lesson/star-trader', width: 390, height: 844 });
  await learn(page, starTraderLesson.steps, traderLessonEn);
  await page.getByRole('button', { name: 'Play again' }).press('Enter');
  await bubble(page).getByRole('button', { name: 'Skip' }).press('Enter');
  await page.getByRole('button', { name: /^Play Star Trader$/ }).waitFor();
  expect(await keptKeys(page)).toEqual(expect.not.arrayContaining([expect.stringContaining('match')]));
  expect(app.troubles).toEqual([]);
});
