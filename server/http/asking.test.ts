// Who asks: secrets in headers and cookies, addresses behind a proxy, pages of other origins.
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressKey, addressOf, isHost, isOwnOrigin, isSecure, secretOf } from './asking.ts';

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
  const secure = (trustProxy: boolean, url?: string): boolean => isSecure(asked, { trustProxy, url });
  expect([addressOf(asked, true), secure(true)]).toEqual(['2.2.2.2', true]);
  expect([addressOf(asked, false), secure(false)]).toEqual(['?', false]);
  expect([secure(false, 'https://lanes.example.org'), secure(true, 'http://lanes.example.org')]).toEqual([true, false]);
  expect(addressOf(request({}), true)).toBe('?');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['?', '?'],
])('the address %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each<[Record<string, string>, string | undefined, boolean]>([
  [{ host: 'lanes.local:1977' }, undefined, true],
  [{ host: 'lanes.local:1977', origin: 'http://lanes.local:1977' }, undefined, true],
  [{ host: 'lanes.local:1977', origin: 'http://lanes.local:1978' }, undefined, false],
  [{ host: 'lanes.local:1977', origin: 'http://lanes.local.evil.example' }, undefined, false],
  [{ host: 'lanes.local:1977', origin: 'null' }, undefined, false],
  [{ host: '127.0.0.1:1977', origin: 'https://lanes.example.org' }, 'https://lanes.example.org', true],
  // A name that leads to this machine for a moment is not ours because it says so itself.
  [{ host: 'evil.example', origin: 'http://evil.example' }, 'https://lanes.example.org', false],
  [{ host: 'lanes.example.org', origin: 'http://lanes.example.org' }, 'https://lanes.example.org', false],
])('%o is our own page where players come to %s: %s', (headers, url, own) => {
  expect(isOwnOrigin(request(headers), url)).toBe(own);
});

test.each([
  ['lanes.local:1977', true],
  ['192.0.2.1', true],
  ['[2001:db8::1]:1977', true],
  ['my_host', true],
  ['', false],
  ['evil.example/path', false],
  ['a b', false],
  ['"><script>', false],
  [`${'x'.repeat(300)}.example`, false],
  ['host:123456', false],
  ['host:65535', true],
  ['host:65536', false],
  ['localhost:99999', false],
  ['[2001:db8::1]', true],
  ['[::9999]', true],
])('the host %s can be one: %s', (host, is) => {
  expect(isHost(host)).toBe(is);
});
