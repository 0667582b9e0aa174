// Who asks: secrets in headers and cookies, addresses behind a proxy, pages of other origins.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf, isOwnOrigin, isSecure, secretOf } from './asking.ts';

const SECRET = 'abcdefghijklmnopqrstuvwxyz0123456789_-ABCDE';

function request(headers: Record<string, string>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

test.each<[Record<string, string>, string | undefined]>([
  [{ authorization: `Bearer ${SECRET}` }, SECRET],
  [{ cookie: `other=1; starlanes=${SECRET}` }, SECRET],
  [{ cookie: `starlanes=${SECRET}`, authorization: 'Bearer wrong' }, undefined],
  [{ cookie: `notstarlanes=${SECRET}` }, undefined],
  [{ cookie: 'starlanes=short' }, undefined],
  [{ cookie: `starlanes=${SECRET}x` }, undefined],
  [{ authorization: `Basic ${SECRET}` }, undefined],
  [{}, undefined],
])('%o holds the secret %s', (headers, secret) => {
  expect(secretOf(request(headers))).toBe(secret);
});

test('only a trusted proxy says who asks, and only in the last entry, which it wrote itself', () => {
  const asked = request({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2', 'x-forwarded-proto': 'https' });
  expect([addressOf(asked, true), isSecure(asked, true)]).toEqual(['2.2.2.2', true]);
  expect([addressOf(asked, false), isSecure(asked, false)]).toEqual(['?', false]);
  expect(addressOf(request({}), true)).toBe('?');
});

test.each<[Record<string, string>, boolean]>([
  [{ host: 'lanes.local:1977' }, true],
  [{ host: 'lanes.local:1977', origin: 'http://lanes.local:1977' }, true],
  [{ host: '127.0.0.1:1977', origin: 'https://lanes.example.org' }, true],
  [{ host: 'lanes.local:1977', origin: 'http://lanes.local:1978' }, false],
  [{ host: 'lanes.local:1977', origin: 'http://lanes.local.evil.example' }, false],
  [{ host: 'lanes.local:1977', origin: 'null' }, false],
])('%o is our own page: %s', (headers, own) => {
  expect(isOwnOrigin(request(headers), 'https://lanes.example.org')).toBe(own);
});
