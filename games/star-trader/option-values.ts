/** The values of options: how they are written, read and checked against the table. */
import type { Result } from '../../core/result.ts';
import type { Stars } from './config.ts';
import { OPTIONS, optionName } from './options.ts';
import type { Option, OptionKey } from './options.ts';

/** What any option can hold. */
type OptionValue = number | string | boolean;

/** Writes a value as it stands in a notation. */
export function writeValue(value: OptionValue): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** Reads a value of an option from its notation and checks it against the option's limits. */
export function readValue(key: OptionKey, text: string): Result<OptionValue> {
  const option = OPTIONS[key];
  const value = parse(option, text);
  if (value !== undefined) return { ok: true, value };
  return { ok: false, problem: `${optionName(key)}=${text.slice(0, 60)} is not possible: ${allowed(option)}` };
}

/** What an option allows, in words. */
export function allowed(option: Option): string {
  switch (option.kind) {
    case 'number':
      return `it takes a ${option.parts ? '' : 'whole '}number from ${option.min} to ${option.max}`;
    case 'choice':
      return `it is one of ${Object.keys(option.choices).join(', ')}`;
    case 'flag':
      return 'it is on or off';
    case 'stars':
      return `it takes a whole number from ${option.min} to ${option.max}, or 3n+1 or 2n+1 for n captains`;
  }
}

function parse(option: Option, text: string): OptionValue | undefined {
  switch (option.kind) {
    case 'number':
      return within(option.parts ? decimal(text) : whole(text), option.min, option.max);
    case 'choice':
      return Object.hasOwn(option.choices, text) ? text : undefined;
    case 'flag':
      return text === 'on' ? true : text === 'off' ? false : undefined;
    case 'stars':
      return isFormula(text) ? text : within(whole(text), option.min, option.max);
  }
}

function isFormula(text: string): text is Stars & string {
  return text === '3n+1' || text === '2n+1';
}

function whole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** A number with at most six decimals; `.5` and `1.50` are not how we write it. */
function decimal(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})(?:\.\d{0,5}[1-9])?$/.test(text) ? Number(text) : undefined;
}

function within(number: number | undefined, min: number, max: number): number | undefined {
  return number !== undefined && number >= min && number <= max ? number : undefined;
}
