import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './keyboard.ts';

async function lines(...chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  const found: string[] = [];
  for await (const line of linesOf(Readable.from(bytes))) found.push(line);
  return found;
}

test('every line counts, the last one also without its end', async () => {
  expect(await lines('2\nN\nANN')).toEqual(['2', 'N', 'ANN']);
  expect(await lines('2\nN\n')).toEqual(['2', 'N']);
  expect(await lines('\n\n')).toEqual(['', '']);
  expect(await lines('')).toEqual([]);
  expect(await lines()).toEqual([]);
});

test('a line may come in pieces, and so may a character', async () => {
  expect(await lines('A', 'N', 'N\nB', 'EN\n')).toEqual(['ANN', 'BEN']);
  expect(await lines(Uint8Array.of(0xc3), Uint8Array.of(0x85, 10))).toEqual(['Å']);
});

test('bytes that are no text are replaced', async () => {
  expect(await lines(Uint8Array.of(0xff, 0xfe, 65, 10))).toEqual(['\ufffd\ufffdA']);
  expect(await lines(Uint8Array.of(65, 0xc3))).toEqual(['A\ufffd']);
});

test('a line without end is cut', async () => {
  const long = 'X'.repeat(50_000);
  expect(await lines(long, long, long, '\nY\n')).toEqual(['X'.repeat(65_536), 'Y']);
});

test('the pieces do not matter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 20 })), async (chunks) => {
      expect(await lines(...chunks)).toEqual(await lines(Buffer.concat(chunks)));
    }),
    { numRuns: 200 },
  );
});
