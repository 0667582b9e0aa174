import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TerminalInput } from './key.ts';
import { KeyReader } from './key-reader.ts';

function read(...pieces: readonly string[]): TerminalInput[] {
  const reader = new KeyReader();
  return pieces.flatMap((piece) => reader.read(Buffer.from(piece)));
}

describe('keys', () => {
  test.each<[string, TerminalInput[]]>([
    ['a', [{ key: 'text', text: 'a' }]],
    ['é', [{ key: 'text', text: 'é' }]],
    ['\u001b[A', [{ key: 'up' }]],
    ['\u001bOB', [{ key: 'down' }]],
    ['\u001b[1;5C', [{ key: 'right' }]],
    ['\u001b[5~\u001b[6~', [{ key: 'page-up' }, { key: 'page-down' }]],
    ['\u001b[H\u001b[4~', [{ key: 'home' }, { key: 'end' }]],
    ['\r\t\u001b[Z', [{ key: 'enter' }, { key: 'tab' }, { key: 'back-tab' }]],
    [
      '\u007f\u0003\u0004\u001a',
      [{ key: 'backspace' }, { key: 'interrupt' }, { key: 'end-of-input' }, { key: 'suspend' }],
    ],
    [
      '\u001b[200~two\nlines\u001b[201~!',
      [
        { key: 'paste', text: 'two\nlines' },
        { key: 'text', text: '!' },
      ],
    ],
    ['\u001b[<0;12;5M\u001b[<0;12;5m', [{ key: 'click', x: 11, y: 4 }]],
    [
      '\u001b[<64;1;1M\u001b[<65;1;1M',
      [
        { key: 'wheel', by: -1 },
        { key: 'wheel', by: 1 },
      ],
    ],
    // What is not known is dropped whole, never typed.
    ['\u001b[15~\u001b[?1;2c\u001bxq', [{ key: 'text', text: 'q' }]],
  ])('%j', (sent, keys) => {
    expect(read(sent)).toEqual(keys);
  });

  test('the escape key is known when nothing follows it', () => {
    const reader = new KeyReader();
    expect(reader.read(Buffer.from('\u001b'))).toEqual([]);
    expect(reader.isWaiting).toBe(true);
    expect(reader.flush()).toEqual([{ key: 'escape' }]);
    expect(reader.isWaiting).toBe(false);
  });

  test('however it is cut into pieces, the same keys come out', () => {
    const sent = Buffer.from('é\u001b[A7\u001b[<0;3;4M\u001b[200~pasted ü\u001b[201~\u001bOC=\r');
    fc.assert(
      fc.property(fc.array(fc.nat({ max: sent.length }), { maxLength: 8 }), (cuts) => {
        const reader = new KeyReader();
        const places = [0, ...cuts.toSorted((a, b) => a - b), sent.length];
        const keys = places.slice(1).flatMap((end, i) => reader.read(sent.subarray(places[i], end)));
        expect(keys).toEqual(new KeyReader().read(sent));
      }),
    );
  });

  test('nothing that is sent brings it down or fills the memory', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 20 }), (pieces) => {
        const reader = new KeyReader();
        for (const piece of pieces) for (const key of reader.read(piece)) expect(key.key).toBeTypeOf('string');
        reader.flush();
      }),
    );
    expect(read(`\u001b[200~${'x'.repeat(20_000)}`)).toHaveLength(1);
  });
});
