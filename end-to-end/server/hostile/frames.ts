/** Frames that no honest player sends: not JSON, of the wrong shape, or about what is not theirs. */
import fc from 'fast-check';
import { parseUp } from '../../../table/protocol.ts';
import { LAST_CHARACTER, anyCharacter } from '../../../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

/** Longer ones end the connection; that is tried apart. */
const LONGEST = 4096;

const ACTS = [
  'do 7E',
  'do A 5',
  'do',
  'do \u0000',
  'do __proto__',
  `do ${'9'.repeat(400)}`,
  'undo 0',
  'undo 999999',
  'undo -1',
  'start greedy',
  'stand',
  'back',
  'yes',
  'no',
  'resume',
  'sit ["Eve",""]',
  'offer',
  'move',
  'bot 7E',
  'late',
  'lapse',
  'rematch abcdefghijkl',
  'react rude',
  'propose war',
  'say',
  'leave ',
  'LEAVE',
  'toString',
  'constructor',
];

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(-1, 0.5, 1e21, 2 ** 53, '', '0', '__proto__', 'x'.repeat(300), [], {}, { toString: 1 }),
);

/** Messages that look right in some of their parts; `matches` are ids that occur. */
function almost(matches: readonly string[]): fc.Arbitrary<string> {
  const fields = {
    type: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('watch', 'unwatch', 'act', 'act', 'act', 'ping') }, odd),
    match: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...matches, 'no-such-match', '../../etc/passwd') }, odd),
    id: fc.oneof({ weight: 6, arbitrary: fc.nat(100) }, odd),
    seat: fc.oneof({ weight: 6, arbitrary: fc.nat(5) }, odd),
    at: fc.oneof({ weight: 6, arbitrary: fc.nat(50) }, odd),
    act: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ACTS) }, odd),
    from: odd,
    more: odd,
  };
  const requiredKeys = ['type', 'match'] as const;
  return fc.record(fields, { requiredKeys: [...requiredKeys] }).map((frame) => JSON.stringify(frame));
}

const junk = fc.oneof(
  fc.string({ unit: character, maxLength: 300 }),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '1',
    '"type"',
    '{"type":"act"',
    '[{"type":"ping"}]',
    '{"type":{"toString":1}}',
  ),
  fc.constant(`${'['.repeat(2000)}${']'.repeat(2000)}`),
);

/** Frames of all kinds. */
export function frames(matches: readonly string[]): fc.Arbitrary<string> {
  const all = fc.oneof(junk, { weight: 3, arbitrary: almost(matches) });
  return all.filter((text) => Buffer.byteLength(text) <= LONGEST);
}

/** How many answers a frame gets: leaving what one does not watch needs none. */
export function answersTo(text: string): number {
  const frame = parseUp(text);
  return frame.ok && frame.value.type === 'unwatch' ? 0 : 1;
}
