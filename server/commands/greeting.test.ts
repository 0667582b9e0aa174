import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

function said(host: string | undefined, url?: string): string {
  return greeting({ database: 'a file', host, url }, { port: 1977, telnet: undefined, lan: '192.168.1.7' });
}

function addresses(host: string | undefined, url?: string): string[] {
  return (said(host, url).match(/https?:\S+/g) ?? []).filter((address) => !address.endsWith('/docs'));
}

test('the documentation is where the server is', () => {
  expect(said(undefined)).toContain('Documentation           http://localhost:1977/docs\n');
  expect(said(undefined, 'https://lanes.example')).toContain(' https://lanes.example/docs\n');
});

test.each([
  ['by default', undefined, ['http://localhost:1977', 'http://192.168.1.7:1977']],
  ['on all addresses', '0.0.0.0', ['http://localhost:1977', 'http://192.168.1.7:1977']],
  ['on all addresses of the newer kind', '::', ['http://localhost:1977', 'http://192.168.1.7:1977']],
  ['on this machine alone', '127.0.0.1', ['http://localhost:1977']],
  ['on one address', '10.0.0.3', ['http://10.0.0.3:1977']],
  ['on one address of the newer kind', 'fd00::3', ['http://[fd00::3]:1977']],
])('%s the addresses are named at which the server listens', (_, host, wanted) => {
  expect(addresses(host)).toEqual(wanted);
});

test('behind a proxy its address is enough', () => {
  expect(addresses(undefined, 'https://lanes.example')).toEqual(['https://lanes.example']);
});

test('the password of a database is nobody’s business', () => {
  const settings = { database: 'postgres://ann:secret@there/lanes', host: undefined, url: undefined };
  const all = greeting(settings, { port: 1, telnet: 23, lan: undefined });
  expect(all).toContain('postgres://ann@there/lanes');
  expect(all).toContain('port 23');
});

test('what is kept in memory alone is said to be lost at the end', () => {
  const settings = { database: ':memory:', host: undefined, url: undefined };
  const all = greeting(settings, { port: 1, telnet: undefined, lan: undefined });
  expect(all).toContain('Matches are stored in   memory only\nCtrl-C stops the server, and all matches are lost');
  expect(all).not.toContain('wait until you start it again');
});
