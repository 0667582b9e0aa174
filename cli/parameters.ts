/** The words and flags of a command, each in one line of its table. */
import type { Choice, Switch, Text, WholeNumber } from './command.ts';

/** What a parameter may say beside its kind. */
type More<P, Said extends keyof P> = Omit<P, 'kind' | 'about' | Said> & { readonly many?: true };

/** Text of any kind; `value` stands for it in help pages: `FILE`. */
export function text(value: string, about: string): Text;
export function text<const M extends More<Text, 'value'>>(value: string, about: string, more: M): Text & M;
export function text(value: string, about: string, more: More<Text, 'value'> = {}): Text {
  return { kind: 'text', value, about, ...more };
}

type NumberLimits = readonly [least: number, most: number];
type MoreNumber = More<WholeNumber, 'value' | 'least' | 'most'>;

/** A whole number within limits. */
export function number(value: string, limits: NumberLimits, about: string): WholeNumber;
export function number<const M extends MoreNumber>(
  value: string,
  limits: NumberLimits,
  about: string,
  more: M,
): WholeNumber & M;
export function number(value: string, [least, most]: NumberLimits, about: string, more: MoreNumber = {}): WholeNumber {
  return { kind: 'number', value, least, most, about, ...more };
}

type MoreChoice = More<Choice, 'noun' | 'choices'>;

/** One of several; `noun` says what each of them is: `game`. */
export function choice<const One extends string>(noun: string, choices: readonly One[], about: string): Choice<One>;
export function choice<const One extends string, const M extends MoreChoice>(
  noun: string,
  choices: readonly One[],
  about: string,
  more: M,
): Choice<One> & M;
export function choice(noun: string, choices: readonly string[], about: string, more: MoreChoice = {}): Choice {
  return { kind: 'choice', noun, choices, about, ...more };
}

export function toggle(about: string): Switch {
  return { kind: 'switch', about };
}
