/** `starlanes train`: trains one of the champion's networks by self-play (docs/training.md). */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { train as run } from '../training/train.ts';

const HELP = `starlanes train --diet holding|selling --out FILE [--from FILE] [--seed N] [--rounds N] [--matches N]
                [--steps N] [--batch N] [--threads N]

Trains one of the champion's two networks by self-play; docs/training.md says how the weights we ship were made.
`;

export async function train(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) {
    await put(streams.output, HELP);
    return 0;
  }
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
  const { diet, out, from } = values;
  if ((diet !== 'holding' && diet !== 'selling') || out === undefined) {
    await tellUser(
      streams,
      'Training needs a diet (holding or selling) and a file to write. Try: starlanes train --help',
    );
    return 2;
  }
  const [seed = 1, rounds = 1, matches = 1, steps = 1, batch = 1, threads = 1] = [
    values.seed,
    values.rounds,
    values.matches,
    values.steps,
    values.batch,
    values.threads,
  ].map(Number);
  const start = from === undefined ? undefined : new Float32Array(Uint8Array.from(readFileSync(from)).buffer);
  await run({ diet, out, from: start, seed, rounds, matches, steps, batch, threads }, (line) => {
    void put(streams.output, line);
  });
  return 0;
}
