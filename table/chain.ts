/**
 * A hash chain over what was played: every link is the hash of the chance, the link before and the next line of the record.
 * The first is the hash of what the match began with. Links are told to everybody while actions may be private: without the
 * chance, which nobody knows before the end, who has two links could try which action leads from one to the other. Who knows a link knows, whatever is shown later, whether it is the same match
 * up to there; the record alone is enough to work all links out again. What was taken back is a line, too, so that no link
 * is ever lost.
 */
import { formatPlayedAction } from '../core/record.ts';
import type { MatchRecord, PlayedAction } from '../core/record.ts';
import { sha256 } from '../core/sha256.ts';

/** What a match begins with. Its chance is a key of 256 bits, so that the first link tells nothing of it. */
export type ChainStart = Pick<MatchRecord, 'game' | 'engine' | 'edition' | 'chance' | 'names'>;

/** The hash of a text, as 64 hexadecimal digits; a server has a faster one than ours. */
export type HashText = (text: string) => string;

export class ActionChain {
  readonly #hash: HashText;
  readonly #chance: string;
  #link: string;
  #length = 0;

  constructor({ game, engine, edition, chance, names }: ChainStart, hash: HashText = sha256) {
    this.#hash = hash;
    this.#chance = chance;
    this.#link = hash(['star lanes chain', game, engine, edition, chance, ...names].join('\n'));
  }

  /** How many lines it holds. */
  get length(): number {
    return this.#length;
  }

  /** Its end as it is told: how many lines it holds, and the last link. */
  get end(): string {
    return `${this.#length} ${this.#link}`;
  }

  add(line: PlayedAction): void {
    this.#link = this.#hash(`${this.#chance}\n${this.#link}\n${formatPlayedAction(line)}`);
    this.#length++;
  }
}

/** The end of the chain of a record, or where it was after so many lines; undefined where the record has fewer. */
export function chainOf(record: MatchRecord, length = linesOf(record).length): string | undefined {
  const lines = linesOf(record);
  if (length > lines.length) return undefined;
  const chain = new ActionChain(record);
  for (const line of lines.slice(0, length)) chain.add(line);
  return chain.end;
}

function linesOf({ played, actions }: MatchRecord): readonly PlayedAction[] {
  return played ?? actions;
}
