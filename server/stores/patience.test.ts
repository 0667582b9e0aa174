import { expect, test } from 'vitest';
import { DatabaseAway, Failure } from './driver.ts';
import type { Driver, Statement } from './driver.ts';
import { PatientDriver } from './patience.ts';

const READ = { text: 'read', values: [] };
const WRITE = { text: 'write', values: [] };

/** A database that answers or not; every try takes seconds of its clock, for which nobody waits. */
class Database implements Pick<Driver, 'run'> {
  now = 0;
  /** What it does not answer. */
  isDown: (text: string) => boolean = () => false;
  readonly tried: string[] = [];
  readonly patient = new PatientDriver(this, () => this.now);

  async run({ text }: Statement): Promise<[{ answer: string }][]> {
    this.now += 2500;
    this.tried.push(text);
    if (this.isDown(text)) throw new Failure('unsettled', new Error(`${text}: nobody there`));
    return [[{ answer: text }]];
  }
}

test('a restart is ridden out', async () => {
  const database = new Database();
  database.isDown = () => database.now < 5000;
  expect(await database.patient.ask(READ)).toEqual([{ answer: 'read' }]);
  expect(database.tried).toHaveLength(2);
});

test('after ten seconds without an answer others are refused untried, until there is one', async () => {
  const database = new Database();
  let isDown = true;
  database.isDown = () => isDown;
  await expect(database.patient.write([WRITE])).rejects.toThrow('write: nobody there');
  expect(database.now).toBeGreaterThanOrEqual(10_000);
  expect(database.patient.isAway).toBe(true);
  database.tried.length = 0;
  await expect(database.patient.ask(READ)).rejects.toBeInstanceOf(DatabaseAway);
  await expect(database.patient.write([WRITE])).rejects.toThrow('write: nobody there');
  expect(database.tried).not.toContain('read');
  expect(database.tried).not.toContain('write');
  isDown = false;
  await expect.poll(() => database.patient.isAway).toBe(false);
  expect(await database.patient.write([WRITE])).toBe('written');
  await database.patient.close();
});

test('who cannot be served while others are is refused alone', async () => {
  const database = new Database();
  database.isDown = (text) => text === 'write';
  const writing = database.patient.write([WRITE]);
  const reading = (async () => {
    for (let i = 0; i < 12; i++) await database.patient.ask(READ);
  })();
  await expect(writing).rejects.toThrow('write: nobody there');
  await reading;
  expect(database.tried).not.toContain('SELECT 1');
  expect(database.patient.isAway).toBe(false);
});
