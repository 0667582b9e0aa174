/** What could stand where the cursor is on a command line: made from the table of commands, whatever shell asks. */
import { flagName } from './command.ts';
import type { Command, Completion, Flag, Word } from './command.ts';

/** A word that could be typed, and what it means. One that ends in `=`, `+` or a comma is to be gone on with. */
export interface Candidate {
  readonly word: string;
  readonly about: string;
}

export interface Completed {
  readonly candidates: readonly Candidate[];
  /** Files of the shell's own folder could stand there, too. */
  readonly files: boolean;
}

/** A command line as far as it is typed: the words and the values of flags before the one at the cursor. */
export interface PartialLine {
  readonly command: Command;
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

/** What only the program knows: the names that are kept, played with or chosen from. */
export type LookedUp = Exclude<Completion, 'files' | 'matches-or-files' | 'commands'>;
export type LookUp = (what: LookedUp, line: PartialLine, current: string) => readonly Candidate[];

const HELP: Candidate = { word: '--help', about: 'its help page' };

/** `typed` are the words behind the program's name, the last of them as far as it goes. */
export function complete(commands: readonly Command[], typed: readonly string[], lookUp: LookUp): Completed {
  const [name = '', ...behind] = typed;
  if (behind.length === 0) return starting(name, { candidates: [...commands.map(nameOf), HELP], files: false });
  const command = commands.find((one) => one.name === name);
  if (command === undefined) return { candidates: [], files: false };
  const current = behind.at(-1) ?? '';
  const { line, open } = readLine(command, behind.slice(0, -1));
  const look: FindValues = (parameter, text) => valuesOf(parameter, text, { commands, line, lookUp });
  if (open !== undefined) return starting(current, look(open, current));
  const [, flag = '', value] = /^(--[^=]+)=(.*)$/.exec(current) ?? [];
  const named = flagsOf(command).get(flag);
  if (named !== undefined && value !== undefined) return starting(current, behindFlag(`${flag}=`, look(named, value)));
  if (current.startsWith('-') && current !== '-') return starting(current, unusedFlags(line));
  return starting(current, wordsAt(line, current, look));
}

type FindValues = (parameter: Flag | Word, text: string) => Completed;

function nameOf({ name, summary }: Command): Candidate {
  return { word: name, about: summary };
}

/** Those that go on as it was begun. */
function starting(begun: string, { candidates, files }: Completed): Completed {
  return { candidates: candidates.filter(({ word }) => word.startsWith(begun)), files };
}

function behindFlag(flag: string, { candidates }: Completed): Completed {
  // Shells do not look for files behind a flag that is written together with its value.
  return { candidates: candidates.map(({ word, about }) => ({ word: `${flag}${word}`, about })), files: false };
}

function flagsOf({ flags = {} }: Command): ReadonlyMap<string, Flag> {
  return new Map(Object.entries(flags).map(([name, flag]) => [flagName(name), flag]));
}

/** What was typed before the cursor; `open` is a flag that still wants its value. */
function readLine(command: Command, typed: readonly string[]): { readonly line: PartialLine; readonly open?: Flag } {
  const flags = flagsOf(command);
  const values = new Map<string, string>();
  const words: string[] = [];
  let open: string | undefined;
  for (const word of typed) {
    if (open !== undefined) {
      values.set(open, word);
      open = undefined;
      continue;
    }
    const [, name = word, value] = /^(--[^=]+)=(.*)$/.exec(word) ?? [];
    const flag = flags.get(name);
    if (flag === undefined) words.push(word);
    else if (value === undefined && flag.kind !== 'switch') open = name;
    else values.set(name, value ?? '');
  }
  const asked = open === undefined ? undefined : flags.get(open);
  return { line: { command, words, values }, ...(asked === undefined ? {} : { open: asked }) };
}

function unusedFlags({ command, values }: PartialLine): Completed {
  const flags = [...flagsOf(command)].filter(([name]) => !values.has(name));
  return { candidates: [...flags.map(([word, { about }]) => ({ word, about })), HELP], files: false };
}

/** What the next word could be; where there is none, the flags. */
function wordsAt(line: PartialLine, current: string, look: FindValues): Completed {
  const words = Object.values(line.command.words ?? {});
  const at = Math.min(line.words.length, words.length - 1);
  const next = words[at];
  const isTaken = line.words.length >= words.length && next?.many !== true;
  if (next === undefined || isTaken) return unusedFlags(line);
  // `host SERVER` leaves out the game.
  const after = next.kind === 'choice' && next.required !== true ? words[at + 1] : undefined;
  const all = [next, ...(after === undefined ? [] : [after])].map((word) => look(word, current));
  const candidates = all.flatMap((one) => one.candidates);
  const files = all.some((one) => one.files);
  return candidates.length === 0 && !files ? unusedFlags(line) : { candidates, files };
}

interface ValueSource {
  readonly commands: readonly Command[];
  readonly line: PartialLine;
  readonly lookUp: LookUp;
}

function valuesOf(parameter: Flag | Word, text: string, { commands, line, lookUp }: ValueSource): Completed {
  const plain = (candidates: readonly Candidate[]): Completed => ({ candidates, files: false });
  if (parameter.kind === 'choice') return plain(parameter.choices.map((word) => ({ word, about: '' })));
  if (parameter.kind !== 'text' || parameter.complete === undefined) return plain([]);
  switch (parameter.complete) {
    case 'files':
      return { candidates: [], files: true };
    case 'matches-or-files':
      return { candidates: lookUp('matches', line, text), files: true };
    case 'commands':
      return plain(commands.map(nameOf));
    case 'matches':
    case 'editions':
    case 'bots':
    case 'seats': {
      const what = parameter.complete;
      const look = (typed: string): readonly Candidate[] => lookUp(what, line, typed);
      return plain(parameter.isList === true ? inList(text, look) : look(text));
    }
  }
}

/** What is before the last comma is said already. */
function inList(text: string, look: (last: string) => readonly Candidate[]): readonly Candidate[] {
  const said = text.slice(0, text.lastIndexOf(',') + 1);
  return look(text.slice(said.length)).map(({ word, about }) => ({ word: said + word, about }));
}
