/** A long text where somebody reads it: in their pager at a terminal, as it is in a pipe. */
import { spawn } from 'node:child_process';
import type { Environment } from '../../cli/command.ts';
import { hasScreen } from '../screen/abilities.ts';
import { say } from '../streams.ts';
import type { Streams } from '../streams.ts';

/** What shows a text page by page; git and man look for the same variable. */
function pagerOf(env: Environment): string {
  return env['PAGER'] || (process.platform === 'win32' ? 'more' : 'less');
}

/** Shows a text; the exit status of that. */
export async function show(streams: Streams, text: string, env: Environment = process.env): Promise<0> {
  const { output } = streams;
  const isLong = text.split('\n').length > (output === process.stdout ? process.stdout.rows : 0);
  const isShown = hasScreen(streams) && isLong && (await inPager(text, pagerOf(env), env));
  return isShown ? 0 : say(streams, text);
}

/** Whether there was one to show it. */
function inPager(text: string, pager: string, env: Environment): Promise<boolean> {
  // A pager may be set with flags, as in `less -S`, so a shell starts it. Ctrl-C is the pager's own.
  const ignore = (): void => {};
  process.on('SIGINT', ignore);
  return new Promise((resolve) => {
    const child = spawn(pager, {
      shell: true,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { LESS: 'FRX', ...env },
    });
    // Somebody who leaves early has read enough.
    child.stdin.on('error', ignore).end(text);
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status !== NOT_FOUND));
  }).then((shown: unknown) => {
    process.off('SIGINT', ignore);
    return shown === true;
  });
}

/** What a shell answers with for a command that is not there. */
const NOT_FOUND = 127;
