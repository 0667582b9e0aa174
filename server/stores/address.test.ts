// Where a database may be, and what of its address may be shown.
import { expect, test } from 'vitest';
import { isPostgres, parseDatabase, withoutPassword } from './address.ts';

test.each([
  ['lanes.db', 'lanes.db'],
  ['/srv/lanes/matches.db', '/srv/lanes/matches.db'],
  ['C:\\lanes\\matches.db', 'C:\\lanes\\matches.db'],
  ['./host=here.db', './host=here.db'],
  [':memory:', ':memory:'],
  ['postgres://me@db/lanes', 'postgres://me@db/lanes'],
  ['postgresql:///lanes', 'postgresql:///lanes'],
  ['postgres://me:sekret@db:5432/lanes', 'postgres://me@db:5432/lanes'],
  ['Postgres://me:sekret@127.0.0.1:9/lanes', 'postgres://me@127.0.0.1:9/lanes'],
  ['POSTGRESQL://me:sekret@db/lanes', 'postgresql://me@db/lanes'],
  ['postgres://me:sek@ret@127.0.0.1:9/lanes', 'postgres://me@127.0.0.1:9/lanes'],
  ['postgres://me:se%2Fkret@db/lanes', 'postgres://me@db/lanes'],
  ['postgres://db/lanes?user=me&password=sekret', 'postgres://db/lanes?user=me&password=***'],
  ['postgres://db/lanes?p%61ssword=sekret', 'postgres://db/lanes?password=***'],
  ['postgres://db/lanes?sslmode=require&SSLPassword=sekret', 'postgres://db/lanes?sslmode=require&SSLPassword=***'],
])('%s is shown as %s', (address, shown) => {
  expect(parseDatabase(address)).toEqual({ ok: true, value: address });
  expect(withoutPassword(address)).toBe(shown);
});

test.each([
  ['mysql://me:sekret@db/lanes', 'mysql:'],
  ['file:///tmp/sekret.db', 'file:'],
  ['jdbc:postgresql://db/lanes?password=sekret', 'jdbc:'],
  ['postgres:lanes', 'postgres:'],
  [' postgres://me:sekret@db/lanes', 'postgres:'],
  ['me:sekret@db/lanes', 'me:'],
  ['host=127.0.0.1 user=me password=sekret', 'host='],
  ['password = sekret', 'password ='],
])('%s is no file, though it could be one’s name', (address, begins) => {
  expect(parseDatabase(address)).toEqual({ ok: false, problem: { why: 'not-a-database', begins } });
  expect(isPostgres(address)).toBe(false);
  expect(withoutPassword(address)).not.toContain('sekret');
});

test.each([
  'postgres://me:se/kret@db/lanes',
  'postgres://me:12/sekret@db/lanes',
  'postgres://me:12#sekret@db/lanes',
  'postgres://me:12?sekret@db/lanes',
  'postgres://me:sekret@[broken',
])('%s is no URL of a database, and nothing of it is shown', (address) => {
  expect(parseDatabase(address)).toEqual({ ok: false, problem: { why: 'bad-database-url' } });
  expect(withoutPassword(address)).not.toContain('kret');
});
