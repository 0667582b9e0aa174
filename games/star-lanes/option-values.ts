/** The values of options: how they are written, read and checked against the table. */
import type { Result } from '../../core/result.ts';
import type { Scatter } from './config.ts';
import { OPTIONS, optionName } from './options.ts';
import type { Option, OptionKey } from './options.ts';

/** What any option can hold. */
export type OptionValue = number | string | boolean | Scatter;

/** Writes a value as it stands in a notation. */
export function writeValue(value: OptionValue): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return value === '' ? 'none' : value;
  return 'count' in value ? String(value.count) : value.each.join('/');
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
      return `it takes a whole number from ${option.min} to ${option.max}`;
    case 'choice':
      return `it is one of ${Object.keys(option.choices).join(', ')}`;
    case 'flag':
      return 'it is on or off';
    case 'scatter':
      return `it takes a number from 0 to ${option.most}, or a chance of at most 1/${1 / option.chance}, such as 1/20`;
    case 'map':
      return 'it takes a drawn map, or none';
  }
}

function parse(option: Option, text: string): OptionValue | undefined {
  switch (option.kind) {
    case 'number':
      return within(whole(text), option.min, option.max);
    case 'choice':
      return Object.hasOwn(option.choices, text) ? text : undefined;
    case 'flag':
      return text === 'on' ? true : text === 'off' ? false : undefined;
    case 'scatter':
      return parseScatter(text, option.most, option.chance);
    case 'map':
      // Nothing at all is no map; `none` says that there is none.
      return text === 'none' ? '' : text || undefined;
  }
}

function whole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function within(number: number | undefined, min: number, max: number): number | undefined {
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

function parseScatter(text: string, most: number, chance: number): Scatter | undefined {
  const parts = /^(\d{1,4})\/(\d{1,5})$/.exec(text);
  if (parts === null) {
    const count = within(whole(text), 0, most);
    return count === undefined ? undefined : { count };
  }
  const each = [Number(parts[1]), Number(parts[2])] as const;
  return each[1] > 0 && each[0] / each[1] <= chance ? { each } : undefined;
}
