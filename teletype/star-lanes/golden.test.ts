/**
 * Games the original program played, seed by seed and line by line: the same text in both layouts
 * and the same trace of every turn. Where the original stopped, the text is the same up to there.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Mulberry32, Tape } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import { offer } from '../../games/star-lanes/offer.ts';
import { positionFrom } from '../../games/star-lanes/setup.ts';
import type { PositionSetup } from '../../games/star-lanes/setup.ts';
import { end } from '../../games/star-lanes/turn.ts';
import { LAYOUTS } from '../basic/paper.ts';
import type { Layout } from '../basic/paper.ts';
import games from '../fixtures/games.golden.json' with { type: 'json' };
import positions from '../fixtures/positions.golden.json' with { type: 'json' };
import { FABER_1977 } from './match.ts';
import type { Start } from './match.ts';
import { LanesSession } from './session.ts';
import { LanesTrace } from './trace.ts';

/** Draws for the galaxy that a set-up then replaces. */
const MAP_DRAWS = Array.from({ length: 108 }, () => 0);

describe('whole games', () => {
  for (const game of games) {
    for (const layout of LAYOUTS) {
      test(`${game.name}, ${layout}`, () => {
        const played = play(game.lines, new Mulberry32(game.seed), layout);
        checkText(played.text, game[layout], game.end === 'end');
        expect(played.over).toBe(game.end === 'end');
        checkTurns(played.turns, game.turns, game.end === 'end');
      });
    }
  }
});

describe('one turn from a set position', () => {
  for (const position of positions) {
    test(`${position.name}, altair`, () => {
      const chance = new Tape([...MAP_DRAWS, ...position.draws]);
      const played = play(position.lines, chance, 'altair', startFrom(position));
      checkText(played.text, position.altair, position.end === 'end');
      checkTurns(played.turns, position.turns, position.end === 'end');
    });
  }
});

describe('transcripts to read', () => {
  test.each([
    ['two_splits_one_move_20139', 'spec'],
    ['noise_3p_merge', 'spec'],
    ['short_2p', 'altair'],
  ] as const)('%s, %s', (name, layout) => {
    const { lines, seed } = gameOf(name);
    const { paper } = play(lines, new Mulberry32(seed), layout);
    expect(paper).toBe(fixture(`${name}.${layout}.txt`));
  });
});

describe('traces to read', () => {
  test.each(['merge4_21685', 'noise_3p_merge', 'short_3p'])('%s', (name) => {
    const { lines, seed } = gameOf(name);
    const { turns } = play(lines, new Mulberry32(seed), 'spec');
    expect(turns).toEqual(fixture(`${name}.trace.jsonl`).trimEnd().split('\n'));
  });
});

/** What a session prints for typed lines; `paper` also shows what was typed. */
function play(lines: string, chance: Chance, layout: Layout, start?: Start) {
  const turns: string[] = [];
  const trace = new LanesTrace((turn) => turns.push(JSON.stringify(turn)));
  const session = new LanesSession({ chance, layout, witnesses: [trace], ...(start === undefined ? {} : { start }) });
  let text = session.start();
  let paper = text;
  for (const line of lines.split('\n')) {
    const answer = session.answer(line);
    text += answer;
    paper += `${line}\n${answer}`;
  }
  return { text, paper, turns, over: session.over };
}

/** Begins as always, then plays on from the set-up. */
function startFrom(setup: PositionSetup): Start {
  return (players, chance) => {
    const drawn = chance.copy();
    for (let space = 0; space < FABER_1977.rows * FABER_1977.columns; space++) drawn.draw();
    const first = Math.floor(players * drawn.draw());
    const state = positionFrom(FABER_1977, setup, drawn);
    const events: Event[] = [{ type: 'started', players, first, map: setup.map.join('') }];
    const tell = (event: Event) => events.push(event);
    if (!offer(state, tell)) end(state, 'no-spaces', tell);
    return { ok: true, state, events };
  };
}

function checkText(text: string, expected: { length: number; sha256: string }, whole: boolean): void {
  const compared = whole ? text : text.slice(0, expected.length);
  expect({ length: compared.length, sha256: sha256(compared) }).toEqual(expected);
}

/** Each turn by the first digits of its hash, so that the first wrong turn is the one that is shown. */
function checkTurns(turns: readonly string[], expected: string, whole: boolean): void {
  const hashes = expected === '' ? [] : expected.split(' ');
  const compared = whole ? turns : turns.slice(0, hashes.length);
  expect(compared.map((turn) => sha256(turn).slice(0, 12))).toEqual(hashes);
}

function gameOf(name: string) {
  const game = games.find((other) => other.name === name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
}

function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
