// Variables that begin as ours do: the known ones are heeded, a misspelt one is told.
import { expect, test } from 'vitest';
import { unknownVariables, variableOf } from './variables.ts';

test('a flag has its variable', () => expect(variableOf('trustProxy')).toBe('STARLANES_TRUST_PROXY'));

test.each([
  ['STARLANES_PORTT', 'STARLANES_PORT'],
  ['STARLANES_TRUSTPROXY', 'STARLANES_TRUST_PROXY'],
  ['STARLANES_DATABSE', 'STARLANES_DATABASE'],
  ['STARLANES_CONFG', 'STARLANES_CONFIG'],
  ['STARLANES_WHATEVER', undefined],
])('%s was meant for %s', (name, meant) => {
  expect(unknownVariables({ PATH: '/bin', [name]: '1' })).toEqual([{ why: 'unknown-variable', name, meant }]);
});

test('nothing is said of those that mean something, or are not ours', () => {
  const known = ['CONFIG', 'SERVER_CONFIG', 'PORT', 'DATABASE', 'FORGET_AFTER', 'BOT_MATCHES_PER_HOUR', 'LOG', 'TO'];
  const ofServices = ['SERVICE_HOST', 'PORT_1977_TCP', 'PORT_1977_TCP_ADDR'];
  const env = Object.fromEntries([...known, ...ofServices].map((name) => [`STARLANES_${name}`, 'x']));
  expect(unknownVariables({ ...env, HOME: '/', STARLANE: 'x' })).toEqual([]);
});
