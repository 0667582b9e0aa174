/** The flags of `starlanes teletype`: what may be said, and a clear sentence for what may not. */
import { parseArgs } from 'node:util';
import { parseUint32 } from '../../core/chance.ts';
import type { Result } from '../../core/result.ts';
import { flagProblem, recordProblem } from '../command-line.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import type { Layout } from '../../teletype/basic/paper.ts';

const GAMES = ['star-lanes', 'star-trader'] as const;

export interface TeletypeFlags {
  readonly game: (typeof GAMES)[number];
  readonly seed?: number;
  readonly layout: Layout;
  readonly baud?: number;
  readonly bell: boolean;
  readonly record?: string;
  readonly trace: boolean;
}

const OPTIONS = {
  seed: { type: 'string' },
  layout: { type: 'string' },
  baud: { type: 'string' },
  bell: { type: 'boolean' },
  record: { type: 'string' },
  trace: { type: 'boolean' },
} as const;

/** Reads the words behind `teletype`. */
export function readTeletypeFlags(args: readonly string[]): Result<TeletypeFlags> {
  const words = parse(args);
  if (!words.ok) return words;
  const { positionals, values } = words.value;
  const game = GAMES.find((known) => positionals.length === 1 && known === positionals[0]);
  if (game === undefined) return wrong('Say which game: starlanes teletype star-lanes, or star-trader');
  if (game === 'star-trader' && values.layout !== undefined) return wrong('--layout is for star-lanes');
  const layout = LAYOUTS.find((known) => known === (values.layout ?? 'spec'));
  const seed = parseUint32(values.seed);
  const baud = parseUint32(values.baud);
  if (layout === undefined) return wrong('--layout is spec or altair');
  if (values.seed !== undefined && seed === undefined) return wrong('--seed needs a whole number from 0 to 4294967295');
  if (values.baud !== undefined && !baud) return wrong('--baud needs a whole number, such as 110');
  if (values.record === '') return wrong('--record needs the name of a file');
  const kept = values.record === undefined ? undefined : recordProblem(values.record);
  if (kept !== undefined) return wrong(kept);
  return {
    ok: true,
    value: {
      game,
      layout,
      bell: values.bell === true,
      trace: values.trace === true,
      ...(seed === undefined ? {} : { seed }),
      ...(baud === undefined ? {} : { baud }),
      ...(values.record === undefined ? {} : { record: values.record }),
    },
  };
}

function parse(args: readonly string[]): Result<ReturnType<typeof parseWords>> {
  try {
    return { ok: true, value: parseWords(args) };
  } catch (error) {
    return wrong(flagProblem(error, 'teletype'));
  }
}

function parseWords(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

function wrong(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
