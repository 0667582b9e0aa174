/** The first matches, at steps that speak of different parts of the screen. */
import type { Page } from 'playwright-core';
import { saidSteps } from '../../../lessons/lesson.ts';
import { starLanesLesson } from '../../../lessons/star-lanes.ts';
import { starTraderLesson } from '../../../lessons/star-trader.ts';
import { learnStep } from '../learn.ts';
import type { AskedStep } from '../learn.ts';
import { at } from './way-there.ts';
import type { Ways } from './way-there.ts';

/** Learns until a step is asked, counted from one as the bubble does; one more than there are is the end. */
async function learnTo(page: Page, game: string, all: readonly SaidStep[], step: number): Promise<void> {
  const steps = saidSteps(all);
  await at(page, `lesson/${game}`, '.bubble');
  for (const [i, asked] of steps.slice(0, step - 1).entries()) {
    // A deposit is explained with the question before it.
    if (asked.how !== 'deposit') await page.getByText(`Step ${i + 1} of ${steps.length}`).waitFor();
    await learnStep(page, asked);
  }
  if (step <= steps.length) await page.getByText(`Step ${step} of ${steps.length}`).waitFor();
  else await page.waitForSelector('.lesson-end');
}

type SaidStep = AskedStep & { readonly says: string };

const lanes = (step: number) => (page: Page) => learnTo(page, 'star-lanes', starLanesLesson.steps, step);
const trader = (step: number) => (page: Page) => learnTo(page, 'star-trader', starTraderLesson.steps, step);

export const LESSONS: Ways = {
  'the lesson founds': lanes(1),
  'the lesson buys': lanes(2),
  'the lesson is refused': async (page) => {
    await lanes(1)(page);
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await page.getByRole('alert').filter({ hasText: 'Not yet' }).waitFor();
  },
  'the lesson pays a dividend': lanes(4),
  'the lesson shows the exchange': lanes(9),
  'the lesson merges': lanes(11),
  'the lesson splits': lanes(15),
  'the lesson lets choose': lanes(17),
  'the end of the lesson': lanes(starLanesLesson.steps.length + 1),
  'the voyage flies': trader(1),
  'the voyage sells': trader(2),
  'the voyage explains patience': trader(3),
  'the voyage bids': trader(4),
  'the voyage sends a factor': trader(7),
  'the voyage buys': trader(10),
  'the voyage shows its cash': trader(9),
  'the voyage shows the exchange': trader(13),
  'the voyage flies home': trader(14),
  'the voyage trades a whole stop': trader(15),
  'the voyage shows what it brought': trader(16),
  'the voyage banks': trader(17),
  'the end of the voyage that teaches': trader(saidSteps(starTraderLesson.steps).length + 1),
};
