/** Records in links. */
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './record-link.ts';

const RECORD = {
  game: 'star-lanes',
  engine: 1,
  edition: 'today',
  chance: 'mulberry32 7',
  names: ['Ann', 'Ben'],
  actions: [
    { by: 0, text: '7E' },
    { by: 0, text: 'pass' },
  ],
};

test('a record survives the link', async () => {
  const packed = await packRecord(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpackRecord(packed)).toEqual({ ok: true, value: RECORD });
});

test.each(['', 'x', '!!!', 'AAAA'])('%j is refused with a sentence', async (packed) => {
  expect(await unpackRecord(packed)).toMatchObject({ ok: false });
});
