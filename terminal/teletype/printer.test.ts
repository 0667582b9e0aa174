import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Printer } from './printer.ts';

/** What a printer has written, and how long it took. */
async function printed(text: string, { terminal = false, baud }: { terminal?: boolean; baud?: number } = {}) {
  const output = Object.assign(new PassThrough(), { isTTY: terminal });
  const begun = performance.now();
  await new Printer(output, baud).print(text);
  const milliseconds = performance.now() - begun;
  return { text: String(output.read() ?? ''), milliseconds };
}

test('into a pipe everything goes as it is', async () => {
  expect((await printed('\f\n\nSTAR LANES? ')).text).toBe('\f\n\nSTAR LANES? ');
  expect((await printed('')).text).toBe('');
});

test('in a terminal a form feed clears the screen', async () => {
  expect((await printed('A\fB\fC', { terminal: true })).text).toBe('A\u001b[2J\u001b[HB\u001b[2J\u001b[HC');
});

test('a line of 110 baud carries ten characters a second', async () => {
  const { text, milliseconds } = await printed('HELLO', { baud: 110 });
  expect(text).toBe('HELLO');
  expect(milliseconds).toBeGreaterThan(490);
});

test('a line of 9600 baud carries 960 characters a second', async () => {
  const long = 'X'.repeat(192);
  const { text, milliseconds } = await printed(long, { baud: 9600 });
  expect(text).toBe(long);
  expect(milliseconds).toBeGreaterThan(190);
});

test('nobody reads any more: printing says so', async () => {
  const output = new PassThrough();
  output.on('error', () => {});
  output.destroy();
  expect(await new Printer(output).print('X')).toBe(false);
  expect(await new Printer(output, 9600).print('XYZ')).toBe(false);
});
