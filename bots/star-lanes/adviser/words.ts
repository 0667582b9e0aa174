/** Small words the adviser's sentences are made of. */
import type { Seat } from '../../../core/contract.ts';
import { companyName } from '../../../games/star-lanes/editions.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { money } from '../../../games/star-lanes/text.ts';

/** Who is meant: names by seat, and the seats whose books the advised player may see. */
export interface People {
  readonly names: readonly string[];
  readonly known: readonly boolean[];
}

export function nameOf({ names }: People, seat: Seat): string {
  return names[seat] ?? `Player ${seat + 1}`;
}

/** The other seats whose books are known. */
export function knownRivals({ known }: People, seat: Seat): Seat[] {
  return Array.from(known.keys()).filter((other) => other !== seat && known[other] === true);
}

export function companyWord({ config }: Position, company: number): string {
  return companyName(config, company);
}

/** Whole dollars: parts of a dollar come from parts of shares and tell nobody anything. */
export function dollars(amount: number): string {
  return money(Math.round(amount));
}

/** A number with commas; parts of shares as they are. */
export function count(number: number): string {
  return number.toLocaleString('en-US');
}

/** Whoever has sold short owes shares. */
export function sharesWord(shares: number): string {
  const noun = Math.abs(shares) === 1 ? 'share' : 'shares';
  return shares < 0 ? `${count(-shares)} owed ${noun}` : `${count(shares)} ${noun}`;
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** A text as a sentence: some companies' names end with a full stop of their own. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
