/** Matches in the middle: a record of records/ is opened at a moment, and played on from there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Game, Types } from '../../core/contract.ts';
import { parseRecord, replay } from '../../core/record.ts';
import { root } from '../../scripts/ready.mjs';

/** The moments of a record: after none of its actions, after one, and so on. */
export interface Moment<T extends Types> {
  /** What the player to act sees. */
  readonly view: T['View'];
  /** What happened right before. */
  readonly events: readonly T['Event'][];
}

/** Opens a record at a moment, which is chosen from all of them. */
export async function watchFrom<T extends Types>(
  page: Page,
  game: Game<T>,
  file: string,
  choose: (moments: readonly Moment<T>[]) => number,
): Promise<void> {
  const text = readFileSync(join(root, 'records', file), 'utf8');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${file} is no record`);
  const moments: Moment<T>[] = [];
  replay(game, record.value, (state, events) => {
    moments.push({ view: game.view(state, game.toAct(state) ?? 'watcher'), events });
  });
  const at = choose(moments);
  if (at < 0) throw new Error(`${file} has no such moment`);
  await page.goto(`${new URL(page.url()).origin}/#/record/${deflateRawSync(text).toString('base64url')}@${at}`);
}

/** Plays on from a moment of a record. */
export async function playOnFrom<T extends Types>(
  page: Page,
  game: Game<T>,
  file: string,
  choose: (moments: readonly Moment<T>[]) => number,
): Promise<void> {
  await watchFrom(page, game, file, choose);
  await page.getByRole('button', { name: 'Play on from here' }).click();
}
