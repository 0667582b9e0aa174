/** A browser's part in the chance, over a real server: told by itself, also while another page is shown. */
import { expect, test } from 'vitest';
import { useServer } from '../server/use-server.ts';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';

const app = useApp();
const server = useServer();

test('the match waits for a device whose player looks elsewhere, and begins when its page looks after its matches', async () => {
  const ann = await app.visit({ settings: { name: 'Ann' } });
  const ben = await app.visit({ settings: { name: 'Ben' } });
  await ann.goto(`${server.base}/#/lobby`);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Create match' }).click();
  await ann.waitForSelector('.invite');
  const link = ann.url();
  await ann.goto(`${server.base}/#/settings`);

  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ben.getByText(/^All seats are taken\..*Waiting for Ann\.$/).waitFor();
  expect(await ben.getByRole('button', { name: 'Leave seat' }).count()).toBe(0);
  expect(await findings(ben)).toEqual([]);

  await ann.getByRole('link', { name: 'Home' }).first().click();
  await ben.waitForSelector('.match');
  // What was told is kept on the device, for the check at the end.
  const kept = await ann.evaluate(
    `Object.keys(localStorage).filter((key) => key.startsWith('starlanes/fair/')).length`,
  );
  expect(kept).toBe(1);
});
