/** The command that is Star Lanes' own. */
import { availableParallelism } from 'node:os';
import { command } from '../../cli/command.ts';
import { entry } from '../cli/entry.ts';
import { SEED } from '../cli/parameters.ts';

const COUNT = { kind: 'number', value: 'N', least: 1, most: 1_000_000_000 } as const;
const FILE = { kind: 'text', value: 'FILE', complete: 'files' } as const;

export const TRAIN = command({
  name: 'train',
  summary: "train one of the champion's two networks by self-play",
  text: ['docs/training.md says how the weights we ship were made.'],
  flags: {
    diet: {
      kind: 'choice',
      noun: 'diet',
      choices: ['holding', 'selling'],
      required: true,
      about: 'which network',
    },
    out: { ...FILE, required: true, about: 'where the weights are written' },
    from: { ...FILE, about: 'weights to go on from' },
    seed: { ...SEED, default: 1, about: 'the same matches for the same number' },
    rounds: { ...COUNT, default: 6, about: 'how often to play and learn' },
    matches: { ...COUNT, default: 20_000, about: 'matches a round' },
    steps: { ...COUNT, default: 600, about: 'steps of learning a round' },
    batch: { ...COUNT, default: 8192, about: 'positions a step' },
    threads: { ...COUNT, default: availableParallelism(), usually: 'all cores', about: 'matches at a time' },
  },
});

export const STAR_LANES_COMMANDS = [entry(TRAIN, async () => (await import('./training/train.ts')).train)];
