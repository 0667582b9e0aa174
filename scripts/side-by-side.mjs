// Runs Node several times at once, each on the arguments of one line of JSON, and fails where one of them fails. What is
// built in parts is built by a process of its own, so that who waits for it cannot end before it does.
import { spawn } from 'node:child_process';
import { root } from './ready.mjs';

const runs = process.argv.slice(2).map((args) => /** @type {string[]} */ (JSON.parse(args)));
for (const args of runs) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  child.on('close', (status) => (process.exitCode ||= status === 0 ? 0 : 1));
}
