/**
 * `npm run bench:web`: the browser app from the real server in a real Chromium. How much JavaScript
 * comes before the first move, how soon that move can be made on a slow phone, how smooth a merger
 * is, and what common checks of a page find. Times depend on the machine; sizes do not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from './server/server-process.ts';
import { drawTable } from './table.ts';
import { checkPages } from './web/checks.ts';
import { measureFirstMove } from './web/first-move.ts';
import { measureFrames, measureThinking } from './web/frames.ts';
import { openBrowser } from './web/phone.ts';
import { measureTransfers } from './web/transfers.ts';

const VISITS = 5;

const folder = mkdtempSync(join(tmpdir(), 'starlanes-bench-'));
const database = join(folder, 'matches.db');
const serve = ['scripts/starlanes.mjs', 'serve', '--port', '0', '--host', '127.0.0.1', '--database', database];
const server = await ServerProcess.start(serve);
const browser = await openBrowser();
try {
  const { base } = server;
  const { page, players, all } = await measureTransfers(browser, base);
  const { play, move, seen } = await measureFirstMove(browser, base, VISITS);
  const frames = await measureFrames(browser, base);
  const thinking = await measureThinking(browser, base);
  const rows = [
    ['', 'aim', 'reached', ''],
    [
      'JavaScript before the first move, compressed',
      '120.0 kB',
      kilobytes(page + players),
      met(page + players <= 120e3),
    ],
    ['  of it the page and the rules', '', kilobytes(page), ''],
    ['  of it the computer players', '', kilobytes(players), ''],
    ['everything before the first move, compressed', '', kilobytes(all), ''],
    ['first move possible on a slow phone', '1.00 s', seconds(move), met(move <= 1000)],
    ['  Play can be pressed', '', seconds(play), ''],
    ['  the spaces are painted', '', seconds(seen), ''],
    [
      'frames a second during a merger',
      '60',
      frames?.perSecond.toFixed(0) ?? 'none',
      met((frames?.perSecond ?? 0) >= 59),
    ],
    ['  the longest frame', '', frames === undefined ? '' : `${frames.longest.toFixed(0)} ms`, ''],
    [
      'frames a second while a computer player thinks',
      '60',
      thinking.perSecond.toFixed(0),
      met(thinking.perSecond >= 59),
    ],
    ['  the longest frame', '', `${thinking.longest.toFixed(0)} ms`, ''],
  ];
  const checks = await checkPages(browser, base);
  for (const { name, wrong } of checks) rows.push([name, 'none', String(wrong.length), met(wrong.length === 0)]);
  console.log(drawTable(rows).join('\n'));
  const busy = loadavg()[0]?.toFixed(1) ?? '?';
  console.log(`\nTimes and frames with ${busy} processes at work on ${availableParallelism()} processors.`);
  for (const { name, wrong } of checks) for (const line of wrong) console.log(`\n${name}: ${line}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function met(is: boolean): string {
  return is ? 'met' : 'missed';
}
