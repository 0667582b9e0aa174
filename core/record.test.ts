// Records: they survive writing and reading, and a damaged one says in a sentence what is wrong.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { race, raceTrial } from './fixtures/race.ts';
import type { RaceTypes } from './fixtures/race.ts';
import { checkLaws } from './laws.ts';
import { parseRecord, replay, tidyName, formatPlayedAction, formatRecord, formatRecordHead } from './record.ts';
import type { MatchRecord, RecordProblem, ReplayProblem } from './record.ts';
import { LAST_CHARACTER, anyCharacter } from './fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

const RACE = `star lanes record 1
game race
engine 3
edition short
chance mulberry32 7
player ANN
player BEN

1 step 3
2 step 1
1 step 2
`;

/** What goes between the head and the actions of a match whose chance can be proved fair. */
const FAIR = '\nmatch abc-1977\ncommitment c0ffee\nsecret 5ec4e7\nwords my words\nwords\nresult -10 1.5e+21\n\n';

function record(text: string): MatchRecord {
  const reading = parseRecord(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

describe('a record', () => {
  test('is read as people read it', () => {
    expect(record(RACE)).toEqual({
      game: 'race',
      engine: 3,
      edition: 'short',
      chance: 'mulberry32 7',
      names: ['ANN', 'BEN'],
      actions: [
        { by: 0, text: 'step 3' },
        { by: 1, text: 'step 1' },
        { by: 0, text: 'step 2' },
      ],
    });
  });

  test('survives writing and reading', () => {
    expect(formatRecord(record(RACE))).toBe(RACE);
  });

  test('is its head and its lines, so that it can be written while a match is played', () => {
    const { actions, ...head } = record(RACE);
    expect(formatRecordHead(head) + actions.map(formatPlayedAction).join('')).toBe(RACE);
  });

  test('may have no actions, no last line feed, empty lines and the line ends of Windows', () => {
    const [head = ''] = RACE.split('\n\n');
    expect(record(head).actions).toEqual([]);
    expect(record(RACE.trimEnd())).toEqual(record(RACE));
    expect(record(RACE.replaceAll('\n', '\r\n'))).toEqual(record(RACE));
    expect(record(RACE.replace('2 step 1', '\n2 step 1\n'))).toEqual(record(RACE));
  });

  test('says how its chance was made, and what all agreed upon', () => {
    const fair = `${RACE.replace('\n\n', FAIR)}all longer\n2 step 3\nall end\n`;
    expect(record(fair)).toMatchObject({
      names: ['ANN', 'BEN'],
      fair: { match: 'abc-1977', commitment: 'c0ffee', secret: '5ec4e7', words: ['my words', ''] },
      result: [-10, 1.5e21],
      actions: [{}, {}, {}, { by: 'all', text: 'longer' }, { by: 1, text: 'step 3' }, { by: 'all', text: 'end' }],
    });
    expect(formatRecord(record(fair))).toBe(fair);
    expect(record(fair.replace('\nwords\n', '\nwords \n'))).toEqual(record(fair));
  });

  test('of any names and actions survives writing and reading', () => {
    const line = fc.string({ minLength: 1, unit: fc.constantFrom(...'ABC 123,-+.') }).map((text) => text.trim() || '0');
    const actions = fc.array(fc.record({ by: fc.nat({ max: 98 }), text: line }));
    fc.assert(
      fc.property(fc.array(fc.string().map(tidyName)), actions, (names, done) => {
        const made = { ...record(RACE), names, actions: done };
        expect(record(formatRecord(made))).toEqual(made);
      }),
    );
  });
});

describe('a name', () => {
  test.each([
    ['ANN', 'ANN'],
    ['  Ann Lee  ', 'Ann Lee'],
    ['two\nlines', 'two lines'],
    ['tab\tand\u0007bell', 'tab and bell'],
    ['\u2028', '?'],
    ['', '?'],
    ['x'.repeat(99), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
    ['👽'.repeat(41), '👽'.repeat(40)],
    ['half \ud83d', 'half \ufffd'],
    ['\u202eNNA\u2066', 'NNA'],
  ])('%j fits on a line as %j', (name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });

  test('that is tidy stays as it is', () => {
    fc.assert(fc.property(fc.string({ unit: character }), (name) => tidyName(tidyName(name)) === tidyName(name)));
  });
});

function checkDamaged(text: string, problem: RecordProblem): void {
  expect(parseRecord(text)).toEqual({ ok: false, problem });
}

describe('a damaged record says what is wrong:', () => {
  test('another kind of file', () => {
    const problem = { why: 'no-record', firstLine: 'star lanes record 1' } as const;
    checkDamaged('', problem);
    checkDamaged(RACE.replace('record 1', 'record 2'), problem);
    checkDamaged(`\n${RACE}`, problem);
  });

  test.each(['game', 'engine', 'edition', 'chance'])('no %s', (key) => {
    checkDamaged(RACE.replace(new RegExp(`^${key} .*\n`, 'm'), ''), { why: 'not-said', key });
  });

  test.each(['match', 'commitment', 'secret'])('a proof of fair chance without %s', (key) => {
    const fair = RACE.replace('\n\n', FAIR);
    checkDamaged(fair.replace(new RegExp(`^${key} .*\n`, 'm'), ''), { why: 'not-said', key });
  });

  test.each(['much', '', '1 2 ', '1, 2', 'NaN', 'Infinity', '0x1'])('the result "%s"', (result) => {
    checkDamaged(RACE.replace('\n\n', `\nresult ${result}\n\n`), { why: 'result-not-numbers' });
  });

  test('the same thing twice', () => {
    checkDamaged(RACE.replace('edition short\n', 'edition short\nedition long\n'), {
      why: 'said-twice',
      key: 'edition',
    });
  });

  test('a line that belongs nowhere', () => {
    checkDamaged(RACE.replace('engine 3', 'motor 3'), { why: 'unknown-line', line: 'motor 3' });
    checkDamaged(RACE.replace('player ANN', 'player'), { why: 'unknown-line', line: 'player' });
    checkDamaged(RACE.replace('\n\n', '\n'), { why: 'unknown-line', line: '1 step 3' });
  });

  test.each(['three', '-', '1.5', '9007199254740992', '', '0x3', '3e0'])('the engine "%s"', (engine) => {
    checkDamaged(RACE.replace('engine 3', `engine ${engine}`), { why: 'engine-not-number' });
  });

  test('a line that is no action, by its number', () => {
    checkDamaged(RACE.replace('2 step 1', 'step 1'), { why: 'not-an-action-line', line: 10, text: 'step 1' });
    checkDamaged(RACE.replace('2 step 1', '0 step 1'), { why: 'not-an-action-line', line: 10, text: '0 step 1' });
    checkDamaged(RACE.replace('2 step 1', '2  step 1'), { why: 'not-an-action-line', line: 10, text: '2  step 1' });
  });

  test('more actions than any match needs', () => {
    checkDamaged(RACE + '1 step 1\n'.repeat(200_000), { why: 'too-many-actions', most: 200_000 });
  });

  test('whatever the text, without throwing', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: RACE.length }), fc.nat({ max: 30 }), (text, at, gone) => {
        const damaged = RACE.slice(0, at) + text + RACE.slice(at + gone);
        const reading = parseRecord(damaged);
        if (!reading.ok) return;
        read++;
        expect(() => replay(race, reading.value)).not.toThrow();
      }),
    );
    expect(read).toBeGreaterThan(3);
  });
});

