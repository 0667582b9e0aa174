#!/usr/bin/env node
// The `starlanes` command. It builds what is stale, then hands over to the program the command belongs to, which alone
// writes to standard output; everything said here goes to standard error.
import { fileGivenToNpx } from './npx-package.mjs';
import { makeReady, stop } from './ready.mjs';

await makeReady();
const args = process.argv.slice(2);
if (process.env['npm_lifecycle_event'] === 'npx') {
  const file = fileGivenToNpx(process.argv[1], process.cwd());
  if (file !== undefined) process.env['NPX_FILE'] = file;
}
const { SERVER_COMMANDS } = await import(new URL('../dist/cli/server-commands.js', import.meta.url).href);
const isServers = SERVER_COMMANDS.some((/** @type {{ name: string }} */ { name }) => name === args[0]);
try {
  const { main } = await import(new URL(`../dist/${isServers ? 'server' : 'terminal'}/main.js`, import.meta.url).href);
  process.exitCode = await main(args);
} catch (error) {
  const missing = missingPackage(error);
  if (missing === undefined) throw error;
  stop(
    `this command needs the package "${missing}", which was left out when starlanes was installed. ` +
      'Install starlanes again without --omit=optional.',
  );
}

/** Packages for the network are optional, so that who uses the rules alone has none. */
function missingPackage(/** @type {unknown} */ error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return isMissing ? /Cannot find package '([^']+)'/.exec(error.message)?.[1] : undefined;
}
