#!/usr/bin/env node
// The `starlanes` command. It builds what is stale, then hands over to the program the command belongs to, which alone
// writes to standard output; everything said here goes to standard error.
import { makeReady } from './ready.mjs';

const SERVER_COMMANDS = new Set(['serve', 'export', 'import']);

await makeReady();
const [first, about] = process.argv.slice(2);
// Which program has a page about a command is known here alone.
const args = first === 'help' && SERVER_COMMANDS.has(about ?? '') ? [about, '--help'] : process.argv.slice(2);
const program = SERVER_COMMANDS.has(args[0] ?? '') ? 'server' : 'terminal';
const { main } = await import(new URL(`../dist/${program}/main.js`, import.meta.url).href);
process.exitCode = await main(args);
