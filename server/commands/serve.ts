/** `starlanes serve`: the web app, the HTTP API and the socket on one port, until Ctrl-C. */
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { serveAs } from '../../cli/command.ts';
import type { ValuesOf } from '../../cli/command.ts';
import type { SERVE } from '../../cli/server-commands.ts';
import { lanAddress } from '../http/links.ts';
import { startServer } from '../server.ts';
import { printedSettings, settingsFrom } from '../settings.ts';
import type { ServerSettings } from '../settings.ts';
import { openStore } from '../stores/open-store.ts';
import { StoreProblem } from '../stores/driver.ts';
import { ThreadedSqlite } from '../stores/threaded-sqlite.ts';
import { complain, explain } from './complain.ts';
import { freePort } from './free-port.ts';
import { greeting } from './greeting.ts';

/**
 * By how much what is kept in memory may grow, in percent, before all of it is gone through for what is no longer needed. V8 allows
 * some 30 %, with which a server of 200 busy matches collects every two seconds; this way it has a tenth more time for acts, and the
 * slowest answers come sooner (docs/speed.md).
 */
const GROWTH = 200;

export async function serve(values: ValuesOf<typeof SERVE>, from: ReadonlyMap<string, string>): Promise<number> {
  const settings = settingsFrom(values);
  if (!settings.ok) return complain(explain(settings.problem), 2);
  if (values.printConfig) {
    process.stdout.write(printedSettings(settings.value, from));
    return 0;
  }
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  try {
    await run(settings.value);
    return 0;
  } catch (error) {
    const sentence = await sentenceFor(error, settings.value);
    if (sentence === undefined) throw error;
    return complain(sentence, 1);
  }
}

async function run(settings: ServerSettings): Promise<void> {
  const log = pino({ level: settings.log }, pino.destination({ dest: 2, sync: true }));
  const store = await openStore(settings.database, (path) => ThreadedSqlite.open(path));
  const server = await startServer(settings, store, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const { port, telnet } = server;
  process.stdout.write(greeting(settings, { port, telnet, lan: lanAddress() }));
  await stopAsked();
  process.stdout.write('\nStopping: finishing pending requests.\n');
  await server.close();
}

/** Resolves at the first Ctrl-C or request to end; the second ends the program at once. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = (): void => {
      if (asked) process.exit(130);
      asked = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
}

async function sentenceFor(error: unknown, settings: ServerSettings): Promise<string | undefined> {
  if (error instanceof StoreProblem) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const port = 'port' in error ? Number(error.port) : settings.port;
  const flag = port === settings.telnet ? '--telnet' : '--port';
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Try another: ${serveAs(process.env)} ${flag} ${await freePort(port + 1)}`;
  if (error.code === 'EACCES')
    return `You do not have permission to use port ${port}. Try another: ${serveAs(process.env)} ${flag} ${await freePort(1977)}`;
  if (error.code === 'EADDRNOTAVAIL')
    return `${settings.host} is not an address of this machine. Omit --host to listen on all addresses.`;
  return 'syscall' in error ? `The server could not start: ${error.message}` : undefined;
}
