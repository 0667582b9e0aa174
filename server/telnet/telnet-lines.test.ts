import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TelnetLines } from './telnet-lines.ts';

test.each([
  ['7E\r\n', ['7E']],
  ['7E\r\0MAP\n', ['7E', 'MAP']],
  ['one\rtwo\r\n\r\n', ['one', 'two', '']],
  ['7F\bE\u007fE\n', ['7E']],
  ['half a li', []],
])('%j', (sent, lines) => {
  expect(new TelnetLines().read(Buffer.from(sent))).toEqual(lines);
});

test('what the client says about itself is left out', () => {
  const sent = [255, 251, 31, 255, 250, 31, 0, 80, 255, 255, 0, 24, 255, 240, 55, 255, 241, 69, 13, 10];
  expect(new TelnetLines().read(Uint8Array.from(sent))).toEqual(['7E']);
});

test('however it is cut into pieces, the lines are the same, and none is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 10 }), (pieces) => {
      const reader = new TelnetLines();
      const lines = pieces.flatMap((piece) => reader.read(piece));
      expect(lines).toEqual(new TelnetLines().read(Buffer.concat(pieces)));
      expect(lines.every((line) => line.length <= 200)).toBe(true);
    }),
  );
});
