/** What is wrong, in every language: each sentence comes from where a player meets it. */
import { expect, test } from 'vitest';
import { parseChance } from '../core/chance.ts';
import type { Game, Types } from '../core/contract.ts';
import type { OptionProblem } from '../core/options.ts';
import { FIRST_LINE, parseRecord, replay } from '../core/record.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import { starTrader } from '../games/star-trader/index.ts';
import { reject } from '../table/rejections.ts';
import { appDe as de } from './de/app.ts';
import { appEn as en } from './en/app.ts';
import { appFr as fr } from './fr/app.ts';
import { starLanesDe } from './de/star-lanes.ts';
import { starTraderDe } from './de/star-trader.ts';
import { starLanesEn } from './en/star-lanes.ts';
import { starTraderEn } from './en/star-trader.ts';
import { starLanesFr } from './fr/star-lanes.ts';
import { starTraderFr } from './fr/star-trader.ts';
import { explained } from './problems.ts';

/** Every sentence is reworded, and what it names is still named. */
function check(sentences: readonly string[], named: RegExp): void {
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) {
    expect(en.problem(sentence)).toBe(sentence);
    for (const { problem } of [de, fr]) {
      expect(problem(sentence)).not.toBe(sentence);
      expect(problem(sentence)).not.toMatch(/\{\d\}| the | is | needs /);
      const things = sentence.match(named) ?? [];
      for (const thing of things) expect(problem(sentence)).toContain(thing);
    }
  }
}

/** What is wrong with a notation is said in every language, and what it names is still named. */
function checkOptions<T extends Types>(
  game: Game<T>,
  notations: readonly string[],
  languages: readonly { readonly optionProblem: (problem: OptionProblem<T['Contradiction']>) => string }[],
): void {
  for (const notation of notations) {
    const config = game.parseConfig(notation);
    if (config.ok) throw new Error(`${notation} can be read`);
    const [english = '', ...others] = languages.map(({ optionProblem }) => optionProblem(config.problem));
    expect(new Set([english, ...others]).size).toBe(languages.length);
    for (const said of others) {
      expect(said).not.toMatch(/ the | is | it | needs /);
      for (const thing of english.match(/[\w-]+=[\w-]+|\b\d+\b/g) ?? []) expect(said).toContain(thing);
    }
  }
}

test('options of Star Lanes that cannot be read or do not go together', () => {
  const notations = [
    'nowhere',
    'today+nothing=1',
    'today+rows',
    'today+rows=9+rows=10',
    'today+rows=900',
    'today+mergers=never',
    'today+phantoms=perhaps',
    'today+stars=lots',
    'today+map=',
    'today+min-players=4+max-players=2',
    'today+map=x',
    'today+map=999',
    'today+map=9',
    'today+rows=5+columns=5+map=5/5/5/5/4',
    'today+rows=5+columns=5+stars=20',
    'today+mergers=pairwise+ties=chosen',
    'today+mergers=pairwise+phantoms=on',
    'today+selling=unchecked',
    'today+fractions=on',
    'faber1977+trading=sheet+arithmetic=altair',
  ];
  checkOptions(starLanes, notations, [starLanesEn, starLanesDe, starLanesFr]);
});

test('options of Star Trader that cannot be read or do not go together', () => {
  const notations = [
    'nowhere',
    'today+interest=99',
    'today+ships=99',
    'today+stars=99',
    'today+labels=none',
    'today+min-players=4+max-players=2',
    'today+ships=5',
    'today+stars=20+most-stars=15',
    'today+frontier=50',
    'kaufman1974+min-players=1',
    'kaufman1974+min-distance=26',
    'kaufman1974+stars=3',
    'kaufman1974+max-players=6',
    'today+stars=30+min-distance=25',
  ];
  checkOptions(starTrader, notations, [starTraderEn, starTraderDe, starTraderFr]);
});

const RECORD = `${FIRST_LINE}
game star-lanes
engine ${starLanes.engine}
edition faber1977
chance mulberry32 5
player Ann
player Ben

`;

test('records that cannot be read or played', () => {
  const texts = [
    'hello',
    `${RECORD}nonsense\n`,
    RECORD.replace('engine', 'motor'),
    RECORD.replace('edition faber1977', 'edition faber1977\nedition today'),
    RECORD.replace('edition faber1977\n', ''),
    RECORD.replace('chance', 'result many\nchance'),
    RECORD.replace('star-lanes', 'chess'),
    RECORD.replace(`engine ${starLanes.engine}`, 'engine 99'),
    RECORD.replace('player Ben', 'player Ben\nplayer Cy\nplayer Dee\nplayer Eve'),
    RECORD.replace('mulberry32 5', 'dice 5'),
    `${RECORD}1 fly\n`,
  ];
  const problems = texts.map((text) => {
    const record = parseRecord(text);
    const played = record.ok ? replay(starLanes, record.value) : record;
    return played.ok ? `${text} can be played` : played.problem;
  });
  check(problems, /\b\d+\b/g);
  const chances = ['mulberry32 x', 'tape x', 'keyed x'].map((text) => parseChance(text));
  check(
    chances.map((chance) => (chance.ok ? 'can be read' : chance.problem)),
    /4294967295|64/g,
  );
});

test('refusals of a table are told by their reason, however they are worded', () => {
  const said = { ...reject('seat-taken'), problem: 'Occupied!' };
  expect([en, de, fr].map(({ refused }) => refused(said))).toEqual([
    'Occupied!',
    'Dieser Platz ist besetzt.',
    'Cette place est prise.',
  ]);
});

test('refusals by the rules are told from what the game said', () => {
  const refusal = { why: 'not-offered', space: '9Z', spaces: ['4D', '8G'] };
  const said = { ...reject('rules'), problem: '9Z is not offered; choose one of 4D, 8G.', refusal };
  expect(explained(said, starLanesDe.explain)).toBe('9Z steht nicht zur Wahl, sondern 4D, 8G.');
  expect(explained(reject('rules'), starLanesDe.explain)).toBeUndefined();
  expect(explained({ ...said, refusal: { why: 'moon' } }, starLanesDe.explain)).toBeUndefined();
});

test('what nobody foresaw stays as it was said', () => {
  expect(de.refused({ problem: 'The moon is full.', reason: 'moon' })).toBe('The moon is full.');
  expect(fr.problem('The moon is full.')).toBe('The moon is full.');
});