describe('a record played again', () => {
  test('reaches the state the match ended in, step by step', () => {
    const seen: string[] = [];
    const again = replay(race, record(RACE), (_, events, done) =>
      seen.push(
        `${done?.text ?? 'start'}: ${events.map((event) => race.describeEvent(event, ['ANN', 'BEN'], { goal: 30 })).join()}`,
      ),
    );
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(seen).toEqual(['start: ', 'step 3: ANN steps to 3.', 'step 1: BEN steps to 1.', 'step 2: ANN steps to 10.']);
    expect(again.value.state.at).toEqual([10, 1]);
    expect(again.value.steps).toHaveLength(4);
  });

  test('of a match that was played out ends as it ended', () => {
    const actions = checkLaws(raceTrial);
    const again = replay(race, { ...record(RACE), names: ['A', 'B', 'C'], actions });
    expect(again.ok && race.result(again.value.state)).toHaveLength(3);
  });

  const check = (change: Partial<MatchRecord>, problem: ReplayProblem<RaceTypes>): void => {
    expect(replay(race, { ...record(RACE), ...change })).toEqual({ ok: false, problem });
  };

  test('plays what all agreed upon', () => {
    const { actions } = record(RACE);
    const longer = { by: 'all', text: 'longer' } as const;
    const again = replay(race, { ...record(RACE), actions: [...actions, longer, { by: 'all', text: 'end' }] });
    expect(again.ok && race.result(again.value.state)).toEqual([10, 1]);
    check(
      { actions: [{ by: 'all', text: 'step 1' }] },
      { why: 'unknown-action', action: 1, text: 'step 1', game: 'race' },
    );
  });

  test('says which action cannot be played', () => {
    check({ actions: [{ by: 0, text: 'jump' }] }, { why: 'unknown-action', action: 1, text: 'jump', game: 'race' });
    const again = [...record(RACE).actions, { by: 0, text: 'step 1' }];
    check({ actions: again }, { why: 'refused-action', action: 4, text: 'step 1', refusal: { why: 'not-now' } });
    check(
      { actions: [{ by: 0, text: 'step 9' }] },
      { why: 'refused-action', action: 1, text: 'step 9', refusal: { why: 'too-far' } },
    );
  });

  test('says what it does not fit', () => {
    check({ game: 'chess' }, { why: 'other-game', game: 'chess', expected: 'race' });
    check({ engine: 2 }, { why: 'other-engine', game: 'race', engine: 2, expected: 3 });
    check(
      { edition: 'long' },
      { why: 'edition', problem: { why: 'unknown-edition', edition: 'long', known: ['short'] } },
    );
    check({ chance: 'dice' }, { why: 'unknown-chance', kind: 'dice', known: ['mulberry32', 'tape', 'keyed'] });
    check({ names: ['ANN'] }, { why: 'wrong-players', edition: 'short', min: 2, max: 4, players: 1 });
    check({ names: ['A', 'B', 'C', 'D', 'E'] }, { why: 'wrong-players', edition: 'short', min: 2, max: 4, players: 5 });
  });
});

describe('a record of a stranger', () => {
  const lines = formatRecord(record(RACE)).split('\n');

  test.each([
    ['a title for the window', '\u001b]0;PWNED\u0007'],
    ['the clipboard', '\u001b]52;c;cm0gLXJmIH4=\u0007'],
    ['a colour in one byte', '\u009b31m'],
    ['a line turned around', '\u202eevil'],
  ])('is refused where a terminal would obey it: %s', (_, mark) => {
    for (const at of lines.keys()) {
      const changed = lines.with(at, `${lines[at]}${mark}`).join('\n');
      const problem = at === 0 ? { why: 'no-record' } : { why: 'unprintable', line: at + 1 };
      expect(parseRecord(changed)).toMatchObject({ ok: false, problem });
    }
  });
});

test.each([
  ['Ann', 'Ann'],
  ['\u200b\u3164\u200f\u{e0041}', '?'],
  ['A\u200bnn\u00ad', 'Ann'],
  ['\u200dAnn\u200d', 'Ann'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('of the name %j, what can be seen is kept', (name, seen) => {
  expect(tidyName(name)).toBe(seen);
});
