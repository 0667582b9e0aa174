#!/usr/bin/env node
// The `starlanes` command. It builds what is stale, then hands over to the terminal program, which alone writes to
// standard output; everything said here goes to standard error.
import { makeReady } from './ready.mjs';

await makeReady();
const program = new URL('../dist/terminal/main.js', import.meta.url);
const { main } = await import(program.href);
process.exitCode = await main(process.argv.slice(2));
