/**
 * Games the original program played, seed by seed and line by line: the same trace of every event.
 * Where a fault stopped the original, the trace is the same up to there, and the game goes on.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import games from './fixtures/games.golden.json' with { type: 'json' };
import { VoyageSession } from './session.ts';
import { VoyageTrace } from './trace.ts';

describe('whole games', () => {
  test.each(games)('$name', ({ seed, lines, events, end, draws }) => {
    const played = play(seed, lines.split('\n'));
    const hashes = events.split(' ');
    const compared = end === 'stopped' ? played.traced.slice(0, hashes.length) : played.traced;
    // The first wrong event is the one that is shown.
    const wrong = compared.findIndex((event, i) => sha256(event).slice(0, 8) !== hashes[i]);
    expect(compared[wrong]).toBeUndefined();
    expect(compared.length).toBe(hashes.length);
    expect(compared.at(-1)).toContain(`"draws":${draws}}`);
    expect(played.over).toBe(end === 'end');
  });
});

test('a beginning to read', () => {
  const { seed, lines } = gameOf('two captains, five years, all kinds of bargains');
  const { paper } = play(seed, lines.split('\n').slice(0, 26));
  expect(paper).toBe(readFileSync(new URL('fixtures/first-landing.txt', import.meta.url), 'utf8'));
});

/** What a session traces and prints for typed lines; `paper` also shows what was typed. */
function play(seed: number, lines: readonly string[]) {
  const traced: string[] = [];
  const trace = new VoyageTrace((event) => traced.push(JSON.stringify(event)));
  const session = new VoyageSession({ chance: new Mulberry32(seed), witnesses: [trace] });
  let paper = session.start();
  for (const line of lines) paper += `${line}\n${session.answer(line)}`;
  return { traced, paper, over: session.over };
}

function gameOf(name: string) {
  const game = games.find((other) => other.name === name);
  if (game === undefined) throw new Error(`there is no game "${name}"`);
  return game;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
