/** What axe finds wrong on a page as it is now, one line a finding. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const run = (
  options: object,
): string => `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })})
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(': '))))`;

export async function findings(page: Page, options: object = {}): Promise<readonly string[]> {
  // Brought in past the content policy, as a browser's own tools are.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  return page.evaluate<string[]>(run(options));
}
