/** The flags of `starlanes review` and `starlanes advise`, and a clear sentence for what is none. */
import { parseArgs } from 'node:util';
import { parseUint32 } from '../../core/chance.ts';
import type { Result } from '../../core/result.ts';
import { flagProblem } from '../command-line.ts';

/** What either command may be told; what was not said is undefined. */
export interface Flags {
  readonly file: string;
  readonly json: boolean;
  readonly quick: boolean;
  readonly ascii: boolean;
  /** How much to search. */
  readonly playouts: number | undefined;
  /** After how many actions of the record. */
  readonly at: number | undefined;
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  ascii: { type: 'boolean', default: false },
  playouts: { type: 'string' },
  at: { type: 'string' },
} as const;

/** The flags each command knows. */
const KNOWN = {
  review: ['json', 'quick', 'ascii', 'playouts'],
  advise: ['json', 'playouts', 'at'],
} as const;

/** The flags that are numbers, with the least and the most each may be. */
const NUMBERS = { playouts: [1, 1_000_000], at: [0, 200_000] } as const;

/** Reads the words behind a command. */
export function readFlags(command: keyof typeof KNOWN, args: readonly string[]): Result<Flags> {
  const parsed = parse(command, args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const problem = numberProblem('playouts', values.playouts) ?? numberProblem('at', values.at);
  if (problem !== undefined) return { ok: false, problem };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    return { ok: false, problem: `Say which match: starlanes ${command} FILE` };
  }
  const { json, quick, ascii } = values;
  return {
    ok: true,
    value: { file, json, quick, ascii, playouts: parseUint32(values.playouts), at: parseUint32(values.at) },
  };
}

function numberProblem(name: keyof typeof NUMBERS, said: string | undefined): string | undefined {
  const [least, most] = NUMBERS[name];
  const number = parseUint32(said);
  const good = said === undefined || (number !== undefined && number >= least && number <= most);
  return good ? undefined : `--${name} needs a whole number from ${least} to ${most}`;
}

function parse(command: keyof typeof KNOWN, args: readonly string[]): Result<ReturnType<typeof parseWords>> {
  try {
    const words = parseWords(args);
    const known: readonly string[] = KNOWN[command];
    const odd = words.tokens.find((token) => token.kind === 'option' && !known.includes(token.name));
    if (odd === undefined) return { ok: true, value: words };
    const complaint = `Unknown option '${odd.kind === 'option' ? odd.rawName : ''}'`;
    return { ok: false, problem: flagProblem(complaint, command) };
  } catch (error) {
    return { ok: false, problem: flagProblem(error, command) };
  }
}

function parseWords(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
}
