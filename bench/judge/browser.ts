/**
 * How many plans a second the judge weighs in Chromium: the compiled program is served as it is, and a page without anything else
 * runs it. What counts is the processor time of the page's process.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { must } from '../../core/must.ts';
import { openBrowser } from '../web/phone.ts';
import { judgeTables } from './rate.ts';

const build = fileURLToPath(new URL('../../', import.meta.url));

export async function ratesInBrowser(seconds: number): Promise<number[][]> {
  const server = await serveBuild();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- server.listen has a port of its own
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const rates: number[][] = [];
    for (const table of judgeTables) {
      const both: number[] = [];
      for (const isPlain of [false, true]) {
        await page.evaluate(`import('/bench/judge/rate.js').then((it) => {
          window.weigh = it.weigherFor(${JSON.stringify(table)}, ${isPlain});
        })`);
        const before = await processTime(session);
        const plans = await page.evaluate<number>(`weigh(${seconds})`);
        both.push(plans / ((await processTime(session)) - before));
      }
      rates.push(both);
    }
    return rates;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Seconds of a processor that the page's process has had. */
async function processTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return must(
    metrics.find(({ name }) => name === 'ProcessTime'),
    'the time of the process',
  ).value;
}

function serveBuild(): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const send = (status: number, type: string, content: string): void => {
      response.writeHead(status, { 'content-type': type }).end(content);
    };
    if (url === '/') return send(200, 'text/html', '<!doctype html><title>judge</title>');
    readFile(join(build, normalize(url)), 'utf8').then(
      (content) => send(200, 'text/javascript', content),
      () => send(404, 'text/plain', 'not found'),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
