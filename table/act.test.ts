// Acts: one line each, read back as they were written, and no text from outside can do harm.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_SAYING, MOTIONS, REACTIONS, parseAct, sit, formatAct } from './act.ts';
import type { Act } from './act.ts';
import { LONGEST_WORDS } from './fair-chance.ts';
import { LAST_CHARACTER, anyCharacter } from '../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

const plain = ['stand', 'offer', 'move', 'redraw', 'late', 'leave', 'back', 'yes', 'no', 'lapse', 'resume'] as const;
/** Any character, and any half of one. */
const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
const text = fc.oneof(fc.string({ unit: character, maxLength: 600 }), fc.string({ unit, maxLength: 600 }));
const word = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'abcXYZ019_-') });
const hash = fc.string({ minLength: 64, maxLength: 64, unit: fc.constantFrom(...'0123456789abcdef') });

/** Any act as a table may be given it. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...plain).map((act) => ({ act })),
  fc.tuple(text, text).map(([name, words]) => sit(name, words)),
  fc.tuple(text, hash).map(([name, wordsHash]) => sit(name, '', wordsHash)),
  fc.record({ act: fc.constant('move' as const), wordsHash: hash }),
  fc.record({ act: fc.constant('reveal' as const), words: hash, next: hash }),
  fc.record({ act: fc.constantFrom('do' as const, 'bot' as const), did: word }),
  fc.record({ act: fc.constant('undo' as const), keep: fc.nat({ max: 999_999 }) }),
  fc.record({ act: fc.constant('propose' as const), motion: fc.constantFrom(...MOTIONS) }),
  fc.record({ act: fc.constant('react' as const), reaction: fc.constantFrom(...REACTIONS) }),
  fc.record({ act: fc.constant('say' as const), text: word }),
  fc.record({ act: fc.constant('rematch' as const), match: word }),
  fc.record({ act: fc.constant('start' as const), bot: fc.constantFrom('greedy', 'a', 'computer-player-9') }),
);

describe('an act', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyAct, (act) => {
        expect(parseAct(formatAct(act))).toEqual(act);
      }),
    );
  });

  test('whatever the text, is one line that reads the same again, or no act', () => {
    const verbs = fc.constantFrom(
      ...plain,
      'sit',
      'reveal',
      'start',
      'do',
      'bot',
      'undo',
      'propose',
      'react',
      'say',
      'rematch',
    );
    const lines = fc.oneof(
      text,
      fc.tuple(verbs, text).map(([verb, rest]) => `${verb} ${rest}`),
      fc.tuple(text, text).map((parts) => `sit ${JSON.stringify(parts)}`),
    );
    fc.assert(
      fc.property(lines, (line) => {
        const act = parseAct(line);
        if (act === undefined) return;
        const written = formatAct(act);
        expect(parseAct(written)).toEqual(act);
        // oxlint-disable-next-line no-control-regex -- control characters are what must not get into a log
        expect(written).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
        expect(Buffer.from(written, 'utf8').toString('utf8')).toBe(written);
      }),
      { numRuns: 1000 },
    );
  });

  const check = (line: string, act: Act | undefined): void => expect(parseAct(line)).toEqual(act);

  test.each<[string, Act | undefined]>([
    ['yes', { act: 'yes' }],
    ['do A 5, C -3', { act: 'do', did: 'A 5, C -3' }],
    ['do 7E\r\n', { act: 'do', did: '7E' }],
    ['say  two\u0000lines\n', { act: 'say', text: 'two lines' }],
    ['say a\u200bb\u202ec', { act: 'say', text: 'abc' }],
    ['say \u200b', { act: 'say', text: '?' }],
    ['undo 007', { act: 'undo', keep: 7 }],
    ['sit ["Ann\\n","my\\u0007words"]', { act: 'sit', name: 'Ann', words: 'my words' }],
    ['sit ["",""]', { act: 'sit', name: '?', words: '' }],
    ['sit ["Ann"]', undefined],
    ['sit ["Ann",1]', undefined],
    ['sit Ann', undefined],
    ['', undefined],
    ['yes ', undefined],
    ['yes please', undefined],
    ['YES', undefined],
    ['do', undefined],
    ['do ', undefined],
    ['do \n', undefined],
    ['undo', undefined],
    ['undo -1', undefined],
    ['undo 1e3', undefined],
    ['undo 1000000', undefined],
    ['propose war', undefined],
    ['react damn', undefined],
    ['say \t', undefined],
    ['start', undefined],
    ['start Greedy!', undefined],
    ['rematch ../../etc', undefined],
    ['constructor', undefined],
  ])('%j is read as %j', (line, act) => check(line, act));

  test('that is too long is cut where it is talk, and none where it is an action', () => {
    check(`say ${'é'.repeat(LONGEST_SAYING + 1)}`, { act: 'say', text: 'é'.repeat(LONGEST_SAYING) });
    check(`do ${'7'.repeat(500)}`, { act: 'do', did: '7'.repeat(500) });
    check(`do ${'7'.repeat(501)}`, undefined);
    check(`start a${'b'.repeat(30)}`, undefined);
    check(`rematch ${'a'.repeat(41)}`, undefined);
    expect(sit('n'.repeat(99), 'w'.repeat(999))).toEqual({
      act: 'sit',
      name: 'n'.repeat(40),
      words: 'w'.repeat(LONGEST_WORDS),
    });
  });
});
