/** What axe finds wrong on the page as it is now, one line a finding. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(': '))))`;

export async function findings(page: Page): Promise<readonly string[]> {
  // Brought in past the content policy, as a browser's own tools are.
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(RUN);
}
