#!/usr/bin/env node
// The `starlanes` command. It builds what is stale, then hands over to the program the command belongs to, which alone
// writes to standard output; everything said here goes to standard error.
import { makeReady } from './ready.mjs';

await makeReady();
const args = process.argv.slice(2);
const { SERVER_COMMANDS } = await import(new URL('../dist/cli/server-commands.js', import.meta.url).href);
const isServers = SERVER_COMMANDS.some((/** @type {{ name: string }} */ { name }) => name === args[0]);
const { main } = await import(new URL(`../dist/${isServers ? 'server' : 'terminal'}/main.js`, import.meta.url).href);
process.exitCode = await main(args);
