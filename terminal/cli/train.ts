/** `starlanes train`: trains one of the champion's networks by self-play (docs/training.md). */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { parseUint32 } from '../../core/chance.ts';
import type { Result } from '../../core/result.ts';
import { flagProblem } from '../command-line.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { systemProblem } from '../system-problem.ts';
import { train as run } from '../training/train.ts';
import type { Training } from '../training/train.ts';

const HELP = `starlanes train --diet holding|selling --out FILE [--from FILE] [--seed N] [--rounds N] [--matches N]
                [--steps N] [--batch N] [--threads N]

Trains one of the champion's two networks by self-play; docs/training.md says how the weights we ship were made.
`;

const NUMBERS = ['seed', 'rounds', 'matches', 'steps', 'batch', 'threads'] as const;

export async function train(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const training = readTraining(args);
  if (!training.ok) {
    await tellUser(streams, training.problem);
    return 2;
  }
  await run(training.value, (line) => {
    void put(streams.output, line);
  });
  return 0;
}

function readTraining(args: readonly string[]): Result<Training> {
  try {
    const values = parse(args);
    const { diet, out, from } = values;
    const odd = NUMBERS.find((name) => (parseUint32(values[name]) ?? -1) < leastOf(name));
    if (odd !== undefined) return { ok: false, problem: `--${odd} needs a whole number from ${leastOf(odd)} on` };
    if ((diet !== 'holding' && diet !== 'selling') || out === undefined)
      return {
        ok: false,
        problem: 'Training needs a diet (holding or selling) and a file to write. Try: starlanes train --help',
      };
    const [seed = 1, rounds = 1, matches = 1, steps = 1, batch = 1, threads = 1] = NUMBERS.map((name) =>
      Number(values[name]),
    );
    const start = from === undefined ? undefined : new Float32Array(Uint8Array.from(readFileSync(from)).buffer);
    return { ok: true, value: { diet, out, from: start, seed, rounds, matches, steps, batch, threads } };
  } catch (error) {
    // A file that cannot be read is told elsewhere.
    if (systemProblem(error) !== undefined) throw error;
    return { ok: false, problem: flagProblem(error, 'train') };
  }
}

function leastOf(name: (typeof NUMBERS)[number]): number {
  return name === 'seed' ? 0 : 1;
}

function parse(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      diet: { type: 'string' },
      out: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '6' },
      matches: { type: 'string', default: '20000' },
      steps: { type: 'string', default: '600' },
      batch: { type: 'string', default: '8192' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  return values;
}
